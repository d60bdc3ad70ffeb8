/**
 * From somebody at a provider to one of our accounts. In this order: the organisation is an admin that has this provider on;
 * a link that was made before; a number of the school systems. Nobody gets an account by coming here, no role is taken from the
 * provider, and a name or mail address never decides who somebody is.
 */
import type { Db } from '../../../platform/db/database.ts';
import type { Profiel } from '../../../platform/sso/profielen.ts';
import { findAccountById, type AccountRow } from '../sessies/index.ts';
import { fitsRol } from './policy.ts';
import * as store from './store.ts';

/** Why somebody is not let in; the login screen has a sentence for each. */
export type Weigering =
  | 'geweigerd'
  | 'mislukt'
  | 'verlopen'
  | 'school-onbekend'
  | 'leerling-onbekend'
  | 'leraar-onbekend'
  | 'andere-school'
  | 'verkeerde-rol'
  | 'geen-toegang';

export type Gevonden = { readonly account: AccountRow } | { readonly weigering: Weigering };

const refuse = (weigering: Weigering): Gevonden => ({ weigering });

/** Exactly one account of these admins with one of these numbers; two would be a guess. */
async function findByNumber(db: Db, adminIds: readonly string[], profiel: Profiel): Promise<AccountRow | undefined> {
  const [id, ...others] = await store.findBySleutel(db, adminIds, profiel.sleutels);
  return id !== undefined && others.length === 0 ? findAccountById(db, id) : undefined;
}

export async function findMens(db: Db, aanbieder: string, profiel: Profiel, now: Date): Promise<Gevonden> {
  if (profiel.meekijker) return refuse('verkeerde-rol');
  const adminIds = await store.findAdmins(db, aanbieder, profiel.organisaties);
  if (adminIds.length === 0) return refuse('school-onbekend');
  const linked = await store.findKoppeling(db, aanbieder, profiel.subject);
  const account = linked === undefined ? await findByNumber(db, adminIds, profiel) : await findAccountById(db, linked);
  if (!account) return refuse(profiel.rol === 'staf' ? 'leraar-onbekend' : 'leerling-onbekend');
  if (!adminIds.includes(account.adminId)) return refuse('andere-school');
  if (!fitsRol(account.rol, profiel.rol, linked !== undefined)) return refuse('verkeerde-rol');
  if (!account.actief) return refuse('geen-toegang');
  if (linked === undefined) {
    const { id: accountId, adminId } = account;
    await store.insertKoppeling(db, { aanbieder, subject: profiel.subject, accountId, adminId, now });
  }
  return { account };
}

/** Links the account of somebody who is logged in here and has just logged in there. */
export async function linkMens(db: Db, aanbieder: string, profiel: Profiel, accountId: string, now: Date): Promise<Weigering | null> {
  const account = await findAccountById(db, accountId);
  if (!account?.actief) return 'geen-toegang';
  const adminIds = await store.findAdmins(db, aanbieder, profiel.organisaties);
  if (!adminIds.includes(account.adminId)) return adminIds.length === 0 ? 'school-onbekend' : 'andere-school';
  if (profiel.meekijker || !fitsRol(account.rol, profiel.rol, true)) return 'verkeerde-rol';
  const { adminId } = account;
  return (await store.insertKoppeling(db, { aanbieder, subject: profiel.subject, accountId, adminId, now })) ? null : 'geen-toegang';
}
