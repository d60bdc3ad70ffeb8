import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginVuurwerk, isAf, isFinale, PIJLEN, pressVuurwerk, tickVuurwerk, type VuurState } from './vuurwerk.ts';
import { VUURWERK_ART, vuurwerkScene } from './vuurwerk-scene.ts';

/** A child that presses every `om` ticks and holds for `vast`. */
function play(seed: number, tempo: number, om: number, vast: number): VuurState {
  let state = beginVuurwerk(seed, tempo);
  for (let i = 0; i < 60 * 400 && !isAf(state); i++) {
    if (i % om === 0) state = pressVuurwerk(state, true);
    if (i % om === vast) state = pressVuurwerk(state, false);
    state = tickVuurwerk(state);
  }
  return state;
}

/** Is there a drawing for this variant? */
const isDrawn = (art: string, toon: string): boolean => {
  const tekening = VUURWERK_ART[art];
  return tekening !== undefined && 'tonen' in tekening && tekening.tonen?.includes(toon) === true;
};

test('every rocket stays in the sky, and those near a lantern light it', () => {
  for (const tempo of [1, 0.6])
    for (const seed of [1, 2, 3]) {
      const state = play(seed, tempo, 130, 50);
      assert.ok(isAf(state));
      assert.equal(state.pijlen.length, PIJLEN);
      const aan = state.lampionnen.filter((lampion) => lampion.aan).length;
      assert.equal(state.punten, PIJLEN + 2 * aan);
      for (const { x, hoog } of state.pijlen) assert.ok(x >= 0 && x <= 1 && hoog >= 0 && hoog <= 1);
    }
});

test('where and how long one presses decides where it bursts: another child makes another sky', () => {
  const plekken = ({ pijlen }: VuurState) => pijlen.map(({ x, hoog }) => `${x.toFixed(2)} ${hoog.toFixed(2)}`);
  assert.notDeepEqual(plekken(play(1, 1, 130, 50)), plekken(play(1, 1, 150, 20)));
  assert.deepEqual(plekken(play(1, 1, 130, 50)), plekken(play(1, 1, 130, 50)));
});

test('a short tap sends one off as well; nothing leaves by itself', () => {
  let state = tickVuurwerk(pressVuurwerk(pressVuurwerk(beginVuurwerk(1, 1), true), false));
  assert.equal(state.pijlen.length, 1);
  assert.ok((state.pijlen[0]?.hoog ?? 0) > 0.4);
  state = beginVuurwerk(1, 1);
  for (let i = 0; i < 60 * 600; i++) state = tickVuurwerk(state);
  assert.deepEqual([state.pijlen.length, isFinale(state)], [0, false]);
});

test('the whole box takes about a minute', () => {
  const seconds = play(5, 1, 150, 60).tick / 60;
  assert.ok(seconds > 30 && seconds < 90, String(seconds));
});

test('nothing flashes: a burst goes from bright to glowing once, and in the finale each shines up once', () => {
  let state = beginVuurwerk(2, 1);
  const alphas: number[] = [];
  for (let i = 0; i < 60 * 200 && !isAf(state); i++) {
    if (i % 100 === 0) state = pressVuurwerk(state, true);
    if (i % 100 === 30) state = pressVuurwerk(state, false);
    state = tickVuurwerk(state);
    const eerste = vuurwerkScene(state, 'liggend').find(({ key }) => key === 'b0');
    if (eerste?.alpha !== undefined) alphas.push(eerste.alpha);
  }
  const omhoog = alphas.filter((alpha, i) => i > 1 && alpha > (alphas[i - 1] ?? 0) && (alphas[i - 1] ?? 0) <= (alphas[i - 2] ?? 0)).length;
  assert.ok(omhoog <= 1, String(omhoog));
});

test('every moment can be drawn, however one presses', () => {
  let state = beginVuurwerk(9, 1);
  for (let i = 0; i < 8000 && !isAf(state); i++) {
    state = tickVuurwerk(pressVuurwerk(state, i % 11 < 5));
    if (i % 60 !== 0) continue;
    for (const stand of ['liggend', 'staand'] as const) {
      const items = vuurwerkScene(state, stand);
      assert.equal(new Set(items.map(({ key }) => key)).size, items.length);
      assert.ok(items.length < 80, String(items.length));
      for (const { art, toon } of items) {
        if (art === undefined || art.startsWith('kit:')) continue;
        assert.ok(art in VUURWERK_ART, art);
        assert.ok(toon === undefined || isDrawn(art, toon), `${art} ${toon}`);
      }
    }
  }
});
