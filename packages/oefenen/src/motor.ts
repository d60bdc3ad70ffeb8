/*
 * Decides nothing: the whole engine in one process, on state the caller owns and lets it change in place.
 * Source: same update as recordAntwoord, to the last bit; for replay, simulation, benchmarks and a single-process server.
 * Example: const eigen = createEigenStand(createStand({ seedPrior })); verwerkAntwoord(eigen, leerlijn, bewijs, now).
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { bereken, type LogRegel } from './bereken.ts';
import { werkIjkingBij } from './ijking.ts';
import { maakInvoer, type Bewijs } from './invoer.ts';
import type { Leerlijn } from './leerlijn.ts';
import type { CategorieStand, HoofdStand, Stand, WoordStand } from './stand.ts';
import { isNieuweSessie, moment } from './tijdstip.ts';

/** A stand with maps of its own, to be changed only by the functions of this file. Usable everywhere a Stand is. */
export interface EigenStand {
  hoofd: HoofdStand;
  readonly categorieen: Record<CategorieId, CategorieStand>;
  readonly woorden: Record<string, WoordStand>;
  readonly herhaling: Set<string>;
}

/** A private copy; the given stand is never touched. */
export function createEigenStand(stand: Stand): EigenStand {
  const herhaling = new Set<string>();
  for (const woord in stand.woorden) if ((stand.woorden[woord]?.terugOp ?? 0) > 0) herhaling.add(woord);
  return { hoofd: stand.hoofd, categorieen: { ...stand.categorieen }, woorden: { ...stand.woorden }, herhaling };
}

function zetWoord(eigen: EigenStand, woord: string, rij: WoordStand): void {
  eigen.woorden[woord] = rij;
  if (rij.terugOp > 0) eigen.herhaling.add(woord);
  else eigen.herhaling.delete(woord);
}

export interface VerwerkOpties {
  /** Also learn word difficulties, form ease and calibration in `leerlijn`. Default true. */
  readonly leert?: boolean;
}

/** Processes one answer in place: `eigen` and, unless `leert` is false, the calibration inside `leerlijn`. */
export function verwerkAntwoord(eigen: EigenStand, leerlijn: Leerlijn, bewijs: Bewijs, now: number, { leert = true }: VerwerkOpties = {}): LogRegel {
  const sessie = isNieuweSessie(eigen.hoofd, moment(eigen.hoofd, now));
  const { gewijzigd, log, ijking } = bereken(eigen, maakInvoer(leerlijn, bewijs, eigen, sessie), now, leerlijn.constanten);
  if (gewijzigd.hoofd) eigen.hoofd = gewijzigd.hoofd;
  for (const id in gewijzigd.categorieen) eigen.categorieen[id] = gewijzigd.categorieen[id] as CategorieStand;
  for (const woord in gewijzigd.woorden) zetWoord(eigen, woord, gewijzigd.woorden[woord] as WoordStand);
  if (leert && ijking) werkIjkingBij(leerlijn, ijking);
  return log;
}
