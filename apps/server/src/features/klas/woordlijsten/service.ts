/** Own word lists: kept by the docenten of a groep, to be used and copied by everybody of the admin. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Toewijzing, Woordbericht, WoordlijstKort } from '@spelrijk/contract/woordlijsten';
import type { WoordlijstVelden } from '@spelrijk/domain/woordlijst';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { lookInto, writeAudit } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { createId } from '../../../platform/ids.ts';
import { leesTekst, toBericht } from './bericht.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

const DAG_MS = 86_400_000;
/** Lists of one admin: more than forty classes make in two years. */
const MEEST_LIJSTEN = 4000;

interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

const geenGroep = (): AppError => notFound('groepen/niet-gevonden');
const geenLijst = (): AppError => notFound('woordlijsten/niet-gevonden');

const docentVan = (actor: Actor, { scope }: Allowed): string | null => (scope === 'group' ? actor.id : null);

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

export interface WoordlijstDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

export type WoordlijstService = ReturnType<typeof createWoordlijstService>;

export function createWoordlijstService({ database, instellingen }: WoordlijstDeps) {
  /** Runs inside an own groep whose practice this actor may set. */
  async function change<T>(actor: Actor, plek: GroepPlek, fn: (db: Db, docentId: string | null) => Promise<T>): Promise<T> {
    const grant = demand(may(actor.rol, 'exerciseSettings.update'), actor.bewijs);
    if (actor.adminId !== plek.adminId) throw geenGroep();
    const docentId = docentVan(actor, grant);
    return database.forAdmin(plek.adminId, async (db) => {
      if (!(await store.hasGroep(db, { ...plek, docentId }))) throw geenGroep();
      return fn(db, docentId);
    });
  }

  /** Looks inside a groep of the actor's own, or, with a reason, of anybody. */
  async function look<T>(actor: Actor, plek: GroepPlek, now: number, fn: (db: Db, docentId: string | null) => Promise<T>): Promise<T> {
    const grant = demand(may(actor.rol, 'exerciseSettings.read'), actor.bewijs);
    const docentId = docentVan(actor, grant);
    const vraag = { adminId: plek.adminId, actie: 'exerciseSettings.read', objectId: plek.groepId, now, code: 'groepen/niet-gevonden' };
    return lookInto(database, actor, grant, vraag, async (db) => {
      if (!(await store.hasGroep(db, { ...plek, docentId }))) throw geenGroep();
      return fn(db, docentId);
    });
  }

  const schrijfLog = (db: Db, actor: Actor, { adminId, woordlijstId }: store.Plek, betreft: string, now: number): Promise<void> =>
    writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'exerciseSettings.update', objectId: woordlijstId, betreft });

  /** A list that this actor keeps. One of another groep can be seen and copied, not changed. */
  async function lockEigen(db: Db, plek: store.Plek, docentId: string | null): Promise<store.Bewaard> {
    const bewaard = await store.lockLijst(db, { adminId: plek.adminId, docentId, id: plek.woordlijstId });
    if (!bewaard) throw geenLijst();
    if (!bewaard.eigen) throw new AppError('conflict', 'woordlijsten/van-een-ander');
    return bewaard;
  }

  async function insert(db: Db, actor: Actor, plek: store.Plek, velden: WoordlijstVelden, now: number): Promise<number> {
    if ((await store.countLijsten(db, plek.adminId)) >= MEEST_LIJSTEN) throw new AppError('conflict', 'woordlijsten/te-veel');
    if (!(await store.insertLijst(db, plek, velden, new Date(now)))) throw new AppError('conflict', 'woordlijsten/gewijzigd');
    await schrijfLog(db, actor, plek, `woordlijst ${velden.naam}`, now);
    return 1;
  }

  return {
    list: (actor: Actor, plek: GroepPlek, now: number): Promise<Output<Api['listWoordlijsten']>> =>
      look(actor, plek, now, async (db, docentId) => ({
        woordlijsten: (await store.listLijsten(db, { ...plek, docentId })).map(toKort),
      })),

    /** Nothing of it is kept; only who teaches the groep may ask, because it costs us work. */
    analyse: (
      actor: Actor,
      plek: GroepPlek,
      { tekst, woorden }: Input<Api['analyseWoorden']>['body'],
    ): Promise<{ woorden: Woordbericht[] }> =>
      change(actor, plek, () => Promise.resolve({ woorden: [...leesTekst(tekst), ...woorden.map(toBericht)] })),

    read: (actor: Actor, plek: store.Plek, now: number): Promise<Output<Api['readWoordlijst']>> =>
      look(actor, plek, now, async (db, docentId) => {
        const { adminId, groepId, woordlijstId } = plek;
        const [rij] = await store.listLijsten(db, { adminId, groepId, docentId, id: woordlijstId });
        if (!rij) throw geenLijst();
        const namen = rij.woorden.map(({ woord }) => woord);
        return {
          lijst: toKort(rij),
          woorden: [...rij.woorden],
          berichten: rij.woorden.map(toBericht),
          leerlingen: [...(await store.listNamen(db, adminId, groepId))],
          pogingen: [...(await store.listPogingen(db, adminId, groepId, namen))],
        };
      }),

    /** A new list, or a new version of the one that was read. The same content again changes nothing. */
    save: (
      actor: Actor,
      plek: store.Plek,
      { versie, ...velden }: Input<Api['saveWoordlijst']>['body'],
      now: number,
    ): Promise<{ versie: number }> =>
      change(actor, plek, async (db, docentId) => {
        const bewaard = await store.lockLijst(db, { adminId: plek.adminId, docentId, id: plek.woordlijstId });
        if (!bewaard) return { versie: await insert(db, actor, plek, velden, now) };
        if (!bewaard.eigen) throw new AppError('conflict', 'woordlijsten/van-een-ander');
        if (bewaard.weg) throw geenLijst();
        if (inhoudVan(bewaard) === inhoudVan(velden)) return { versie: bewaard.versie };
        if (bewaard.versie !== versie) throw new AppError('conflict', 'woordlijsten/gewijzigd');
        await store.updateLijst(db, plek, velden, versie + 1, new Date(now));
        await schrijfLog(db, actor, plek, `woordlijst ${velden.naam}`, now);
        return { versie: versie + 1 };
      }),

    /** Any list of the admin, for an own groep. */
    assign: (actor: Actor, plek: store.Plek, toewijzing: Toewijzing | null, now: number): Promise<void> =>
      change(actor, plek, async (db) => {
        const bewaard = await store.lockLijst(db, { adminId: plek.adminId, docentId: null, id: plek.woordlijstId });
        if (!bewaard || bewaard.weg) throw geenLijst();
        const inGroep = new Set((await store.listNamen(db, plek.adminId, plek.groepId)).map(({ id }) => id));
        const gevraagd = toewijzing?.voor === 'leerlingen' ? toewijzing.leerlingIds : [];
        if (gevraagd.some((id) => !inGroep.has(id))) throw notFound('leerlingen/niet-gevonden');
        const ids = Array.from({ length: Math.max(1, gevraagd.length) }, () => createId(now));
        await store.replaceToewijzing(db, plek, toewijzing, ids, new Date(now));
        await schrijfLog(db, actor, plek, `woordlijst ${bewaard.naam} ${toewijzing ? 'klaargezet' : 'weggehaald'}`, now);
      }),

    remove: (actor: Actor, plek: store.Plek, now: number): Promise<void> =>
      change(actor, plek, async (db, docentId) => {
        const bewaard = await lockEigen(db, plek, docentId);
        if (bewaard.weg) return;
        await store.setWeggegooid(db, plek, new Date(now));
        await schrijfLog(db, actor, plek, `woordlijst ${bewaard.naam} weggegooid`, now);
      }),

    restore: (actor: Actor, plek: store.Plek, now: number): Promise<void> =>
      change(actor, plek, async (db, docentId) => {
        const bewaard = await lockEigen(db, plek, docentId);
        if (!bewaard.weg) return;
        await store.setWeggegooid(db, plek, null);
        await schrijfLog(db, actor, plek, `woordlijst ${bewaard.naam} teruggehaald`, now);
      }),

    /** Runs with the other sweeps. */
    sweep: (now: number): Promise<void> => store.sweepLijsten(database.own, new Date(now - instellingen().woordlijsten * DAG_MS)),
  };
}
