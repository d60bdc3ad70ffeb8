import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import type { RoeiState } from './state.ts';
import { vlaggenOver } from './tellen.ts';

const opgaven = makeOpgaven('SPLIT', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'pa·nnen·koek' }));
const start = (): RoeiState => logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
const SLAG: GameInput = { soort: 'actie', ingedrukt: true };
const KLAAR: GameInput = { soort: 'klaar' };
const WIS: GameInput = { soort: 'wis' };
const vlag = (gat: number): GameInput => ({ soort: 'kies', pick: `snee:${gat}` });
const FOUT: readonly GameEvent[] = [{ type: 'oordeel', goed: false }, { type: 'verder' }];

function feed(from: RoeiState, inputs: readonly GameInput[], events: readonly GameEvent[] = []): { state: RoeiState; given: string[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of [...inputs.map((input) => ({ type: 'input', input }) as const), ...events]) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, given: effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])) };
}
const labels = (state: RoeiState): string[] => logic.scene(state).flatMap(({ label }) => label ?? []);

describe('a word that is counted by ear', () => {
  it('is not to be seen as long as it is counted', () => {
    const { state } = feed(start(), [SLAG, SLAG]);
    assert.equal(state.slagen, 2);
    assert.ok(!labels(state).some((label) => 'panekoek'.includes(label.toLowerCase())), labels(state).join(' '));
    assert.ok(labels(feed(state, [KLAAR]).state).includes('k'));
  });

  it('is no answer by its strokes alone', () => assert.deepEqual(feed(start(), [SLAG, SLAG, SLAG, KLAAR]).given, []));

  it('needs a stroke before it is ready, and a stroke can be taken back', () => {
    assert.equal(feed(start(), [KLAAR]).state.geteld, false);
    assert.equal(feed(start(), [SLAG, SLAG, WIS]).state.slagen, 1);
  });

  it('gets one flag fewer than strokes, and is answered when all of them stand', () => {
    const geteld = feed(start(), [SLAG, SLAG, SLAG, KLAAR]).state;
    assert.equal(vlaggenOver(geteld), 2);
    assert.deepEqual(feed(geteld, [vlag(2), KLAAR]).given, []);
    assert.deepEqual(feed(geteld, [vlag(2), vlag(6), KLAAR]).given, ['pa·nnen·koek']);
  });

  it('moves the nearest flag when there are none left', () => {
    const { state } = feed(start(), [SLAG, SLAG, SLAG, KLAAR, vlag(2), vlag(8), vlag(6)]);
    assert.deepEqual(state.sneden, [2, 6]);
  });

  it('can be counted again before it is answered', () => {
    const { state } = feed(start(), [SLAG, KLAAR, WIS]);
    assert.deepEqual([state.geteld, state.slagen, state.sneden], [false, 0, []]);
  });

  it('was clapped by the cox after a mistake: the count stands, right flags stay', () => {
    const { state } = feed(start(), [SLAG, SLAG, KLAAR, vlag(2), KLAAR], FOUT);
    assert.deepEqual([state.geteld, state.slagen, state.sneden, vlaggenOver(state)], [true, 3, [2], 1]);
  });
});
