import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { closeLus, isInside, layTouw } from './lus.ts';
import { turnOf, visAt } from './omsingelen.ts';
import type { VangState } from './state.ts';
import type { Punt } from './vangst.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const hold = (richting: 'links' | 'rechts', ingedrukt = true): GameEvent => act({ soort: 'richting', richting, ingedrukt });
const answersOf = (state: VangState, event: GameEvent): readonly string[] =>
  logic.step(state, event).effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : []));
const start = (vorm: 'VOLG' | 'KIES' | 'SORT', more: Partial<GameStart> = {}): VangState =>
  logic.start({ opgaven: makeOpgaven(vorm, 3, 3), seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: VangState, ...events: readonly GameEvent[]): VangState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const opened = (more: Partial<GameStart> = {}): VangState => {
  const state = start('KIES', more);
  return feed(
    state,
    pick(`vis:${state.opties.indexOf(state.run.opgaven[0]?.antwoord ?? '')}`),
    { type: 'oordeel', goed: true },
    ...ticks(60),
  );
};
/** The jellyfish far off, and one shoal so near to the boat that a turn to the left goes round it. */
function beside(from: VangState, kwal: Punt): VangState {
  const { zee } = from;
  const { x, y } = zee.boot;
  const scholen = zee.scholen.map((school, i) =>
    i === 0 ? { x: x - 72, y: y - 60, vx: 0, vy: 0 } : { ...school, x: 80, y: 150, vx: 0, vy: 0 },
  );
  const boot = { ...zee.boot, y: y - 60 };
  return { ...from, zee: { ...zee, boot, scholen, kwal: { ...kwal, vx: 0, vy: 0 } } };
}

describe('a fish with a piece', () => {
  it('is laid in the order in which it is caught, and thrown back', () => {
    const state = start('VOLG');
    const een = feed(state, pick(`stuk:${state.band[0]?.id}`));
    assert.deepEqual(een.vakken.inhoud, [state.band[0]?.stuk]);
    assert.deepEqual(feed(een, pick('af')).vakken.inhoud, []);
  });
  it('is an answer only when all are laid and the child says so', () => {
    let state = start('VOLG');
    assert.deepEqual(answersOf(state, act({ soort: 'klaar' })), []);
    for (const stuk of state.run.opgaven[0]?.stukken ?? [])
      state = feed(state, pick(`stuk:${state.band.find((b) => b.stuk === stuk && !state.gelegd.includes(b.id))?.id}`));
    assert.equal(state.run.fase, 'spelen');
    assert.deepEqual(answersOf(state, act({ soort: 'klaar' })), [state.run.opgaven[0]?.antwoord]);
  });
  it('carries the same rule all through a round of words to sort', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const opgaven = makeOpgaven('SORT', 6, seed).map((een, i) =>
        i % 2 === 0 ? een : { ...een, keuzes: een.keuzes?.toReversed() ?? [] },
      );
      let state = start('SORT', { opgaven, seed });
      const eerste = state.opties;
      for (const { antwoord } of state.run.opgaven.slice(0, 5)) {
        state = feed(state, pick(`vis:${state.opties.indexOf(antwoord)}`), { type: 'oordeel', goed: true }, ...ticks(900));
        assert.deepEqual(state.opties, eerste);
      }
      assert.equal(state.run.uitslag.filter((poging) => poging !== null).length, 5);
    }
  });
  it('gives no answer under the arrows, where one is chosen', () => {
    const naast = feed(start('KIES'), hold('rechts'), ...ticks(200));
    assert.deepEqual([naast.run.fase, naast.keus], ['spelen', 0]);
    assert.deepEqual(answersOf(naast, act({ soort: 'actie', ingedrukt: true })), [naast.opties[0]]);
  });
});

describe('a loop', () => {
  const vierkant = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ];
  it('has inside what lies inside', () => {
    assert.deepEqual(
      [isInside(vierkant, { x: 50, y: 50 }), isInside(vierkant, { x: 150, y: 50 }), isInside(vierkant, { x: 50, y: -5 })],
      [true, false, false],
    );
  });
  it('closes where the boat comes back to its line, and not behind its own stern', () => {
    let touw: readonly Punt[] = [];
    const rond = Array.from({ length: 60 }, (_, i) => ({ x: 90 * Math.cos(i / 9.55), y: 90 * Math.sin(i / 9.55) }));
    for (const [i, punt] of rond.entries()) {
      touw = layTouw(touw, punt);
      if (i < 50) assert.equal(closeLus(touw, punt), null, String(i));
    }
    assert.ok((closeLus(touw, { x: 90, y: 0 })?.length ?? 0) > 10);
  });
});

describe('surrounding fish, after a right word', () => {
  it('catches those within the loop and no others', () => {
    const state = beside(opened(), { x: 880, y: 640 });
    const na = feed(state, hold('links'), ...ticks(100));
    const gevangen = na.zee.vissen.filter(({ gevangen: g }) => g !== null);
    assert.ok(gevangen.length > 0 && gevangen.every(({ school }) => school === 0));
    assert.equal(na.aquarium.length, gevangen.length);
  });
  it('catches nothing with the jellyfish in the net', () => {
    const state = opened();
    const { x, y } = beside(state, { x: 0, y: 0 }).zee.scholen[0] ?? { x: 0, y: 0 };
    const na = feed(beside(state, { x, y }), hold('links'), ...ticks(100));
    assert.deepEqual([na.aquarium, na.zee.lus?.scheur], [[], true]);
  });
  it('sails straight on without a key, and towards a finger', () => {
    const recht = feed(opened(), ...ticks(20)).zee.boot;
    assert.deepEqual([recht.vx, recht.vy], [0, -1]);
    const { zee } = opened();
    assert.deepEqual([turnOf({ ...zee, vinger: { x: 0, y: 300 } }), turnOf({ ...zee, vinger: { x: 900, y: 300 } })], [-1, 1]);
  });
  it('keeps the catch for the round and goes on when the child does', () => {
    const na = feed(beside(opened(), { x: 880, y: 640 }), hold('links'), ...ticks(100));
    const verder = feed(na, pick('verder'), ...ticks(60));
    assert.deepEqual([isOpen(verder), verder.run.fase, verder.aquarium], [false, 'spelen', na.aquarium]);
  });
  it('in calm mode throws the net around the shoal that is chosen, three times', () => {
    let state = opened({ rustig: true, tempo: 0.6 });
    const { scholen } = state.zee;
    for (const school of [0, 1, 2]) state = feed(state, pick(`school:${school}`), ...ticks(10));
    assert.deepEqual([state.zee.gehad, state.zee.over, state.zee.scholen], [[0, 1, 2], 0, scholen]);
    assert.ok(state.aquarium.length >= 4);
    const vrij = state.zee.vissen.find(({ gevangen }) => gevangen === null) ?? assert.fail('all were caught');
    assert.deepEqual(visAt(state.zee, vrij), visAt({ ...state.zee, scholen }, vrij));
    assert.equal(feed(state, ...ticks(120)).run.fase, 'spelen');
  });
});
