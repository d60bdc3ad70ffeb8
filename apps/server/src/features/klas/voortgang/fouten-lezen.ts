import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Db } from '../../../platform/db/database.ts';
import { misgegaan, type Misgegaan } from './misgegaan.ts';
import { SCHRIJFVORMEN } from './schrijfvormen.ts';
import { listCategorieen } from './store.ts';
import { listTypfouten, type Foutbereik } from './store-groep.ts';
import { toVerloop } from './verloop.ts';

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
  const fouten = await listFoutenSinds(db, adminId, leerlingIds, bereik);
  return fouten.filter(({ label }) => label === categorie);
}

/** What these leerlingen wrote wrong in a time, against every categorie, newest first. */
export async function listFoutenSinds(
  db: Db,
  adminId: string,
  leerlingIds: readonly string[],
  bereik: Foutbereik,
): Promise<readonly Misgegaan[]> {
  const rijen = await listTypfouten(db, adminId, leerlingIds, SCHRIJFVORMEN, bereik);
  return rijen.flatMap(misgegaan);
}

/** How one categorie went, a point a practice day, oldest first. */
export async function listVerloop(db: Db, adminId: string, leerlingId: string, categorie: string): Promise<ReturnType<typeof toVerloop>> {
  const [rij] = await listCategorieen(db, adminId, leerlingId, categorie);
  return toVerloop(rij?.verloop ?? []);
}
