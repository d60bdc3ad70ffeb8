/** Counts of one school. In the program's own role, because accounts belong to no tenant role: every query names its admin. */
import { sql } from 'kysely';
import type { Schoolbegin } from '@spelrijk/contract/schoolbegin';
import type { Db } from '../../../platform/db/database.ts';

/** `wie`: who asks, and is no colleague of herself. */
export async function readBegin(db: Db, adminId: string, wie: string): Promise<Schoolbegin> {
  const { rows } = await sql<Schoolbegin>`
    select
      (select count(*) from leerling where admin_id = ${adminId} and verwijderd_op is null)::int as leerlingen,
      (select count(*) from leerling l left join account a on a.admin_id = l.admin_id and a.id = l.id
        where l.admin_id = ${adminId} and l.verwijderd_op is null and a.wachtwoord_op is null
          and not exists (select from sso_koppeling k where k.account_id = l.id))::int as "zonderKaart",
      (select count(*) from gebruiker b where b.admin_id = ${adminId} and b.id <> ${wie}
        and (exists (select from account a where a.admin_id = b.admin_id and a.id = b.id)
          or exists (select from uitnodiging u where u.admin_id = b.admin_id and u.gebruiker_id = b.id and u.gebruikt_op is null and u.ingetrokken_op is null)))::int as collegas,
      (select count(*) from gebruiker b where b.admin_id = ${adminId} and b.uit_te_nodigen
        and not exists (select from account a where a.admin_id = b.admin_id and a.id = b.id)
        and not exists (select from uitnodiging u where u.admin_id = b.admin_id and u.gebruiker_id = b.id and u.gebruikt_op is null and u.ingetrokken_op is null))::int as "uitTeNodigen",
      (exists (select from leerling_dag where admin_id = ${adminId} and antwoorden > 0)
        or exists (select from leesbeurt where admin_id = ${adminId} and woorden > 0)) as geoefend`.execute(db);
  return rows[0] ?? { leerlingen: 0, zonderKaart: 0, collegas: 0, uitTeNodigen: 0, geoefend: false };
}
