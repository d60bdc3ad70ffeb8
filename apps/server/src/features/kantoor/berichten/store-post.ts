/** Which message is to be mailed now, to whom, and how far that got. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';
import { IS_VOOR, KOLOMMEN, MAG_LEZEN, type BerichtRij } from './store.ts';

/** The oldest message that is out and was not mailed to everybody, for us alone. */
export async function lockTeMailen(db: Db, now: number): Promise<BerichtRij | undefined> {
  return db
    .selectFrom('bericht')
    .select(KOLOMMEN)
    .where('op', '<=', new Date(now))
    .where('ingetrokken_op', 'is', null)
    .where('gemaild_op', 'is', null)
    .orderBy('op')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export interface MailLezer {
  readonly id: string;
  readonly adminId: string;
  readonly roepnaam: string;
  readonly email: string;
  readonly regio: Regio;
  readonly token: string;
}

/** Who wants this message by mail and comes after `gemaild_tot`, in order of account. */
export async function listMailLezers(db: Db, { id, gemaild_tot }: BerichtRij, aantal: number): Promise<readonly MailLezer[]> {
  const { rows } = await sql<MailLezer>`
    select c.id, c.admin_id as "adminId", u.roepnaam, c.email, a.regio, m.token
    from bericht b join bericht_mail m on m.aan join admin a on a.admin_id = m.admin_id and ${IS_VOOR} and a.created_at <= b.op
    join account c on c.admin_id = m.admin_id and c.id = m.gebruiker_id and ${MAG_LEZEN}
      and c.created_at <= b.op and c.email is not null and c.email_bevestigd_op is not null
    join gebruiker u on u.admin_id = c.admin_id and u.id = c.id
    where b.id = ${id} and (${gemaild_tot}::uuid is null or c.id > ${gemaild_tot}::uuid) order by c.id limit ${aantal}`.execute(db);
  return rows;
}

/** `tot` is the last account that was mailed; null: everybody was. */
export async function setGemaild(db: Db, id: string, tot: string | null, now: number): Promise<void> {
  await db
    .updateTable('bericht')
    .set(tot === null ? { gemaild_op: new Date(now) } : { gemaild_tot: tot })
    .where('id', '=', id)
    .execute();
}
