/** Taking an invitation: who holds the link chooses a name and a password. The role was fixed by who invited. */
import type { Input, Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { foldAdres } from '@spelrijk/domain/mailadres';
import type { Rol } from '@spelrijk/domain/rol';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { hashOf } from '../../../platform/auth/secret.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { foldName } from '../sessies/index.ts';
import { candidateNames } from './gebruikersnaam.ts';
import * as store from './store-uitnodigingen.ts';
import { updateNaam } from './store.ts';

export interface GebruikerDeps {
  readonly database: Database;
  readonly passwords: Passwords;
  /** Throws 'invalid' for a password that this role may not have; `woorden` are names that may not be in it. */
  readonly demandWachtwoord: (wachtwoord: string, rol: Rol, woorden: readonly string[]) => void;
}

type Aanname = Input<Api['acceptUitnodiging']>['body'];

/** The same for a link that never was, was used, was replaced or has ended. */
const gone = (): AppError => notFound('uitnodigingen/ongeldig');

const MIN_NAAM = 3;
const BEWAAR = 183 * 86_400_000;

async function findOrRefuse(db: Db, token: string, now: number): Promise<store.OpenUitnodiging> {
  const uitnodiging = await store.findOpen(db, hashOf(token), now);
  if (!uitnodiging) throw gone();
  return uitnodiging;
}

/** A free login name to begin with. */
export async function suggestName(db: Db, roepnaam: string, achternaam: string): Promise<string> {
  const names = candidateNames(roepnaam, achternaam);
  const taken = await store.takenNames(db, names);
  return names.find((name) => !taken.has(name)) ?? '';
}

/** Looking uses nothing up: mail scanners open links too. */
export async function readUitnodiging({ database }: GebruikerDeps, token: string, now: number): Promise<Output<Api['readUitnodiging']>> {
  const { adminNaam, soort, regio, intern, rol, roepnaam, achternaam, email } = await findOrRefuse(database.own, token, now);
  const gebruikersnaam = await suggestName(database.own, roepnaam, achternaam);
  return { admin: { naam: adminNaam, soort, regio, intern }, rol, roepnaam, achternaam, email, gebruikersnaam };
}

/** What somebody chose. Its mail address was proven by the link that brought them here. */
type Nieuweling = Pick<store.NieuwAccount, 'id' | 'adminId' | 'rol' | 'gebruikersnaam' | 'wachtwoord' | 'email' | 'now'>;

/** In the transaction of the link; the password is hashed. 409 when the name or the address is another's. */
export async function makeAccount(db: Db, nieuweling: Nieuweling): Promise<void> {
  const { gebruikersnaam, email } = nieuweling;
  const taken = await store.insertAccount(db, { ...nieuweling, gevouwen: foldName(gebruikersnaam), emailGevouwen: foldAdres(email) });
  if (taken === 'naam') throw new AppError('conflict', 'uitnodigingen/naam-bezet', { details: ['gebruikersnaam'] });
  if (taken === 'adres') throw new AppError('conflict', 'uitnodigingen/adres-bezet');
}

export function demandNaam(gebruikersnaam: string): void {
  if ([...gebruikersnaam].length < MIN_NAAM) throw new AppError('invalid', 'uitnodigingen/naam-te-kort', { details: ['gebruikersnaam'] });
}

/** Hashing costs, so the link is looked at first; it is looked at again, and locked, when the account is made. */
export async function acceptUitnodiging(
  { database, demandWachtwoord, passwords }: GebruikerDeps,
  { token, roepnaam, achternaam, gebruikersnaam, wachtwoord }: Aanname,
  now: number,
): Promise<void> {
  const { rol, email: adres } = await findOrRefuse(database.own, token, now);
  demandNaam(gebruikersnaam);
  demandWachtwoord(wachtwoord, rol, [gebruikersnaam, roepnaam, achternaam, adres]);
  const hash = await passwords.hash(wachtwoord);
  await database.transact(async (db) => {
    const { id, adminId, gebruikerId, email } = await findOrRefuse(db, token, now);
    await makeAccount(db, { id: gebruikerId, adminId, rol, gebruikersnaam, wachtwoord: hash, email, now });
    await updateNaam(db, adminId, gebruikerId, { roepnaam, achternaam });
    await store.markUsed(db, id, now);
    const actor = { id: gebruikerId, rol, adminId };
    await writeAudit(db, { adminId, soort: 'uitnodiging-aangenomen', now, actor, objectId: gebruikerId, betreft: rol });
  });
}

export const sweepGebruikers = ({ database }: GebruikerDeps, now: number): Promise<void> =>
  store.sweepUitnodigingen(database.own, now - BEWAAR);
