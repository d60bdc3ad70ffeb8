/** What ends with a care plan: its goals no longer steer practice, its tests close, its words come free. */
import { sql } from 'kysely';
import { NAMETING_DAGEN, type Einde } from '@spelrijk/domain/handelingsplan';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface Planeinde {
  readonly adminId: string;
  readonly planIds: readonly string[];
  readonly einde: Einde;
  readonly reden: string;
  readonly now: number;
}

/** Ends active plans; those that do not run stay as they are. */
export async function closePlannen(db: Db, { adminId, planIds, einde, reden, now }: Planeinde): Promise<void> {
  const ids = [...planIds];
  const op = new Date(now);
  const { numAffectedRows } = await sql`
    update handelingsplan set status = 'afgerond', einde = ${einde}, einde_reden = ${reden}, afgerond_op = ${op}, versie = versie + 1
    where admin_id = ${adminId} and id = any(${ids}::uuid[]) and status = 'actief'`.execute(db);
  if (numAffectedRows === 0n) return;
  await sql`delete from zorgdoel where admin_id = ${adminId} and plan_id = any(${ids}::uuid[])`.execute(db);
  await sql`update plan_woord set vrij_op = ${addDays(dagVan(now), NAMETING_DAGEN.tot)} where admin_id = ${adminId} and plan_id = any(${ids}::uuid[])`.execute(
    db,
  );
  await closeToetsen(db, adminId, ids, now);
}

/** Open tests of these plans are over; what was answered stays. */
export async function closeToetsen(db: Db, adminId: string, planIds: readonly string[], now: number): Promise<void> {
  await sql`update toets set status = 'af', af_op = ${new Date(now)}
    where admin_id = ${adminId} and plan_id = any(${[...planIds]}::uuid[]) and status = 'open'`.execute(db);
}

/** Why the plans of a leerling end that is no longer here: thrown away, or moved and to whom. */
type Vertrek = { readonly einde: 'weggegooid' } | { readonly einde: 'verhuisd'; readonly naar: string };

/** What runs for leerlingen who go to the prullenbak: their plans end, and the tests of every plan. How many plans ended. */
export async function closePlannenVan(
  db: Db,
  adminId: string,
  leerlingIds: readonly string[],
  now: number,
  vertrek: Vertrek = { einde: 'weggegooid' },
): Promise<number> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from handelingsplan where admin_id = ${adminId} and leerling_id = any(${[...leerlingIds]}::uuid[]) and status = 'actief'`.execute(
    db,
  );
  const planIds = rows.map(({ id }) => id);
  const reden = vertrek.einde === 'verhuisd' ? `Verhuisd naar ${vertrek.naar}` : '';
  if (planIds.length > 0) await closePlannen(db, { adminId, planIds, einde: vertrek.einde, reden, now });
  await sql`update toets set status = 'af', af_op = ${new Date(now)}
    where admin_id = ${adminId} and leerling_id = any(${[...leerlingIds]}::uuid[]) and plan_id is not null and status = 'open'`.execute(db);
  return planIds.length;
}
