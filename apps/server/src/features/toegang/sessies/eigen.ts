/** Who asks, and looking after one's own sessions and those of people with fewer rights. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { expiredToken, readBearer } from '../../../platform/auth/tokens.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { isVerplicht } from './factor.ts';
import { idleOf, over, type Bevestiging, type Kern } from './kern.ts';
import { isLower, may } from './policy.ts';
import * as store from './store.ts';
import { isInGroepOf, readNaam, readWie, type Wie } from './store-wie.ts';
import { noteProof, releaseSessie, touchSessie } from './store-wacht.ts';

/** A session in use is written down at most this often (ms). */
const TOUCH_MS = 60_000;
/** Having given the password counts this long for what asks for it again (ms). */
const FRESH_MS = 300_000;

/** Who sends this header, by the session and account as they are now. Throws 'unauthenticated'. */
export async function authenticate(kern: Kern, header: string | undefined, now: number): Promise<Actor> {
  const { db, checkToken } = kern;
  const { sessieId, accountId } = await checkToken(readBearer(header), now);
  const sessie = await store.findSessie(db, sessieId);
  if (!sessie || !sessie.actief || sessie.accountId !== accountId) throw over();
  const idle = now - sessie.gebruiktOp.getTime();
  if (sessie.verlooptOp.getTime() <= now || idle > idleOf(kern, sessie.rol)) throw expiredToken();
  if (idle > TOUCH_MS) await touchSessie(db, sessieId, new Date(now));
  const bevestigd = sessie.bevestigdOp !== null && now - sessie.bevestigdOp.getTime() <= FRESH_MS;
  const bewijs = { tweedeFactor: sessie.tweedeFactorOp !== null, bevestigd, reden: null };
  const { begeleiderId, wachtOp, wachtPin } = sessie;
  return {
    sessieId,
    id: sessie.accountId,
    adminId: sessie.adminId,
    rol: sessie.rol,
    bewijs,
    ...(begeleiderId !== null && { begeleiderId }),
    ...(wachtOp !== null && { wacht: wachtPin === null ? ('wachtwoord' as const) : ('pincode' as const) }),
  };
}

export async function logout({ db }: Kern, { actor, now }: Caller): Promise<void> {
  demand(may(actor.rol, 'session.logout'), actor.bewijs);
  await store.endSessie(db, actor.sessieId, new Date(now));
  await writeAudit(db, { adminId: actor.adminId, soort: 'uitgelogd', now, actor });
}

export async function endSessie({ db }: Kern, { actor, now }: Caller, sessieId: string): Promise<void> {
  demand(may(actor.rol, 'session.logout'), actor.bewijs);
  if (!(await store.endSessie(db, sessieId, new Date(now), actor.id))) throw notFound();
}

export async function endOthers({ db }: Kern, { actor, now }: Caller): Promise<void> {
  demand(may(actor.rol, 'session.logout'), actor.bewijs);
  await store.endSessies(db, actor.id, new Date(now), actor.sessieId);
}

/** The account that this actor may log out, else the same 404 as for one that does not exist. */
async function findLower({ db, database }: Kern, actor: Actor, userId: string): Promise<store.AccountRow> {
  const { scope } = demand(may(actor.rol, 'session.revokeOthers'), actor.bewijs);
  const account = await store.findAccountById(db, userId);
  const self = userId === actor.id;
  if (!account || (!self && !isLower(account.rol, actor.rol))) throw notFound();
  if (scope === 'own' && !self) throw notFound();
  if (scope !== 'all' && account.adminId !== actor.adminId) throw notFound();
  if (scope === 'group' && !self && !(await isInGroepOf(database, actor.adminId, actor.id, userId))) throw notFound();
  return account;
}

/** Of somebody with fewer rights. */
export async function endOf(kern: Kern, { actor, now }: Caller, userId: string): Promise<void> {
  const { id, adminId } = await findLower(kern, actor, userId);
  await store.endSessies(kern.db, id, new Date(now), id === actor.id ? actor.sessieId : undefined);
  await writeAudit(kern.db, { adminId, soort: 'sessies-beeindigd', now, actor, objectId: id, reden: actor.bewijs.reden });
}

/** The account of whoever asks; it exists as long as the session does. */
async function readOwnAccount({ db }: Kern, actor: Actor): Promise<store.AccountRow> {
  const account = await store.findAccountById(db, actor.id);
  if (!account) throw over();
  return account;
}

/** Tried as often as a password, counted by itself. */
async function checkPin({ db, pogingen, passwords }: Kern, { actor, now }: Caller, pin: string): Promise<void> {
  const sleutel = `pincode\n${actor.sessieId}`;
  await pogingen.take(sleutel, now);
  const sessie = await store.findSessie(db, actor.sessieId);
  const hash = sessie?.wachtPin ?? null;
  if (hash === null || !(await passwords.matches(hash, pin))) throw new AppError('invalid', 'auth/pincode-onjuist');
  await pogingen.forget(sleutel);
  await releaseSessie(db, actor.sessieId);
}

/** A wrong answer is 400: 401 would log the browser out. */
export async function confirmSessie(kern: Kern, { actor, now }: Caller, bewijs: Bevestiging): Promise<void> {
  const { db, factoren, pogingen, passwords } = kern;
  demand(may(actor.rol, 'session.login'), actor.bewijs);
  if ('pin' in bewijs) return checkPin(kern, { actor, now }, bewijs.pin);
  const account = await readOwnAccount(kern, actor);
  if ('code' in bewijs) {
    await factoren.check(account, bewijs.code, now);
    return noteProof(db, actor.sessieId, new Date(now), true);
  }
  const sleutel = `bevestig\n${actor.id}`;
  await pogingen.take(sleutel, now);
  if (!(await passwords.matches(account.wachtwoord, bewijs.wachtwoord))) throw new AppError('invalid', 'auth/wachtwoord-onjuist');
  await pogingen.forget(sleutel);
  return noteProof(db, actor.sessieId, new Date(now), false);
}

export async function readBeveiliging(kern: Kern, { actor, now }: Caller): Promise<Output<Api['readBeveiliging']>> {
  const { db } = kern;
  demand(may(actor.rol, 'session.login'), actor.bewijs);
  const { gebruikersnaam, email, wachtwoordOp, totpSinds, herstelcodes, koppelingen } = await store.readBeveiliging(db, actor.id);
  const sessies = await store.listSessies(db, actor.id, new Date(now), new Date(now - idleOf(kern, actor.rol)));
  const naam = await readNaam(kern.database, actor.adminId, actor.id);
  if (!naam) throw over();
  return {
    ...naam,
    gebruikersnaam,
    email,
    wachtwoordSinds: wachtwoordOp?.toISOString() ?? null,
    tweedeFactor: { sinds: totpSinds?.toISOString() ?? null, herstelcodes, verplicht: isVerplicht(actor) },
    koppelingen: koppelingen.map(({ aanbieder, created_at: sinds }) => ({ aanbieder, sinds: sinds.toISOString() })),
    sessies: sessies.map(({ id, toestel, soort, begonnen, gebruikt }) => ({
      id,
      toestel,
      soort,
      begonnen: begonnen.toISOString(),
      gebruikt: gebruikt.toISOString(),
      dezeSessie: id === actor.sessieId,
    })),
  };
}

export async function readMij({ database }: Kern, actor: Actor): Promise<Wie> {
  demand(may(actor.rol, 'session.login'), actor.bewijs);
  const wie = await readWie(database, actor.adminId, actor.id);
  if (!wie) throw over();
  return wie;
}
