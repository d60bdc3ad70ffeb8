/** Sixty groepen are not looked through in one sitting: what was chosen is kept, and found again on another day or device. */
import { OvergangKeuze, type OvergangConcept, type OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { enter, type JaarovergangDeps } from './school.ts';
import * as store from './store-concept.ts';

export async function readConcept(db: Db, adminId: string, schooljaar: string): Promise<OvergangVoorstel['concept']> {
  const rij = await store.findConcept(db, adminId, schooljaar);
  // Kept by an older version of this program: what cannot be read is begun anew.
  const keuzes = OvergangKeuze.safeParse(rij?.keuzes);
  if (!rij || !keuzes.success) return null;
  return { keuzes: keuzes.data, versie: rij.versie, op: rij.op.toISOString(), door: rij.door };
}

/** A 409 when somebody else kept something since: hers is not overwritten unseen. */
export async function saveConcept(
  { database }: JaarovergangDeps,
  { actor, now }: Caller,
  adminId: string,
  concept: OvergangConcept,
): Promise<{ versie: number }> {
  enter(actor, adminId);
  const versie = await database.transact((db) => store.saveConcept(db, adminId, { ...concept, door: actor.id, now }));
  if (versie === undefined) throw new AppError('conflict', 'jaarovergang/concept-veranderd');
  return { versie };
}

export async function deleteConcept({ database }: JaarovergangDeps, { actor }: Caller, adminId: string): Promise<void> {
  enter(actor, adminId);
  await database.transact((db) => store.deleteConcept(db, adminId));
}
