/** Logging in: a secret tried with every limit on guessing, then a session for who gave the right one. */
import { AppError } from '../../../platform/app-error.ts';
import { NIEMAND, writeAudit } from '../../../platform/audit.ts';
import { createToken, hashOf } from '../../../platform/auth/secret.ts';
import type { Omstandigheden } from './begin.ts';
import { foldName, foldWoorden } from './fold.ts';
import type { Geraden, Kandidaat, Kern, LoggedIn, Login, Vanaf } from './kern.ts';
import * as store from './store.ts';
import { forgetFailures } from './store-poging.ts';

/** Through the door that the docent holds open a child comes from any device at the place where she is. */
type Weg = store.Toestelband | 'deur';

/** Under which name tries are counted. */
const tryKey = (naam: string, weg: Weg, toestel: string): string =>
  ({ vreemd: naam, klas: `${naam}\nklas`, deur: `${naam}\ndeur`, eigen: `${naam}\n${toestel}` })[weg];

const wrong = (): AppError => new AppError('unauthenticated', 'auth/onjuist');

/** A device without a cookie is nobody's. */
const bandOf = ({ db }: Kern, toestel: string, toestelHash: string, account: store.AccountRow | undefined): Promise<store.Toestelband> =>
  toestel === '' ? Promise.resolve('vreemd') : store.readToestelband(db, toestelHash, account?.adminId ?? NIEMAND, account?.id ?? NIEMAND);

/** Throws 'too-many' while so many tries were done on the whole class that this one has to wait. Who is no leerling, or nobody, is a class alone. */
async function findWeg(kern: Kern, { account, naam }: Kandidaat, band: store.Toestelband, adres: string, now: number): Promise<Weg> {
  if (band === 'eigen') return band;
  const klas = await store.readKlas(kern.db, account?.adminId ?? NIEMAND, account?.id ?? NIEMAND, new Date(now));
  if (klas?.deur === hashOf(adres)) return 'deur';
  await kern.klas.take(`${klas?.groepId ?? naam}\n${band}`, now);
  return band;
}

/**
 * One of the cards of a child, or the password of an adult. A wrong one is compared twice for everybody, so that the time does not tell
 * who has a second card, or who exists.
 */
async function matches(passwords: Kern['passwords'], account: store.AccountRow | undefined, geheim: string): Promise<boolean> {
  const zoals = (soort: string | null | undefined): string => (soort === 'woorden' ? foldWoorden(geheim) : geheim);
  if (await passwords.matches(account?.wachtwoord, zoals(account?.wachtwoordSoort))) return true;
  return passwords.matches(account?.kaartOok?.hash, zoals(account?.kaartOok?.soort));
}

/**
 * On a device where somebody was in before, tries are counted apart: the child in the classroom is not slowed by others. All
 * other devices of the school count together, so that nobody gets more guesses by collecting devices.
 */
export async function tryGeheim(
  kern: Kern,
  { account, naam, geheim }: Kandidaat,
  { toestel, adres }: Vanaf,
  now: number,
): Promise<Geraden> {
  const { db, spray, pogingen, passwords } = kern;
  const toestelHash = hashOf(toestel);
  const band = await bandOf(kern, toestel, toestelHash, account);
  const poging = { adres: band === 'vreemd' ? adres : null, wachtwoord: geheim };
  const weg = await findWeg(kern, { account, naam, geheim }, band, adres, now);
  const wait = weg === 'eigen' || weg === 'deur' ? 0 : spray.wait(poging, now);
  if (wait > 0) throw new AppError('too-many', 'auth/wachten', { retryAfter: wait });
  const sleutel = await pogingen.take(tryKey(naam, weg, toestelHash), now);
  const right = await matches(passwords, account, geheim);
  if (!account || !right || !account.actief) {
    if (weg !== 'eigen') spray.failed(poging, now);
    await writeAudit(db, { adminId: account?.adminId ?? NIEMAND, soort: 'inloggen-mislukt', now, objectId: account?.id });
    throw wrong();
  }
  return { account, sleutel, toestel: toestelHash, band };
}

/** A device gets a cookie when it has none that is known here, and is this account's from now on. */
export async function enter(
  { begin, openProef }: Kern,
  { account, sleutel, toestel, band }: Geraden,
  hoe: Omstandigheden,
  now: number,
): Promise<LoggedIn> {
  const cookie = band === 'vreemd' ? createToken() : null;
  const nieuw = {
    id: cookie === null ? toestel : hashOf(cookie),
    nieuw: cookie !== null,
    adminId: account.adminId,
    accountId: account.id,
  };
  const wie = account.rol === 'demo' ? await openProef(account, now) : account;
  const token = await begin.start(wie, { ...hoe, gelukt: { sleutel, toestel: band === 'eigen' ? null : nieuw } }, now);
  return { token, toestel: cookie };
}

/** The password was right, whatever comes of the code: its tries are over. */
async function checkFactor({ db, factoren }: Kern, { account, sleutel }: Geraden, code: string | undefined, now: number): Promise<boolean> {
  if (account.totp === null) return false;
  await forgetFailures(db, sleutel);
  if (code === undefined) throw new AppError('conflict', 'auth/code-nodig');
  await factoren.check(account, code, now);
  return true;
}

export async function login(kern: Kern, { gebruikersnaam, wachtwoord, code }: Login, vanaf: Vanaf, now: number): Promise<LoggedIn> {
  const naam = foldName(gebruikersnaam);
  const kandidaat = { account: await store.findAccountByName(kern.db, naam), naam, geheim: wachtwoord };
  const geraden = await tryGeheim(kern, kandidaat, vanaf, now);
  const tweedeFactor = await checkFactor(kern, geraden, code, now);
  return enter(kern, geraden, { soort: 'wachtwoord', browser: vanaf.browser, tweedeFactor }, now);
}

/** After a new password: whoever was kept waiting by the tries of others may come in. */
export async function forgetTries({ pogingen }: Kern, gebruikersnaam: string): Promise<void> {
  const naam = foldName(gebruikersnaam);
  await Promise.all((['vreemd', 'klas', 'deur'] as const).map((band) => pogingen.forget(tryKey(naam, band, ''))));
}
