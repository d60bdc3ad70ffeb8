/*
 * Decides nothing: the whole engine in one process, on state the caller owns and lets it change in place.
 * Source: same update as recordAntwoord, to the last bit; for replay, simulation, benchmarks and a single-process server.
 * Example: const eigen = createEigenStand(createStand({ seedPrior })); verwerkAntwoord(eigen, leerlijn, bewijs, now).
 */
import { bereken, type LogRegel } from './bereken.ts';
import { neemOver, type EigenStand } from './eigen-stand.ts';
import { werkIjkingBij } from './ijking.ts';
import { maakInvoer, type Bewijs } from './invoer.ts';
import type { Leerlijn } from './leerlijn.ts';
import { isNieuweSessie, moment } from './tijdstip.ts';

export { createEigenStand, type EigenStand } from './eigen-stand.ts';

export interface VerwerkOpties {
  /** Also learn word difficulties, form ease and calibration in `leerlijn`. Default true. */
  readonly leert?: boolean;
}

/** Processes one answer in place: `eigen` and, unless `leert` is false, the calibration inside `leerlijn`. */
export function verwerkAntwoord(
  eigen: EigenStand,
  leerlijn: Leerlijn,
  bewijs: Bewijs,
  now: number,
  { leert = true }: VerwerkOpties = {},
): LogRegel {
  const sessie = isNieuweSessie(eigen.hoofd, moment(eigen.hoofd, now));
  const uitkomst = bereken(eigen, maakInvoer(leerlijn, bewijs, eigen, sessie), now, leerlijn.constanten);
  neemOver(eigen, uitkomst);
  if (leert && uitkomst.ijking) werkIjkingBij(leerlijn, uitkomst.ijking);
  return uitkomst.log;
}
