/*
 * Decides nothing: a stand that one owner changes in place, with an index of the words in repetition.
 * Source: copying two maps per answer costs more than the update itself; the owner of a copy may change it.
 * Example: adopt(eigen, computeUitkomst(eigen, invoer, op, constanten)).
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Uitkomst } from './compute.ts';
import type { CategorieStand, Gewijzigd, HoofdStand, Stand, WoordStand } from './stand.ts';

/** A stand with maps of its own, to be changed only by `adopt`. Usable everywhere a Stand is. */
export interface EigenStand {
  hoofd: HoofdStand;
  readonly categorieen: Record<CategorieId, CategorieStand>;
  readonly woorden: Record<string, WoordStand>;
  readonly herhaling: Map<string, WoordStand>;
}

/** A private copy; the given stand is never touched. */
export function createEigenStand(stand: Stand): EigenStand {
  const herhaling = new Map<string, WoordStand>();
  for (const woord in stand.woorden) {
    const rij = stand.woorden[woord];
    if (rij && rij.terugOp > 0) herhaling.set(woord, rij);
  }
  return { hoofd: stand.hoofd, categorieen: { ...stand.categorieen }, woorden: { ...stand.woorden }, herhaling };
}

function setWoord(eigen: EigenStand, woord: string, rij: WoordStand): void {
  if (woord === '__proto__') return;
  const was = eigen.woorden[woord]?.terugOp ?? 0;
  eigen.woorden[woord] = rij;
  if (rij.terugOp > 0) eigen.herhaling.set(woord, rij);
  else if (was > 0) eigen.herhaling.delete(woord);
}

/** Puts rows into a stand of one's own, its index of words in repetition included. */
export function adoptRows(eigen: EigenStand, { hoofd, categorieen, woorden }: Gewijzigd): void {
  if (hoofd) eigen.hoofd = hoofd;
  Object.assign(eigen.categorieen, categorieen);
  for (const woord of Object.keys(woorden)) {
    const rij = woorden[woord];
    if (rij) setWoord(eigen, woord, rij);
  }
}

/** Puts the new rows of one answer into a stand of one's own. */
export function adopt(eigen: EigenStand, { hoofd, rijen, woord, log }: Uitkomst): void {
  if (hoofd) eigen.hoofd = hoofd;
  for (const { id, rij } of rijen) eigen.categorieen[id] = rij;
  if (woord) setWoord(eigen, log.invoer.woord, woord);
}
