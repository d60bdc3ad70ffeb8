import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import type { SplitsState } from './state.ts';

const opgaven = makeOpgaven('SPLIT', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'pa·nnen·koek' }));
const start = (): SplitsState => logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
const press = (...inputs: readonly GameInput[]): GameEvent[] => inputs.map((input) => ({ type: 'input', input }));
const snee = (n: number): GameInput => ({ soort: 'kies', pick: `snee:${n}` });
const HENDEL: GameInput = { soort: 'kies', pick: 'hendel' };
const rechts: GameInput = { soort: 'richting', richting: 'rechts', ingedrukt: true };
const ACTIE: GameInput = { soort: 'actie', ingedrukt: true };

function feed(state: SplitsState, events: readonly GameEvent[]): { readonly state: SplitsState; readonly effects: readonly GameEffect[] } {
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

describe('the machine', () => {
  it('gives the parts between the knives, by taps', () => {
    assert.deepEqual(given(feed(start(), press(snee(6), snee(2), HENDEL)).effects), ['pa·nnen·koek']);
  });

  it('gives them by keys alone', () => {
    assert.deepEqual(given(feed(start(), press(rechts, ACTIE, { soort: 'klaar' })).effects), ['pa·nnenkoek']);
  });

  it('takes a knife away at the second touch', () => assert.deepEqual(feed(start(), press(snee(3), snee(3))).state.sneden, []));

  it('goes round with the arrows', () => {
    const links: GameInput = { soort: 'richting', richting: 'links', ingedrukt: true };
    assert.equal(feed(start(), press(links)).state.plek, 9);
  });

  it('keeps the right knives for the next attempt and drops the others', () => {
    const wrong = feed(start(), [...press(snee(2), snee(4), HENDEL), { type: 'oordeel', goed: false }, { type: 'verder' }]).state;
    assert.deepEqual(wrong.sneden, [2]);
  });

  it('bends a wrong knife only after the verdict', () => {
    const cut = feed(start(), press(snee(4)));
    const toonOf = (state: SplitsState): string | undefined => logic.scene(state).find((item) => item.key === 'mes4')?.toon;
    assert.equal(toonOf(cut.state), 'recht');
    assert.equal(toonOf(feed(cut.state, [...press(HENDEL), { type: 'oordeel', goed: false }]).state), 'krom');
  });

  it('shows where the knives belong in the last attempt', () => {
    const wrong: GameEvent[] = [...press(HENDEL), { type: 'oordeel', goed: false }, { type: 'verder' }];
    const { state } = feed(start(), [...wrong, ...wrong]);
    assert.deepEqual(
      logic
        .scene(state)
        .filter((item) => item.toon === 'tip')
        .map((item) => item.key),
      ['snee2', 'snee6'],
    );
  });
});
