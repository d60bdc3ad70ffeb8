/** Own word lists: kept by the docenten of a groep, to be used and copied by everybody of the admin. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Woordbericht, WoordlijstKort } from '@spelrijk/contract/woordlijsten';
import type { WoordlijstVelden } from '@spelrijk/domain/woordlijst';
import { AppError } from '../../../platform/app-error.ts';
import { lookInto } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { listApart } from './apart.ts';
import { readTekst, toBericht, toDicteebericht } from './bericht.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { change, docentVan, geenGroep, geenLijst, writeLog, type GroepPlek, type WoordlijstDeps } from './groep.ts';

/** Lists of one admin: more than forty classes make in two years. */
const MEEST_LIJSTEN = 4000;

function toKort(rij: store.LijstRij): WoordlijstKort {
  const { id, naam, versie, groepId, groepNaam, woorden, gewijzigdOp, eigen, toewijzing, elders } = rij;
  return {
    id,
    naam,
    versie,
    groep: groepId === null ? null : { id: groepId, naam: groepNaam ?? '' },
    aantal: woorden.length,
    gewijzigdOp: gewijzigdOp.toISOString(),
    magWijzigen: eigen,
    toewijzing,
    elders,
  };
}

/** Equal whatever the order of the fields. */
const inhoudVan = ({ naam, woorden }: Pick<store.Bewaard, 'naam' | 'woorden'>): string =>
  JSON.stringify([naam, woorden.map(({ woord, hoofd, onthouden, klankgroepen, zin }) => [woord, hoofd, onthouden, klankgroepen, zin])]);

/** Looks inside a groep of the actor's own, or, with a reason, of anybody. */
async function look<T>(
  { database }: WoordlijstDeps,
  actor: Actor,
  plek: GroepPlek,
  now: number,
  fn: (db: Db, docentId: string | null) => Promise<T>,
): Promise<T> {
  const grant = demand(may(actor.rol, 'exerciseSettings.read'), actor.bewijs);
  const docentId = docentVan(actor, grant);
  const vraag = { adminId: plek.adminId, actie: 'exerciseSettings.read', objectId: plek.groepId, now, code: 'groepen/niet-gevonden' };
  return lookInto(database, actor, grant, vraag, async (db) => {
    if (!(await store.hasGroep(db, { ...plek, docentId }))) throw geenGroep();
    return fn(db, docentId);
  });
}

async function insert(db: Db, actor: Actor, plek: store.Plek, velden: WoordlijstVelden, now: number): Promise<number> {
  if ((await store.countLijsten(db, plek.adminId)) >= MEEST_LIJSTEN) throw new AppError('conflict', 'woordlijsten/te-veel');
  if (!(await store.insertLijst(db, plek, velden, new Date(now)))) {
    // Pressed twice: the other one was first by a moment, with the same words.
    const eerste = await store.lockLijst(db, { adminId: plek.adminId, docentId: actor.id, id: plek.woordlijstId });
    if (eerste && !eerste.weg && inhoudVan(eerste) === inhoudVan(velden)) return eerste.versie;
    throw new AppError('conflict', 'woordlijsten/gewijzigd');
  }
  await writeLog(db, actor, plek, `woordlijst ${velden.naam}`, now);
  return 1;
}

export const listWoordlijsten = (deps: WoordlijstDeps, { actor, now }: Caller, plek: GroepPlek): Promise<Output<Api['listWoordlijsten']>> =>
  look(deps, actor, plek, now, async (db, docentId) => ({
    woordlijsten: (await store.listLijsten(db, { ...plek, docentId })).map(toKort),
  }));

/** Nothing of it is kept; only who teaches the groep may ask, because it costs us work. */
export const analyseWoorden = (
  deps: WoordlijstDeps,
  { actor }: Caller,
  plek: GroepPlek,
  { tekst, woorden }: Input<Api['analyseWoorden']>['body'],
): Promise<{ woorden: Woordbericht[] }> =>
  change(deps, actor, plek, () => Promise.resolve({ woorden: [...readTekst(tekst), ...woorden.map(toDicteebericht)] }));

export const readWoordlijst = (deps: WoordlijstDeps, { actor, now }: Caller, plek: store.Plek): Promise<Output<Api['readWoordlijst']>> =>
  look(deps, actor, plek, now, async (db, docentId) => {
    const { adminId, groepId, woordlijstId } = plek;
    const [rij] = await store.listLijsten(db, { adminId, groepId, docentId, id: woordlijstId });
    if (!rij) throw geenLijst();
    const namen = rij.woorden.map(({ woord }) => woord);
    return {
      lijst: toKort(rij),
      woorden: [...rij.woorden],
      berichten: rij.woorden.map(toBericht),
      leerlingen: [...(await store.listNamen(db, adminId, groepId))],
      apart: await listApart(db, actor.rol, plek, namen, now),
      pogingen: [...(await store.listPogingen(db, adminId, groepId, namen))],
    };
  });

/** A new list, or a new version of the one that was read. The same content again changes nothing. */
export const saveWoordlijst = (
  deps: WoordlijstDeps,
  { actor, now }: Caller,
  plek: store.Plek,
  { versie, ...velden }: Input<Api['saveWoordlijst']>['body'],
): Promise<{ versie: number }> =>
  change(deps, actor, plek, async (db, docentId) => {
    const bewaard = await store.lockLijst(db, { adminId: plek.adminId, docentId, id: plek.woordlijstId });
    if (!bewaard) return { versie: await insert(db, actor, plek, velden, now) };
    if (!bewaard.eigen) throw new AppError('conflict', 'woordlijsten/van-een-ander');
    if (bewaard.weg) throw geenLijst();
    if (inhoudVan(bewaard) === inhoudVan(velden)) return { versie: bewaard.versie };
    if (bewaard.versie !== versie) throw new AppError('conflict', 'woordlijsten/gewijzigd');
    await store.updateLijst(db, plek, velden, versie + 1, new Date(now));
    await writeLog(db, actor, plek, `woordlijst ${velden.naam}`, now);
    return { versie: versie + 1 };
  });
