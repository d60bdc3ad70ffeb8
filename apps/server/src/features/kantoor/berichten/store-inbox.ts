/** What one person finds in her inbox, what she read, and whether messages are mailed to her. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Rol } from '@spelrijk/domain/rol';
import { toBlad, type Blad, type Db } from '../../../platform/db/database.ts';
import { IS_VOOR } from './store.ts';

export interface Lezer {
  readonly adminId: string;
  readonly gebruikerId: string;
  readonly rol: Rol;
}

export interface InboxRij {
  readonly id: string;
  readonly titel: string;
  readonly tekst: string;
  readonly op: Date;
  readonly gelezen: boolean;
  readonly regio: Regio;
}

/** What somebody who came later finds here was news before, so it counts as read. */
const inbox = ({ adminId, gebruikerId, rol }: Lezer, now: number) => sql`
  from admin a join bericht b on ${IS_VOOR}
  left join account c on c.admin_id = a.admin_id and c.id = ${gebruikerId}
  left join bericht_gelezen g on g.admin_id = a.admin_id and g.gebruiker_id = ${gebruikerId} and g.bericht_id = b.id
  where a.admin_id = ${adminId} and b.op <= ${new Date(now)} and b.ingetrokken_op is null and b.op >= a.created_at
    and (b.lezers = 'iedereen' or ${rol} <> 'docent')`;

const GELEZEN = sql`coalesce(g.gelezen, c.id is null or b.op < c.created_at)`;

export const BERICHTEN_PER_PAGINA = 100;

/** The newest first, a page of them from the row `vanaf` on. */
export async function listInbox(db: Db, lezer: Lezer, now: number, vanaf = 0): Promise<Blad<InboxRij>> {
  const { rows } = await sql<InboxRij & { totaal: number }>`
    select b.id, b.titel, b.tekst, b.op, a.regio, ${GELEZEN} as gelezen, count(*) over ()::int as totaal ${inbox(lezer, now)}
    order by b.op desc, b.id desc offset ${vanaf} limit ${BERICHTEN_PER_PAGINA}`.execute(db);
  return toBlad(rows);
}

export async function countOngelezen(db: Db, lezer: Lezer, now: number): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`select count(*)::int as aantal ${inbox(lezer, now)} and not ${GELEZEN}`.execute(db);
  return rows[0]?.aantal ?? 0;
}

/** True when this message is in the inbox of this person. */
export async function hasBericht(db: Db, lezer: Lezer, berichtId: string, now: number): Promise<boolean> {
  const { rows } = await sql`select 1 ${inbox(lezer, now)} and b.id = ${berichtId}`.execute(db);
  return rows.length > 0;
}

export async function setGelezen(db: Db, { adminId, gebruikerId }: Lezer, berichtId: string, gelezen: boolean, now: number): Promise<void> {
  const op = new Date(now);
  await db
    .insertInto('bericht_gelezen')
    .values({ admin_id: adminId, gebruiker_id: gebruikerId, bericht_id: berichtId, gelezen, op })
    .onConflict((oc) => oc.columns(['admin_id', 'gebruiker_id', 'bericht_id']).doUpdateSet({ gelezen, op }))
    .execute();
}

/** The proven address of somebody, and whether she wants messages there. */
export async function findMail(db: Db, { adminId, gebruikerId }: Lezer): Promise<{ readonly aan: boolean; readonly adres: string | null }> {
  const { rows } = await sql<{ aan: boolean; adres: string | null }>`
    select coalesce(m.aan, false) as aan, case when c.email_bevestigd_op is null then null else c.email end as adres
    from account c left join bericht_mail m on m.admin_id = c.admin_id and m.gebruiker_id = c.id
    where c.admin_id = ${adminId} and c.id = ${gebruikerId}`.execute(db);
  return rows[0] ?? { aan: false, adres: null };
}

/** The secret of the first time stays, so that links in older mails go on working. */
export async function setMail(db: Db, { adminId, gebruikerId }: Lezer, aan: boolean, token: string, now: number): Promise<void> {
  await db
    .insertInto('bericht_mail')
    .values({ admin_id: adminId, gebruiker_id: gebruikerId, aan, token, created_at: new Date(now) })
    .onConflict((oc) => oc.columns(['admin_id', 'gebruiker_id']).doUpdateSet({ aan }))
    .execute();
}

/** False when nobody has this secret. */
export async function endMail(db: Db, gebruikerId: string, token: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update bericht_mail m set aan = false from account c
    where c.id = ${gebruikerId} and m.admin_id = c.admin_id and m.gebruiker_id = c.id and m.token = ${token}`.execute(db);
  return numAffectedRows === 1n;
}
