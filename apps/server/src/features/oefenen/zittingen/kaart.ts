/** The methodetoetsen on the map of a leerling. */
import type { Db } from '../../../platform/db/database.ts';
import * as store from './store.ts';
import { VOORBEELD } from './voorbeeld.ts';

export interface OpenToets extends store.OpenZitting {
  readonly adminId: string;
}

/** What is open now; a visitor of the demo finds the example. */
export async function listOpen(
  db: Db,
  leerling: { readonly adminId: string; readonly id: string },
  isDemo: boolean,
  now: number,
): Promise<OpenToets[]> {
  const { adminId } = leerling;
  if (isDemo) {
    const { id, titel, woorden } = VOORBEELD;
    return (await store.hasTestschool(db, adminId)) ? [{ id, adminId, titel, aantal: woorden.length, gemaakt: 0 }] : [];
  }
  return (await store.listOpenZittingen(db, leerling, new Date(now))).map((rij) => ({ ...rij, adminId }));
}
