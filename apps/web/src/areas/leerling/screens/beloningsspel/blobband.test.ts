import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type BandState,
  beginBand,
  countSlagen,
  isAf,
  isSlot,
  klankenOf,
  pressBand,
  SPELERS,
  telOf,
  TELLEN,
  tickBand,
} from './blobband.ts';
import { BAND_ART, bandScene } from './blobband-scene.ts';

const MEEST = 60 * 300;

/** Plays until the end, pressing in the ticks that `wil` names. */
function play(tempo: number, wil: (state: BandState, i: number) => boolean): { readonly state: BandState; readonly gehoord: number } {
  let state = beginBand(1, tempo);
  let gehoord = 0;
  for (let i = 0; i < MEEST && !isAf(state); i++) {
    const before = state;
    state = pressBand(state, wil(state, i));
    state = tickBand(state);
    gehoord += klankenOf(before, state).length;
  }
  return { state, gehoord };
}

/** Is there a drawing for this variant? */
const isDrawn = (art: string, toon: string): boolean => {
  const tekening = BAND_ART[art];
  return tekening !== undefined && 'tonen' in tekening && tekening.tonen?.includes(toon) === true;
};

test('four blobs take turns, what was laid stays, and the band plays it at the end', () => {
  for (const tempo of [1, 0.6]) {
    const { state, gehoord } = play(tempo, ({ rijen, beurt }, i) => i % 45 === 0 && (rijen[beurt]?.filter(Boolean).length ?? 9) < 3);
    assert.ok(isAf(state));
    assert.ok(
      state.rijen.every((rij) => rij.some(Boolean)),
      'everybody plays',
    );
    assert.ok(gehoord > countSlagen(state) * 4, `${gehoord} heard`);
  }
});

test('a turn waits for its first hit: nothing goes on by itself', () => {
  const { state } = play(1, () => false);
  assert.deepEqual([state.beurt, countSlagen(state), isSlot(state)], [0, 0, false]);
});

test('a second press on the same beat takes the hit away, and a key that is held is one press', () => {
  let state = beginBand(1, 1);
  state = pressBand(state, true);
  const tel = telOf(state);
  assert.equal(state.rijen[0]?.[tel], true);
  state = pressBand(state, true);
  assert.equal(state.rijen[0]?.[tel], true);
  state = pressBand(pressBand(state, false), true);
  assert.equal(state.rijen[0]?.[tel], false);
});

test('a hit sounds at once, and not once more on its own beat a moment later', () => {
  let state = beginBand(1, 1);
  for (let i = 0; i < 17; i++) state = tickBand(state);
  state = pressBand(state, true);
  let gehoord = 0;
  for (let i = 0; i < 20; i++) {
    state = tickBand(state);
    gehoord += state.klinkt.length;
  }
  assert.equal(gehoord, 1);
});

test('a song takes about a minute', () => {
  const { state } = play(1, ({ rijen, beurt }, i) => i % 61 === 0 && (rijen[beurt]?.filter(Boolean).length ?? 9) < 4);
  assert.ok(state.tick / 60 > 30 && state.tick / 60 < 90, String(state.tick / 60));
});

test('every moment can be drawn, however one presses', () => {
  let state = beginBand(1, 1);
  for (let i = 0; i < 6000 && !isAf(state); i++) {
    state = tickBand(pressBand(state, i % 13 < 4));
    if (i % 40 !== 0) continue;
    for (const stand of ['liggend', 'staand'] as const) {
      const items = bandScene(state, stand);
      assert.equal(new Set(items.map(({ key }) => key)).size, items.length);
      assert.ok(items.length < 80, String(items.length));
      for (const { art, toon } of items) {
        if (art === undefined || art.startsWith('kit:')) continue;
        assert.ok(toon === undefined || isDrawn(art, toon), `${art} ${toon}`);
      }
    }
  }
  assert.equal(state.rijen.length, SPELERS);
  assert.ok(state.rijen.every((rij) => rij.length === TELLEN));
});
