/** A short dictation with which an opdracht is looked back on: only its leerlingen find it, from its day on. */
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { Db } from '../../../platform/db/database.ts';
import { terugblikTitel } from '../../oefenen/dicteetaken/index.ts';
import * as store from './store.ts';

export interface Terugblik {
  readonly opdrachtId: string;
  /** Of the categorie, as the docent knows it. */
  readonly naam: string;
  readonly dag: string;
  readonly woorden: readonly Lijstwoord[];
}

/** Open at once: it waits for its day by itself. */
export async function createTerugblik(db: Db, plek: store.Plek, { opdrachtId, naam, dag, woorden }: Terugblik, now: Date): Promise<void> {
  if (!(await store.insertDictee(db, plek, terugblikTitel(naam), woorden, now))) return;
  await store.updateDictee(db, plek, { status: 'open', vanaf: dag, opdracht_id: opdrachtId });
}

export const closeTerugblik = (db: Db, adminId: string, opdrachtId: string): Promise<void> => store.closeUnbegun(db, adminId, opdrachtId);
