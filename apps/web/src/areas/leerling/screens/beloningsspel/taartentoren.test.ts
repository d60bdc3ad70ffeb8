import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maatOf } from '@spelrijk/game-kit/stage';
import { beginToren, GOUD, isAf, isVol, LAGEN, pressToren, soortOf, tickToren, topOf, zwaaiX, type TorenState } from './taartentoren.ts';
import { TAART_ART, torenScene } from './taartentoren-scene.ts';

/** Lets every layer go when it hangs within `near` of the tower. */
function play(seed: number, near: number, most = 60 * 600): TorenState {
  let state = beginToren(seed, 1);
  for (let i = 0; i < most && !isAf(state); i++) {
    if (state.valt === null && Math.abs(zwaaiX(state) - topOf(state).x) <= near) state = pressToren(state, true);
    state = tickToren(state);
  }
  return state;
}

test('who aims well builds higher and earns more than who presses anywhere; both reach the end', () => {
  for (const seed of [1, 2, 3]) {
    const [aimed, wild] = [play(seed, 8), play(seed, 400)];
    assert.ok(isAf(aimed) && isAf(wild));
    assert.equal(aimed.gestapeld.length, LAGEN);
    assert.ok(aimed.punten > wild.punten, `${aimed.punten} tegen ${wild.punten}`);
    assert.ok(wild.gestapeld.length < LAGEN);
  }
});

test('nothing happens by itself: a layer that is not let go swings for ever', () => {
  let state = beginToren(4, 1);
  for (let i = 0; i < 60 * 120; i++) state = tickToren(state);
  assert.deepEqual([state.gedaan, state.punten, isVol(state)], [0, 0, false]);
});

test('a game of a child that aims takes about a minute', () => {
  const seconds = play(5, 20).tick / 60;
  assert.ok(seconds > 30 && seconds < 100, String(seconds));
});

test('a second press while a layer falls does nothing, and a tower never gets too narrow to hit', () => {
  let state = pressToren(beginToren(1, 1), true);
  state = tickToren(state);
  assert.equal(pressToren(state, true), state);
  for (const seed of [1, 2, 3, 4]) assert.ok(play(seed, 120).gestapeld.every(({ breed }) => breed >= 120 && breed <= 360));
});

test('one of every five layers is golden, and where differs from game to game', () => {
  const golden = (seed: number) => Array.from({ length: LAGEN }, (_, nr) => nr).filter((nr) => soortOf(seed, nr) === GOUD);
  for (const seed of [1, 2, 3]) assert.equal(golden(seed).length, LAGEN / 5);
  assert.ok(new Set([1, 2, 3, 4, 5].map((seed) => golden(seed).join())).size > 2);
});

test('everything on the stage has a drawing, stays few, and the swinging layer is in sight', () => {
  for (const stand of ['liggend', 'staand'] as const) {
    const { w, h } = maatOf(stand);
    let state = beginToren(2, 1);
    for (let i = 0; i < 60 * 90 && !isAf(state); i++) {
      if (state.valt === null && Math.abs(zwaaiX(state) - topOf(state).x) <= 30) state = pressToren(state, true);
      state = tickToren(state);
      const items = torenScene(state, stand);
      assert.ok(items.length < 40);
      assert.equal(new Set(items.map(({ key }) => key)).size, items.length);
      for (const { art } of items) assert.ok(art === undefined || art.startsWith('kit:') || art in TAART_ART, art ?? '');
      const hangs = items.find(({ key }) => key === 'hangt');
      if (hangs) assert.ok(hangs.y > 100 && hangs.y < h && hangs.x > 0 && hangs.x < w, `${hangs.x} ${hangs.y}`);
    }
  }
});
