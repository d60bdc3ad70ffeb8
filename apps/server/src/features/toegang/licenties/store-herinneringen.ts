/** Who has to hear that a licence ends. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';

export interface Afloper {
  readonly adminId: string;
  readonly admin: string;
  readonly regio: Regio;
  readonly tot: string;
  /** Person, or the customer itself when none of its people has an address. */
  readonly wie: string;
  readonly roepnaam: string;
  readonly email: string;
}

/** Beheerders of customers whose licence ends from `vandaag` up to `tot`. None of the demo, none that is suspended, no home that stopped by itself: it was told. */
export async function listAflopers(db: Db, vandaag: string, tot: string): Promise<readonly Afloper[]> {
  const { rows } = await sql<Afloper>`
    with aflopend as (
      select admin_id, naam, regio, licentie_tot, email from admin
      where not intern and not demo and soort <> 'demo' and vervalt_op is null and status = 'actief' and gestopt_op is null
        and licentie_tot between ${vandaag} and ${tot}
    ), mensen as (
      select g.admin_id, g.id, g.roepnaam, c.email from gebruiker g join account c on c.id = g.id
      where c.rol in ('schooladmin','rtadmin','thuisadmin') and c.status = 'actief' and c.email <> ''
    )
    select a.admin_id as "adminId", a.naam as admin, a.regio, a.licentie_tot as tot, m.id as wie, m.roepnaam, m.email
    from aflopend a join mensen m on m.admin_id = a.admin_id
    union all
    select a.admin_id, a.naam, a.regio, a.licentie_tot, a.admin_id, a.naam, a.email
    from aflopend a where a.email <> '' and not exists (select from mensen m where m.admin_id = a.admin_id)
    order by 1, 5`.execute(db);
  return rows;
}
