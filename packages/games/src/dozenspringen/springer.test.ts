import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { startBasis } from '@spelrijk/game-kit/run';
import { jump } from './lijf.ts';
import { moveSpringer, standOn, steerSpringer, wantsToJump } from './springer.ts';
import type { Springend } from './springer.ts';

const wereld = { g: 0.5, vloer: 600, links: 0, rechts: 1000 };
const richels = [300, 500, 700].map((x) => ({ x, y: 400, w: 150 }));
const start: Springend = {
  ...startBasis({ opgaven: [], seed: 1, tempo: 1, rustig: false, stand: 'liggend' }),
  ...standOn(500, 600),
};
const pijl = (richting: 'links' | 'rechts' | 'op' | 'neer', ingedrukt = true): GameInput => ({ soort: 'richting', richting, ingedrukt });

/** Where a jump with this goal ends: the place that was landed on, and the state then. */
function jumps(doel: number): readonly [number, Springend] {
  let state: Springend = { ...start, lijf: jump(start.lijf, 16), doel };
  for (let n = 0; n < 200; n++) {
    const next = moveSpringer(state, richels, wereld);
    if (next.geland !== null) return [next.geland, next.state];
    state = next.state;
  }
  return assert.fail('never landed');
}

describe('a jumper', () => {
  it('jumps with arrow up, the space bar and Enter, and not when they are let go', () => {
    const actie = (ingedrukt: boolean): GameInput => ({ soort: 'actie', ingedrukt });
    assert.deepEqual([pijl('op'), actie(true), { soort: 'klaar' } as const].map(wantsToJump), [true, true, true]);
    assert.deepEqual([pijl('op', false), actie(false), pijl('links')].map(wantsToJump), [false, false, false]);
  });
  it('walks as long as an arrow is held', () => {
    const links = steerSpringer(start, pijl('links'));
    assert.ok(moveSpringer(links, [], wereld).state.lijf.x < 500);
    assert.equal(steerSpringer(links, pijl('links', false)).loopt, 0);
    assert.equal(steerSpringer(links, pijl('rechts', false)), links);
    assert.equal(steerSpringer(links, pijl('neer')), links);
  });
  it('does nothing where it stands', () => assert.equal(moveSpringer(start, richels, wereld).state, start));
  it('lands on what is above it', () => assert.equal(jumps(-1)[0], 1));
  for (const i of [0, 2])
    it(`goes to ledge ${i} by itself, past the others, and is there then`, () => {
      const [geland, { doel, lijf }] = jumps(i);
      assert.deepEqual([geland, doel, lijf.y, lijf.staat], [i, -1, 400, true]);
    });
});
