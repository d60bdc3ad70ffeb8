/** What a customer is called and reached by. */
import type { Accountgegevens } from '@spelrijk/contract/admins';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { foldAdres } from '@spelrijk/domain/mailadres';
import { termijnTekst } from '@spelrijk/teksten/instelwaarde';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand, withReason, type Allowed } from '../../../platform/auth/grant.ts';
import { createToken, hashOf } from '../../../platform/auth/secret.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { linkTo, type Adressen } from '../../../platform/regio.ts';
import { may, type Actie } from './policy.ts';
import * as adres from './store-adres.ts';
import * as store from './store.ts';

export interface AdminDeps {
  readonly database: Database;
  readonly adressen: Adressen;
  readonly instellingen: LeesInstellingen;
}

const DAG = 86_400_000;

type Wijziging = Input<Api['updateAccountgegevens']>['body'];

export const missing = (): AppError => notFound('admins/niet-gevonden');

function enter(actor: Actor, adminId: string, actie: Actie): Allowed {
  const grant = demand(may(actor.rol, actie), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw missing();
  return grant;
}

/**
 * The number says which files are of this school, so a school writes it once; after that our office changes it, and says why. 409 `admins/nummer-vast`
 * for the school itself.
 */
function demandNummer({ scope }: Allowed, actor: Actor, oud: string): void {
  if (scope === 'all') demand(withReason, actor.bewijs);
  else if (oud !== '') throw new AppError('conflict', 'admins/nummer-vast');
}

/** Only a school lets its groepen be in a trial, and only by itself: our office cannot say yes for it. */
function demandEigen({ scope }: Allowed, { magMeedoen }: store.AdminRij): void {
  if (scope === 'all' || !magMeedoen) throw new AppError('conflict', 'admins/alleen-school-zelf');
}

/** Names of fields, and of the number also what it was and what it became: whoever reads the log sees which school it was. */
const betreftVan = (velden: Readonly<Record<string, unknown>>, oud: string): string =>
  Object.entries(velden)
    .map(([veld, nieuw]) => (veld === 'instellingsnummer' ? `instellingsnummer ${oud || '–'} → ${String(nieuw) || '–'}` : veld))
    .join(', ');

/** Mails both mailboxes; the change waits for both. */
async function askBoth(
  { adressen, instellingen }: AdminDeps,
  db: Db,
  { adminId, admin, nieuw }: { readonly adminId: string; readonly admin: store.AdminRij; readonly nieuw: string },
  now: number,
): Promise<void> {
  const [oudToken, nieuwToken] = [createToken(), createToken()];
  const heeftOud = admin.email !== '';
  const dagen = instellingen().mailbevestiging;
  const verloopt = now + dagen * DAG;
  await adres.putWijziging(db, {
    adminId,
    nieuw,
    oudToken: heeftOud ? hashOf(oudToken) : null,
    nieuwToken: hashOf(nieuwToken),
    now,
    verloopt,
  });
  const gegevens = (token: string) => ({
    admin: admin.naam,
    nieuwAdres: nieuw,
    geldig: termijnTekst(dagen),
    link: linkTo(adressen, admin.regio, `/app/auth/mailadres-bevestigen#${token}`),
  });
  const post = { regio: admin.regio, adminId, now, houdbaarTot: verloopt };
  await enqueueMail(db, {
    ...post,
    sjabloon: 'adresBevestigen',
    aan: nieuw,
    gegevens: gegevens(nieuwToken),
    sleutel: `adres:${hashOf(nieuwToken)}`,
  });
  if (heeftOud)
    await enqueueMail(db, {
      ...post,
      sjabloon: 'adresGewijzigd',
      aan: admin.email,
      gegevens: gegevens(oudToken),
      sleutel: `adres:${hashOf(oudToken)}`,
    });
}

export async function readAccountgegevens({ database }: AdminDeps, { actor, now }: Caller, adminId: string): Promise<Accountgegevens> {
  enter(actor, adminId, 'account.read');
  const admin = await store.findAdmin(database.own, adminId, now);
  if (!admin) throw missing();
  return admin;
}

export async function updateAccountgegevens(
  deps: AdminDeps,
  { actor, now }: Caller,
  adminId: string,
  { versie, email, ...wijziging }: Wijziging,
): Promise<void> {
  const grant = enter(actor, adminId, 'account.update');
  await deps.database.transact(async (db) => {
    const admin = await store.findAdmin(db, adminId, now);
    if (!admin) throw missing();
    const { instellingsnummer: nummer = admin.instellingsnummer } = wijziging;
    if (nummer !== admin.instellingsnummer) demandNummer(grant, actor, admin.instellingsnummer);
    if (wijziging.beleidsproef === true && !admin.beleidsproef) demandEigen(grant, admin);
    if (!(await store.updateAdmin(db, adminId, versie, wijziging))) throw new AppError('conflict', 'admins/intussen-gewijzigd');
    if (email !== undefined && foldAdres(email) !== foldAdres(admin.email)) await askBoth(deps, db, { adminId, admin, nieuw: email }, now);
    const betreft = betreftVan({ ...wijziging, ...(email !== undefined && { email: 'nieuw' }) }, admin.instellingsnummer);
    await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'account.update', betreft, reden: actor.bewijs.reden });
  });
}

/** The same refusal for a link that never was, has ended or was replaced. */
export const confirmMailadres = ({ database }: AdminDeps, token: string, now: number): Promise<Output<Api['confirmMailadres']>> =>
  database.transact(async (db) => {
    const bevestigd = await adres.confirm(db, hashOf(token), now);
    if (!bevestigd) throw notFound('admins/link-ongeldig');
    if (!bevestigd.klaar) return { status: 'wacht-op-ander' };
    await adres.applyWijziging(db, bevestigd);
    await writeAudit(db, { adminId: bevestigd.adminId, soort: 'gewijzigd', now, actie: 'account.update', betreft: 'email' });
    return { status: 'gewijzigd' };
  });
