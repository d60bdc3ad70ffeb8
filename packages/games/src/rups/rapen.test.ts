import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beginWriting, startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { beginGathering, putBack, gather } from './rapen.ts';
import type { RaapZet, Rapend } from './rapen.ts';
import { startInMidden } from './slang.ts';

const RASTER = { kolommen: 13, rijen: 6 };
const opgaven = makeOpgaven('VOLG', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'boom', stukken: ['b', 'oo', 'm'], extra: ['o'] }));
function start(poging = 1): Rapend {
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  const run = { ...basis.run, poging };
  return beginGathering({ ...basis, run, ...beginWriting(basis), ...startInMidden(RASTER, 3), happen: [], volgendeId: 0 }, RASTER);
}
/** Picks these pieces up one after another. */
const take = (from: Rapend, ...stukken: readonly string[]): RaapZet<Rapend> =>
  stukken.reduce<RaapZet<Rapend>>(
    ({ state }, stuk) => {
      const hap = state.happen.find((h) => h.stuk === stuk);
      assert.ok(hap, stuk);
      return gather(state, RASTER, hap);
    },
    { state: from, raak: true, antwoord: undefined },
  );
const lying = ({ happen }: Rapend): string[] => happen.map(({ stuk }) => stuk).toSorted();

describe('picking up, free', () => {
  it('takes whatever is picked up, and gives no answer by itself', () => {
    const { state, raak, antwoord } = take(start(), 'b', 'o', 'm');
    assert.deepEqual([state.vakken.inhoud, raak, antwoord], [['b', 'o', 'm'], true, undefined]);
    assert.deepEqual(lying(state), ['oo']);
  });
  it('puts the last piece back', () => {
    const state = putBack(take(start(), 'b', 'o').state, RASTER);
    assert.deepEqual([state.vakken.inhoud, lying(state)], [['b'], ['m', 'o', 'oo']]);
  });
  it('never lays a piece where another lies', () => {
    const { happen } = start();
    assert.equal(new Set(happen.map(({ vak }) => vak)).size, happen.length);
  });
});

describe('picking up, guided', () => {
  it('lays a wrong piece somewhere else', () => {
    const { state, raak } = take(start(2), 'm');
    assert.deepEqual([raak, state.vakken.inhoud, lying(state)], [false, [], ['b', 'm', 'o', 'oo']]);
  });
  it('gives the word at the last right piece, with the first choice of the child', () =>
    assert.equal(take(start(2), 'b', 'o', 'oo', 'm').antwoord, 'bom'));
  it('fills in the right piece after four misses, and takes it off the grid', () => {
    const { state } = take(start(2), 'o', 'o', 'o', 'o');
    assert.deepEqual([state.vakken.inhoud, lying(state)], [['b'], ['m', 'o', 'oo']]);
  });
});
