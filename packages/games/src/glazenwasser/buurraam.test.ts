import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { coverOf, STROKEN, vriendPlek, VOORRAAD } from './buurraam.ts';
import { logic } from './logic.ts';
import { raamOf } from './state.ts';
import type { GlasState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const feed = (from: GlasState, ...events: readonly GameEvent[]): GlasState =>
  events.reduce((state, event) => logic.step(state, event).state, from);

/** A word was right and the neighbours' pane is covered. */
function opened(rustig = false): GlasState {
  const opgaven = makeOpgaven('TYP', 2, 3);
  const letters = [...(opgaven[0]?.antwoord ?? '')].map((letter) => act({ soort: 'letter', letter }));
  const state = logic.start({ opgaven, seed: 4, tempo: 1, rustig, stand: 'liggend' });
  return feed(state, ...letters, act({ soort: 'klaar' }), { type: 'oordeel', goed: true }, ...ticks(rustig ? 250 : 130));
}
const wipeAt = (state: GlasState, cel: number): GameEvent => {
  const [x, y] = vriendPlek(state, cel);
  return act({ soort: 'wijs', fase: 'neer', x, y });
};

describe("the neighbours' window", () => {
  it('hides six of them, none beside another', () => {
    const { buren } = opened();
    const { kolommen } = raamOf('liggend');
    assert.equal(buren.vrienden.length, 6);
    for (const { cel } of buren.vrienden)
      for (const { cel: ander } of buren.vrienden)
        if (cel !== ander)
          assert.ok(
            Math.max(Math.abs((cel % kolommen) - (ander % kolommen)), Math.abs(Math.floor(cel / kolommen) - Math.floor(ander / kolommen))) >
              1,
          );
  });

  it('cannot be wiped before it is covered: first comes looking', () => {
    const state = opened();
    const vroeg = { ...state, beurt: { op: state.tick, daadOp: state.tick, bewoogOp: null, dichtOp: null } };
    assert.ok(coverOf(vroeg) < 1);
    assert.equal(feed(vroeg, wipeAt(vroeg, 20)).buren.over, VOORRAAD);
  });

  it('shows whoever is wiped free, and counts them for the end', () => {
    const state = opened();
    const cel = state.buren.vrienden[0]?.cel ?? 0;
    const na = feed(state, wipeAt(state, cel));
    assert.deepEqual([na.gevonden, na.buren.over < VOORRAAD], [1, true]);
  });

  it('is over when the wiper can take no more', () => {
    let state = opened();
    for (let cel = 0; cel < 40 && state.buren.over > 0; cel++) state = feed(state, wipeAt(state, cel));
    assert.equal(isOpen(feed(state, ...ticks(1))), false);
  });

  it('is wiped on and on with an arrow that is held', () => {
    const state = opened();
    const na = feed(state, act({ soort: 'richting', richting: 'links', ingedrukt: true }), ...ticks(12));
    assert.ok(na.x < state.x - 60);
  });

  it('is wiped by strips in calm mode, three of the four', () => {
    let state = opened(true);
    for (let i = 0; i < STROKEN; i++) state = feed(state, act({ soort: 'kies', pick: `strook:${i}` }));
    assert.deepEqual([state.buren.over, isOpen(feed(state, ...ticks(1)))], [0, false]);
  });
});
