/** The verdict on the stage, in the answer's own place. */
import { loop01, veer } from './beweging.ts';
import type { Item } from './game.ts';
import { oordeelRing } from './maat.ts';
import { ticksInFase } from './stap.ts';
import type { Basis } from './stap.ts';

/** The ring around a right answer: pops in from `van` ticks into the reward, fades from `weg` on, in `duur` ticks. */
export function goedRing(state: Basis, x: number, y: number, maat: number, van: number, weg: number, pop = 16, duur = 14): Item {
  const t = ticksInFase(state);
  return oordeelRing(true, x, y, maat, veer(loop01(t, van, pop)), 1 - loop01(t, weg, duur));
}
