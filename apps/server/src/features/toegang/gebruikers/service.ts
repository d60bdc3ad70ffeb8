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

async function suggestName(db: Db, roepnaam: string, achternaam: string): Promise<string> {
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

/** Hashing costs, so the link is looked at first; it is looked at again, and locked, when the account is made. */
export async function acceptUitnodiging(
  { database, demandWachtwoord, passwords }: GebruikerDeps,
  { token, roepnaam, achternaam, gebruikersnaam, wachtwoord }: Aanname,
  now: number,
): Promise<void> {
  const { rol, email: adres } = await findOrRefuse(database.own, token, now);
  if ([...gebruikersnaam].length < MIN_NAAM) throw new AppError('invalid', 'uitnodigingen/naam-te-kort', { details: ['gebruikersnaam'] });
  demandWachtwoord(wachtwoord, rol, [gebruikersnaam, roepnaam, achternaam, adres]);
  const hash = await passwords.hash(wachtwoord);
  await database.transact(async (db) => {
    const { id, adminId, gebruikerId, email } = await findOrRefuse(db, token, now);
    const account = { id: gebruikerId, adminId, rol, gebruikersnaam, gevouwen: foldName(gebruikersnaam), wachtwoord: hash, now };
    const taken = await store.insertAccount(db, { ...account, email, emailGevouwen: foldAdres(email) });
    if (taken === 'naam') throw new AppError('conflict', 'uitnodigingen/naam-bezet', { details: ['gebruikersnaam'] });
    if (taken === 'adres') throw new AppError('conflict', 'uitnodigingen/adres-bezet');
    await updateNaam(db, adminId, gebruikerId, { roepnaam, achternaam });
    await store.markUsed(db, id, now);
    const actor = { id: gebruikerId, rol, adminId };
    await writeAudit(db, { adminId, soort: 'uitnodiging-aangenomen', now, actor, objectId: gebruikerId, betreft: rol });
  });
}

export const sweepGebruikers = ({ database }: GebruikerDeps, now: number): Promise<void> =>
  store.sweepUitnodigingen(database.own, now - BEWAAR);
