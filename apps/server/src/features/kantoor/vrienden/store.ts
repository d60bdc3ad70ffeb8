import { sql } from 'kysely';
import type { Vrienduitnodiging } from '@spelrijk/contract/vrienden';
import { toBlad, type Blad, type Db } from '../../../platform/db/database.ts';

interface Van {
  readonly adminId: string;
  readonly gebruikerId: string;
}

/** The invitations of one person, the newest first; what came of them stands with the applications, out of reach of a customer. */
export async function listVan(
  db: Db,
  { adminId, gebruikerId }: Van,
  { vanaf, aantal }: { readonly vanaf: number; readonly aantal: number },
): Promise<Blad<Omit<Vrienduitnodiging, 'op'> & { readonly op: Date }>> {
  const { rows } = await sql<Omit<Vrienduitnodiging, 'op'> & { readonly op: Date; readonly totaal: number }>`
    select v.id, v.email, v.created_at as op,
      case when bool_or(a.klant_id is not null) then 'klant' when count(a.id) > 0 then 'aangevraagd' else 'verstuurd' end as status, count(*) over ()::int as totaal
    from vrienduitnodiging v left join aanvraag a on a.vriend_id = v.id and a.status <> 'ongewenst'
    where v.admin_id = ${adminId} and v.gebruiker_id = ${gebruikerId}
    group by v.admin_id, v.id order by v.created_at desc, v.id offset ${vanaf} limit ${aantal}`.execute(db);
  return toBlad(rows);
}

/** This person sent this invitation before, however long ago. */
export async function isVan(db: Db, { adminId, gebruikerId }: Van, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from vrienduitnodiging where admin_id = ${adminId} and gebruiker_id = ${gebruikerId} and id = ${id}`.execute(db);
  return rows.length > 0;
}

/** One at a time per person, so that five a day are five. */
export async function lockVan(db: Db, { adminId, gebruikerId }: Van): Promise<void> {
  await sql`select 1 from gebruiker where admin_id = ${adminId} and id = ${gebruikerId} for update`.execute(db);
}

export async function countSinds(db: Db, { adminId, gebruikerId }: Van, sinds: number): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`
    select count(*)::int as aantal from vrienduitnodiging
    where admin_id = ${adminId} and gebruiker_id = ${gebruikerId} and created_at >= ${new Date(sinds)}`.execute(db);
  return rows[0]?.aantal ?? 0;
}

/** False when this id was stored before. */
export async function insertUitnodiging(db: Db, { adminId, gebruikerId }: Van, id: string, email: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('vrienduitnodiging')
    .values({ admin_id: adminId, id, gebruiker_id: gebruikerId, email, created_at: new Date(now) })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface Afzender {
  readonly naam: string;
  readonly regio: 'nl' | 'be';
}

/** Name and region of who invites; undefined for somebody of another admin. */
export async function findAfzender(db: Db, { adminId, gebruikerId }: Van): Promise<Afzender | undefined> {
  const { rows } = await sql<Afzender>`
    select trim(g.roepnaam || ' ' || g.achternaam) as naam, a.regio from gebruiker g join admin a on a.admin_id = g.admin_id
    where g.admin_id = ${adminId} and g.id = ${gebruikerId}`.execute(db);
  return rows[0];
}
