import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { celPlek, VOORGOED } from './masker.ts';
import { beginSweeping, sweepWith } from './veger.ts';
import type { Vegend } from './veger.ts';

const RAAM = { kolommen: 4, rijen: 3, x: 100, y: 50, w: 60, h: 40 };
function start(poging = 1, rustig = false): Vegend {
  const basis = startBasis({ opgaven: makeOpgaven('TYP', 1, 1), seed: 1, tempo: 0.5, rustig, stand: 'liggend' });
  const state = { ...basis, tick: 100, run: { ...basis.run, poging } };
  return { ...state, ...beginSweeping(state, RAAM) };
}
const act = (state: Vegend, input: GameInput) => sweepWith(state, input, { raam: RAAM, straal: 30, schoon: 200 });
const point = (cel: number, fase: 'beweeg' | 'los' = 'beweeg'): GameInput => {
  const [x, y] = celPlek(RAAM, cel);
  return { soort: 'wijs', fase, x, y };
};
const open = ({ masker }: Vegend): number => masker.schoonTot.filter((tot) => tot > 100).length;

describe('going over a cover', () => {
  it('clears what a finger goes over, for a while', () => {
    const zet = act(start(), point(6)) ?? assert.fail('it is about the tool');
    assert.deepEqual([open(zet.state), zet.state.masker.schoonTot[6], zet.sounds], [1, 100 + 400, ['zwiep']]);
    assert.equal(act(start(1, true), point(6))?.state.masker.schoonTot[6], 100 + 800);
    assert.equal(act(start(2), point(6))?.state.masker.schoonTot[6], VOORGOED);
  });
  it('sounds once a stroke', () => {
    const zet = act(start(), point(6)) ?? assert.fail('it is about the tool');
    assert.deepEqual(act({ ...zet.state, tick: 110 }, point(7))?.sounds, []);
  });
  it('goes a cell by the arrows, and never off the cover', () => {
    const pijl = (ingedrukt: boolean): GameInput => ({ soort: 'richting', richting: 'rechts', ingedrukt });
    const from = start();
    assert.equal(act(from, pijl(true))?.state.x, from.x + 60);
    assert.equal(act(from, pijl(false))?.state, from);
    assert.equal(act({ ...from, x: 330 }, pijl(true))?.state.x, 320);
  });
  it('does nothing when the finger is lifted, and leaves other inputs alone', () => {
    const from = start();
    assert.equal(act(from, point(6, 'los'))?.state, from);
    assert.equal(act(from, { soort: 'letter', letter: 'a' }), null);
  });
  it('has nothing to do in the last attempt', () => assert.deepEqual([open(start()), open(start(3))], [0, 12]));
});
