import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginKasteel, EMMERS, isAf, type KasteelState, lijnOf, OVER, pressKasteel, RIJEN, tickKasteel } from './zandkasteel.ts';
import { KASTEEL_ART, kasteelScene } from './zandkasteel-scene.ts';

/** Holds until the sand stands at `tot` of each bucket. */
function play(seed: number, tempo: number, tot: (state: KasteelState) => number, most = 60 * 600): KasteelState {
  let state = beginKasteel(seed, tempo);
  for (let i = 0; i < most && !isAf(state); i++) {
    if (!state.giet && state.keert === 0) state = pressKasteel(state, true);
    else if (state.giet && state.vulling >= tot(state)) state = pressKasteel(state, false);
    state = tickKasteel(state);
  }
  return state;
}
const opDeLijn = ({ seed, torens }: KasteelState): number => lijnOf(seed, torens.length);

test('who stops at the line builds towers with a flag; who pours on or hardly pours builds a castle as well', () => {
  for (const tempo of [1, 0.6])
    for (const seed of [1, 2, 3]) {
      const [netjes, over, weinig] = [play(seed, tempo, opDeLijn), play(seed, tempo, () => 9), play(seed, tempo, () => 0.12)];
      for (const state of [netjes, over, weinig]) assert.deepEqual([isAf(state), state.torens.length], [true, EMMERS]);
      assert.ok(netjes.torens.every(({ soort }) => soort === 'vlag'));
      assert.ok(over.torens.every(({ soort, vondst }) => soort === 'berg' && vondst === 'krab'));
      assert.ok(netjes.punten > weinig.punten && weinig.punten >= EMMERS);
    }
});

test('nothing happens by itself: an idle child finds the same bucket after ten minutes', () => {
  let state = beginKasteel(4, 1);
  for (let i = 0; i < 60 * 600; i++) state = tickKasteel(state);
  assert.deepEqual([state.torens.length, state.vulling, isAf(state)], [0, 0, false]);
});

test('who cannot hold presses twice: the first pours, the second stops', () => {
  let state = pressKasteel(pressKasteel(beginKasteel(1, 1), true), false);
  for (let i = 0; i < 40; i++) state = tickKasteel(state);
  assert.ok(state.giet && state.vulling > 0.3);
  state = pressKasteel(state, true);
  assert.deepEqual([state.torens.length, state.giet], [1, false]);
});

test('a castle takes about a minute, fits its terraces, and every line can be reached', () => {
  const seconds = play(5, 1, opDeLijn).tick / 60;
  assert.ok(seconds > 20 && seconds < 80, String(seconds));
  assert.equal(
    RIJEN.reduce((som, aantal) => som + aantal, 0),
    EMMERS,
  );
  for (let nr = 0; nr < EMMERS; nr++) assert.ok(lijnOf(nr + 3, nr) < OVER - 0.1);
});

test('presses at any moment break nothing, and every moment can be drawn', () => {
  let state = beginKasteel(9, 1);
  for (let i = 0; i < 6000 && !isAf(state); i++) {
    state = tickKasteel(pressKasteel(state, i % 7 < 3));
    if (i % 50 !== 0) continue;
    for (const stand of ['liggend', 'staand'] as const) {
      const items = kasteelScene(state, stand);
      assert.equal(new Set(items.map(({ key }) => key)).size, items.length);
      assert.ok(items.length < 80);
      for (const { key, art, x, y, w, h } of items) {
        assert.ok(art === undefined || art.startsWith('kit:') || art in KASTEEL_ART, key);
        assert.ok([x, y, w, h].every(Number.isFinite));
      }
    }
  }
});
