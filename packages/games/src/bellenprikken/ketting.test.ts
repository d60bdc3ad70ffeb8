import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { bootX, bunches, chainFrom, trosPlek, VLUCHT } from './ketting.ts';
import { logic } from './logic.ts';
import type { BellenState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const feed = (from: BellenState, ...events: readonly GameEvent[]): BellenState =>
  events.reduce((state, event) => logic.step(state, event).state, from);

/** A word was right and its bunch hangs. */
function opened(rustig = false): BellenState {
  const opgaven = makeOpgaven('KIES', 2, 3);
  const state = logic.start({ opgaven, seed: 4, tempo: 1, rustig, stand: 'liggend' });
  const goed = state.bellen.find(({ keuze }) => keuze === opgaven[0]?.antwoord)?.id ?? 0;
  return feed(state, act({ soort: 'kies', pick: `bel:${goed}` }), ...ticks(60), { type: 'oordeel', goed: true }, ...ticks(61));
}
/** All of one colour on the left, of another on the right, with one golden bubble where told. */
const painted = (state: BellenState, goud = -1): BellenState => ({
  ...state,
  tros: state.tros.map((_, i) => ({ kleur: i % 6 < 3 ? 0 : 1, goud: i === goud, knaptOp: null })),
});

describe('a chain', () => {
  it('takes what has the same colour and touches, step by step', () => {
    const keten = chainFrom(painted(opened()), 12);
    assert.deepEqual(
      [...keten.keys()].toSorted((a, b) => a - b),
      [0, 1, 2, 6, 7, 8, 12, 13, 14],
    );
    assert.equal(keten.get(12), 0);
  });

  it('goes on through the golden bubble to any colour', () => assert.equal(chainFrom(painted(opened(), 8), 12).size, 18));

  it('becomes stars in the sky', () => {
    const state = painted(opened());
    const na = feed(state, act({ soort: 'kies', pick: 'tros:12' }), ...ticks(VLUCHT + 60));
    assert.deepEqual([na.hemel, na.darts], [9, state.darts - 1]);
  });
});

describe('the boat in play', () => {
  it('pricks the lowest bubble over it', () => {
    const state = painted(opened());
    const na = feed(state, act({ soort: 'actie', ingedrukt: true }));
    assert.equal(trosPlek('liggend', na.dart?.doel ?? -1)[0], bootX(state));
  });

  it('goes half a bubble to the side with an arrow', () => {
    const state = opened();
    assert.ok(bootX(feed(state, act({ soort: 'richting', richting: 'links', ingedrukt: true }))) < bootX(state));
  });
});

it('with one switch the largest bunches are offered, with how many bubbles are in them', () => {
  const state = painted(opened(true));
  assert.deepEqual(
    bunches(state, 4).map(({ aantal }) => aantal),
    [9, 9],
  );
  const keuzes = logic.scene(state).filter(({ pick, uit }) => pick?.startsWith('tros:') && uit !== true);
  assert.equal(keuzes.length, 2);
  assert.match(keuzes[0]?.name ?? '', /9 in de tros/);
});

it('is over when nothing hangs any more', () => {
  const state = painted(opened(), 8);
  assert.equal(isOpen(feed(state, act({ soort: 'kies', pick: 'tros:12' }), ...ticks(120))), false);
});
