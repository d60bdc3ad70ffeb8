import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { buisAt, liesRight, opensAt, rightTurn, wetOf } from './net.ts';
import type { Net, PijpState } from './state.ts';

const TICK: GameEvent = { type: 'tick' };
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const turnAt = (i: number): GameEvent => act({ soort: 'kies', pick: `buis:${i}` });
const times = (n: number): GameEvent[] => Array.from({ length: n }, () => TICK);
const feed = (from: PijpState, ...events: readonly GameEvent[]): PijpState =>
  events.reduce((state, event) => logic.step(state, event).state, from);

function opened(seed = 4): PijpState {
  const opgaven = makeOpgaven('SPLIT', 2, 1).map((opgave) => ({ ...opgave, antwoord: 'kat' }));
  const start = logic.start({ opgaven, seed, tempo: 1, rustig: false, stand: 'liggend' });
  return feed(start, act({ soort: 'klaar' }), { type: 'oordeel', goed: true }, ...times(94));
}
const PLAATSEN = Array.from({ length: 9 }, (_, i) => i);
/** Every pipe as it should lie. */
const solved = (net: Net): Net => ({ ...net, draai: PLAATSEN.map((i) => rightTurn(net, i) ?? 0) });

describe('nine pipes', () => {
  it('begin with no pot that gets water, whatever chance lays, and can always be solved', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { net } = opened(seed);
      assert.deepEqual(net.natOp, [null, null, null], `seed ${seed}`);
      const nat = wetOf(solved(net));
      for (const laatste of [2, 5, 8]) assert.ok(nat.has(laatste) && opensAt(solved(net), laatste).includes(1), `seed ${seed}, ${laatste}`);
    }
  });

  it('let water through only where both ends are open', () => {
    const net = { ...opened().net, stam: 0, draai: [1, 0, 0, 0, 1, 0, 0, 0, 0] };
    // The straight pipe beside the cross lies across: its row stays dry, the others run.
    assert.deepEqual(
      [...wetOf(net)].toSorted((a, b) => a - b),
      [0, 1, 2, 3, 6, 7, 8],
    );
  });

  it('turn by a tap, by arrows and space too, and the cross does not', () => {
    const state = opened();
    const kruis = PLAATSEN.find((i) => buisAt(state.net, i) === 'kruis') ?? 0;
    const ander = PLAATSEN.find((i) => i !== kruis) ?? 0;
    assert.equal(feed(state, turnAt(ander)).net.draai[ander], ((state.net.draai[ander] ?? 0) + 1) % 4);
    assert.deepEqual(feed(state, turnAt(kruis)).net.draai, state.net.draai);
    const op = act({ soort: 'richting', richting: 'op', ingedrukt: true });
    assert.equal(feed(state, op, act({ soort: 'actie', ingedrukt: true })).net.laatst, 1);
  });

  it('make something grow where the water comes, once', () => {
    let state = opened();
    assert.equal(isOpen(state), true);
    for (const i of PLAATSEN) for (let n = 0; n < 4 && !liesRight(state.net, i); n++) state = feed(state, turnAt(i));
    assert.ok(state.net.natOp.every((op) => op !== null));
    assert.equal(state.planten.length, 3);
  });
});
