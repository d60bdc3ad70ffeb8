/** Words for one rule and these leerlingen, for who sets it going without looking at each word. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { Db } from '../../../platform/db/database.ts';
import { loadVerzwegen } from '../../oefenen/planwoorden/index.ts';
import { listFouten } from '../voortgang/index.ts';
import * as store from './store.ts';
import { chooseWoorden, type Woordvraag } from './woorden.ts';

interface Voor {
  readonly adminId: string;
  readonly regio: Regio;
  readonly categorie: string;
  readonly leerlingIds: readonly string[];
}

/** What is known of these leerlingen and this rule: how they stand, what they wrote wrong, and what is not told because a test asks it again. */
export async function loadWoordvraag(db: Db, { adminId, regio, categorie, leerlingIds }: Voor, now: number): Promise<Woordvraag> {
  const standen = await store.listStanden(db, adminId, leerlingIds);
  const verzwegen = await loadVerzwegen(db, regio, { adminId, leerlingIds }, now);
  const fouten = (await listFouten(db, adminId, leerlingIds, categorie, now)).filter(({ woord }) => !verzwegen.isApart(woord));
  return { regio, categorie, standen, fouten, verzwegen, now };
}

/** Empty for a rule that cannot be dictated: then the engine chooses. */
export const chooseOpdrachtwoorden = async (db: Db, voor: Voor, now: number): Promise<Lijstwoord[]> =>
  chooseWoorden(await loadWoordvraag(db, voor, now)).woorden.map(({ woord }) => woord);
