import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Item } from '@spelrijk/game-kit/contract';
import { beginCutting, cutBy } from '@spelrijk/game-kit/mechanics/split';
import type { Cutting } from '@spelrijk/game-kit/mechanics/split';
import { startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { drawSnijkring } from './snijkring.ts';

const KRING = { x: 600, y: 400, r: 200 };
function start(poging = 1): Cutting {
  const opgaven = makeOpgaven('SPLIT', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'bo·men' }));
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  return beginCutting({ ...basis, run: { ...basis.run, poging } });
}
const snee = (state: Cutting, gat: number): Cutting => cutBy(state, { soort: 'kies', pick: `snee:${gat}` }).state;
const wait = (state: Cutting, fase: 'wacht' | 'uitleg'): Cutting => ({ ...state, run: { ...state.run, fase } });
const kring = (state: Cutting): Item[] => drawSnijkring(state, KRING, { art: 'schijf', tonen: 2, waar: 'de plank' }, 4);
const van = (state: Cutting, art: string): Item[] => kring(state).filter((item) => item.art === art);

describe('a word to cut, round a circle', () => {
  it('has a letter everywhere and a button between every two', () => {
    assert.equal(
      van(start(), 'schijf')
        .map(({ label }) => label)
        .join(''),
      'bomen',
    );
    assert.deepEqual(
      van(start(), 'snijpunt').map(({ pick }) => pick),
      ['snee:1', 'snee:2', 'snee:3', 'snee:4'],
    );
  });
  it('begins at the top', () =>
    assert.deepEqual(
      van(start(), 'begin').map(({ x, y }) => [Math.round(x), Math.round(y)]),
      [[600, 196]],
    ));
  it('shows a line only where it is cut, below the letters', () => {
    assert.deepEqual(van(start(), 'snee'), []);
    assert.deepEqual(
      van(snee(start(), 3), 'snee').map(({ key, toon, z }) => [key, toon, z]),
      [['lijn3', '', 3]],
    );
  });
  it('shows the arrows and the cuts on the buttons, and is dead after the answer', () => {
    assert.deepEqual(
      van({ ...snee(start(), 3), plek: 1 }, 'snijpunt').map(({ toon }) => toon),
      ['hier', '', 'staat', ''],
    );
    assert.ok(van(wait(start(), 'wacht'), 'snijpunt').every(({ uit }) => uit));
  });
  it('says which cut was wrong after the verdict, and where one belongs in the last attempt', () => {
    assert.deepEqual(
      van(wait(snee(snee(start(), 2), 3), 'uitleg'), 'snee').map(({ toon }) => toon),
      ['', 'mis'],
    );
    assert.deepEqual(
      van(start(3), 'snee').map(({ key, toon }) => [key, toon]),
      [['lijn2', 'tip']],
    );
  });
});
