import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface MailRij {
  readonly id: string;
  readonly adminId: string | null;
  readonly aan: string;
  readonly onderwerp: string;
  readonly adminNaam: string | null;
  readonly status: 'wacht' | 'bezig' | 'verstuurd' | 'mislukt' | 'vervallen';
  readonly pogingen: number;
  readonly reden: string | null;
  readonly createdAt: Date;
  readonly afgerondOp: Date | null;
  readonly heeftTekst: boolean;
}

/** The newest first. Without `ookIntern` no mail to our own office: a link in it could lift its reader to another role. */
export async function listMails(db: Db, ookIntern: boolean, aantal: number): Promise<readonly MailRij[]> {
  return query(db, ookIntern, null, aantal);
}

export async function findMail(db: Db, ookIntern: boolean, id: string): Promise<MailRij | undefined> {
  return (await query(db, ookIntern, id, 1))[0];
}

async function query(db: Db, ookIntern: boolean, id: string | null, aantal: number): Promise<readonly MailRij[]> {
  const { rows } = await sql<MailRij>`
    select m.id, m.admin_id as "adminId", m.aan, m.onderwerp, a.naam as "adminNaam", m.status, m.pogingen, m.reden, m.created_at as "createdAt",
      m.afgerond_op as "afgerondOp", m.tekst <> '' as "heeftTekst"
    from mail m left join admin a on a.admin_id = m.admin_id
    where (${ookIntern} or (a.admin_id is not null and not a.intern)) and (${id}::uuid is null or m.id = ${id}::uuid)
    order by m.created_at desc, m.id desc limit ${aantal}`.execute(db);
  return rows;
}

export async function readBody(db: Db, id: string): Promise<{ readonly tekst: string; readonly html: string } | undefined> {
  return db.selectFrom('mail').select(['tekst', 'html']).where('id', '=', id).executeTakeFirst();
}
