import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven, withLangWoord } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { EINDE, MAAT } from './sprint.ts';
import type { RoeiState } from './state.ts';

const TICK: GameEvent = { type: 'tick' };
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const SLAG = act({ soort: 'actie', ingedrukt: true });
const times = (n: number): GameEvent[] => Array.from({ length: n }, () => TICK);
const feed = (from: RoeiState, ...events: readonly GameEvent[]): RoeiState =>
  events.reduce((state, event) => logic.step(state, event).state, from);

/** Right at the first go: the river is open. */
function opened(rustig = false): RoeiState {
  const opgaven = makeOpgaven('SPLIT', 2, 1).map((opgave) => ({ ...opgave, antwoord: 'kat' }));
  const start = logic.start({ opgaven, seed: 4, tempo: 1, rustig, stand: 'liggend' });
  return withLangWoord(feed(start, SLAG, act({ soort: 'klaar' }), act({ soort: 'klaar' }), { type: 'oordeel', goed: true }, ...times(80)));
}
/** Where no bottle, current or leaf is in the way. */
const empty = (state: RoeiState): RoeiState => ({ ...state, sprint: { ...state.sprint, dingen: [] } });
const verAfter = (tussen: number): number => {
  const om = Array.from({ length: 4 }, () => [...times(tussen), SLAG]).flat();
  const { sprint } = feed(empty(opened()), ...om, ...times(200 - 4 * tussen));
  return sprint.ver;
};

describe('the sprint after a right word', () => {
  it('opens', () => assert.equal(isOpen(opened()), true));

  it('goes farther with strokes on the beat than with as many too early', () => assert.ok(verAfter(MAAT) > verAfter(8) * 2));

  it('gives a hat for a bottle that is met, and once', () => {
    const state = opened();
    const dingen = [{ strook: 1, ver: 90, soort: 'fles', raakOp: null } as const];
    const { hoedjes } = feed({ ...state, sprint: { ...state.sprint, dingen } }, SLAG, ...times(90));
    assert.equal(hoedjes.length, 1);
  });

  it('misses what floats in another lane, and meets it after steering', () => {
    const state = opened();
    const dingen = [{ strook: 0, ver: 90, soort: 'fles', raakOp: null } as const];
    const hier = { ...state, sprint: { ...state.sprint, dingen } };
    assert.equal(feed(hier, SLAG, ...times(90)).hoedjes.length, 0);
    const op = act({ soort: 'richting', richting: 'op', ingedrukt: true });
    assert.equal(feed(hier, op, SLAG, ...times(90)).hoedjes.length, 1);
  });

  it('rows by itself in calm mode where a lane is chosen, three times', () => {
    const kies = act({ soort: 'kies', pick: 'strook:2' });
    const state = feed(opened(true), kies, ...times(80), kies, ...times(80));
    assert.equal(state.sprint.over, 1);
    assert.equal(isOpen(feed(state, kies, ...times(80))), false);
  });

  it('ends at the finish', () => {
    const state = opened();
    assert.equal(isOpen(feed({ ...state, sprint: { ...state.sprint, ver: EINDE } }, TICK)), false);
  });
});
