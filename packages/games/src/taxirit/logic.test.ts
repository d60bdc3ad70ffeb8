import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import type { TaxiState } from './state.ts';

const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const times = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const KLAAR = act({ soort: 'klaar' });

function feed(from: TaxiState, ...events: readonly GameEvent[]): { state: TaxiState; given: string[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, given: effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])) };
}
function start(): TaxiState {
  const opgaven = makeOpgaven('VOLG', 2, 1).map((opgave) => ({ ...opgave, antwoord: 'maan', stukken: ['m', 'aa', 'n'], extra: ['oo'] }));
  return logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
}
const take = (from: TaxiState, ...stukken: readonly string[]): TaxiState =>
  stukken.reduce(
    (state, stuk) => feed(state, act({ soort: 'kies', pick: `stuk:${looseStukken(state).find((los) => los.stuk === stuk)?.id}` })).state,
    from,
  );

describe('the roundabout', () => {
  it('has an exit for every loose piece, the foils too', () => {
    const exits = logic.scene(start()).filter(({ pick }) => pick?.startsWith('stuk:') === true);
    assert.deepEqual(
      exits.map(({ label }) => label ?? '').toSorted((a, b) => a.localeCompare(b)),
      ['aa', 'm', 'n', 'oo'],
    );
  });

  it('gives the drive as the answer when the child is ready', () => {
    assert.deepEqual(feed(take(start(), 'm', 'oo'), KLAAR).given, []);
    assert.deepEqual(feed(take(start(), 'm', 'oo', 'n'), KLAAR).given, ['moon']);
  });

  it('can be driven back', () => assert.deepEqual(feed(take(start(), 'm', 'oo'), act({ soort: 'wis' })).state.vakken.inhoud, ['m']));
});

/** In the town, with one lifter at this corner. */
function town(hoek: number, plassen: readonly number[] = []): TaxiState {
  const { state } = feed(take(start(), 'm', 'aa', 'n'), KLAAR, { type: 'oordeel', goed: true }, ...times(74));
  assert.equal(isOpen(state), true);
  return { ...state, stad: { ...state.stad, plassen, lifters: [{ hoek, wie: 1, sticker: 2, inOp: null }] } };
}
const rechts = act({ soort: 'richting', richting: 'rechts', ingedrukt: true });

describe('the town', () => {
  it('is driven with arrows from corner to corner; who stands there comes along', () => {
    assert.deepEqual(feed(town(8), rechts, ...times(40)).state.stickers, [2]);
    assert.deepEqual(feed(town(6), rechts, ...times(40)).state.stickers, []);
  });

  it('is driven to whoever is tapped', () => {
    assert.deepEqual(feed(town(0), act({ soort: 'kies', pick: 'lifter:0' }), ...times(140)).state.stickers, [2]);
  });

  it('only holds up in a puddle', () => {
    const droog = feed(town(9), rechts, ...times(60)).state.stickers.length;
    const nat = feed(town(9, [8]), rechts, ...times(60)).state.stickers.length;
    assert.deepEqual([droog, nat, feed(town(9, [8]), rechts, ...times(90)).state.stickers.length], [1, 0, 1]);
  });
});
