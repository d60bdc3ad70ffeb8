/*
 * Decides nothing: the whole engine in one process, on state the caller owns and lets it change in place.
 * Source: same update as recordAntwoord, to the last bit; for replay, simulation, benchmarks and a single-process server.
 * Example: const eigen = createEigenStand(createStand({ seedPrior })); processAntwoord(eigen, leerlijn, bewijs, now).
 */
import type { LogRegel } from './compute.ts';
import { computeBewijs } from './bewijs.ts';
import { adopt, type EigenStand } from './eigen-stand.ts';
import { updateIjking } from './ijking.ts';
import type { Bewijs } from './invoer.ts';
import type { Leerlijn } from './leerlijn.ts';

export { adoptRows, createEigenStand, type EigenStand } from './eigen-stand.ts';

export interface VerwerkOpties {
  /** Also learn word difficulties, form ease and calibration in `leerlijn`. Default true. */
  readonly leert?: boolean;
}

/** Processes one answer in place: `eigen` and, unless `leert` is false, the calibration inside `leerlijn`. */
export function processAntwoord(
  eigen: EigenStand,
  leerlijn: Leerlijn,
  bewijs: Bewijs,
  now: number,
  { leert = true }: VerwerkOpties = {},
): LogRegel {
  const uitkomst = computeBewijs(eigen, leerlijn, bewijs, now);
  adopt(eigen, uitkomst);
  if (leert && uitkomst.ijking) updateIjking(leerlijn, uitkomst.ijking);
  return uitkomst.log;
}
