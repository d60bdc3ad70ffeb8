import { sql } from 'kysely';
import type { AdminSoort, Regio } from '@spelrijk/domain/admin';
import type { Rol } from '@spelrijk/domain/rol';
import type { Db } from '../../../platform/db/database.ts';

export interface NieuweUitnodiging {
  /** Hash of the token. */
  readonly id: string;
  readonly adminId: string;
  readonly gebruikerId: string;
  readonly rol: Rol;
  readonly email: string;
  readonly door: string;
  readonly now: number;
  readonly verloopt: number;
}

export async function insertUitnodiging(db: Db, uitnodiging: NieuweUitnodiging): Promise<void> {
  const { id, adminId, gebruikerId, rol, email, door, now, verloopt } = uitnodiging;
  await db
    .insertInto('uitnodiging')
    .values({
      id,
      admin_id: adminId,
      gebruiker_id: gebruikerId,
      rol,
      email,
      door,
      created_at: new Date(now),
      verloopt_op: new Date(verloopt),
    })
    .execute();
}

/** Links that went out before stop working. */
export async function revokeUitnodigingen(db: Db, adminId: string, gebruikerId: string, now: number): Promise<void> {
  await db
    .updateTable('uitnodiging')
    .set({ ingetrokken_op: new Date(now) })
    .where('admin_id', '=', adminId)
    .where('gebruiker_id', '=', gebruikerId)
    .where('gebruikt_op', 'is', null)
    .where('ingetrokken_op', 'is', null)
    .execute();
}

/**
 * When the so-manieth newest invitation was made (ms): for this person, and for the whole admin. Null when there are not so many. Of a limit of so many
 * a day, a turn is free a day after it.
 */
export async function readVolste(
  db: Db,
  { adminId, gebruikerId }: { readonly adminId: string; readonly gebruikerId: string },
  meest: { readonly persoon: number; readonly admin: number },
): Promise<{ readonly persoon: number | null; readonly admin: number | null }> {
  const { rows } = await sql<{ persoon: Date | null; admin: Date | null }>`
    select
      (select created_at from uitnodiging where admin_id = ${adminId} and gebruiker_id = ${gebruikerId}
        order by created_at desc offset ${meest.persoon - 1} limit 1) as persoon,
      (select created_at from uitnodiging where admin_id = ${adminId} order by created_at desc offset ${meest.admin - 1} limit 1) as admin`.execute(
    db,
  );
  return { persoon: rows[0]?.persoon?.getTime() ?? null, admin: rows[0]?.admin?.getTime() ?? null };
}

export interface OpenUitnodiging {
  readonly id: string;
  readonly adminId: string;
  readonly gebruikerId: string;
  readonly rol: Rol;
  readonly email: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly adminNaam: string;
  readonly soort: AdminSoort;
  readonly regio: Regio;
  readonly intern: boolean;
}

/** The invitation that this token (its hash) opens now; locked, so that it is used once. */
export async function findOpen(db: Db, id: string, now: number): Promise<OpenUitnodiging | undefined> {
  const { rows } = await sql<OpenUitnodiging>`
    select u.id, u.admin_id as "adminId", u.gebruiker_id as "gebruikerId", u.rol, u.email, g.roepnaam, g.achternaam,
      a.naam as "adminNaam", a.soort, a.regio, a.intern
    from uitnodiging u
    join admin a on a.admin_id = u.admin_id and a.status = 'actief'
    join gebruiker g on g.admin_id = u.admin_id and g.id = u.gebruiker_id
    where u.id = ${id} and u.gebruikt_op is null and u.ingetrokken_op is null and u.verloopt_op > ${new Date(now)}
    for update of u`.execute(db);
  return rows[0];
}

export async function markUsed(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('uitnodiging')
    .set({ gebruikt_op: new Date(now) })
    .where('id', '=', id)
    .execute();
}

export interface NieuwAccount {
  readonly id: string;
  readonly adminId: string;
  readonly rol: Rol;
  readonly gebruikersnaam: string;
  readonly gevouwen: string;
  readonly wachtwoord: string;
  readonly email: string;
  readonly emailGevouwen: string;
  readonly now: number;
}

/** What kept the account from being made, or null when it was. */
export async function insertAccount(db: Db, account: NieuwAccount): Promise<'naam' | 'adres' | null> {
  const { id, adminId, rol, gebruikersnaam, gevouwen, wachtwoord, email, emailGevouwen, now } = account;
  const op = new Date(now);
  const row = { id, admin_id: adminId, rol, gebruikersnaam, gevouwen, wachtwoord, email, email_gevouwen: emailGevouwen };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account')
    .values({ ...row, email_bevestigd_op: op, wachtwoord_op: op, status: 'actief', created_at: op })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return null;
  const taken = await db.selectFrom('account').select('id').where('gevouwen', '=', gevouwen).executeTakeFirst();
  return taken ? 'naam' : 'adres';
}

/** Which of these folded login names are taken. */
export async function takenNames(db: Db, gevouwen: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('account')
    .select('gevouwen')
    .where('gevouwen', 'in', [...gevouwen])
    .execute();
  return new Set(rows.map((row) => row.gevouwen));
}

/** What can be opened no more is kept half a year, so that a list can say who was invited when. */
export async function sweepUitnodigingen(db: Db, before: number): Promise<void> {
  await db.deleteFrom('uitnodiging').where('verloopt_op', '<', new Date(before)).execute();
}
