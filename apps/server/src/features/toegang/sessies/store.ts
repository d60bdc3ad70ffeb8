import { sql, type QueryCreator } from 'kysely';
import type { Rol } from '@spelrijk/domain/rol';
import { auditInsert, type AuditRegel } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SessieSoort, ToegangTables, WachtwoordSoort } from '../../../platform/db/schema-toegang.ts';

export interface AccountRow {
  readonly id: string;
  readonly adminId: string;
  readonly rol: Rol;
  readonly gebruikersnaam: string;
  readonly gevouwen: string;
  readonly wachtwoord: string;
  readonly wachtwoordSoort: WachtwoordSoort;
  readonly kaartOok: { readonly hash: string; readonly soort: WachtwoordSoort | null } | null;
  readonly actief: boolean;
  /** Secret of the authenticator app, sealed; null without. */
  readonly totp: string | null;
  /** One of the logins that came with the demo, named after its role, with a password that everybody knows. */
  readonly demologin: boolean;
}

const accounts = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('admin', 'admin.admin_id', 'account.admin_id')
    .select([
      'account.id',
      'account.admin_id',
      'account.rol',
      'account.gebruikersnaam',
      'account.gevouwen',
      'account.wachtwoord',
      'account.wachtwoord_soort',
      'account.kaart_ook',
      'account.kaart_ook_soort',
      'account.status',
      'account.totp_geheim',
      // Whoever came into the demo later chose a password of her own, whatever she is called.
      sql<boolean>`coalesce(admin.demo, false) and account.gebruikersnaam = account.rol and account.created_at = admin.created_at`.as(
        'demologin',
      ),
    ]);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>>;

const toAccount = (row: Row): AccountRow => ({
  id: row.id,
  adminId: row.admin_id,
  rol: row.rol,
  gebruikersnaam: row.gebruikersnaam,
  gevouwen: row.gevouwen,
  wachtwoord: row.wachtwoord,
  wachtwoordSoort: row.wachtwoord_soort,
  kaartOok: row.kaart_ook === null ? null : { hash: row.kaart_ook, soort: row.kaart_ook_soort },
  actief: row.status === 'actief',
  totp: row.totp_geheim,
  demologin: row.demologin,
});

export async function findAccountByName(db: Db, gevouwen: string): Promise<AccountRow | undefined> {
  const row = await accounts(db).where('account.gevouwen', '=', gevouwen).executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccountById(db: Db, id: string): Promise<AccountRow | undefined> {
  const row = await accounts(db).where('account.id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/**
 * What we know of a device: this account has logged in on it, somebody of this admin has, or nobody of it. The same work
 * for an account that does not exist.
 */
export type Toestelband = 'eigen' | 'klas' | 'vreemd';

/** `id`: hash of the device's cookie. */
export async function readToestelband(db: Db, id: string, adminId: string, accountId: string): Promise<Toestelband> {
  const { rows } = await sql<{ eigen: boolean }>`
    select exists(select from toestel_account ta where ta.admin_id = t.admin_id and ta.toestel = t.id and ta.account_id = ${accountId}) as eigen
    from toestel t where t.id = ${id} and t.admin_id = ${adminId}`.execute(db);
  if (!rows[0]) return 'vreemd';
  return rows[0].eigen ? 'eigen' : 'klas';
}

export interface Klas {
  readonly groepId: string;
  /** Hash of the address from which its docent holds the door open; null when she does not. */
  readonly deur: string | null;
}

/** The groep of a leerling; undefined for everybody else. The same work for an account that does not exist. */
export async function readKlas(db: Db, adminId: string, accountId: string, now: Date): Promise<Klas | undefined> {
  const { rows } = await sql<Klas>`
    select l.groep_id as "groepId", d.adres as deur from leerling l
    left join groep_deur d on d.admin_id = l.admin_id and d.groep_id = l.groep_id and d.open_tot > ${now}
    where l.admin_id = ${adminId} and l.id = ${accountId}`.execute(db);
  return rows[0];
}

export interface NewSessie {
  readonly id: string;
  readonly accountId: string;
  readonly adminId: string;
  readonly rol: Rol;
  readonly soort: SessieSoort;
  readonly toestel: string;
  readonly start: Date;
  readonly end: Date;
  readonly tweedeFactor: boolean;
  /** Who sits beside. */
  readonly begeleiderId?: string | undefined;
}

/** What a right password changes beside the session. */
export interface Gelukt {
  /** Failures under this key are forgotten. */
  readonly sleutel: string;
  /** A device to be known from now on, or to be this account's; null when it was already. */
  readonly toestel: { readonly id: string; readonly nieuw: boolean; readonly adminId: string; readonly accountId: string } | null;
}

/** Whoever logs in has just proven who they are: `bevestigd_op` starts with the session. */
const insertSessie = (db: Pick<QueryCreator<ToegangTables>, 'insertInto'>, sessie: NewSessie) => {
  const { id, accountId, adminId, rol, soort, toestel, start, end, tweedeFactor, begeleiderId = null } = sessie;
  const times = { created_at: start, gebruikt_op: start, verloopt_op: end, bevestigd_op: start };
  return db.insertInto('sessie').values({
    id,
    account_id: accountId,
    klant_id: adminId,
    rol,
    soort,
    toestel,
    ...times,
    tweede_factor_op: tweedeFactor ? start : null,
    begeleider_id: begeleiderId,
  });
};

/** The session and its line in the audit, in one statement: at the bell every trip to the database counts. */
export async function beginSessie(db: Db, sessie: NewSessie, regel: AuditRegel): Promise<void> {
  await db
    .with('regel', (part) => auditInsert(part, regel).returning('id'))
    .with('begin', (part) => insertSessie(part, sessie).returning('id'))
    .selectFrom('begin')
    .select('id')
    .execute();
}

/** The same after a password that was right. */
export async function beginNaWachtwoord(db: Db, sessie: NewSessie, regel: AuditRegel, { sleutel, toestel }: Gelukt): Promise<void> {
  const begin = db
    .with('regel', (part) => auditInsert(part, regel).returning('id'))
    .with('vergeten', (part) => part.deleteFrom('inlogpoging').where('sleutel', '=', sleutel).returning('sleutel'))
    .with('begin', (part) => insertSessie(part, sessie).returning('id'));
  if (toestel === null) {
    await begin.selectFrom('begin').select('id').execute();
    return;
  }
  const { id, nieuw, adminId: admin_id, accountId: account_id } = toestel;
  const created_at = sessie.start;
  const known = begin.with('van_account', (part) =>
    part
      .insertInto('toestel_account')
      .values({ admin_id, toestel: id, account_id, created_at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('toestel'),
  );
  if (!nieuw) {
    await known.selectFrom('begin').select('id').execute();
    return;
  }
  await known
    .with('toestel_nieuw', (part) => part.insertInto('toestel').values({ id, admin_id, created_at }).returning('id'))
    .selectFrom('begin')
    .select('id')
    .execute();
}

export interface SessieRow {
  readonly accountId: string;
  readonly adminId: string;
  readonly rol: Rol;
  /** Account in use, and still in the role and with the customer of the login: the browser goes by what the token says of both. */
  readonly actief: boolean;
  readonly soort: SessieSoort;
  readonly gebruiktOp: Date;
  readonly verlooptOp: Date;
  readonly tweedeFactorOp: Date | null;
  readonly bevestigdOp: Date | null;
  readonly begeleiderId: string | null;
  readonly wachtOp: Date | null;
  /** Hash of the digits that it waits for; null: for the password. */
  readonly wachtPin: string | null;
}

/** The running session with its account as it is now; undefined when it was ended or never was. */
export async function findSessie(db: Db, id: string): Promise<SessieRow | undefined> {
  const row = await db
    .selectFrom('sessie')
    .innerJoin('account', 'account.id', 'sessie.account_id')
    .select([
      'account.id',
      'account.admin_id',
      'account.rol',
      'account.status',
      'sessie.rol as sessieRol',
      'sessie.klant_id as klantId',
      'sessie.soort',
      'sessie.gebruikt_op as gebruiktOp',
      'sessie.verloopt_op as verlooptOp',
      'sessie.tweede_factor_op as tweedeFactorOp',
      'sessie.bevestigd_op as bevestigdOp',
      'sessie.begeleider_id as begeleiderId',
      'sessie.wacht_op as wachtOp',
      'sessie.wacht_pin as wachtPin',
    ])
    .where('sessie.id', '=', id)
    .where('sessie.beeindigd_op', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: accountId, admin_id: adminId, status, sessieRol, klantId, ...rest } = row;
  return { ...rest, accountId, adminId, actief: status === 'actief' && sessieRol === row.rol && (klantId === null || klantId === adminId) };
}

/** Ends one session; only of this account when given. True when it was running. */
export async function endSessie(db: Db, id: string, now: Date, accountId?: string): Promise<boolean> {
  let query = db.updateTable('sessie').set({ beeindigd_op: now }).where('id', '=', id).where('beeindigd_op', 'is', null);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Ends all sessions of an account, `except` one. */
export async function endSessies(db: Db, accountId: string, now: Date, except?: string): Promise<void> {
  let query = db.updateTable('sessie').set({ beeindigd_op: now }).where('account_id', '=', accountId).where('beeindigd_op', 'is', null);
  if (except !== undefined) query = query.where('id', '<>', except);
  await query.execute();
}

export interface LopendeSessie {
  readonly id: string;
  readonly toestel: string;
  readonly soort: SessieSoort;
  readonly begonnen: Date;
  readonly gebruikt: Date;
}

/** The latest first. */
export async function listSessies(db: Db, accountId: string, now: Date, idleSince: Date): Promise<readonly LopendeSessie[]> {
  return db
    .selectFrom('sessie')
    .select(['id', 'toestel', 'soort', 'created_at as begonnen', 'gebruikt_op as gebruikt'])
    .where('account_id', '=', accountId)
    .where('beeindigd_op', 'is', null)
    .where('verloopt_op', '>', now)
    .where('gebruikt_op', '>', idleSince)
    .orderBy('gebruikt_op', 'desc')
    .limit(50)
    .execute();
}

export interface Beveiliging {
  readonly gebruikersnaam: string;
  readonly email: string | null;
  readonly wachtwoordOp: Date | null;
  readonly totpSinds: Date | null;
  readonly herstelcodes: number;
  readonly koppelingen: readonly { readonly aanbieder: string; readonly created_at: Date }[];
}

export async function readBeveiliging(db: Db, accountId: string): Promise<Beveiliging> {
  const account = await db
    .selectFrom('account')
    .select(['gebruikersnaam', 'email', 'wachtwoord_op as wachtwoordOp', 'totp_sinds as totpSinds'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { aantal } = await db
    .selectFrom('herstelcode')
    .select((eb) => eb.fn.countAll<number>().as('aantal'))
    .where('account_id', '=', accountId)
    .where('gebruikt_op', 'is', null)
    .executeTakeFirstOrThrow();
  const koppelingen = await db
    .selectFrom('sso_koppeling')
    .select(['aanbieder', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('aanbieder')
    .execute();
  return { ...account, herstelcodes: aantal, koppelingen };
}

/** Old sessions and codes are of no use to anyone, and a device whose cookie has ended is known no more. */
export async function sweep(db: Db, before: Date, toestellenBefore: Date): Promise<void> {
  await db.deleteFrom('toestel_account').where('created_at', '<', toestellenBefore).execute();
  await db.deleteFrom('toestel').where('created_at', '<', toestellenBefore).execute();
  await db.deleteFrom('sessie').where('verloopt_op', '<', before).execute();
  await sql`delete from ververstoken v where not exists (select from sessie s where s.id = v.sessie_id)`.execute(db);
  await db.deleteFrom('wachtwoordherstel').where('verloopt_op', '<', before).execute();
  await db.deleteFrom('sso_transactie').where('created_at', '<', before).execute();
  await db.deleteFrom('sso_code').where('created_at', '<', before).execute();
}
