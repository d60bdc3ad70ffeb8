/** The jet of water: drops on their way from the hose to where it points. */
import type { Item } from '@spelrijk/game-kit/contract';
import { bend, type Plek } from '@spelrijk/game-kit/stage';
import { ding, mondPlek } from './plaatsen.ts';
import type { TuinState } from './state.ts';

const DRUPPELS = 20;
/** Ticks in which a drop takes the place of the next one. */
const SNEL = 4;

const viaOf = ([x, y]: Plek, naar: Plek, boog: number): Plek => [(x + naar[0]) / 2, Math.min(y, naar[1]) - boog];

/** `boog`: how far it bends over what it is aimed at. */
export function drawStraal(state: TuinState, naar: Plek, boog: number): Item[] {
  const mond = mondPlek(state);
  const via = viaOf(mond, naar, boog);
  const fase = state.rustig ? 0 : (state.tick % SNEL) / SNEL;
  return Array.from({ length: DRUPPELS }, (_, k) => {
    const t = (k + fase) / DRUPPELS;
    const s = 0.7 + t * 0.6;
    return ding('druppel', bend(mond, via, naar, t), { sx: s, sy: s, alpha: 1 - t * 0.25 }, k);
  });
}

/** Degrees at which the water leaves the hose. */
export function straalHoek(state: TuinState, naar: Plek, boog: number): number {
  const [x, y] = mondPlek(state);
  const via = viaOf([x, y], naar, boog);
  return (Math.atan2(via[1] - y, via[0] - x) * 180) / Math.PI;
}
