/** How a groep and its leerlingen practise: what is set, by whom it is inherited, and changing it one by one or many at once. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Instellinghouder } from '@spelrijk/contract/oefeninstellingen';
import { readAfwijking, type Instelbaar, type OefeninstellingAfwijking } from '@spelrijk/domain/oefeninstelling';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { lookInto } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { halfjarenVan } from '../../oefenen/standen/index.ts';
import type { PlanDeps } from '../../oefenen/taken/index.ts';
import { automatischVoor, leerlijnstappen, proefdag, type Kind } from './proefdag.ts';
import { may } from './policy.ts';
import * as beurten from './store-beurten.ts';
import * as store from './store.ts';
import { alsInstelbaar, naWijziging, verschil, type Wijziging } from './wijziging.ts';

export interface OefeninstellingDeps extends PlanDeps {
  readonly database: Database;
}

type Adres = store.Plek & { readonly oefeninstellingId: string };
type Houders = readonly [groep: store.HouderRij, ...leerlingen: store.HouderRij[]];

const geenGroep = 'groepen/niet-gevonden';
const geenInstelling = (): AppError => notFound('oefeninstellingen/niet-gevonden');
const geenLeerling = (): AppError => notFound('leerlingen/niet-gevonden');
const MEESTE_VOORINSTELLINGEN = 50;

const docentVan = (actor: Actor, { scope }: Allowed): string | null => (scope === 'group' ? actor.id : null);

/** Addressed by the groep or leerling it belongs to, also when nothing was ever set. */
const idVan = (rij: store.HouderRij, groepId: string): string => rij.id ?? rij.leerlingId ?? groepId;

const eigenVan = (rij: store.HouderRij): OefeninstellingAfwijking => readAfwijking(rij.instelling);

function toHouder(rij: store.HouderRij, groepId: string): Instellinghouder {
  const { leerlingId, naam, jaargroep, versie, op, door } = rij;
  const eigen = eigenVan(rij);
  return {
    id: idVan(rij, groepId),
    soort: leerlingId === null ? 'groep' : 'leerling',
    leerlingId,
    naam,
    jaargroep,
    eigen: alsInstelbaar(eigen),
    woordlijsten: eigen.woordlijsten?.length ?? 0,
    versie,
    gewijzigd: op && { op: op.toISOString(), door },
  };
}

/** The groep with its leerlingen, or the 404 of a groep. */
async function demandHouders(db: Db, plek: store.Plek, docentId: string | null): Promise<Houders> {
  const [groep, ...leerlingen] = await store.listHouders(db, plek, docentId);
  if (!groep) throw notFound(geenGroep);
  return [groep, ...leerlingen];
}

function demandHouder(houders: Houders, { groepId, oefeninstellingId }: Adres): store.HouderRij {
  const houder = houders.find((rij) => rij.id === oefeninstellingId || (rij.leerlingId ?? groepId) === oefeninstellingId);
  if (!houder) throw geenInstelling();
  return houder;
}

const haakVan = ({ leerlingId }: store.HouderRij, groepId: string): store.Haak =>
  leerlingId === null ? { groepId, leerlingId } : { groepId: null, leerlingId };

const alsKind = ({ leerlingId, naam, jaargroep }: store.HouderRij): Kind => {
  if (leerlingId === null || jaargroep === null) throw geenLeerling();
  return { id: leerlingId, naam, jaargroep };
};

export type OefeninstellingService = ReturnType<typeof createOefeninstellingService>;

export function createOefeninstellingService(deps: OefeninstellingDeps) {
  const { database } = deps;
  /** Looks into a groep that this actor may see. */
  function look<T>(actor: Actor, plek: store.Plek, now: number, fn: (db: Db, houders: Houders) => Promise<T>): Promise<T> {
    const grant = demand(may(actor.rol, 'exerciseSettings.read'), actor.bewijs);
    const { adminId, groepId } = plek;
    const blik = { adminId, actie: 'exerciseSettings.read', objectId: groepId, now, code: geenGroep };
    return lookInto(database, actor, grant, blik, async (db) => fn(db, await demandHouders(db, plek, docentVan(actor, grant))));
  }

  /** Works in a groep whose practice this actor may set; in one transaction. */
  function work<T>(
    actor: Actor,
    plek: store.Plek,
    fn: (db: Db, houders: Houders) => Promise<T>,
    waar: 'forAdmin' | 'readAdmin' = 'forAdmin',
  ): Promise<T> {
    const grant = demand(may(actor.rol, 'exerciseSettings.update'), actor.bewijs);
    if (actor.adminId !== plek.adminId) throw notFound(geenGroep);
    return database[waar](plek.adminId, async (db) => fn(db, await demandHouders(db, plek, docentVan(actor, grant))));
  }

  async function readOmgeving(
    db: Db,
    adminId: string,
  ): Promise<Pick<Output<Api['listOefeninstellingen']>, 'voorinstellingen' | 'leerlijn' | 'halfjaren'>> {
    const regio = await store.readRegio(db, adminId);
    const rijen = await beurten.listVoorinstellingen(db, adminId);
    const voorinstellingen = rijen.map(({ id, naam, zet }) => ({ id, naam, zet: alsInstelbaar(readAfwijking(zet)) }));
    return { voorinstellingen, leerlijn: leerlijnstappen(regio), halfjaren: halfjarenVan(regio) };
  }

  /** These leerlingen of the groep, in the order of their ids: two who change many at once lock them in the same order. */
  function demandLeerlingen([, ...leerlingen]: Houders, ids: readonly string[]): store.HouderRij[] {
    const gevonden = leerlingen.filter(({ leerlingId }) => leerlingId !== null && ids.includes(leerlingId));
    if (gevonden.length !== new Set(ids).size) throw geenLeerling();
    return gevonden.toSorted((a, b) => ((a.leerlingId ?? '') < (b.leerlingId ?? '') ? -1 : 1));
  }

  interface Zet {
    readonly actor: Actor;
    readonly plek: store.Plek;
    readonly houder: store.HouderRij;
    readonly now: number;
  }

  /** Runs `fn` on what is stored, locked, and stores what it gives when that differs. The row before, and the version after. */
  async function change(
    db: Db,
    { actor, plek, houder, now }: Zet,
    fn: (voor: OefeninstellingAfwijking, versie: number) => OefeninstellingAfwijking,
  ): Promise<{ readonly voor: OefeninstellingAfwijking; readonly versie: number; readonly anders: boolean }> {
    const { adminId, groepId } = plek;
    const rij = await store.lockInstelling(db, adminId, houder.leerlingId ?? groepId, haakVan(houder, groepId), now);
    const voor = readAfwijking(rij.instelling);
    const na = fn(voor, rij.versie);
    const anders = verschil(voor, na).length > 0;
    if (anders) await store.updateInstelling(db, { adminId, id: rij.id, instelling: na, door: actor.id, now });
    return { voor, versie: rij.versie + (anders ? 1 : 0), anders };
  }

  return {
    list: (actor: Actor, plek: store.Plek, now: number): Promise<Output<Api['listOefeninstellingen']>> =>
      look(actor, plek, now, async (db, [groep, ...leerlingen]) => ({
        groep: toHouder(groep, plek.groepId),
        leerlingen: leerlingen.map((rij) => toHouder(rij, plek.groepId)),
        ...(await readOmgeving(db, plek.adminId)),
      })),

    read: (actor: Actor, adres: Adres, now: number): Promise<Output<Api['readOefeninstelling']>> =>
      look(actor, adres, now, async (db, houders) => {
        const [groep, ...leerlingen] = houders;
        const houder = demandHouder(houders, adres);
        const regio = await store.readRegio(db, adres.adminId);
        return {
          houder: toHouder(houder, adres.groepId),
          groep: toHouder(groep, adres.groepId),
          automatisch:
            houder === groep
              ? null
              : automatischVoor(alsKind(houder), regio, { groep: groep.instelling, leerling: houder.instelling }, now),
          leerlingen: (houder === groep ? leerlingen : []).map((rij) => ({
            id: rij.leerlingId ?? '',
            naam: rij.naam,
            wijktAf: verschil({}, eigenVan(rij)),
          })),
          ...(await readOmgeving(db, adres.adminId)),
        };
      }),

    /** Who saw an older version changes nothing; what is already so is no change, so that a repeated send is harmless. */
    update: (
      actor: Actor,
      adres: Adres,
      { versie, ...wijziging }: Input<Api['updateOefeninstelling']>['body'],
      now: number,
    ): Promise<Instellinghouder> =>
      work(actor, adres, async (db, houders) => {
        const houder = demandHouder(houders, adres);
        await change(db, { actor, plek: adres, houder, now }, (voor, nu) => {
          const na = naWijziging(voor, wijziging);
          if (nu !== versie && verschil(voor, na).length > 0) throw new AppError('conflict', 'oefeninstellingen/intussen-gewijzigd');
          return na;
        });
        return toHouder(demandHouder(await demandHouders(db, adres, null), adres), adres.groepId);
      }),

    previewDag: (actor: Actor, adres: Adres, { eigen, leerlingId }: Input<Api['previewOefendag']>['body'], now: number) =>
      work(
        actor,
        adres,
        async (db, houders) => {
          const [groep, ...leerlingen] = houders;
          const houder = demandHouder(houders, adres);
          const wie = houder === groep ? leerlingen.find((rij) => leerlingId === undefined || rij.leerlingId === leerlingId) : houder;
          if (!wie) throw geenLeerling();
          const met = (rij: store.HouderRij): unknown => (rij === houder ? vervangen(rij, eigen) : rij.instelling);
          const regio = await store.readRegio(db, adres.adminId);
          const bewaard = { groep: met(groep), leerling: met(wie) };
          return proefdag({ db, adminId: adres.adminId, kind: alsKind(wie), regio, bewaard, deps, now });
        },
        'readAdmin',
      ),

    previewBeurt: (actor: Actor, plek: store.Plek, { leerlingIds, ...wijziging }: Input<Api['previewInstelbeurt']>['body']) =>
      work(
        actor,
        plek,
        (_db, houders) => {
          const leerlingen = demandLeerlingen(houders, leerlingIds).map((rij) => {
            const eigen = eigenVan(rij);
            return { id: rij.leerlingId ?? '', naam: rij.naam, wordt: verschil(eigen, naWijziging(eigen, wijziging)) };
          });
          return Promise.resolve({ leerlingen });
        },
        'readAdmin',
      ),

    /** All or none; the same id again changes nothing more. */
    createBeurt: (
      actor: Actor,
      plek: store.Plek,
      { id, leerlingIds, ...wijziging }: Input<Api['createInstelbeurt']>['body'],
      now: number,
    ): Promise<{ gewijzigd: number }> =>
      work(actor, plek, async (db, houders) => {
        const leerlingen = demandLeerlingen(houders, leerlingIds);
        if (!(await beurten.insertBeurt(db, { ...plek, id, door: actor.id, now }))) {
          const gewijzigd = await beurten.countBeurt(db, plek.adminId, plek.groepId, id);
          if (gewijzigd === undefined) throw new AppError('conflict', 'oefeninstellingen/beurt-bestaat-al');
          return { gewijzigd };
        }
        const regels = await changeAll(db, { actor, plek, now }, leerlingen, wijziging);
        await beurten.insertBeurtregels(db, plek.adminId, id, regels);
        return { gewijzigd: regels.length };
      }),

    /** Puts back what stood before, but for whom something was changed since. Twice is once. */
    undoBeurt: (
      actor: Actor,
      { instelbeurtId, ...plek }: store.Plek & { readonly instelbeurtId: string },
      now: number,
    ): Promise<{ teruggezet: number; overgeslagen: string[] }> =>
      work(actor, plek, async (db, houders) => {
        const nogNiet = await beurten.closeBeurt(db, plek.adminId, plek.groepId, instelbeurtId, now);
        if (nogNiet === undefined) throw notFound('oefeninstellingen/geen-beurt');
        const overgeslagen: string[] = [];
        let teruggezet = 0;
        for (const { leerlingId, voor, versieNa } of nogNiet ? await beurten.listBeurtregels(db, plek.adminId, instelbeurtId) : []) {
          const houder = houders.find((rij) => rij.leerlingId === leerlingId);
          if (!houder) continue;
          const isOngewijzigd = houder.versie === versieNa;
          if (!isOngewijzigd) overgeslagen.push(houder.naam);
          else if ((await change(db, { actor, plek, houder, now }, (nu) => vervangen(nu, alsInstelbaar(readAfwijking(voor))))).anders)
            teruggezet++;
        }
        return { teruggezet, overgeslagen };
      }),

    async saveVoorinstelling(
      actor: Actor,
      { adminId, voorinstellingId: id }: { readonly adminId: string; readonly voorinstellingId: string },
      { naam, zet }: Input<Api['saveVoorinstelling']>['body'],
      now: number,
    ): Promise<void> {
      const grant = demand(may(actor.rol, 'exerciseSettings.update'), actor.bewijs);
      if (actor.adminId !== adminId) throw geenVoorinstelling();
      await database.forAdmin(adminId, async (db) => {
        if (await beurten.hasVoorinstellingNaam(db, adminId, naam, id)) throw new AppError('conflict', 'oefeninstellingen/naam-bestaat-al');
        if ((await beurten.countVoorinstellingen(db, adminId, id)) >= MEESTE_VOORINSTELLINGEN)
          throw new AppError('conflict', 'oefeninstellingen/te-veel-voorinstellingen');
        const bewaard = await beurten.saveVoorinstelling(db, { adminId, id, naam, zet, door: actor.id, now }, docentVan(actor, grant));
        if (!bewaard) throw geenVoorinstelling();
      });
    },

    /** A docent takes away her own; who keeps the school takes away all. */
    async deleteVoorinstelling(
      actor: Actor,
      { adminId, voorinstellingId }: { readonly adminId: string; readonly voorinstellingId: string },
    ): Promise<void> {
      const grant = demand(may(actor.rol, 'exerciseSettings.update'), actor.bewijs);
      if (actor.adminId !== adminId) throw geenVoorinstelling();
      const weg = await database.forAdmin(adminId, (db) =>
        beurten.deleteVoorinstelling(db, adminId, voorinstellingId, docentVan(actor, grant)),
      );
      if (!weg) throw geenVoorinstelling();
    },
  };

  async function changeAll(
    db: Db,
    zet: Omit<Zet, 'houder'>,
    leerlingen: readonly store.HouderRij[],
    wijziging: Wijziging,
  ): Promise<beurten.Beurtregel[]> {
    const regels: beurten.Beurtregel[] = [];
    for (const houder of leerlingen) {
      const { voor, versie, anders } = await change(db, { ...zet, houder }, (nu) => naWijziging(nu, wijziging));
      if (anders) regels.push({ leerlingId: houder.leerlingId ?? '', voor: alsInstelbaar(voor), versieNa: versie });
    }
    return regels;
  }
}

const geenVoorinstelling = (): AppError => notFound('oefeninstellingen/geen-voorinstelling');

/** All options of the screens replaced; own word lists stay. */
function vervangen(oud: OefeninstellingAfwijking | store.HouderRij, eigen: Instelbaar): OefeninstellingAfwijking {
  const { woordlijsten } = 'leerlingId' in oud ? eigenVan(oud) : oud;
  return { ...eigen, ...(woordlijsten !== undefined && { woordlijsten }) };
}
