import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameEffect, GameEvent } from '@spelrijk/game-kit/contract';
import { voorbeeldOf } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { hoekVan, mepspel } from './meppen.ts';
import type { PinataState } from './state.ts';

const word = (antwoord: string): Opgave[] => makeOpgaven('TYP', 1, 1).map((opgave) => ({ ...opgave, antwoord }));
const start = (antwoord: string): PinataState =>
  logic.start({ opgaven: word(antwoord), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });

function feed(state: PinataState, events: readonly GameEvent[]): { readonly state: PinataState; readonly effects: readonly GameEffect[] } {
  const effects: GameEffect[] = [];
  let now = state;
  for (const event of events) {
    const step = logic.step(now, event);
    now = step.state;
    effects.push(...step.effects);
  }
  return { state: now, effects };
}

const type = (text: string): GameEvent[] => [...text].map((letter) => ({ type: 'input', input: { soort: 'letter', letter } }));
const KLAAR: GameEvent = { type: 'input', input: { soort: 'klaar' } };
const WRONG: readonly GameEvent[] = [{ type: 'oordeel', goed: false }, { type: 'verder' }];
const given = (effects: readonly GameEffect[]): string[] =>
  effects.flatMap((e) => (e.type === 'antwoord' ? [`${e.poging} ${e.gegeven}`] : []));

describe('the free attempt', () => {
  it('gives exactly what the child typed, only when it says so', () => {
    const { effects } = feed(start('bomen'), type('bommen'));
    assert.deepEqual(given(effects), []);
    assert.deepEqual(given(feed(start('bomen'), [...type('bommen'), KLAAR]).effects), ['1 bommen']);
  });

  it('sounds the same for a right and a wrong letter: feedback comes after the word', () => {
    assert.deepEqual(feed(start('kat'), type('k')).effects, feed(start('kat'), type('z')).effects);
  });

  it('lets a letter be taken back', () => {
    const back: GameEvent = { type: 'input', input: { soort: 'wis' } };
    assert.deepEqual(given(feed(start('kat'), [...type('kar'), back, ...type('t'), KLAAR]).effects), ['1 kat']);
  });

  it('gives nothing for an empty word', () => assert.deepEqual(given(feed(start('kat'), [KLAAR]).effects), []));
});

describe('the guided attempt', () => {
  const guided = feed(start('kat'), [...type('kad'), KLAAR, ...WRONG]).state;

  it('writes no wrong letter, and a miss is a whoosh', () => {
    const { state, effects } = feed(guided, type('kx'));
    assert.deepEqual(state.vakken.inhoud, ['k']);
    assert.deepEqual(effects.at(-1), { type: 'sound', sound: 'zwiep' });
  });

  it('shows the letter grey after the second miss at one place', () => {
    assert.equal(voorbeeldOf(feed(guided, type('kx')).state), null);
    assert.equal(voorbeeldOf(feed(guided, type('kxz')).state), 'a');
  });

  it('gives the word by itself at the last letter, with the child’s own first choices', () => {
    assert.deepEqual(given(feed(guided, type('kat')).effects), ['2 kat']);
    assert.deepEqual(given(feed(guided, type('kedat')).effects), ['2 ket']);
  });

  it('shows every letter in the last attempt', () => {
    const shown = feed(guided, [...type('kxat'), ...WRONG]).state;
    assert.equal(shown.run.poging, 3);
    assert.equal(voorbeeldOf(shown), 'k');
  });
});

describe('the little ones after a right word', () => {
  const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
  const opened = (): PinataState =>
    feed(start('kat'), [...type('kat'), KLAAR, { type: 'oordeel', goed: true }, ...ticks(mepspel.van + 2)]).state;
  const hit = (i: number): GameEvent => ({ type: 'input', input: { soort: 'kies', pick: `klein:${i}` } });
  /** Ticks on until number `i` hangs like this. */
  function until(from: PinataState, i: number, recht: boolean): PinataState {
    let state = from;
    for (let n = 0; n < 200 && Math.abs(hoekVan(state, i)) < 3 !== recht; n++) state = feed(state, ticks(1)).state;
    return state;
  }

  it('burst when they are hit hanging straight, and give what is in them', () => {
    const { state, effects } = feed(until(opened(), 0, true), [hit(0)]);
    const klein = state.mep.kleintjes[0];
    assert.deepEqual([klein?.geraaktOp !== null, state.gevangen, given(effects)], [true, klein?.snoep, []]);
  });

  it('swing on when they are missed, and the blow is gone', () => {
    let state = opened();
    for (let n = 0; n < 200 && Math.abs(hoekVan(state, 0)) < 10; n++) state = feed(state, ticks(1)).state;
    const na = feed(state, [hit(0)]).state;
    assert.deepEqual([na.mep.kleintjes[0]?.geraaktOp, na.mep.slagen, na.gevangen], [null, state.mep.slagen - 1, 0]);
  });

  it('hang in another order from word to word, the quick one with most in it', () => {
    const { kleintjes } = opened().mep;
    const snelst = kleintjes.toSorted((a, b) => a.periode - b.periode)[0];
    assert.equal(snelst?.snoep, Math.max(...kleintjes.map(({ snoep }) => snoep)));
  });
});
