import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Db } from '../../../platform/db/database.ts';
import { misgegaan, type Misgegaan } from './misgegaan.ts';
import { SCHRIJFVORMEN } from './schrijfvormen.ts';
import { listTypfouten } from './store-groep.ts';

/** Older errors do not say what a child needs now. */
export const RECENT_MS = 42 * DAG_MS;

const PER_LEERLING = 60;

/** What these leerlingen wrote wrong against one categorie in the last six weeks, newest first. */
export async function listFouten(
  db: Db,
  adminId: string,
  leerlingIds: readonly string[],
  categorie: string,
  now: number,
): Promise<readonly Misgegaan[]> {
  const bereik = { sinds: new Date(now - RECENT_MS), perLeerling: PER_LEERLING };
  const rijen = await listTypfouten(db, adminId, leerlingIds, SCHRIJFVORMEN, bereik);
  return rijen.flatMap(misgegaan).filter(({ label }) => label === categorie);
}
