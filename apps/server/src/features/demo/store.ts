import { sql } from 'kysely';
import type { Rol } from '@spelrijk/domain/rol';
import type { Database, Db } from '../../platform/db/database.ts';
import type { DemoAdmin } from './mensen.ts';

/** Nobody has used this database yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from admin limit 1`.execute(db);
  return rows.length === 0;
}

export interface NieuwAdmin {
  readonly id: string;
  readonly demo: DemoAdmin;
  readonly now: Date;
}

/** An admin is made by the program itself: the tenant role may not. */
export async function insertAdmin(db: Db, { id, demo, now }: NieuwAdmin): Promise<void> {
  await db.insertInto('admin').values({ admin_id: id, naam: demo.naam, soort: demo.soort, regio: 'nl', pakketten: [...demo.pakketten], licentie_tot: null, intern: demo.intern, created_at: now }).execute();
}

export interface NieuwAccount {
  readonly id: string;
  readonly adminId: string;
  readonly rol: Rol;
  readonly gebruikersnaam: string;
  readonly gevouwen: string;
  readonly wachtwoord: string;
  readonly now: Date;
}

export async function insertAccounts(db: Db, accounts: readonly NieuwAccount[]): Promise<void> {
  const rows = accounts.map(({ adminId, now, ...account }) => ({ ...account, admin_id: adminId, status: 'actief' as const, created_at: now }));
  await db.insertInto('account').values(rows).execute();
}

export interface NieuweMensen {
  readonly adminId: string;
  readonly now: Date;
  readonly gebruikers: readonly { readonly id: string; readonly roepnaam: string; readonly achternaam: string }[];
  readonly groepen: readonly { readonly id: string; readonly naam: string; readonly jaargroepen: readonly number[]; readonly docenten: readonly string[] }[];
  readonly leerlingen: readonly { readonly id: string; readonly groepId: string; readonly roepnaam: string; readonly achternaam: string; readonly jaargroep: number; readonly figuur: number }[];
}

export function insertMensen(database: Database, { adminId, now, gebruikers, groepen, leerlingen }: NieuweMensen): Promise<void> {
  const vast = { admin_id: adminId, created_at: now };
  return database.forAdmin(adminId, async (db) => {
    if (gebruikers.length > 0) await db.insertInto('gebruiker').values(gebruikers.map((gebruiker) => ({ ...gebruiker, ...vast }))).execute();
    for (const [volgnr, { id, naam, jaargroepen, docenten }] of groepen.entries()) {
      await db.insertInto('groep').values({ ...vast, id, naam, jaargroepen: [...jaargroepen], volgnr }).execute();
      if (docenten.length > 0) await db.insertInto('groep_docent').values(docenten.map((docent) => ({ admin_id: adminId, groep_id: id, docent_id: docent }))).execute();
    }
    if (leerlingen.length > 0) await db.insertInto('leerling').values(leerlingen.map(({ groepId, ...rest }) => ({ ...rest, ...vast, groep_id: groepId }))).execute();
  });
}
