/** The verdict on the stage, in the answer's own place. */
import type { Item } from '../contract/game.ts';
import { ticksInFase } from '../run/step.ts';
import type { Basis } from '../run/step.ts';
import { oordeelRing } from './measures.ts';
import { loop01, veer } from './motion.ts';

/** The ring around a right answer: pops in from `van` ticks into the reward, fades from `weg` on, in `duur` ticks. */
export function goedRing(state: Basis, x: number, y: number, maat: number, van: number, weg: number, pop = 16, duur = 14): Item {
  const t = ticksInFase(state);
  return oordeelRing(true, x, y, maat, veer(loop01(t, van, pop)), 1 - loop01(t, weg, duur));
}
