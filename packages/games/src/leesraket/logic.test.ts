import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { isAnswerable } from '@spelrijk/game-kit/mechanics/flits';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { ZACHT } from './landen.ts';
import { logic } from './logic.ts';
import type { RaketState } from './state.ts';

const TICK: GameEvent = { type: 'tick' };
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const times = (n: number): GameEvent[] => Array.from({ length: n }, () => TICK);
const feed = (from: RaketState, ...events: readonly GameEvent[]): RaketState =>
  events.reduce((state, event) => logic.step(state, event).state, from);

function start(rustig = false): RaketState {
  const opgaven = makeOpgaven('FLITS', 2, 1).map((opgave) => ({
    ...opgave,
    toonMs: 400,
    antwoord: 'maan',
    keuzes: ['maan', 'man', 'maand'],
  }));
  return logic.start({ opgaven, seed: 2, tempo: 1, rustig, stand: 'liggend' });
}
const shown = (rustig = false): RaketState => feed(start(rustig), ...times(rustig ? 200 : 130));
const tank = (state: RaketState, woord: string): GameEvent => act({ soort: 'kies', pick: `tank:${state.opties.indexOf(woord)}` });

describe('the flash', () => {
  const words = (state: RaketState): boolean => logic.scene(state).some(({ key, label }) => key.startsWith('tank') && label !== undefined);
  it('shows no words on the tanks before it is over, and no tank can be opened', () => {
    const kijkt = feed(start(), ...times(90));
    assert.deepEqual([isAnswerable(kijkt), words(kijkt)], [false, false]);
    assert.equal(feed(kijkt, tank(kijkt, 'maan')).run.fase, 'spelen');
    assert.deepEqual([isAnswerable(shown()), words(shown())], [true, true]);
  });

  it('gives the word on the tank as the answer', () => {
    const state = shown();
    const { effects } = logic.step(state, tank(state, 'man'));
    assert.equal(effects.find((effect) => effect.type === 'antwoord')?.gegeven, 'man');
  });

  it('shows once more for who asks, and that is help', () => {
    const { state, effects } = logic.step(shown(), act({ soort: 'kies', pick: 'terug' }));
    assert.deepEqual([isAnswerable(state), effects.some(({ type }) => type === 'hulp')], [false, true]);
  });
});

/** Over crater 1, falling at this speed. */
function falling(vy: number): RaketState {
  const state = shown();
  const moon = feed(state, tank(state, 'maan'), { type: 'oordeel', goed: true }, ...times(74));
  assert.equal(isOpen(moon), true);
  return { ...moon, lander: { ...moon.lander, x: 640, y: 540, vx: 0, vy } };
}

describe('the moon', () => {
  it('takes who comes down softly: the lid opens and who lives there comes along', () => {
    const state = feed(falling(1), ...times(40));
    assert.equal(state.lander.op, 1);
    assert.ok(state.vrienden.length > 0);
  });

  it('throws back who comes down hard, and nothing is lost', () => {
    const state = feed(falling(ZACHT + 1), ...times(3));
    assert.deepEqual([state.lander.op, state.vrienden.length, state.lander.vy < 0], [-1, 0, true]);
  });

  it('lifts with gas, and leaves a crater again', () => {
    const state = feed(falling(1), ...times(40), act({ soort: 'actie', ingedrukt: true }), ...times(6));
    assert.deepEqual([state.lander.op, state.lander.vy < 0], [-1, true]);
  });

  it('has two in the narrow crater and one in the others', () => {
    assert.deepEqual(
      falling(1)
        .lander.kraters.map(({ maat, wie }) => [maat, wie.length])
        .toSorted(([a = 0], [b = 0]) => a - b),
      [
        [0, 2],
        [1, 1],
        [2, 1],
      ],
    );
  });
});
