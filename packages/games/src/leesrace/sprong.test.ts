import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { LANDINGEN } from './garage.ts';
import { logic } from './logic.ts';
import { GOED, sprongspel } from './sprong.ts';
import type { RaceState } from './state.ts';

const opened = (rustig = false): RaceState =>
  sprongspel.open(logic.start({ opgaven: makeOpgaven('KIES', 2, 1), seed: 5, tempo: 1, rustig, stand: 'liggend' }));
const tick = (state: RaceState): { readonly state: RaceState; readonly effects: readonly GameEffect[] } => {
  const { state: next, effects = [] } = sprongspel.tick?.({ ...state, tick: state.tick + 1 }) ?? { state };
  return { state: next, effects };
};

/** Shifts three times as soon as the engine turns this fast, and comes down. */
function jump(bij: number): { readonly state: RaceState; readonly vondsten: readonly string[] } {
  let state = opened();
  const vondsten: string[] = [];
  for (let n = 0; n < 700 && state.sprong.neerOp === null; n++) {
    if (state.sprong.toeren >= bij) state = sprongspel.act(state, { soort: 'actie', ingedrukt: true })?.state ?? state;
    const next = tick(state);
    state = next.state;
    vondsten.push(...next.effects.flatMap((effect) => (effect.type === 'vondst' ? [effect.stuk] : [])));
  }
  return { state, vondsten };
}

describe('the jump after a right word', () => {
  it('is far when the child shifts just right, and near when it is too soon or too late', () => {
    const ver = jump(GOED.van).state.sprong.vaart;
    assert.ok(ver > jump(0.3).state.sprong.vaart && ver > jump(1).state.sprong.vaart);
  });

  it('comes down in a place, and finds what belongs there', () => {
    const { state, vondsten } = jump(GOED.van);
    assert.equal(vondsten.length, 1);
    assert.ok(LANDINGEN[state.sprong.landing]?.includes(vondsten[0] ?? ''));
    assert.ok(state.verst > 0);
  });

  it('does not begin by itself', () => {
    let state = opened();
    for (let n = 0; n < 600; n++) ({ state } = tick(state));
    assert.equal(state.sprong.losOp, null);
  });

  it('lets a ramp be chosen in calm mode: the higher, the farther', () => {
    const vaart = (i: number): number => sprongspel.act(opened(true), { soort: 'kies', pick: `schans:${i}` })?.state.sprong.vaart ?? 0;
    assert.ok(vaart(0) < vaart(1) && vaart(1) < vaart(2));
    assert.equal(sprongspel.act(opened(true), { soort: 'kies', pick: 'schans:9' }), null);
  });
});
