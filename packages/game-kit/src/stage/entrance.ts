/** What happens once to a thing on the stage: it pops in, it is shaken. Only for scenes, never for rules. */
import type { Basis } from '../run/step.ts';
import { progress01, swing, overshoot } from './motion.ts';
import type { Tijdvak } from './motion.ts';

/** Size of something that pops in: from 0 at `van` to 1 after `duur` ticks, a little past it on the way. */
export const popIn = (tick: number, tijd: Tijdvak): number => overshoot(progress01(tick, tijd));

/** The same for both ways in which an item is stretched. */
export function growIn(tick: number, tijd: Tijdvak): { readonly sx: number; readonly sy: number } {
  const sx = popIn(tick, tijd);
  return { sx, sy: sx };
}

interface ShakeOpties {
  readonly periode: number;
  readonly demping: number;
  readonly uitslag: number;
}

/** A shaking of `uitslag` that began `t` ticks ago and dies out; none in calm mode. */
export const shake = ({ rustig }: Pick<Basis, 'rustig'>, t: number, { periode, demping, uitslag }: ShakeOpties): number =>
  rustig ? 0 : swing(t, { periode, demping }) * uitslag;
