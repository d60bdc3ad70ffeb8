import { zoekStap } from '@spelrijk/game-kit/raster';
import { isTypen, rasterOf } from './state.ts';
import type { Hap, RupsState } from './state.ts';

/** Around the other letters; around itself and inside the edges when there is such a way. */
export function wegNaar(state: RupsState, target: Hap): RupsState['richting'] {
  const raster = rasterOf(state);
  const [kop = 0, ...rest] = state.lijf;
  const letters = isTypen(state) ? [] : state.happen.filter((hap) => hap.id !== target.id).map((hap) => hap.vak);
  const neck = rest.slice(0, 1);
  const to = (blocked: readonly number[], rondom: boolean): RupsState['richting'] =>
    zoekStap(raster, kop, target.vak, new Set(blocked), rondom);
  return to([...letters, ...rest], false) ?? to([...letters, ...neck], false) ?? to([...letters, ...neck], true) ?? to(neck, true);
}
