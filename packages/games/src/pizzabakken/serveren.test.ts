import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { GEVEN, puntBij, serveerspel } from './serveren.ts';
import type { PizzaState } from './state.ts';

const opened = (rustig = false): PizzaState =>
  serveerspel.open(logic.start({ opgaven: makeOpgaven('TYP', 2, 1), seed: 5, tempo: 1, rustig, stand: 'liggend' }));
const give = (state: PizzaState, gast: number): PizzaState => {
  const later = { ...state, tick: state.tick + 30 };
  return serveerspel.act(later, { soort: 'kies', pick: `gast:${gast}` })?.state ?? later;
};
/** Turned until the guest can have its wish, or cannot. */
function turn(from: PizzaState, gast: number, wil: boolean): PizzaState {
  let state = from;
  const past = (): boolean => {
    const wat = state.schijf.punten[puntBij(state.schijf, gast)] ?? -1;
    return wat >= 0 && (wat === state.schijf.wensen[gast]) === wil;
  };
  for (let n = 0; n < 500 && !past(); n++) state = serveerspel.tick?.(state).state ?? state;
  return state;
}

describe('serving after a right word', () => {
  it('pleases who gets what it thinks of, and gives the slice away all the same', () => {
    const raak = give(turn(opened(), 1, true), 1);
    assert.deepEqual([raak.smulde, raak.schijf.gegeven, raak.schijf.punten.filter((wat) => wat < 0).length], [1, 1, 1]);
    const mis = give(turn(opened(), 0, false), 0);
    assert.deepEqual([mis.smulde, mis.schijf.gegeven], [0, 1]);
  });

  it('makes only wishes that can come true', () => {
    let state = opened();
    for (let n = 0; n < GEVEN; n++) {
      for (const wens of state.schijf.wensen) assert.ok(state.schijf.punten.includes(wens), `${n}`);
      state = give(turn(state, n % 2, true), n % 2);
    }
    assert.equal(state.schijf.gegeven, GEVEN);
    assert.equal(give(state, 0).schijf, state.schijf);
  });

  it('gives nothing from an empty place', () => {
    const leeg = give(turn(opened(), 1, true), 1);
    assert.equal(give(leeg, 1).schijf.gegeven, 1);
  });

  it('turns only when it is told to in calm mode', () => {
    const state = opened(true);
    assert.equal(serveerspel.tick?.(state).state.schijf.hoek, 0);
    assert.equal(serveerspel.act(state, { soort: 'kies', pick: 'draai' })?.state.schijf.hoek, 60);
  });
});
