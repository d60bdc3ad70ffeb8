import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Rol } from '@spelrijk/domain/rol';
import type { Db } from '../../../platform/db/database.ts';
import type { WachtwoordSoort } from '../../../platform/db/schema-toegang.ts';

export interface Nieuw {
  readonly accountId: string;
  /** PHC string. */
  readonly hash: string;
  readonly soort: WachtwoordSoort;
  /** How many are tapped when it is a row of pictures. */
  readonly plaatjes?: number;
  /** The card that it has now goes on working; the one before that does not. */
  readonly naast?: boolean;
  readonly now: Date;
}

/** What was a card that never came into being is no card to keep. */
const BLIJFT = sql`wachtwoord_op is not null and wachtwoord_soort <> 'tekst'`;

export async function updateWachtwoord(db: Db, { accountId, hash, soort, plaatjes, naast = false, now }: Nieuw): Promise<void> {
  await db
    .updateTable('account')
    .set({
      kaart_ook: naast ? sql<string | null>`case when ${BLIJFT} then wachtwoord end` : null,
      kaart_ook_soort: naast ? sql<WachtwoordSoort | null>`case when ${BLIJFT} then wachtwoord_soort end` : null,
      wachtwoord: hash,
      wachtwoord_soort: soort,
      wachtwoord_op: now,
      ...(plaatjes !== undefined && { plaatjes }),
    })
    .where('id', '=', accountId)
    .execute();
}

export interface Mens {
  readonly id: string;
  readonly adminId: string;
  readonly rol: Rol;
  readonly gebruikersnaam: string;
  readonly wachtwoord: string;
  readonly email: string | null;
  readonly emailGevouwen: string | null;
  readonly tweedeFactor: boolean;
  readonly actief: boolean;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly adminNaam: string;
  readonly regio: Regio;
}

const mensen = (db: Db) =>
  db
    .selectFrom('account')
    .innerJoin('admin', 'admin.admin_id', 'account.admin_id')
    .innerJoin('gebruiker', (join) => join.onRef('gebruiker.admin_id', '=', 'account.admin_id').onRef('gebruiker.id', '=', 'account.id'))
    .select([
      'account.id',
      'account.admin_id as adminId',
      'account.rol',
      'account.gebruikersnaam',
      'account.wachtwoord',
      'account.email',
      'account.email_gevouwen as emailGevouwen',
      sql<boolean>`account.totp_geheim is not null`.as('tweedeFactor'),
      sql<boolean>`account.status = 'actief'`.as('actief'),
      'gebruiker.roepnaam',
      'gebruiker.achternaam',
      'admin.naam as adminNaam',
      'admin.regio',
    ]);

/** Somebody of staff; leerlingen have no password of their own choice. */
export const findMens = (db: Db, id: string): Promise<Mens | undefined> => mensen(db).where('account.id', '=', id).executeTakeFirst();

/** Only by an address that was proven to be theirs, and only somebody who may come in. */
export const findByEmail = (db: Db, gevouwen: string): Promise<Mens | undefined> =>
  mensen(db)
    .where('account.email_gevouwen', '=', gevouwen)
    .where('account.email_bevestigd_op', 'is not', null)
    .where('account.status', '=', 'actief')
    .executeTakeFirst();

export interface Herstel {
  /** Hash of the token. */
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly now: Date;
  readonly end: Date;
}

/**
 * A new link; the ones before it are worth nothing from here on. False when this account got `max` of them since `since`:
 * then nothing changes.
 */
export async function insertHerstel(db: Db, { id, accountId, email, now, end }: Herstel, since: Date, max: number): Promise<boolean> {
  await sql`select from account where id = ${accountId} for update`.execute(db);
  const { aantal } = await db
    .selectFrom('wachtwoordherstel')
    .select((eb) => eb.fn.countAll<number>().as('aantal'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  if (aantal >= max) return false;
  await db
    .updateTable('wachtwoordherstel')
    .set({ gebruikt_op: now })
    .where('account_id', '=', accountId)
    .where('gebruikt_op', 'is', null)
    .execute();
  await db.insertInto('wachtwoordherstel').values({ id, account_id: accountId, email, created_at: now, verloopt_op: end }).execute();
  return true;
}

/** The address (folded) this link of this account was sent to, while it works; looking uses nothing up. */
export async function findOpenHerstel(db: Db, id: string, accountId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('wachtwoordherstel')
    .select('email')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('gebruikt_op', 'is', null)
    .where('verloopt_op', '>', now)
    .executeTakeFirst();
  return row?.email;
}

/** True for the one who uses it first. */
export async function useHerstel(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wachtwoordherstel')
    .set({ gebruikt_op: now })
    .where('id', '=', id)
    .where('gebruikt_op', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Links that were sent stop working, after the password changed in another way. */
export async function endHerstel(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('wachtwoordherstel')
    .set({ gebruikt_op: now })
    .where('account_id', '=', accountId)
    .where('gebruikt_op', 'is', null)
    .execute();
}
