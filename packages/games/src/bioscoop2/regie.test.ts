import { describe, it } from 'node:test';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { bloepX, GRAP, regiespel, VAL } from './regie.ts';
import type { Filmding, BioscoopState } from './state.ts';

import assert from 'node:assert/strict';

const opened = (kist?: readonly Filmding[], rustig = false): BioscoopState => {
  const state = regiespel.open(logic.start({ opgaven: makeOpgaven('TYP', 2, 1), seed: 5, tempo: 1, rustig, stand: 'liggend' }));
  return kist === undefined ? state : { ...state, regie: { ...state.regie, kist } };
};
function ticks(from: BioscoopState, n: number): BioscoopState {
  let state = from;
  for (let i = 0; i < n; i++) {
    const next = { ...state, tick: state.tick + 1 };
    state = regiespel.tick?.(next).state ?? next;
  }
  return state;
}
const drop = (state: BioscoopState, i: number): BioscoopState => regiespel.act(state, { soort: 'kies', pick: `ding:${i}` })?.state ?? state;
/** As soon as Bloep will be in the middle, or will not be, when what falls now lands. */
function wait(from: BioscoopState, onder: boolean): BioscoopState {
  let state = from;
  const past = (): boolean => {
    const ver = Math.abs(bloepX(ticks(state, VAL)));
    return onder ? ver < 0.15 : ver > 0.4;
  };
  for (let n = 0; n < 400 && !past(); n++) state = ticks(state, 1);
  return state;
}
const VIER: readonly Filmding[] = ['taart', 'banaan', 'wolk', 'spin'];

describe('directing after a right word', () => {
  it('makes Bloep react to what hits him, and the hall laughs', () => {
    const state = ticks(drop(wait(opened(VIER), true), 0), VAL);
    assert.deepEqual([state.regie.grap?.ding, state.gelachen], ['taart', 1]);
    assert.equal(ticks(state, GRAP + 1).regie.grap, null);
  });

  it('lets a cake fall for nothing, and a banana lie for when he comes by', () => {
    const mis = ticks(drop(wait(opened(VIER), false), 0), VAL);
    assert.deepEqual([mis.gelachen, mis.regie.ligt], [0, []]);
    const ligt = ticks(drop(wait(mis, false), 1), VAL);
    assert.deepEqual([ligt.gelachen, ligt.regie.ligt], [0, ['banaan']]);
    assert.equal(ticks(ligt, 200).gelachen, 1);
  });

  it('uses everything once, one at a time', () => {
    const een = drop(opened(VIER), 2);
    assert.equal(drop(een, 1), een);
    const na = ticks(een, VAL + GRAP + 2);
    assert.equal(drop(na, 2), na);
  });

  it('has different things in its box, one fewer after a short word', () => assert.equal(new Set(opened().regie.kist).size, 3));

  it('always hits in calm mode: Bloep stands still', () => assert.equal(ticks(drop(opened(VIER, true), 0), VAL).gelachen, 1));
});
