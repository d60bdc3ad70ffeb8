import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beginSchrijven, startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { beginRapen, legTerug, raap } from './rapen.ts';
import type { RaapZet, Rapend } from './rapen.ts';
import { inMidden } from './slang.ts';

const RASTER = { kolommen: 13, rijen: 6 };
const opgaven = makeOpgaven('VOLG', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'boom', stukken: ['b', 'oo', 'm'], extra: ['o'] }));
function start(poging = 1): Rapend {
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  const run = { ...basis.run, poging };
  return beginRapen({ ...basis, run, ...beginSchrijven(basis), ...inMidden(RASTER, 3), happen: [], volgendeId: 0 }, RASTER);
}
/** Picks these pieces up one after another. */
const pak = (from: Rapend, ...stukken: readonly string[]): RaapZet<Rapend> =>
  stukken.reduce<RaapZet<Rapend>>(
    ({ state }, stuk) => {
      const hap = state.happen.find((h) => h.stuk === stuk);
      assert.ok(hap, stuk);
      return raap(state, RASTER, hap);
    },
    { state: from, raak: true, antwoord: undefined },
  );
const liggen = ({ happen }: Rapend): string[] => happen.map(({ stuk }) => stuk).toSorted();

describe('picking up, free', () => {
  it('takes whatever is picked up, and gives no answer by itself', () => {
    const { state, raak, antwoord } = pak(start(), 'b', 'o', 'm');
    assert.deepEqual([state.vakken.inhoud, raak, antwoord], [['b', 'o', 'm'], true, undefined]);
    assert.deepEqual(liggen(state), ['oo']);
  });
  it('puts the last piece back', () => {
    const state = legTerug(pak(start(), 'b', 'o').state, RASTER);
    assert.deepEqual([state.vakken.inhoud, liggen(state)], [['b'], ['m', 'o', 'oo']]);
  });
  it('never lays a piece where another lies', () => {
    const { happen } = start();
    assert.equal(new Set(happen.map(({ vak }) => vak)).size, happen.length);
  });
});

describe('picking up, guided', () => {
  it('lays a wrong piece somewhere else', () => {
    const { state, raak } = pak(start(2), 'm');
    assert.deepEqual([raak, state.vakken.inhoud, liggen(state)], [false, [], ['b', 'm', 'o', 'oo']]);
  });
  it('gives the word at the last right piece, with the first choice of the child', () =>
    assert.equal(pak(start(2), 'b', 'o', 'oo', 'm').antwoord, 'bom'));
  it('fills in the right piece after four misses, and takes it off the grid', () => {
    const { state } = pak(start(2), 'o', 'o', 'o', 'o');
    assert.deepEqual([state.vakken.inhoud, liggen(state)], [['b'], ['m', 'o', 'oo']]);
  });
});
