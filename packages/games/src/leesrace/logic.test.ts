import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { isReading, rijOf, tempoOf } from './leesrij.ts';
import { logic } from './logic.ts';
import type { RaceState } from './state.ts';

const opgaven = (more: Partial<Opgave> = {}, aantal = 8): readonly Opgave[] =>
  makeOpgaven('FLITS', aantal, 1).map((opgave) => ({ ...opgave, ...more }));
const start = (more: Partial<Opgave> = {}, spook?: number, aantal = 1): RaceState =>
  logic.start({
    opgaven: opgaven(more, aantal),
    seed: 1,
    tempo: 1,
    rustig: false,
    stand: 'liggend',
    ...(spook !== undefined && { spook }),
  });

function feed(from: RaceState, ...events: readonly GameEvent[]): { readonly state: RaceState; readonly effects: readonly GameEffect[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const SPATIE = act({ soort: 'actie', ingedrukt: true });
/** Reads every word of the row for `per` ticks. */
const readOnFor = (state: RaceState, per: number): RaceState => feed(state, ...state.rij.flatMap(() => [...ticks(per), SPATIE])).state;
const choose = (state: RaceState, optie: string): GameEvent => act({ soort: 'kies', pick: `optie:${state.opties.indexOf(optie)}` });

describe('the row', () => {
  const [first] = opgaven();
  it('holds the word that will be asked and no other option', () => {
    assert.ok(first);
    const rij = rijOf(first, opgaven(), createRandom(1));
    assert.ok(rij.includes(first.woord.woord) && rij.length === 5);
    assert.deepEqual(
      rij.filter((woord) => (first.keuzes ?? []).includes(woord) && woord !== first.woord.woord),
      [],
    );
  });
  it('is the one of the taak, or the sentence of the question, when there is one', () => {
    assert.ok(first);
    assert.deepEqual(rijOf({ ...first, rij: ['maan', 'roos'] }, [], createRandom(1)), ['maan', 'roos']);
    assert.deepEqual(rijOf({ ...first, vraag: 'De koe geeft melk.' }, [], createRandom(1)), ['De', 'koe', 'geeft', 'melk.']);
  });
  it('goes on word by word, and not before a word can have been read', () => {
    const state = start({ rij: ['maan', 'roos'] });
    assert.equal(feed(state, ...ticks(3), SPATIE).state.plek, 0);
    assert.equal(feed(state, ...ticks(20), SPATIE).state.plek, 1);
  });
  it('ends in the question', () => {
    const state = readOnFor(start({ rij: ['maan', 'roos'] }), 30);
    assert.deepEqual([isReading(state), state.run.fase], [false, 'spelen']);
  });
});

describe('the pace', () => {
  it('is of rows that were understood at once, and nothing to beat: that is the jump', () => {
    const read = readOnFor(start({ rij: ['maan', 'roos', 'vis'], antwoord: 'roos', keuzes: ['roos', 'rood'] }), 40);
    const { state } = feed(read, choose(read, 'roos'), { type: 'oordeel', goed: true }, ...ticks(400));
    assert.equal(Math.round(tempoOf(state)), 90);
    const slow = readOnFor(start({ rij: ['maan', 'roos', 'vis'], antwoord: 'roos', keuzes: ['roos', 'rood'] }), 400);
    for (const read of [state, slow]) assert.equal(logic.record?.van({ ...read, verst: 58 }), 580);
    assert.deepEqual([logic.record?.zeg(580), logic.record?.zeg(90)], ['een sprong van 58 meter', 'een sprong van 9 meter']);
  });
  it('of a row that was not understood does not count', () => {
    const read = readOnFor(start({ rij: ['maan', 'roos'], antwoord: 'roos', keuzes: ['roos', 'rood'] }), 40);
    assert.equal(feed(read, choose(read, 'rood'), { type: 'oordeel', goed: false }, { type: 'verder' }).state.gelezen, 0);
  });
  it('drives no ghost: it waits for the child, however long that reads, and sleeps when there is none', () => {
    const spookX = (state: RaceState): number => logic.scene(state).find(({ key }) => key === 'spook')?.x ?? 0;
    const before = feed(start({ rij: ['maan', 'roos'] }, 60), ...ticks(100)).state;
    assert.equal(spookX(feed(before, ...ticks(600)).state), spookX(before));
    assert.ok(spookX(readOnFor(before, 30)) > spookX(before));
    assert.ok(logic.scene(start()).some(({ key }) => key === 'zzz'));
  });
});

it('a pit stop shows the row again', () => {
  const read = readOnFor(start({ rij: ['maan', 'roos'], antwoord: 'roos', keuzes: ['roos', 'rood'] }), 40);
  const { state } = feed(read, choose(read, 'rood'), { type: 'oordeel', goed: false }, { type: 'verder' });
  assert.ok(logic.scene(state).some(({ label }) => label?.includes('maan') === true && label.includes('roos')));
});
