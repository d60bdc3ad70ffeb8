import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { measureAfstand } from '@spelrijk/game-kit/mechanics/raster';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { bladOf } from './blad.ts';
import { ROMP } from './kruiper.ts';
import { logic } from './logic.ts';
import type { RupsState } from './state.ts';

const volg = makeOpgaven('VOLG', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'boom', stukken: ['b', 'oo', 'm'], extra: ['o'] }));
const typ = makeOpgaven('TYP', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'boom' }));
const start = (opgaven: readonly Opgave[] = volg, rustig = false): RupsState =>
  logic.start({ opgaven, seed: 3, tempo: 1, rustig, stand: 'liggend' });
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const press = (...inputs: readonly GameInput[]): GameEvent[] => inputs.map((input) => ({ type: 'input', input }));
const KLAAR: GameInput = { soort: 'klaar' };
const letter = (value: string): GameInput => ({ soort: 'letter', letter: value });

function feed(state: RupsState, events: readonly GameEvent[]): { readonly state: RupsState; readonly effects: readonly GameEffect[] } {
  const effects: GameEffect[] = [];
  let now = state;
  for (const event of events) {
    const step = logic.step(now, event);
    now = step.state;
    effects.push(...step.effects);
  }
  return { state: now, effects };
}

const given = (effects: readonly GameEffect[]): string[] => effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : []));

/** Sends the caterpillar to a letter and waits until it is there. */
function eat(state: RupsState, stuk: string): RupsState {
  const hap = state.happen.find((h) => h.stuk === stuk);
  return feed(state, [...press({ soort: 'kies', pick: `hap:${hap?.id}` }), ...ticks(400)]).state;
}

describe('the caterpillar', () => {
  it('stands still until it is steered, with every letter at least three steps away', () => {
    for (let seed = 0; seed < 50; seed++) {
      const state = logic.start({ opgaven: volg, seed, tempo: 1, rustig: false, stand: seed % 2 === 0 ? 'liggend' : 'staand' });
      assert.ok(state.happen.every((hap) => measureAfstand(bladOf(state).raster, hap.vak, state.lijf[0] ?? 0) >= 3));
      assert.deepEqual(feed(state, ticks(600)).state.lijf, state.lijf);
    }
  });

  it('grows by what it eats, and gives the word only from the cocoon', () => {
    const full = ['b', 'oo', 'm'].reduce(eat, start());
    assert.deepEqual(full.vakken.inhoud, ['b', 'oo', 'm']);
    assert.equal(full.lijf.length, ROMP + 3);
    assert.deepEqual(given(feed(full, press(KLAAR)).effects), ['boom']);
  });

  it('eats in the order of the child, also a wrong one', () => {
    assert.deepEqual(given(feed(['b', 'o', 'm'].reduce(eat, start()), press(KLAAR)).effects), ['bom']);
  });

  it('spits the last letter out again, back on the leaf', () => {
    const { state } = feed(eat(start(), 'm'), press({ soort: 'wis' }));
    assert.deepEqual(state.vakken.inhoud, []);
    assert.deepEqual(state.happen.map((hap) => hap.stuk).toSorted(), ['b', 'm', 'o', 'oo']);
    assert.equal(state.lijf.length, ROMP);
  });

  it('only tickles itself when it bites itself', () => {
    const long = feed(['b', 'oo', 'm', 'o'].reduce(eat, start()), ticks(40)).state;
    const turn = (richting: 'op' | 'links' | 'neer' | 'rechts'): GameEvent[] => [
      ...press({ soort: 'richting', richting, ingedrukt: true }),
      ...ticks(15),
    ];
    const curled = { ...long, lijf: [30, 31, 32, 45, 44, 43, 42], vorig: [30, 31, 32, 45, 44, 43, 42], kijkt: 'links' as const };
    const { state, effects } = feed(curled, turn('neer'));
    assert.deepEqual(given(effects), []);
    assert.ok(state.beetOp > 0);
    assert.deepEqual(state.vakken.inhoud, long.vakken.inhoud);
  });

  it('takes one step per press in calm mode', () => {
    const calm = start(volg, true);
    const { state } = feed(calm, [...press({ soort: 'richting', richting: 'op', ingedrukt: true }), ...ticks(200)]);
    assert.equal(measureAfstand(bladOf(state).raster, state.lijf[0] ?? 0, calm.lijf[0] ?? 0), 1);
  });

  it('takes only the right letter in the guided attempt, and then gives the word by itself', () => {
    const guided = feed(eat(start(), 'o'), [...press(KLAAR), { type: 'oordeel', goed: false }, { type: 'verder' }]).state;
    assert.deepEqual(eat(guided, 'm').vakken.inhoud, []);
    const last = ['b', 'oo'].reduce(eat, guided);
    const hap = last.happen.find((h) => h.stuk === 'm');
    assert.deepEqual(given(feed(last, [...press({ soort: 'kies', pick: `hap:${hap?.id}` }), ...ticks(400)]).effects), ['boom']);
  });
});

describe('a typed word', () => {
  it('is what was typed, whether the caterpillar has eaten it yet or not', () => {
    assert.deepEqual(given(feed(start(typ), press(...[...'bom'].map(letter), KLAAR)).effects), ['bom']);
  });

  it('is eaten in the order it was typed', () => {
    const { state } = feed(start(typ), [...press(...[...'boom'].map(letter)), ...ticks(900)]);
    assert.deepEqual([state.happen.length, state.lijf.length], [0, ROMP + 4]);
  });

  it('shortens when a letter is taken back', () => {
    const { state } = feed(start(typ), press(letter('b'), letter('o'), { soort: 'wis' }));
    assert.deepEqual([state.vakken.inhoud, state.happen.map((hap) => hap.stuk)], [['b'], ['b']]);
  });
});
