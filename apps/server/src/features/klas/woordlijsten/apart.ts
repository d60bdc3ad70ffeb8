/** Words of a list that a leerling of the groep does not practise for now, because a test of its care plan asks them. */
import type { Rol } from '@spelrijk/domain/rol';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { listApartInGroep } from '../../oefenen/planwoorden/index.ts';
import { apartVan } from '../../oefenen/standen/index.ts';
import type { GroepPlek } from './groep.ts';
import * as store from './store.ts';

/** Who may know that somebody of the groep has a plan. */
const ZIET_ZORG: ReadonlySet<Rol> = new Set<Rol>(['schooladmin', 'docent']);

export async function listApart(
  db: Db,
  rol: Rol,
  { adminId, groepId }: GroepPlek,
  woorden: readonly string[],
  now: number,
): Promise<string[]> {
  const regio = ZIET_ZORG.has(rol) ? await store.findZorgregio(db, adminId) : undefined;
  if (regio === undefined) return [];
  const apart = apartVan(regio, await listApartInGroep(db, adminId, groepId, dagVan(now)));
  return woorden.filter((woord) => apart.woorden.has(woord.toLowerCase()));
}
