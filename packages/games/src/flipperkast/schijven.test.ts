import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import { beginWriting, GEEN_OPTIES, startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { beginShooting, GEEN_SCHOT } from '@spelrijk/game-kit/mechanics/schieten';
import type { Schietend } from '@spelrijk/game-kit/mechanics/schieten';
import { drawMikstippen, schijfPlek, drawSchijven, drawWoordKnoppen } from './schijven.ts';
import type { Schijfveld } from './schijven.ts';

const VELD: Schijfveld = {
  midden: 600,
  breed: 800,
  rijen: { eerste: 200, tweede: 300, alleen: 250 },
  perRij: { letters: 6, antwoorden: 4 },
};
const woord = (stukken: readonly string[]) =>
  makeOpgaven('VOLG', 1, 3).map((opgave) => ({ ...opgave, antwoord: stukken.join(''), stukken: [...stukken], extra: [] }));
const kat = makeOpgaven('KIES', 1, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan'] }));

function start(opgaven: readonly Opgave[], poging = 1): Schietend {
  const basis = startBasis({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend' });
  const run = { ...basis.run, poging };
  return beginShooting({ ...basis, ...GEEN_OPTIES, ...GEEN_SCHOT, ...beginWriting(basis), run }, 12);
}
const plekken = (state: Schietend) => state.opties.map((_, i) => schijfPlek(state, VELD, i));

describe('targets', () => {
  it('stand in one row around the middle, or in two when they are many', () => {
    const drie = plekken(start(woord(['b', 'oo', 'm'])));
    assert.deepEqual(
      drie.map(({ y }) => y),
      [250, 250, 250],
    );
    assert.equal(drie[1]?.x, 600);
    assert.deepEqual(
      plekken(start(woord([...'abcdefg']))).map(({ y }) => y),
      [200, 200, 200, 200, 300, 300, 300],
    );
  });
  it('are wider for answers than for letters', () =>
    assert.ok((plekken(start(kat))[0]?.w ?? 0) > (plekken(start(woord(['k', 'a', 't'])))[0]?.w ?? 999)));
  it('say what is on them, unless they are down', () => {
    const state = start(woord(['b', 'oo', 'm']));
    const [een, twee] = drawSchijven({ ...state, om: [0], mik: 1 }, VELD, 3);
    assert.deepEqual([een?.toon, een?.label, een?.uit, een?.nummer], ['om', undefined, true, undefined]);
    assert.deepEqual([twee?.toon, twee?.label, twee?.uit, twee?.nummer], ['mik', state.opties[1], false, 2]);
  });
  it('light up after the example', () => {
    assert.ok(drawSchijven(start(kat, 3), VELD, 3).some(({ key }) => key === 'kijk'));
    assert.ok(!drawSchijven(start(kat), VELD, 3).some(({ key }) => key === 'kijk'));
  });
});

it('dots show what is aimed at, not while a shot is on its way', () => {
  const state = start(kat);
  const seen = (s: Schietend) => drawMikstippen(s, VELD, [600, 600], 2).some(({ alpha = 1 }) => alpha > 0);
  assert.deepEqual([seen(state), seen({ ...state, schot: { schijf: 0, op: 0 } })], [true, false]);
});

it('a word in pieces has two buttons, an answer to choose none', () => {
  const knoppen = (opgaven: readonly Opgave[]) =>
    drawWoordKnoppen(start(opgaven), { x: 1, y: 2 }, { x: 3, y: 4 }, { w: 100, h: 98, z: 9 }).map(({ pick }) => pick);
  assert.deepEqual(knoppen(woord(['b', 'oo', 'm'])), ['terug', 'klaar']);
  assert.deepEqual([knoppen(makeOpgaven('TYP', 1, 3)), knoppen(kat)], [['klaar'], []]);
});
