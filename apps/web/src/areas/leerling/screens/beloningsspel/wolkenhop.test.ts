import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { beloningssysteem } from '@spelrijk/teksten/site/beloningssysteem';
import { telwoord } from '@spelrijk/teksten/spreken';
import { BELONINGSSPELLEN } from './spelregels.ts';
import { beginHop, DAG_TICKS, pressJump, isAf, tick, wolk, wolkenBij, type HopState } from './wolkenhop.ts';

/** Jumps when the edge of the cloud under the feet is near: what a child learns in the first ten seconds. */
function jumper(state: HopState): HopState {
  const edge = wolk(state.seed, state.laatste);
  const near = state.los === 0 && state.x > edge.x + edge.w - 40;
  if (near && !state.vast) return pressJump(state, true);
  return state.vast && state.vy > 4 ? pressJump(state, false) : state;
}

function play(seed: number, tempo: number, act: (state: HopState) => HopState): HopState {
  let state = beginHop(seed, tempo);
  for (let i = 0; i < DAG_TICKS; i++) state = tick(act(state));
  return state;
}

const SEEDS = [1, 2, 3, 40, 500];
const TEMPOS = [1, 0.6];

test('who jumps at every edge gets far and catches many stars, in calm mode too', () => {
  for (const tempo of TEMPOS)
    for (const seed of SEEDS) {
      const { punten, x } = play(seed, tempo, jumper);
      assert.ok(punten > 20 * tempo, `seed ${seed} tempo ${tempo}: ${punten} points`);
      assert.ok(x > 6000 * tempo, `seed ${seed} tempo ${tempo}: ${Math.round(x)} units`);
    }
});

test('a child that does nothing is carried back every time and still sees the day end', () => {
  for (const seed of SEEDS) {
    const state = play(seed, 1, (s) => s);
    assert.ok(isAf(state));
    assert.ok(state.laatste < 10, 'walking off an edge leads down, not far');
    assert.ok(Number.isFinite(state.x) && Number.isFinite(state.y));
  }
});

test('a child that never lets go, or presses every tick, cannot break it', () => {
  for (const act of [(s: HopState) => pressJump(s, true), (s: HopState) => pressJump(pressJump(s, true), false)]) {
    const state = play(7, 1, act);
    assert.ok(isAf(state) && Number.isFinite(state.y));
  }
});

test('the same sky and the same presses give the same end', () => {
  const [a, b] = [play(9, 1, jumper), play(9, 1, jumper)];
  assert.deepEqual([a.x, a.y, a.punten], [b.x, b.y, b.punten]);
});

test('after the day nothing moves any more', () => {
  const end = play(3, 1, jumper);
  assert.equal(tick(end), end);
});

test('every gap can be jumped: clouds follow each other and never lie too high', () => {
  for (const seed of SEEDS) {
    const row = Array.from({ length: 60 }, (_, nr) => wolk(seed, nr));
    for (const [i, next] of row.entries()) {
      const from = row[i - 1];
      if (!from) continue;
      assert.ok(next.x - (from.x + from.w) < 290, `gap ${i} of ${seed}`);
      assert.ok(next.x > from.x + from.w - 1, `order ${i} of ${seed}`);
      assert.ok(from.y - next.y < 170, `height ${i} of ${seed}`);
    }
    assert.ok(wolkenBij(seed, 9000).length > 4);
  }
});

test('the site says how many games are behind the chest, and what the screen is called on which a child sees its words', () => {
  const tekst = JSON.stringify(beloningssysteem);
  const [aantal = ''] = telwoord(BELONINGSSPELLEN.length);
  assert.match(tekst, new RegExp(`${aantal} beloningsspellen`));
  assert.match(tekst, new RegExp(`de schatkist open, met ${aantal} spellen`));
  assert.ok(tekst.includes(`*${leerlingTeksten.nl.ik.titel}*`));
});
