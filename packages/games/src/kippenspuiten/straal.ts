/** Water in the air: drops one behind the other in a bow, and a splash where they come down. */
import type { Item } from '@spelrijk/game-kit/contract';
import { bend, progress01, type Plek } from '@spelrijk/game-kit/stage';
import { ding } from './plaatsen.ts';

const DRUPPELS = 9;
/** How far behind each other, in ticks, and how long one flies. */
const ACHTER = 0.9;
const VLIEGT = 10;
const SPAT = { van: 9, duur: 12 } as const;
const BOOG = 70;

interface StraalOpties {
  readonly key: string;
  readonly van: Plek;
  readonly naar: Plek;
}

/** A squirt, `t` ticks after it left the nozzle. */
export function drawStraal(t: number, { key, van, naar }: StraalOpties): Item[] {
  if (t < 0 || t > SPAT.van + SPAT.duur) return [];
  const via: Plek = [(van[0] + naar[0]) / 2, Math.min(van[1], naar[1]) - BOOG];
  const druppels = Array.from({ length: DRUPPELS }, (_, k) => {
    const deel = (t - k * ACHTER) / VLIEGT;
    return deel <= 0 || deel >= 1
      ? []
      : [ding('druppel', bend(van, via, naar, deel), { sx: 1.2 - deel * 0.3, sy: 1.2 - deel * 0.3 }, `${key}${k}`)];
  }).flat();
  const spat = progress01(t, SPAT);
  return spat > 0 && spat < 1
    ? [...druppels, ding('spat', naar, { sx: 0.4 + spat * 0.8, sy: 0.4 + spat * 0.8, alpha: 1 - spat }, key)]
    : druppels;
}
