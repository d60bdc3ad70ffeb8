/** What the verdict and the end of a round look like in most games: a ring around the answer, confetti, and more of that in the finale. */
import type { Item } from '../contract/game.ts';
import { ticksInFase } from '../run/step.ts';
import type { Basis } from '../run/step.ts';
import { drawConfetti, drawSlotfeest } from './figures.ts';
import type { FeestOpties } from './particles.ts';
import { drawRightRing, drawVerdictRing } from './verdict-ring.ts';
import type { Ringmaat } from './verdict-ring.ts';

/** The ring: where, its size around a right and around a wrong answer. */
export interface Ring {
  readonly plek: readonly [x: number, y: number];
  readonly goed: Ringmaat;
  readonly fout: Ringmaat;
  /** Ticks into the reward at which it pops in, in how many, and at which it fades. */
  readonly van?: number;
  readonly pop?: number;
  readonly weg: number;
  /** In how many ticks it fades. */
  readonly duur?: number;
  /** From here on it is not there any more. */
  readonly tot?: number;
}

/** Where confetti bursts, `na` ticks into the phase; the rest as in `drawFeest`. */
export type Snippers = Partial<FeestOpties> & Pick<FeestOpties, 'x' | 'y'> & { readonly na?: number };

/** The ring in its phase, `goed` when it is right and `slot` all through the finale. */
export function drawViering(state: Basis, ring: Ring, goed: Snippers, slot: Snippers): Item[] {
  const { plek, van = 2, pop, weg, duur, tot = Infinity } = ring;
  const [x, y] = plek;
  const t = ticksInFase(state);
  switch (state.run.fase) {
    case 'uitleg':
      return [drawVerdictRing(false, { x, y, maat: ring.fout })];
    case 'klaar':
      return drawSlotfeest(state, { seed: state.kans, ...slot });
    case 'goed': {
      const snippers = drawConfetti(state, { leeftijd: t - (goed.na ?? 0), ...goed });
      return t < tot ? [...snippers, drawRightRing(state, { x, y, maat: ring.goed, van, weg, pop, duur })] : snippers;
    }
    default:
      return [];
  }
}
