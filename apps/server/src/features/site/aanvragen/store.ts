/** Applications and questions; the office's own, no customer's. */
import { sql } from 'kysely';
import type { InboxStatus, NieuweAanvraag, NieuweVraag } from '@spelrijk/contract/aanvragen';
import type { Db } from '../../../platform/db/database.ts';

type Extra = { readonly nummer: string; readonly status: InboxStatus; readonly now: number };
export type AanvraagVelden = Omit<NieuweAanvraag, 'website' | 'ms'>;
export type VraagVelden = Omit<NieuweVraag, 'website' | 'ms'>;

/** False when this id was stored before. */
export async function insertAanvraag(db: Db, { vriend, ...velden }: AanvraagVelden, { nummer, status, now }: Extra): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('aanvraag')
    .values({ ...velden, vriend_id: vriend ?? null, nummer, status, created_at: new Date(now) })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when this id was stored before. */
export async function insertVraag(db: Db, velden: VraagVelden, { nummer, status, now }: Extra): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contactvraag')
    .values({ ...velden, nummer, status, created_at: new Date(now) })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How much came from this address since then (ms), of both kinds. */
export async function countVan(db: Db, email: string, sinds: number): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`
    select ((select count(*) from aanvraag where lower(email) = lower(${email}) and created_at >= ${new Date(sinds)})
      + (select count(*) from contactvraag where lower(email) = lower(${email}) and created_at >= ${new Date(sinds)}))::int as aantal`.execute(
    db,
  );
  return rows[0]?.aantal ?? 0;
}

export interface DubbelRij {
  readonly id: string;
  readonly adminId: string;
  readonly naam: string;
  readonly reden: 'email' | 'instellingsnummer' | 'naam';
}

/** Accounts that an open application may be about; `id` is that of the application. */
export async function listDubbelen(db: Db): Promise<readonly DubbelRij[]> {
  const { rows } = await sql<DubbelRij>`
    select distinct on (v.id, a.admin_id) v.id, a.admin_id as "adminId", a.naam,
      case when v.instellingsnummer <> '' and left(v.instellingsnummer, 4) = left(a.instellingsnummer, 4) then 'instellingsnummer'
        when lower(a.email) = lower(v.email) then 'email' else 'naam' end as reden
    from aanvraag v join admin a on not a.intern and a.vervalt_op is null
      and ((v.instellingsnummer <> '' and left(v.instellingsnummer, 4) = left(a.instellingsnummer, 4)) or lower(a.email) = lower(v.email)
        or (v.organisatie <> '' and lower(a.naam) = lower(v.organisatie)))
    where v.klant_id is null and v.status in ('nieuw','bezig')`.execute(db);
  return rows;
}

/** Of what is settled the newest are enough. */
const AANTAL = 200;

/** What waits for an answer is always there, however much came after it. */
const inInbox = (tabel: 'aanvraag' | 'contactvraag') =>
  sql<boolean>`(status in ('nieuw', 'bezig') or id in (select id from ${sql.table(tabel)} order by created_at desc limit ${AANTAL}))`;

export const listAanvragen = (db: Db) =>
  db.selectFrom('aanvraag').selectAll().where(inInbox('aanvraag')).orderBy('created_at', 'desc').execute();
export const listVragen = (db: Db) =>
  db.selectFrom('contactvraag').selectAll().where(inInbox('contactvraag')).orderBy('created_at', 'desc').execute();

const afgehandeld = (status: InboxStatus, now: number): Date | null =>
  status === 'afgehandeld' || status === 'ongewenst' ? new Date(now) : null;

/** False when there is no such application. */
export async function setAanvraagStatus(
  db: Db,
  id: string,
  status: InboxStatus,
  klantId: string | undefined,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('aanvraag')
    .set({ status, afgehandeld_op: afgehandeld(status, now), ...(klantId !== undefined && { klant_id: klantId }) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when there is no such question. */
export async function setVraagStatus(db: Db, id: string, status: InboxStatus, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contactvraag')
    .set({ status, afgehandeld_op: afgehandeld(status, now) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Dealt with before this moment (ms): nobody needs it any more. How many went. */
export async function eraseOud(db: Db, tot: number): Promise<number> {
  const voor = new Date(tot);
  const weg = await Promise.all([
    db.deleteFrom('aanvraag').where('afgehandeld_op', '<', voor).executeTakeFirst(),
    db.deleteFrom('contactvraag').where('afgehandeld_op', '<', voor).executeTakeFirst(),
  ]);
  return weg.reduce((som, { numDeletedRows }) => som + Number(numDeletedRows), 0);
}

/** Whom our office is, to be told of what comes in; nobody of a demo. */
export async function listKantoor(
  db: Db,
): Promise<readonly { readonly email: string; readonly roepnaam: string; readonly adminId: string }[]> {
  const { rows } = await sql<{ email: string; roepnaam: string; adminId: string }>`
    select c.email, g.roepnaam, a.admin_id as "adminId" from account c join admin a on a.admin_id = c.admin_id
    join gebruiker g on g.admin_id = c.admin_id and g.id = c.id
    where a.intern and not a.demo and c.status = 'actief' and c.email is not null and c.email_bevestigd_op is not null order by c.id`.execute(
    db,
  );
  return rows;
}

/** Applications and questions since (ms). */
export async function countBinnen(db: Db, sinds: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from aanvraag where created_at > ${new Date(sinds)}) + (select count(*) from contactvraag where created_at > ${new Date(sinds)}))::int as n`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
