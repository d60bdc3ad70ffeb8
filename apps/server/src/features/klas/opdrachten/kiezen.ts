/** Words for one rule and these leerlingen, for who sets it going without looking at each word. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { Db } from '../../../platform/db/database.ts';
import { listFouten } from '../voortgang/index.ts';
import * as store from './store.ts';
import { chooseWoorden } from './woorden.ts';

interface Voor {
  readonly adminId: string;
  readonly regio: Regio;
  readonly categorie: string;
  readonly leerlingIds: readonly string[];
}

/** Empty for a rule that cannot be dictated: then the engine chooses. */
export async function chooseOpdrachtwoorden(db: Db, { adminId, regio, categorie, leerlingIds }: Voor, now: number): Promise<Lijstwoord[]> {
  const standen = await store.listStanden(db, adminId, leerlingIds);
  const fouten = await listFouten(db, adminId, leerlingIds, categorie, now);
  return chooseWoorden({ regio, categorie, standen, fouten, now }).woorden.map(({ woord }) => woord);
}
