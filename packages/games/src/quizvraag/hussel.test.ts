import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven, withLangWoord } from '@spelrijk/game-kit/testing';
import { bloepHoed, bloepPlek, brandtLamp, MOED, placeAfter } from './hussel.ts';
import { logic } from './logic.ts';
import type { QuizState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (wat: string): GameEvent => act({ soort: 'kies', pick: wat });
const feed = (from: QuizState, ...events: readonly GameEvent[]): QuizState =>
  events.reduce((state, event) => logic.step(state, event).state, from);

/** A question was right and Bloep wants to hide. */
function opened(seed = 4): QuizState {
  const opgaven = makeOpgaven('KIES', 2, 3);
  const state = logic.start({ opgaven, seed, tempo: 1, rustig: false, stand: 'liggend' });
  const goed = state.opties.indexOf(opgaven[0]?.antwoord ?? '');
  return withLangWoord(feed(state, pick(`optie:${goed}`), { type: 'oordeel', goed: true }, ...ticks(67)));
}
/** The child pressed as soon as the lamp was on, and may choose. */
function first(seed?: number): QuizState {
  let state = opened(seed);
  while (!brandtLamp(state)) state = feed(state, ...ticks(1));
  return feed(state, pick('zoemer:0'));
}
/** The hats have changed places. */
const hidden = (moed: number, seed?: number): QuizState => feed(first(seed), pick(`moed:${moed}`), ...ticks(200));

describe('the buzzer', () => {
  it('gives the choice to the child that presses when the lamp is on', () => {
    assert.deepEqual([first().hussel.stap, first().hussel.eerst], ['moed', 'kind']);
  });

  it('is of no use before the lamp, however often it is hit', () => {
    let state = opened();
    for (let n = 0; n < 12; n++) state = feed(state, act({ soort: 'actie', ingedrukt: true }), ...ticks(10));
    assert.equal(state.hussel.stap, 'zoemer');
    assert.equal(brandtLamp(state), false);
  });

  it('goes to Bloep in the end, who chooses then; nothing is lost, and the hats can be followed', () => {
    const state = feed(opened(), ...ticks(400));
    assert.deepEqual([state.hussel.eerst, state.hussel.stap, state.sterren], ['bloep', 'wijs', 0]);
    assert.ok(feed(state, pick(`hoed:${bloepPlek(state)}`)).sterren > 0);
  });
});

describe('Bloep under his hat', () => {
  it('is found by who follows it, for one star or for three', () => {
    for (const moed of [0, 1]) {
      const state = hidden(moed);
      const na = feed(state, pick(`hoed:${bloepPlek(state)}`));
      assert.equal(na.sterren - state.sterren, MOED[moed]?.sterren);
    }
  });

  it('comes out elsewhere for who lost sight of him, and that costs nothing', () => {
    const state = hidden(1);
    const na = feed(state, pick(`hoed:${(bloepPlek(state) + 1) % 4}`));
    assert.deepEqual([na.sterren, na.hussel.stap], [state.sterren, 'open']);
  });

  it('ends up at another place than he began in most rounds', () => {
    const verhuisd = Array.from({ length: 60 }, (_, seed) => hidden(1, seed)).filter((state) => bloepPlek(state) !== bloepHoed(state));
    assert.ok(verhuisd.length > 30, `${verhuisd.length} of 60`);
  });

  it('has every hat at a place of its own', () => {
    const state = hidden(1);
    assert.deepEqual(
      [0, 1, 2, 3].map((hoed) => placeAfter(state, hoed, MOED[1].keren)).toSorted((a, b) => a - b),
      [0, 1, 2, 3],
    );
  });

  it('is chosen with arrows and space too', () => {
    const na = feed(first(), act({ soort: 'richting', richting: 'rechts', ingedrukt: true }), act({ soort: 'actie', ingedrukt: true }));
    assert.deepEqual([na.hussel.stap, na.hussel.moed], ['hussel', 1]);
  });
});

it('the play is over when it has been seen where he was', () => {
  const state = hidden(0);
  assert.equal(isOpen(feed(state, pick('hoed:0'), ...ticks(80))), false);
});
