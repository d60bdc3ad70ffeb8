import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startBasis } from '../../run/step.ts';
import { makeOpgaven } from '../../testing/opgaven.ts';
import { deelOf, drawSnijknoppen, endsOf, isTight, placeGat, placeLetter, widthInBalk } from './snijbalk.ts';
import type { Snijbalk } from './snijbalk.ts';
import { beginCutting } from './snijden.ts';
import type { Cutting } from './snijden.ts';

const BALK: Snijbalk = { x: 400, breed: 700, perRij: 7, rijen: [[300], [250, 350]], duw: 20 };

function start(antwoord: string, sneden: readonly number[] = []): Cutting {
  const opgaven = makeOpgaven('SPLIT', 1, 1).map((opgave) => ({ ...opgave, antwoord }));
  return { ...beginCutting(startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' })), sneden };
}

it('a short word lies in one row, a long one in two of about the same length', () => {
  assert.deepEqual([placeLetter(start('bo·men'), 0, BALK)[1], placeLetter(start('pa·nnen·koek'), 9, BALK)[1]], [300, 350]);
});

it('a gap lies between its letters, or behind the last letter of a row', () => {
  const kort = start('bo·men');
  const lang = start('pa·nnen·koek');
  assert.equal(placeGat(kort, 2, BALK)[0], (placeLetter(kort, 1, BALK)[0] + placeLetter(kort, 2, BALK)[0]) / 2);
  assert.ok(placeGat(lang, 5, BALK)[0] > placeLetter(lang, 4, BALK)[0]);
});

it('a part begins and ends at a cut and at the end of a row', () => {
  const state = start('bo·men', [2]);
  assert.deepEqual(
    [0, 1, 2, 4].map((i) => endsOf(state, i, BALK)),
    ['l', 'r', 'l', 'r'],
  );
  assert.deepEqual([deelOf(state, 1), deelOf(state, 2)], [0, 1]);
});

it('letters get narrower when there are more, and then three buttons do what keys do', () => {
  const smal = { ...BALK, perRij: 99, breed: 500 };
  assert.deepEqual([isTight(start('kat'), smal), isTight(start('zon·ne·bloem'), smal)], [false, true]);
  assert.ok(widthInBalk(start('zon·ne·bloem'), smal) * 10 <= 500);
  const knoppen = drawSnijknoppen(start('bo·men', [1]), { plek: [400, 600], snijd: 'Hak', weg: 'Plak', z: 1 });
  assert.deepEqual(
    knoppen.map(({ pick, name }) => [pick, name]),
    [
      ['links', 'Naar links'],
      ['knip', 'Plak tussen b en o'],
      ['rechts', 'Naar rechts'],
    ],
  );
});
