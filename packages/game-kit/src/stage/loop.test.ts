import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameLogic, GameStart, GameState } from '../contract/game.ts';
import { startRun } from '../run/run.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { createLoop, replay } from './loop.ts';

interface TelState extends GameState {
  readonly ticks: number;
  readonly letters: string;
}

/** Counts ticks and letters, answers at `klaar`, breaks at `x`. */
const logic: GameLogic<TelState> = {
  manifest: {
    slug: 'tel',
    folder: 'tel',
    titel: 'Tel',
    plaatje: 'ster',
    instructie: 'Tel.',
    familie: 'L',
    antwoordvormen: ['TYP'],
    bediening: { toetsen: '', aanraken: '' },
    paneel: 'letters',
    maxLetters: 9,
  },
  start: ({ opgaven }) => ({ run: startRun(opgaven), ticks: 0, letters: '' }),
  step(state, event) {
    if (event.type === 'tick') return { state: { ...state, ticks: state.ticks + 1 }, effects: [] };
    if (event.type === 'oordeel') return { state: { ...state, letters: `${state.letters}!` }, effects: [] };
    if (event.type !== 'input') return { state, effects: [] };
    if (event.input.soort === 'klaar')
      return {
        state: { ...state, letters: `${state.letters}.` },
        effects: [{ type: 'antwoord', opgaveId: '', gegeven: state.letters, poging: 1 }],
      };
    if (event.input.soort !== 'letter') return { state, effects: [] };
    if (event.input.letter === 'x') throw new Error('kapot');
    return { state: { ...state, letters: state.letters + event.input.letter }, effects: [] };
  },
  scene: () => [],
  describe: (state) => state.letters,
};
const start: GameStart = { opgaven: makeOpgaven('TYP', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' };
const letter = (value: string): GameEvent => ({ type: 'input', input: { soort: 'letter', letter: value } });
const ticksOf = (state: GameState & { readonly ticks?: number }): number => state.ticks ?? -1;

describe('the loop', () => {
  const make = (more: { readonly onBreuk?: (error: unknown) => void } = {}) => {
    let frames = 0;
    const loop = createLoop({
      logic,
      start,
      onEffect: (effect) => effect.type === 'antwoord' && loop.send({ type: 'oordeel', goed: true }),
      onFrame: () => frames++,
      ...more,
    });
    return { loop, frames: () => frames };
  };

  it('makes 60 ticks of a second, whatever the frames are', () => {
    for (const fps of [30, 60, 144]) {
      const { loop } = make();
      for (let frame = 0; frame < fps; frame++) loop.advance(1 / fps + 1e-9);
      assert.equal(ticksOf(loop.state), 60, `${fps} frames a second`);
    }
  });

  it('goes on where it was after a stall', () => {
    const { loop } = make();
    loop.advance(20);
    assert.equal(ticksOf(loop.state), 6);
  });

  it('stands still while paused and takes no input', () => {
    const { loop } = make();
    loop.pause();
    loop.advance(0.05);
    loop.send(letter('a'));
    assert.deepEqual([ticksOf(loop.state), loop.getBeeld().beschrijving, loop.getBeeld().gepauzeerd], [0, '', true]);
    loop.resume();
    loop.send(letter('a'));
    assert.equal(loop.getBeeld().beschrijving, 'a');
  });

  it('takes a verdict that comes during the step that asked for it, after that step', () => {
    const { loop } = make();
    loop.send({ type: 'input', input: { soort: 'klaar' } });
    assert.equal(loop.getBeeld().beschrijving, '.!');
  });

  it('tells its followers only when something they show changed', () => {
    const { loop } = make();
    let told = 0;
    loop.subscribe(() => told++);
    loop.advance(0.05);
    assert.equal(told, 0);
    loop.send(letter('a'));
    assert.equal(told, 1);
  });

  it('stops and says so when the game throws', () => {
    const errors: unknown[] = [];
    const { loop, frames } = make({ onBreuk: (error) => errors.push(error) });
    loop.send(letter('x'));
    loop.advance(0.1);
    assert.deepEqual([errors.length, ticksOf(loop.state), frames()], [1, 0, 0]);
  });

  it('records what can be replayed', () => {
    const { loop } = make();
    loop.advance(0.05);
    loop.send(letter('a'));
    loop.advance(0.05);
    loop.send({ type: 'input', input: { soort: 'klaar' } });
    assert.deepEqual(replay(logic, start, loop.opname, ticksOf(loop.state)), loop.state);
  });
});
