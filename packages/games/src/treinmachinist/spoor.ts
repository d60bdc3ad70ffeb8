/** Family B: a branch of the track, a bend and then a straight end; for driving along it and for drawing it. */
import { PALET } from './palet.ts';
type Punt = readonly [x: number, y: number];

export interface Spoor {
  readonly van: Punt;
  /** The two handles of the bend (a cubic curve) and where it ends. */
  readonly bocht: readonly [Punt, Punt, Punt];
  /** The end of the line. */
  readonly eind: Punt;
}

/** Share of the way that is the bend. */
const BOCHT = 0.55;

/** Where something is that has gone a share `t` (0-1) of the branch. */
export function pointOnSpoor({ van, bocht: [a, b, uit], eind }: Spoor, t: number): Punt {
  if (t >= BOCHT) {
    const u = Math.min(1, (t - BOCHT) / (1 - BOCHT));
    return [uit[0] + (eind[0] - uit[0]) * u, uit[1] + (eind[1] - uit[1]) * u];
  }
  const u = Math.max(0, t) / BOCHT;
  const v = 1 - u;
  const as = (i: 0 | 1): number => v * v * v * van[i] + 3 * v * v * u * a[i] + 3 * v * u * u * b[i] + u * u * u * uit[i];
  return [as(0), as(1)];
}

/** The branch as SVG path data, `naar` further on past its end. */
export const traceSpoor = ({ van, bocht: [a, b, uit] }: Spoor, naar: Punt): string =>
  `M${van.join(' ')}C${a.join(' ')} ${b.join(' ')} ${uit.join(' ')}L${naar.join(' ')}`;

/** Rails on sleepers along path data. */
export const traceRails = (pad: string): string =>
  `<path d="${pad}" fill="none" stroke="${PALET.biels}" stroke-width="34" stroke-dasharray="9 15"/><path d="${pad}" fill="none" stroke="${PALET.staal}" stroke-width="22"/><path d="${pad}" fill="none" stroke="${PALET.spoorgrind}" stroke-width="14"/><path d="${pad}" fill="none" stroke="${PALET.biels}" stroke-width="14" stroke-dasharray="9 15"/>`;
