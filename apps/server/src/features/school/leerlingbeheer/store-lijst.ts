/** Many leerlingen at once, as an import brings them: one statement a thousand, not one a leerling. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';
import type { NieuwAccount, NieuweLeerling } from './store.ts';

/** The region decides at which leerjaar a jaargroep begins. */
export async function readRegio(db: Db, adminId: string): Promise<Regio> {
  const { regio } = await db.selectFrom('admin').select('regio').where('admin_id', '=', adminId).executeTakeFirstOrThrow();
  return regio;
}

/** How many were new. */
export async function insertLeerlingen(db: Db, adminId: string, leerlingen: readonly NieuweLeerling[], now: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into leerling (admin_id, id, groep_id, roepnaam, voorvoegsel, achternaam, jaargroep, figuur, created_at)
    select ${adminId}::uuid, r.id, r."groepId", r.roepnaam, r.voorvoegsel, r.achternaam, r.jaargroep, r.figuur, ${new Date(now)}
    from jsonb_to_recordset(${JSON.stringify(leerlingen)}::jsonb)
      as r(id uuid, "groepId" uuid, roepnaam text, voorvoegsel text, achternaam text, jaargroep smallint, figuur integer)
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** A join, because `any` of thousands is compared one by one with every account. */
export async function takenNames(db: Db, gevouwen: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    gevouwen: string;
  }>`select a.gevouwen from unnest(${[...gevouwen]}::text[]) as n(naam) join account a on a.gevouwen = n.naam`.execute(db);
  return new Set(rows.map((row) => row.gevouwen));
}

/** The ids that got an account; whose name was taken in the meantime got none. */
export async function insertAccounts(
  db: Db,
  adminId: string,
  accounts: readonly NieuwAccount[],
  now: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into account (id, admin_id, rol, gebruikersnaam, gevouwen, wachtwoord, status, created_at)
    select r.id, ${adminId}::uuid, 'leerling', r.gebruikersnaam, r.gevouwen, r.wachtwoord, 'actief', ${new Date(now)}
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as r(id uuid, gebruikersnaam text, gevouwen text, wachtwoord text)
    on conflict do nothing returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export interface GewijzigdeLeerling {
  readonly id: string;
  readonly groepId: string;
  readonly roepnaam: string;
  readonly voorvoegsel: string;
  readonly achternaam: string;
  readonly jaargroep: number;
}

/** Who is in another jaargroep by it. */
export async function updateLeerlingen(db: Db, adminId: string, leerlingen: readonly GewijzigdeLeerling[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; andersJaar: boolean }>`
    update leerling l set groep_id = r."groepId", roepnaam = r.roepnaam, voorvoegsel = r.voorvoegsel, achternaam = r.achternaam, jaargroep = r.jaargroep
    from jsonb_to_recordset(${JSON.stringify(leerlingen)}::jsonb)
      as r(id uuid, "groepId" uuid, roepnaam text, voorvoegsel text, achternaam text, jaargroep smallint)
    join leerling oud on oud.id = r.id and oud.admin_id = ${adminId}
    where l.admin_id = ${adminId} and l.id = r.id returning l.id, oud.jaargroep <> l.jaargroep as "andersJaar"`.execute(db);
  return rows.filter(({ andersJaar }) => andersJaar).map(({ id }) => id);
}
