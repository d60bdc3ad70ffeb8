import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput } from '../../contract/game.ts';
import { createStep, startBasis } from '../../run/step.ts';
import { makeOpgaven } from '../../testing/opgaven.ts';
import { isOpen, startBeurten, withBeurt } from './beurt.ts';
import type { Spelend } from './beurt.ts';

interface Toy extends Spelend {
  readonly slagen: number;
}

/** A game in which Enter answers, and in play three blows are all there is. */
const step = createStep(
  withBeurt<Toy>(
    {
      begin: (state) => ({ ...state, slagen: 0 }),
      tick: (state) => ({ state }),
      input: (state, { soort }) => (soort === 'klaar' ? { state, antwoord: 'kat' } : { state }),
    },
    {
      van: 30,
      open: (state) => ({ ...state, slagen: 0 }),
      act: (state, { soort }) => (soort === 'actie' ? { state: { ...state, slagen: state.slagen + 1 }, antwoord: 'nee' } : null),
      isAf: ({ slagen }) => slagen === 3,
    },
  ),
);

const TICK: GameEvent = { type: 'tick' };
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const SLA = act({ soort: 'actie', ingedrukt: true });
const times = (n: number): GameEvent[] => Array.from({ length: n }, () => TICK);

function feed(from: Toy, ...events: readonly GameEvent[]): { readonly state: Toy; readonly antwoorden: number } {
  let state = from;
  let antwoorden = 0;
  for (const event of events) {
    const next = step(state, event);
    state = next.state;
    antwoorden += next.effects.filter(({ type }) => type === 'antwoord').length;
  }
  return { state, antwoorden };
}

function right({ rustig = false, zonderBeurt = false } = {}): Toy {
  const options = { opgaven: makeOpgaven('TYP', 2, 1), seed: 1, tempo: 1, rustig, stand: 'liggend', zonderBeurt } as const;
  const start: Toy = { ...startBasis(options), ...startBeurten(options), slagen: 0 };
  return feed(start, act({ soort: 'klaar' }), { type: 'oordeel', goed: true }).state;
}
const opened = (rustig = false): Toy => feed(right({ rustig }), ...times(31)).state;

describe('play after a right word', () => {
  it('opens when the reward has been seen', () => {
    assert.equal(isOpen(feed(right(), ...times(29)).state), false);
    assert.equal(isOpen(opened()), true);
  });

  it('is never an answer, whatever a game makes of it', () => assert.equal(feed(opened(), SLA, SLA).antwoorden, 0));

  it('tells the host what was found in it', () => {
    const vindt = createStep(
      withBeurt<Toy>(
        { begin: (state) => state, tick: (state) => ({ state }), input: (state) => ({ state }) },
        {
          van: 30,
          open: (state) => state,
          act: () => null,
          isAf: () => false,
          tick: (state) => ({ state, effects: [{ type: 'vondst', stuk: 'eend' }] }),
        },
      ),
    );
    assert.deepEqual(vindt(opened(), TICK).effects, [{ type: 'vondst', stuk: 'eend' }]);
  });

  it('closes when there is nothing left to do, and then the next word comes', () => {
    const { state } = feed(opened(), SLA, SLA, SLA, TICK);
    assert.equal(isOpen(state), false);
    assert.equal(feed(state, ...times(60)).state.run.fase, 'spelen');
  });

  it('closes by itself when nobody does anything, later in calm mode', () => {
    assert.equal(isOpen(feed(opened(), ...times(241)).state), false);
    assert.equal(isOpen(feed(opened(true), ...times(241)).state), true);
    assert.equal(isOpen(feed(opened(true), ...times(901)).state), false);
  });

  it('waits for a child that plays, up to eight seconds', () => {
    const { state } = feed(opened(), ...times(200), SLA, ...times(200));
    assert.equal(isOpen(state), true);
    assert.equal(isOpen(feed(state, SLA, ...times(90)).state), false);
  });

  it('does not count what is no play', () =>
    assert.equal(isOpen(feed(opened(), ...times(200), act({ soort: 'wis' }), ...times(41)).state), false));

  it('can be left alone', () => assert.equal(isOpen(feed(opened(), act({ soort: 'kies', pick: 'verder' })).state), false));

  it('is not there in a test', () => {
    const { state } = feed(right({ zonderBeurt: true }), ...times(84));
    assert.deepEqual([state.run.fase, state.beurt], ['spelen', null]);
  });
});
