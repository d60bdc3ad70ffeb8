/** Two rows of practice of one child become one: every answer of both in the order in which it was given, and the state made again from them. */
import { present } from '@spelrijk/base/invariant';
import type { HoofdStand } from '@spelrijk/oefenen/stand';
import type { Db } from '../../../platform/db/database.ts';
import { rebuildStand } from '../../oefenen/antwoorden/index.ts';
import type { Samen } from './delen.ts';
import type { VanNaar } from './store-meenemen.ts';
import * as store from './store-samenvoegen.ts';

type Wie = VanNaar['van'];

export const readHoofd = async (db: Db, { adminId, leerlingId }: Wie): Promise<store.Stand> =>
  present(await store.findStand(db, adminId, leerlingId), 'a leerling has a state');

export async function readSamen(db: Db, { adminId, leerlingId }: Wie): Promise<Samen> {
  const plekken = await store.listTaakplekken(db, adminId, leerlingId);
  return { volgnr: (await readHoofd(db, { adminId, leerlingId })).volgnr, plekken: new Set(plekken) };
}

/** Where the first of the two began: what the other was thought to be at its start says nothing more. */
const eerste = (standen: readonly store.Stand[]): HoofdStand =>
  present(standen.toSorted((a, b) => a.hoofd.eerste - b.hoofd.eerste)[0], 'two states').hoofd;

/** After the answers, taken and sums of the one stand beside those of the other. Coins are added, the best record stays. */
export async function mergeState(
  db: Db,
  { van, naar, now }: VanNaar & { readonly now: number },
  { volgnr }: Samen,
  standen: readonly store.Stand[],
): Promise<void> {
  await store.orderAntwoorden(db, naar.adminId, naar.leerlingId, volgnr);
  await store.addVerdiend(db, { van, naar });
  const samen = standen.reduce((som, stand) => som + stand.volgnr, 0);
  await rebuildStand(db, { adminId: naar.adminId, leerlingId: naar.leerlingId, begin: eerste(standen), volgnr: samen, now });
}
