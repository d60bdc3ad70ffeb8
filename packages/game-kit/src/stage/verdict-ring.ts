/** The verdict on the stage, in the answer's own place. */
import type { Item } from '../contract/game.ts';
import { ticksInFase } from '../run/step.ts';
import type { Basis } from '../run/step.ts';
import { drawVerdictRing } from './measures.ts';
import { progress01, overshoot } from './motion.ts';

/** The ring around a right answer: pops in from `van` ticks into the reward, fades from `weg` on, in `duur` ticks. */
export function drawRightRing(state: Basis, x: number, y: number, maat: number, van: number, weg: number, pop = 16, duur = 14): Item {
  const t = ticksInFase(state);
  return drawVerdictRing(true, x, y, maat, overshoot(progress01(t, van, pop)), 1 - progress01(t, weg, duur));
}
