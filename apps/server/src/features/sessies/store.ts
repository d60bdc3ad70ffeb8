import { sql } from 'kysely';
import type { Rol } from '@spelrijk/domain/rol';
import type { AdminSoort, Pakket, Regio } from '@spelrijk/domain/admin';
import type { Database, Db } from '../../platform/db/database.ts';

export interface AccountRow {
  readonly id: string;
  readonly adminId: string;
  readonly rol: Rol;
  readonly wachtwoord: string;
  readonly actief: boolean;
  /** The device cookie belongs to somebody of the same admin. */
  readonly toestelBekend: boolean;
}

/** The account with this folded login name, and whether the device is one of its admin's. */
export async function findAccount(db: Db, gevouwen: string, toestel: string): Promise<AccountRow | undefined> {
  const row = await db
    .selectFrom('account')
    .leftJoin('toestel', (join) => join.onRef('toestel.admin_id', '=', 'account.admin_id').on('toestel.id', '=', toestel))
    .select(['account.id', 'account.admin_id', 'account.rol', 'account.wachtwoord', 'account.status', 'toestel.id as toestel'])
    .where('account.gevouwen', '=', gevouwen)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    adminId: row.admin_id,
    rol: row.rol,
    wachtwoord: row.wachtwoord,
    actief: row.status === 'actief',
    toestelBekend: row.toestel !== null,
  };
}

/** Seconds to wait after the n-th failure in a row: five are free, then 1, 2, 4 ... 60; after a hundred a day. */
const WAIT = sql`case when inlogpoging.mislukt + 1 >= 100 then 86400 when inlogpoging.mislukt + 1 >= 5 then least(60, power(2, least(inlogpoging.mislukt - 4, 6))) else 0 end`;
/** A day without tries forgets the failures. */
const FORGOTTEN = sql`inlogpoging.laatste < excluded.laatste - interval '1 day'`;

/**
 * Counts a try before the password is looked at, so that tries at the same moment cannot share one turn. False when
 * this key has to wait. A right password takes the count away again.
 */
export async function takeTurn(db: Db, sleutel: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into inlogpoging (sleutel, mislukt, wacht_tot, laatste) values (${sleutel}, 1, ${now}, ${now})
    on conflict (sleutel) do update set
      mislukt = case when ${FORGOTTEN} then 1 else inlogpoging.mislukt + 1 end,
      wacht_tot = excluded.laatste + make_interval(secs => case when ${FORGOTTEN} then 0 else ${WAIT} end),
      laatste = excluded.laatste
    where inlogpoging.wacht_tot <= excluded.laatste
    returning 1`.execute(db);
  return rows.length > 0;
}

/** When the next try is looked at. */
export async function readWait(db: Db, sleutel: string): Promise<Date | undefined> {
  const row = await db.selectFrom('inlogpoging').select('wacht_tot').where('sleutel', '=', sleutel).executeTakeFirst();
  return row?.wacht_tot;
}

export async function forgetFailures(db: Db, sleutel: string): Promise<void> {
  await db.deleteFrom('inlogpoging').where('sleutel', '=', sleutel).execute();
}

export async function insertToestel(db: Db, id: string, adminId: string, now: Date): Promise<void> {
  await db
    .insertInto('toestel')
    .values({ id, admin_id: adminId, created_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export interface NewSessie {
  readonly id: string;
  readonly accountId: string;
  readonly start: Date;
  readonly end: Date;
}

export async function insertSessie(db: Db, sessie: NewSessie): Promise<void> {
  const { id, accountId, start, end } = sessie;
  await db.insertInto('sessie').values({ id, account_id: accountId, created_at: start, gebruikt_op: start, verloopt_op: end }).execute();
}

export interface SessieRow {
  readonly accountId: string;
  readonly adminId: string;
  readonly rol: Rol;
  readonly actief: boolean;
  readonly gebruiktOp: Date;
  readonly verlooptOp: Date;
}

/** The running session with its account as it is now; undefined when it was ended or never was. */
export async function findSessie(db: Db, id: string): Promise<SessieRow | undefined> {
  const row = await db
    .selectFrom('sessie')
    .innerJoin('account', 'account.id', 'sessie.account_id')
    .select(['account.id', 'account.admin_id', 'account.rol', 'account.status', 'sessie.gebruikt_op', 'sessie.verloopt_op'])
    .where('sessie.id', '=', id)
    .where('sessie.beeindigd_op', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    accountId: row.id,
    adminId: row.admin_id,
    rol: row.rol,
    actief: row.status === 'actief',
    gebruiktOp: row.gebruikt_op,
    verlooptOp: row.verloopt_op,
  };
}

export async function touchSessie(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessie').set({ gebruikt_op: now }).where('id', '=', id).execute();
}

export async function endSessie(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessie').set({ beeindigd_op: now }).where('id', '=', id).where('beeindigd_op', 'is', null).execute();
}

/** Old sessions and tries are of no use to anyone. */
export async function sweep(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sessie').where('verloopt_op', '<', before).execute();
  await db.deleteFrom('inlogpoging').where('laatste', '<', before).execute();
}

export interface Wie {
  readonly roepnaam: string;
  readonly admin: { readonly naam: string; readonly soort: AdminSoort; readonly regio: Regio; readonly pakketten: Pakket[] };
}

/** First name and surroundings of a person: a leerling or a gebruiker of this admin. */
export function readWie(database: Database, adminId: string, id: string): Promise<Wie | undefined> {
  return database.readAdmin(adminId, async (db) => {
    const row = await db
      .selectFrom('admin')
      .leftJoin('leerling', (join) => join.onRef('leerling.admin_id', '=', 'admin.admin_id').on('leerling.id', '=', id))
      .leftJoin('gebruiker', (join) => join.onRef('gebruiker.admin_id', '=', 'admin.admin_id').on('gebruiker.id', '=', id))
      .select([
        'admin.naam',
        'admin.soort',
        'admin.regio',
        'admin.pakketten',
        'leerling.roepnaam as leerling',
        'gebruiker.roepnaam as gebruiker',
      ])
      .where('admin.admin_id', '=', adminId)
      .executeTakeFirst();
    const roepnaam = row?.leerling ?? row?.gebruiker;
    if (!row || !roepnaam) return undefined;
    return { roepnaam, admin: { naam: row.naam, soort: row.soort, regio: row.regio, pakketten: row.pakketten } };
  });
}
