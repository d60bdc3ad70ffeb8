import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameEvent, GameInput, Item } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { celPlek, zichtOf } from './masker.ts';
import { achterOf, importantCellen, raamOf, SCHOON } from './state.ts';
import type { GlasState } from './state.ts';

const start = (more: Partial<Opgave> = {}): GlasState =>
  logic.start({
    opgaven: makeOpgaven('FLITS', 1, 1).map((opgave) => ({
      ...opgave,
      antwoord: 'maan',
      woord: { ...opgave.woord, woord: 'maan' },
      ...more,
    })),
    seed: 1,
    tempo: 1,
    rustig: false,
    stand: 'liggend',
  });
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const feed = (from: GlasState, ...events: readonly GameEvent[]): GlasState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const point = (cel: number): GameEvent => {
  const [x, y] = celPlek(raamOf('liggend'), cel);
  return act({ soort: 'wijs', fase: 'beweeg', x, y });
};
const type = (woord: string): GameEvent[] => [...[...woord].map((letter) => act({ soort: 'letter', letter })), act({ soort: 'klaar' })];
const foam = (state: GlasState): number => logic.scene(state).filter(({ art }) => art === 'sop').length;
const keys = (state: GlasState): readonly (Item | undefined)[] => logic.scene(state);

describe('wiping', () => {
  it('clears what the finger goes over, and the suds creep back', () => {
    const whole = foam(start());
    const wiped = feed(start(), point(20));
    assert.ok(foam(wiped) < whole);
    assert.equal(foam(feed(wiped, ...ticks(SCHOON + 1))), whole);
  });
  it('goes with the arrows, and stays on the pane', () => {
    const rechts = act({ soort: 'richting', richting: 'rechts', ingedrukt: true });
    const state = feed(start(), ...Array.from({ length: 30 }, () => rechts));
    const { x, kolommen, w } = raamOf('liggend');
    assert.ok(state.x < x + kolommen * w && state.masker.geveegd.length > 8);
  });
  it('of the middle row shows the word', () => {
    const state = feed(start(), ...importantCellen(start()).map(point));
    assert.equal(zichtOf(state.masker, importantCellen(state), state.tick), 1);
    assert.match(logic.describe(state), /maan/);
  });
});

describe('knowing it early', () => {
  const sterren = (cellen: readonly number[]): number =>
    feed(start(), ...cellen.map(point), ...type('maan'), { type: 'oordeel', goed: true }).sterren;
  it('gives three stars for a glimpse, two for half the pane and one for all of it', () => {
    assert.deepEqual([sterren([20]), sterren([8, 10, 12, 14, 17, 20]), sterren(Array.from({ length: 40 }, (_, i) => i))], [3, 2, 1]);
  });
});

describe('after a mistake', () => {
  const wrong: GameEvent[] = [...type('man'), { type: 'oordeel', goed: false }, { type: 'verder' }];
  it('the corner shows the first letter', () => {
    const hoek = keys(feed(start(), ...wrong)).find((item) => item?.key === 'hoek');
    assert.equal(hoek?.label, 'm');
  });
  it('the whole pane is clear in the last attempt', () => {
    const again = feed(
      start(),
      ...wrong,
      ...[...'maan'].map((letter) => act({ soort: 'letter', letter })),
      { type: 'oordeel', goed: false },
      { type: 'verder' },
    );
    assert.equal(foam(again), 0);
  });
});

describe('behind the glass', () => {
  const woord = { ...start().run.opgaven[0]?.woord, woord: 'kat', plaatje: 'kat' } as Opgave['woord'];
  /** form, what is there */
  const ROWS: readonly (readonly [string, Partial<Opgave>, string])[] = [
    ['a flashed word', {}, 'woord'],
    ['visual dictation', { antwoordvorm: 'TYP', vorm: 'visueel-dictee' }, 'woord'],
    ['a picture to name', { antwoordvorm: 'TYP', vorm: 'plaatje-benoemen', woord }, 'plaatje'],
    ['dictation', { antwoordvorm: 'TYP', vorm: 'dictee-woord' }, 'bewoner'],
  ];
  for (const [titel, more, soort] of ROWS) it(`${titel}: ${soort}`, () => assert.equal(achterOf(start(more)).soort, soort));
});
