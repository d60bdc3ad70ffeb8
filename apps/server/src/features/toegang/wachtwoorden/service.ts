/** Passwords of staff: changing one's own, and a new one by a link in a mail. */
import { foldAdres } from '@spelrijk/domain/mailadres';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import { createToken, hashOf } from '../../../platform/auth/secret.ts';
import { demandGoedWachtwoord } from '../../../platform/auth/wachtwoordregels.ts';
import { atLeast } from '../../../platform/clock.ts';
import type { Lifetimes } from '../../../platform/config.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { linkTo, type Adressen } from '../../../platform/regio.ts';
import { mayChangeOwn, type SessieService } from '../sessies/index.ts';
import * as store from './store.ts';

export interface WachtwoordDeps {
  readonly database: Database;
  readonly sessies: SessieService;
  readonly passwords: Passwords;
  readonly ttl: Pick<Lifetimes, 'herstel' | 'sessie'>;
  readonly adressen: Adressen;
}

export interface Wijziging {
  readonly huidigWachtwoord: string;
  readonly nieuwWachtwoord: string;
}

export interface Herstel {
  readonly userId: string;
  readonly herstelToken: string;
  readonly wachtwoord: string;
}

/** Whether an address is known must not be told by the time it takes (ms). */
const ASK_MS = 60;
const HOUR = 3_600_000;
const MAIL_PER_HOUR = 3;

/** The same for a link that never was, was used, was replaced, is somebody else's or has ended. */
const badLink = (): AppError => new AppError('invalid', 'wachtwoorden/link-ongeldig');

const namesOf = ({ gebruikersnaam, roepnaam, achternaam, adminNaam, email }: store.Mens): readonly string[] => [
  gebruikersnaam,
  roepnaam,
  achternaam,
  adminNaam,
  email ?? '',
];

const DATE = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

const minutes = (seconds: number): string => (seconds === 60 ? '1 minuut' : `${Math.round(seconds / 60)} minuten`);

/** Everything that follows from a new password, in one transaction: other sessions end, old links die, the owner hears of it. */
async function storeNieuw(db: Db, mens: store.Mens, hash: string, now: number, sleutel: string): Promise<void> {
  const { id, adminId, rol, email, regio, roepnaam, gebruikersnaam } = mens;
  await store.updateWachtwoord(db, { accountId: id, hash, soort: 'tekst', now: new Date(now) });
  await store.endHerstel(db, id, new Date(now));
  await writeAudit(db, { adminId, soort: 'wachtwoord-gewijzigd', now, actor: { id, rol, adminId }, objectId: id });
  if (email === null) return;
  const gegevens = { roepnaam, gebruikersnaam, moment: DATE.format(now) };
  await enqueueMail(db, { sjabloon: 'wachtwoordGewijzigd', aan: email, regio, gegevens, sleutel, adminId, now });
}

async function sendLink({ adressen, ttl }: WachtwoordDeps, db: Db, mens: store.Mens, now: number): Promise<void> {
  const { id, adminId, email, emailGevouwen, regio, roepnaam, gebruikersnaam } = mens;
  if (email === null || emailGevouwen === null) return;
  const token = createToken();
  const end = now + ttl.herstel * 1000;
  const herstel = { id: hashOf(token), accountId: id, email: emailGevouwen, now: new Date(now), end: new Date(end) };
  if (!(await store.insertHerstel(db, herstel, new Date(now - HOUR), MAIL_PER_HOUR))) return;
  const link = linkTo(adressen, regio, `/app/auth/wachtwoordherstellen/${id}/${token}`);
  const gegevens = { roepnaam, gebruikersnaam, link, geldig: minutes(ttl.herstel) };
  const sleutel = `wachtwoordherstel:${herstel.id}`;
  await enqueueMail(db, { sjabloon: 'wachtwoordHerstellen', aan: email, regio, gegevens, sleutel, adminId, now, houdbaarTot: end });
}

async function sendHerstel(deps: WachtwoordDeps, email: string, now: number): Promise<void> {
  const mens = await store.findByEmail(deps.database.own, foldAdres(email.trim()));
  if (mens) await deps.database.transact((db) => sendLink(deps, db, mens, now));
}

async function redeemLink(
  { database, passwords, sessies }: WachtwoordDeps,
  { userId, herstelToken, wachtwoord }: Herstel,
  now: number,
): Promise<void> {
  const id = hashOf(herstelToken);
  const [mens, open] = await Promise.all([
    store.findMens(database.own, userId),
    store.findOpenHerstel(database.own, id, userId, new Date(now)),
  ]);
  if (!mens?.actief || open === undefined || open !== mens.emailGevouwen) throw badLink();
  demandGoedWachtwoord(wachtwoord, { ...mens, woorden: namesOf(mens) });
  const hash = await passwords.hash(wachtwoord);
  await database.transact(async (db) => {
    if (!(await store.useHerstel(db, id, new Date(now)))) throw badLink();
    await storeNieuw(db, mens, hash, now, `wachtwoord-gewijzigd:${id}`);
  });
  await sessies.endAll(mens.id, now);
  await sessies.forgetTries(mens.gebruikersnaam);
}

/** One's own password, with the former one in the same request. Another's is not there. Gives a token for the session that stays. */
export async function updateCredentials(
  { database, passwords, sessies }: WachtwoordDeps,
  { actor, now }: Caller,
  userId: string,
  { huidigWachtwoord, nieuwWachtwoord }: Wijziging,
): Promise<{ token: string }> {
  demand(mayChangeOwn(actor.rol), { ...actor.bewijs, bevestigd: true });
  const mens = userId === actor.id ? await store.findMens(database.own, userId) : undefined;
  if (!mens) throw notFound();
  await sessies.confirm({ actor, now }, { wachtwoord: huidigWachtwoord });
  demandGoedWachtwoord(nieuwWachtwoord, { ...mens, woorden: namesOf(mens) });
  const hash = await passwords.hash(nieuwWachtwoord);
  await database.transact((db) => storeNieuw(db, mens, hash, now, `wachtwoord-gewijzigd:${actor.sessieId}:${now}`));
  await sessies.endAll(actor.id, now, actor.sessieId);
  const end = await sessies.endOfSessie(actor.sessieId);
  const { id: accountId, sessieId, rol, adminId } = actor;
  return { token: await sessies.begin.renew({ sessieId, accountId, rol, adminId, end }, now) };
}

/** Says the same, and takes as long, whether the address is known or not. */
export const requestHerstel = (deps: WachtwoordDeps, email: string, now: number): Promise<void> =>
  atLeast(ASK_MS, sendHerstel(deps, email, now));

/** Logs nobody in. Takes as long for a link of nobody. */
export const resetWachtwoord = (deps: WachtwoordDeps, herstel: Herstel, now: number): Promise<void> =>
  atLeast(ASK_MS, redeemLink(deps, herstel, now));
