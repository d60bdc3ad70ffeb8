/** The staircases of flashed words, per leerling and reading level. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { naFlitsen, type Flits } from './flits.ts';

/** Moves and stores the staircases. Run by whoever holds the leerling's lock. */
export async function updateFlits(
  db: Db,
  adminId: string,
  leerlingId: string,
  flitsen: readonly Flits[],
  jaargroep: number,
): Promise<void> {
  if (flitsen.length === 0) return;
  const rijen = await db
    .selectFrom('leerling_flits')
    .select(['trede', 'stand'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .execute();
  const na = naFlitsen(Object.fromEntries(rijen.map(({ trede, stand }) => [trede, stand])), flitsen, jaargroep);
  const nieuw = JSON.stringify(Object.entries(na).map(([trede, stand]) => ({ trede, stand })));
  await sql`
    insert into leerling_flits (admin_id, leerling_id, trede, stand)
    select ${adminId}::uuid, ${leerlingId}::uuid, x.* from jsonb_to_recordset(${nieuw}::jsonb) as x(trede text, stand jsonb)
    on conflict (admin_id, leerling_id, trede) do update set stand = excluded.stand`.execute(db);
}
