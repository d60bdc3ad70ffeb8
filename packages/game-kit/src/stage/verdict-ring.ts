/** The verdict on the stage, in the answer's own place. */
import type { Item } from '../contract/game.ts';
import { ticksInFase } from '../run/step.ts';
import type { Basis } from '../run/step.ts';
import { drawVerdictRing } from './measures.ts';
import { progress01, overshoot } from './motion.ts';

interface RightRingOpties {
  readonly x: number;
  readonly y: number;
  readonly maat: number;
  readonly van: number;
  readonly weg: number;
  readonly pop?: number;
  readonly duur?: number;
}

/** The ring around a right answer: pops in from `van` ticks into the reward, fades from `weg` on, in `duur` ticks. */
export function drawRightRing(state: Basis, { x, y, maat, van, weg, pop = 16, duur = 14 }: RightRingOpties): Item {
  const t = ticksInFase(state);
  return drawVerdictRing(true, {
    x,
    y,
    maat,
    groei: overshoot(progress01(t, { van, duur: pop })),
    alpha: 1 - progress01(t, { van: weg, duur }),
  });
}
