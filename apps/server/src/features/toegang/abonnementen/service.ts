/** A parent goes on, pauses and stops by herself. Each is seen by our office as a change of the licence, and can be taken back. */
import type { Abonnement } from '@spelrijk/contract/abonnementen';
import { AppError } from '../../../platform/app-error.ts';
import { addDays, dagVan, daysBetween } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { Adressen } from '../../../platform/regio.ts';
import { enter, formatDag, licentieLink, missing, setTermen } from '../licenties/index.ts';
import { settle } from './facturen.ts';
import { eindeVan, faseVan, gaatMeeMetStop, kanTerug, toAbonnement, volgendJaar } from './stand.ts';
import * as store from './store.ts';

export interface AbonnementDeps {
  readonly database: Database;
  readonly adressen: Adressen;
  readonly instellingen: LeesInstellingen;
}

/** A pause ends by itself: what nobody comes back to is not kept for ever. */
const PAUZE_DAGEN = 183;
/** As if the first warning had been given: the last one still comes, a week before. */
const GEWAARSCHUWD = 30;

interface Werk {
  readonly db: Db;
  readonly rij: store.ThuisRij;
  readonly facturen: readonly store.FactuurRij[];
  readonly vandaag: string;
}

const conflict = (code: string): AppError => new AppError('conflict', code);

async function read({ instellingen }: AbonnementDeps, db: Db, adminId: string, now: number): Promise<Abonnement> {
  const rij = await store.findThuis(db, adminId);
  if (!rij) throw missing();
  return toAbonnement(rij, await store.listEigen(db, adminId), dagVan(now), instellingen());
}

export function readAbonnement(deps: AbonnementDeps, { actor, now }: Caller, adminId: string): Promise<Abonnement> {
  enter(actor, adminId, 'licence.read');
  return read(deps, deps.database.own, adminId, now);
}

/** Locked; what stands afterwards is the answer. */
function change(deps: AbonnementDeps, { actor, now }: Caller, adminId: string, doe: (werk: Werk) => Promise<unknown>): Promise<Abonnement> {
  enter(actor, adminId, 'licence.request');
  return deps.database.transact(async (db) => {
    const rij = await store.findThuis(db, adminId, true);
    if (!rij) throw missing();
    await doe({ db, rij, facturen: await store.listEigen(db, adminId), vandaag: dagVan(now) });
    return read(deps, db, adminId, now);
  });
}

/** First and last day of the licence, kept with who changed them. */
const setTermijn = (
  { db }: Pick<Werk, 'db'>,
  { actor, now }: Caller,
  adminId: string,
  termijn: { van?: string; tot: string | null },
  betreft: string,
) => setTermen(db, actor, { actie: 'licence.request', adminId, betreft, now }, (voor) => ({ ...voor, ...termijn }));

export const orderJaar = (
  deps: AbonnementDeps,
  caller: Caller,
  adminId: string,
  { id, cent }: { readonly id: string; readonly cent: number },
): Promise<Abonnement> =>
  change(deps, caller, adminId, async ({ db, rij, facturen, vandaag }) => {
    if (facturen.some((factuur) => factuur.id === id)) return;
    if (faseVan(rij, facturen, vandaag) === 'pauze') throw conflict('abonnement/pauze');
    const jaar = volgendJaar(rij, vandaag, deps.instellingen().prijsThuis);
    if (jaar.cent !== cent) throw conflict('abonnement/prijs');
    if (facturen.some(({ van, status }) => status !== 'vervallen' && van > vandaag)) throw conflict('abonnement/al-besteld');
    const { actor, now } = caller;
    const zonderEinde = eindeVan(rij, vandaag) === null;
    await store.insertFactuur(db, { adminId, id, ...jaar, zonderEinde, door: actor.id, now });
    await store.setStop(db, adminId, null);
    await setTermijn({ db }, caller, adminId, { tot: jaar.tot, ...(jaar.van === vandaag && { van: vandaag }) }, 'nog een jaar besteld');
  });

export const pauseAbonnement = (deps: AbonnementDeps, caller: Caller, adminId: string, pauze: boolean): Promise<Abonnement> =>
  change(deps, caller, adminId, async ({ db, rij, facturen, vandaag }) => {
    const fase = faseVan(rij, facturen, vandaag);
    if (pauze === (fase === 'pauze')) return;
    if (!pauze) return resume({ db, rij, facturen, vandaag }, caller, adminId);
    if ((fase !== 'proef' && fase !== 'betaald') || rij.tot === null) throw conflict('abonnement/loopt-niet');
    const dagen = daysBetween(vandaag, rij.tot);
    const verder = addDays(vandaag, PAUZE_DAGEN);
    await store.setPauze(db, adminId, vandaag, dagen);
    await setTermijn({ db }, caller, adminId, { van: verder, tot: addDays(verder, dagen) }, 'pauze');
  });

async function resume({ db, rij, vandaag }: Werk, caller: Caller, adminId: string): Promise<void> {
  const dagen = rij.pauzeDagen ?? 0;
  await store.setPauze(db, adminId, null, null);
  await setTermijn({ db }, caller, adminId, { van: vandaag, tot: addDays(vandaag, dagen) }, 'einde van de pauze');
}

/** Every parent of the home hears what goes when. */
async function mailStop(
  { adressen }: AbonnementDeps,
  db: Db,
  rij: store.ThuisRij,
  stop: { adminId: string; wegOp: string },
  now: number,
): Promise<void> {
  const { adminId, wegOp } = stop;
  const link = licentieLink(adressen, rij.regio, adminId);
  for (const { id, roepnaam, email } of await store.listOuders(db, adminId))
    await enqueueMail(db, {
      sjabloon: 'thuisGestopt',
      aan: email,
      regio: rij.regio,
      gegevens: { roepnaam, dag: formatDag(wegOp, rij.regio), link },
      sleutel: `thuis-gestopt:${id}:${wegOp}:${now}`,
      adminId,
      now,
    });
}

export const stopAbonnement = (deps: AbonnementDeps, caller: Caller, adminId: string, stop: boolean): Promise<Abonnement> =>
  change(deps, caller, adminId, async (werk) => {
    const { db, facturen, vandaag } = werk;
    const { now } = caller;
    const fase = faseVan(werk.rij, facturen, vandaag);
    if (stop === (fase === 'gestopt')) return;
    if (!stop) return comeBack(werk, caller, adminId);
    if (fase === 'pauze') await resume(werk, caller, adminId);
    // What was ordered for later and is not paid is not wanted any more: no bill of it is sent.
    for (const { id } of facturen.filter((factuur) => gaatMeeMetStop(factuur, vandaag)))
      await settle(db, caller, { adminId, actie: 'licence.request' }, id, 'vervallen');
    const rij = (await store.findThuis(db, adminId)) ?? werk.rij;
    const wegOp = addDays(vandaag, deps.instellingen().klantafloop);
    await setTermijn({ db }, caller, adminId, { tot: vandaag }, 'gestopt');
    await store.setStop(db, adminId, { op: vandaag, tot: rij.tot, wegOp, gewaarschuwd: GEWAARSCHUWD });
    await mailStop(deps, db, rij, { adminId, wegOp }, now);
  });

async function comeBack({ db, rij, vandaag }: Werk, caller: Caller, adminId: string): Promise<void> {
  if (!kanTerug(rij, vandaag)) throw conflict('abonnement/te-laat');
  await store.setStop(db, adminId, null);
  await setTermijn({ db }, caller, adminId, { tot: rij.gestoptTot }, 'toch niet gestopt');
}
