/** Over customers, in the program's own role: a login name leads to one child, letters of a name only look inside the customer that is named. */
import { sql } from 'kysely';
import type { AdminSoort } from '@spelrijk/domain/admin';
import { heleNaamSql, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface TrefferRij {
  readonly id: string;
  readonly adminId: string;
  readonly admin: string;
  readonly roepnaam: string;
  readonly letter: string;
  readonly groep: string;
  readonly jaargroep: number;
  readonly weg: boolean;
}

const TREFFER = sql`l.id, l.admin_id as "adminId", a.naam as admin, l.roepnaam, upper(left(l.achternaam, 1)) as letter, g.naam as groep, l.jaargroep,
  l.verwijderd_op is not null as weg`;
/** Our own people and visitors who try the product are no customers. */
const BIJ_KLANT = sql`join admin a on a.admin_id = l.admin_id and not a.intern and a.vervalt_op is null
  join groep g on g.admin_id = l.admin_id and g.id = l.groep_id`;

export async function isKlant(db: Db, adminId: string): Promise<boolean> {
  const { rows } = await sql`select from admin where admin_id = ${adminId} and not intern and vervalt_op is null`.execute(db);
  return rows.length > 0;
}

/** `gevouwen`: as `foldName` makes it. */
export async function findByGebruikersnaam(db: Db, gevouwen: string): Promise<readonly TrefferRij[]> {
  const { rows } = await sql<TrefferRij>`
    select ${TREFFER} from account c join leerling l on l.admin_id = c.admin_id and l.id = c.id ${BIJ_KLANT} where c.gevouwen = ${gevouwen}`.execute(
    db,
  );
  return rows;
}

/** Without accents and capitals; every word of a name has a space before it. */
const folded = (text: ReturnType<typeof sql>) => sql`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g')`;

/** Where a word of the name begins with this text, taken literally; of d'Ëlen also Ëlen. */
export async function searchInAdmin(db: Db, adminId: string, tekst: string, aantal: number): Promise<readonly TrefferRij[]> {
  const { rows } = await sql<TrefferRij>`
    select ${TREFFER} from leerling l ${BIJ_KLANT}
    where l.admin_id = ${adminId}
      and position(${folded(sql`${` ${tekst}`}::text`)} in ${folded(sql`' ' || ${heleNaamSql()} || ' ' || l.achternaam`)}) > 0
    order by ${opNaam()} limit ${aantal}`.execute(db);
  return rows;
}

export interface LeerlingRij {
  readonly id: string;
  readonly adminId: string;
  readonly admin: string;
  readonly soort: AdminSoort;
  readonly naam: string;
  readonly groep: string;
  readonly jaargroep: number;
  readonly gebruikersnaam: string;
  readonly wachtwoord: 'tekst' | 'woorden' | 'plaatjes' | 'geen';
  readonly status: 'actief' | 'geschorst' | 'admin-geschorst';
  readonly schoolaccount: boolean;
  readonly laatstIngelogd: Date | null;
  readonly weggegooidOp: Date | null;
  readonly licentieTot: string | null;
}

export async function readLeerling(db: Db, id: string): Promise<LeerlingRij | undefined> {
  const { rows } = await sql<LeerlingRij>`
    select l.id, l.admin_id as "adminId", a.naam as admin, a.soort,
      ${heleNaamSql()} as naam,
      g.naam as groep, l.jaargroep, c.gebruikersnaam, case when c.wachtwoord_op is null then 'geen' else c.wachtwoord_soort end as wachtwoord, c.status,
      exists (select from sso_koppeling k where k.account_id = c.id) as schoolaccount,
      (select max(s.created_at) from sessie s where s.account_id = c.id) as "laatstIngelogd",
      l.verwijderd_op as "weggegooidOp", a.licentie_tot as "licentieTot"
    from account c join leerling l on l.admin_id = c.admin_id and l.id = c.id ${BIJ_KLANT} where c.id = ${id}`.execute(db);
  return rows[0];
}
