/** Taking a methodetoets: the server gives the first word that is open, and keeps the first answer that comes in. */
import type { Zitting } from '@spelrijk/contract/zittingen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { demandOefenen } from '../../toegang/licenties/index.ts';
import { readKlasstem } from '../klasopnamen/index.ts';
import { openLeerling, type LeerlingRow } from '../leerlingen/index.ts';
import { diagnoseVan, type BewaardeOpgave } from '../opgaven/index.ts';
import { leerlijnVan } from '../standen/index.ts';
import { readPlanInvoer } from '../taken/index.ts';
import type { ZittingDeps } from './deps.ts';
import { toetsOpgaven, toItem } from './items.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';
import { neemtAan, standVan } from './venster.ts';
import { predictToets } from './verwacht.ts';
import { VOORBEELD } from './voorbeeld.ts';

interface Adres {
  readonly leerlingId: string;
  readonly adminId: string;
  readonly methodetoetsId: string;
}

const geenToets = (): AppError => notFound('zittingen/niet-gevonden');

/** The leerling, of this admin; whether somebody else looks on. */
async function open(deps: ZittingDeps, { actor, now }: Caller, { leerlingId, adminId }: Adres, actie: Actie) {
  demand(may(actor.rol, actie), actor.bewijs);
  const toegang = await openLeerling(deps.database, actor, leerlingId, 'task.read', now);
  if (toegang.leerling.adminId !== adminId) throw geenToets();
  return toegang;
}

/** What a leerling sees of a test that is meant for it. */
function toZitting(rij: store.ZittingRij, opgaven: readonly BewaardeOpgave[], now: number): Zitting {
  const { titel, gemaakt, afspeel } = rij;
  const stand = standVan(rij, now);
  const plek = opgaven.findIndex(({ id }) => !gemaakt.includes(id));
  const volgende = opgaven[plek];
  return {
    titel,
    aantal: opgaven.length,
    gemaakt: gemaakt.length,
    stand,
    afspeel,
    item: stand === 'open' && volgende ? toItem(volgende, plek + 1) : null,
    meekijken: false,
  };
}

/** Nothing is kept: the words by their place. */
function asKijker(
  { titel, afspeel }: Pick<store.ZittingRij, 'titel' | 'afspeel'>,
  opgaven: readonly BewaardeOpgave[],
  nr: number,
): Zitting {
  const opgave = opgaven[nr - 1];
  const aantal = opgaven.length;
  const item = opgave ? toItem(opgave, nr) : null;
  return { titel, aantal, gemaakt: Math.min(nr - 1, aantal), stand: item ? 'open' : 'klaar', afspeel, item, meekijken: true };
}

/** It is this leerling's: begun, or planned for it. */
const isVoor = ({ begonnen, voor, van }: store.ZittingRij): boolean => van !== null && (begonnen !== null || voor);

const plekVan = ({ adminId, leerlingId, methodetoetsId: toetsId }: Adres): store.ZitPlek => ({ adminId, leerlingId, toetsId });

/** The items with the voice that was set for this leerling, and how it stood at the moment. */
async function readOpgaven(deps: ZittingDeps, db: Db, leerling: LeerlingRow, rij: Pick<store.ZittingRij, 'id' | 'woorden'>, now: number) {
  const invoer = await readPlanInvoer(deps, db, leerling, now);
  return { invoer, opgaven: toetsOpgaven(rij.id, rij.woorden, invoer) };
}

function readVoorbeeld(deps: ZittingDeps, { adminId, regio }: LeerlingRow, nr: number, now: number): Zitting {
  const { audio } = deps.spraak.voorAdmin(adminId);
  const opgaven = toetsOpgaven(VOORBEELD.id, VOORBEELD.woorden, { regio, leerlijn: leerlijnVan(regio), audio, now });
  return asKijker({ titel: VOORBEELD.titel, afspeel: null }, opgaven, nr);
}

export async function readZitting(deps: ZittingDeps, caller: Caller, adres: Adres, nr: number): Promise<Zitting> {
  const { actor, now } = caller;
  const { leerling, meekijken } = await open(deps, caller, adres, 'methodTest.read');
  if (actor.rol === 'demo') {
    if (adres.methodetoetsId !== VOORBEELD.id) throw geenToets();
    return readVoorbeeld(deps, leerling, nr, now);
  }
  return deps.database.readAdmin(adres.adminId, async (db) => {
    const rij = await store.findZitting(db, plekVan(adres));
    if (!rij || !(meekijken ? rij.inGroep || rij.begonnen !== null : isVoor(rij))) throw geenToets();
    const { opgaven: gepland } = await readOpgaven(deps, db, leerling, rij, now);
    const stem = await readKlasstem(deps, db, actor, leerling);
    const opgaven = gepland.map((opgave) => ({ ...opgave, audio: stem(opgave.audio) }));
    return meekijken ? asKijker(rij, opgaven, nr) : toZitting(rij, opgaven, now);
  });
}

/** The sitting, locked. */
async function lock(db: Db, plek: store.ZitPlek): Promise<store.ZittingRij> {
  if (!(await store.lockZitting(db, plek))) throw geenToets();
  const rij = await store.findZitting(db, plek);
  if (!rij || !isVoor(rij)) throw geenToets();
  return rij;
}

/** The first answer counts; the same again is no news; another one is refused. True: it was there. */
async function isBekend(db: Db, plek: store.ZitPlek, itemId: string, gegeven: string): Promise<boolean> {
  const daar = (await store.listToetsantwoorden(db, plek.adminId, plek.toetsId, plek.leerlingId)).find((rij) => rij.itemId === itemId);
  if (daar && daar.gegeven !== gegeven) throw new AppError('conflict', 'zittingen/al-bewaard');
  return daar !== undefined;
}

export async function saveToetsantwoord(
  deps: ZittingDeps,
  caller: Caller,
  adres: Adres & { readonly itemId: string },
  { gegeven, rtMs }: { readonly gegeven: string; readonly rtMs: number },
): Promise<Zitting> {
  const { now } = caller;
  const { leerling } = await open(deps, caller, adres, 'methodTest.submit');
  const plek = plekVan(adres);
  return deps.database.forAdmin(adres.adminId, async (db) => {
    const rij = await lock(db, plek);
    const { opgaven, invoer } = await readOpgaven(deps, db, leerling, rij, now);
    const opgave = opgaven.find(({ id }) => id === adres.itemId);
    if (!opgave) throw geenToets();
    if (await isBekend(db, plek, opgave.id, gegeven)) return toZitting(rij, opgaven, now);
    if (!neemtAan(rij, now)) throw new AppError('conflict', 'zittingen/dicht');
    if (rij.begonnen === null) {
      demandOefenen({ van: leerling.licentieVan, tot: leerling.licentieTot }, dagVan(now));
      const verwacht = predictToets(invoer.stand, invoer.leerlijn, opgaven, now);
      await store.updateZitting(db, plek, { begonnen: new Date(now), verwacht: JSON.stringify(verwacht) });
    }
    const diagnose = diagnoseVan(opgave, gegeven);
    const antwoord = { itemId: opgave.id, woord: opgave.woord.woord, gegeven, goed: diagnose.goed, diagnose, rtMs, op: new Date(now) };
    await store.insertToetsantwoord(db, plek, antwoord);
    return toZitting({ ...rij, begonnen: new Date(now), gemaakt: [...rij.gemaakt, opgave.id] }, opgaven, now);
  });
}

/** Once: the same again changes nothing. What was made stays also where the test closed before. */
export async function finishZitting(deps: ZittingDeps, caller: Caller, adres: Adres): Promise<Zitting> {
  const { now } = caller;
  const { leerling } = await open(deps, caller, adres, 'methodTest.submit');
  const plek = plekVan(adres);
  return deps.database.forAdmin(adres.adminId, async (db) => {
    const rij = await lock(db, plek);
    const { opgaven } = await readOpgaven(deps, db, leerling, rij, now);
    if (rij.dicht !== null || rij.papier) return toZitting(rij, opgaven, now);
    if (rij.gemaakt.length < opgaven.length) throw new AppError('conflict', 'zittingen/niet-klaar');
    await store.updateZitting(db, plek, { dicht: new Date(now) });
    return toZitting({ ...rij, dicht: new Date(now) }, opgaven, now);
  });
}
