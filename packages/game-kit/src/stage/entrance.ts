/** What happens once to a thing on the stage: it pops in, it is shaken. Only for scenes, never for rules. */
import type { Basis } from '../run/step.ts';
import { loop01, slinger, veer } from './motion.ts';

/** Size of something that pops in: from 0 at `van` to 1 after `duur` ticks, a little past it on the way. */
export const opkomst = (tick: number, van: number, duur: number): number => veer(loop01(tick, van, duur));

/** The same for both ways in which an item is stretched. */
export function groei(tick: number, van: number, duur: number): { readonly sx: number; readonly sy: number } {
  const sx = opkomst(tick, van, duur);
  return { sx, sy: sx };
}

/** A shaking of `uitslag` that began `t` ticks ago and dies out; none in calm mode. */
export const schud = ({ rustig }: Pick<Basis, 'rustig'>, t: number, periode: number, demping: number, uitslag: number): number =>
  rustig ? 0 : slinger(t, periode, demping) * uitslag;
