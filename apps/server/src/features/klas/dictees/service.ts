/** Dictations: composed and kept by the docenten of a groep; every answer goes through the one door, as a test. */
import { seedFrom } from '@spelrijk/base/random';
import type { Api } from '@spelrijk/contract/api';
import type { DicteeAntwoord, DicteeKort, DicteeLeerling } from '@spelrijk/contract/dictees';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { lookInto, writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import { labelNaam } from '../voortgang/index.ts';
import { toBericht } from '../woordlijsten/index.ts';
import { slaAntwoordenOp, verbeterAntwoorden, type TaakInhoudRij } from '../../oefenen/antwoorden/index.ts';
import { dicteeOpgaven, dicteeTaak } from '../../oefenen/dicteetaken/index.ts';
import { KLASSENDICTEE } from '../../oefenen/opgaven/index.ts';
import type { SpraakService } from '../../oefenen/spraak/index.ts';
import { leerlijnVan, somvensterNaam } from '../../oefenen/standen/index.ts';
import { findTaak, finishTaak, insertTaken, readPlanInvoer, type TaakDeps, type TaakRij } from '../../oefenen/taken/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { stelVoor } from './voorstel.ts';

export interface DicteeDeps extends TaakDeps {
  readonly database: Database;
  readonly spraak: Pick<SpraakService, 'voorAdmin'>;
}

type GroepPlek = Pick<store.Plek, 'adminId' | 'groepId'>;
type Invoer = Readonly<Record<string, string>>;

const geenGroep = (): AppError => notFound('groepen/niet-gevonden');
const geenDictee = (): AppError => notFound('dictees/niet-gevonden');
const geenLeerling = (): AppError => notFound('leerlingen/niet-gevonden');
/** Words seen longer ago hardly move a prediction. */
const RECENT_MS = 60 * 86_400_000;

function toKort({ id, titel, versie, status, woorden, leerlingen, uitgedeeld, begonnen, klaar, gewijzigdOp }: store.DicteeRij): DicteeKort {
  return {
    id,
    titel,
    versie,
    status,
    aantal: woorden.length,
    vast: uitgedeeld > 0,
    leerlingen,
    begonnen,
    klaar,
    gewijzigdOp: gewijzigdOp.toISOString(),
  };
}

const toLeerling = ({ id, naam, af, gemaakt, invoer, papier }: store.LeerlingRij): DicteeLeerling => ({
  id,
  naam,
  status: af ? 'klaar' : gemaakt > 0 ? 'bezig' : 'niet',
  gemaakt,
  invoer: invoer ? { ...invoer } : null,
  papier: af && papier ? { ...papier } : null,
});

const toAntwoord = ({ diagnose, ...rij }: store.AntwoordRij): DicteeAntwoord => ({
  ...rij,
  fouten: [...new Set(diagnose.afwijkingen.map(({ label }) => label))].map((label) => ({ label, naam: labelNaam(label) })),
  punten: diagnose.knelpunten.map(({ categorie, goed }) => ({ categorie, naam: somvensterNaam(categorie), goed })),
});

/** Equal whatever the order of the fields. */
const inhoudVan = (titel: string, woorden: readonly Lijstwoord[]): string =>
  JSON.stringify([titel, woorden.map(({ woord, hoofd, onthouden, klankgroepen, zin }) => [woord, hoofd, onthouden, klankgroepen, zin])]);

interface Nakijkwerk {
  readonly plek: store.Plek;
  readonly dictee: store.DicteeRij;
  readonly leerling: store.LeerlingRij;
  readonly invoer: Invoer;
}

const toInhoud = ({ id, createdAt, games, opgaven, dicteeId }: TaakRij): TaakInhoudRij => ({
  id,
  createdAt: createdAt.getTime(),
  games,
  opgaven,
  dicteeId,
});

/** These words as they were typed over. */
async function slaOp(
  db: Db,
  { plek: { adminId }, leerling, invoer }: Omit<Nakijkwerk, 'dictee'>,
  taak: TaakInhoudRij,
  opgaven: TaakInhoudRij['opgaven'],
  now: number,
): Promise<void> {
  const op = new Date(now).toISOString();
  const antwoorden = opgaven.map((opgave) => ({
    id: createId(now),
    taakId: taak.id,
    opgaveId: opgave.id,
    poging: 1,
    gegeven: invoer[opgave.woord.woord] ?? '',
    // From paper: nobody knows how long it took, and no time is evidence of anything.
    rtMs: 0,
    op,
    hints: 0,
  }));
  const taken = new Map([[taak.id, taak]]);
  await slaAntwoordenOp(db, { game: KLASSENDICTEE, antwoorden, adminId, leerlingId: leerling.id, taken, now });
}

export type DicteeService = ReturnType<typeof createDicteeService>;

export function createDicteeService(deps: DicteeDeps) {
  const { database, spraak } = deps;
  /** Runs inside an own groep whose practice this actor may set. */
  async function change<T>(
    actor: Actor,
    { adminId, groepId }: GroepPlek,
    fn: (db: Db, groep: NonNullable<Awaited<ReturnType<typeof store.findGroep>>>) => Promise<T>,
  ): Promise<T> {
    const { scope } = demand(may(actor.rol, 'exerciseSettings.update'), actor.bewijs);
    if (actor.adminId !== adminId) throw geenGroep();
    return database.forAdmin(adminId, async (db) => {
      const groep = await store.findGroep(db, adminId, groepId, scope === 'group' ? actor.id : null);
      if (!groep) throw geenGroep();
      return fn(db, groep);
    });
  }

  const log = (db: Db, actor: Actor, { adminId, dicteeId }: store.Plek, betreft: string, now: number): Promise<void> =>
    writeAudit(db, {
      adminId,
      soort: 'gewijzigd',
      now,
      actor,
      actie: 'exerciseSettings.update',
      objectId: dicteeId,
      betreft: `dictee ${betreft}`,
    });

  /** The dictation, locked; one that was thrown away is not there. */
  async function lock(db: Db, plek: store.Plek): Promise<store.DicteeRij> {
    if (!(await store.lockDictee(db, plek))) throw geenDictee();
    const [rij] = await store.listDictees(db, plek.adminId, plek.groepId, plek.dicteeId);
    if (!rij || rij.weg) throw geenDictee();
    return rij;
  }

  /** Sound and sentence of each word, as the children get them; what nobody rendered gets an address. */
  function opgavenVan(adminId: string, woorden: readonly Lijstwoord[], regio: 'nl' | 'be', now: number) {
    const eigen = spraak.voorAdmin(adminId);
    const opgaven = dicteeOpgaven(woorden, { regio, leerlijn: leerlijnVan(regio), audio: eigen.audio, now }, seedFrom(adminId));
    return { eigen, opgaven };
  }

  async function findLeerling(db: Db, plek: store.Plek, leerlingId: string): Promise<store.LeerlingRij> {
    const leerling = (await store.listLeerlingen(db, plek)).find(({ id }) => id === leerlingId);
    if (!leerling) throw geenLeerling();
    return leerling;
  }

  /** What was typed, as answers of this leerling: judged, counted and kept like any other. Blank words were not made. */
  async function verwerk(db: Db, actor: Actor, { plek, dictee, leerling, invoer }: Nakijkwerk, now: number): Promise<void> {
    const { adminId } = plek;
    const { id: leerlingId, taakId } = leerling;
    // What lies open on a device of this child is the same taak.
    const bestaand = taakId === null ? undefined : await findTaak(deps, db, actor, { adminId, id: leerlingId }, taakId);
    const taak = bestaand ?? dicteeTaak(dictee, await readPlanInvoer(deps, db, { adminId, id: leerlingId }, now), null);
    if (!bestaand) await insertTaken(db, adminId, leerlingId, [taak]);
    const gemaakt = taak.opgaven.filter(({ woord }) => (invoer[woord.woord] ?? '') !== '');
    if (gemaakt.length === 0) throw new AppError('invalid', 'dictees/niets-ingevuld');
    await slaOp(db, { plek, leerling, invoer }, toInhoud({ ...taak, dicteeId: dictee.id }), gemaakt, now);
    const munten = taak.munten;
    await finishTaak(db, { adminId, leerlingId, taakId: taak.id, munten, game: KLASSENDICTEE, dag: dagVan(now), now: new Date(now) });
  }

  /** Words that were there and are other now, or gone; and words that were left blank by mistake. */
  async function verbeter(db: Db, actor: Actor, werk: Nakijkwerk, taakId: string, now: number): Promise<boolean> {
    const { plek, invoer, leerling } = werk;
    const { adminId } = plek;
    const taak = await findTaak(deps, db, actor, { adminId, id: leerling.id }, taakId);
    if (!taak) throw geenLeerling();
    const inhoud = toInhoud(taak);
    const gegeven = new Map(taak.opgaven.map(({ id, woord }) => [id, invoer[woord.woord] ?? '']));
    const isAnders = await verbeterAntwoorden(db, { adminId, leerlingId: leerling.id, taak: inhoud, gegeven, now });
    const erbij = taak.opgaven.filter(
      ({ woord }) => (invoer[woord.woord] ?? '') !== '' && !Object.hasOwn(leerling.papier ?? {}, woord.woord),
    );
    if (erbij.length > 0) await slaOp(db, { plek, leerling, invoer }, inhoud, erbij, now);
    return isAnders || erbij.length > 0;
  }

  return {
    list(actor: Actor, plek: GroepPlek, now: number): Promise<Output<Api['listDictees']>> {
      const grant = demand(may(actor.rol, 'exerciseSettings.read'), actor.bewijs);
      const docentId = grant.scope === 'group' ? actor.id : null;
      const look = { adminId: plek.adminId, actie: 'exerciseSettings.read', objectId: plek.groepId, now, code: 'groepen/niet-gevonden' };
      return lookInto(database, actor, grant, look, async (db) => {
        if (!(await store.findGroep(db, plek.adminId, plek.groepId, docentId))) throw geenGroep();
        return { dictees: (await store.listDictees(db, plek.adminId, plek.groepId)).map(toKort) };
      });
    },

    propose: (
      actor: Actor,
      plek: GroepPlek,
      vraag: Input<Api['stelDicteeVoor']>['body'],
      now: number,
    ): Promise<Output<Api['stelDicteeVoor']>> =>
      change(actor, plek, async (db, groep) => {
        const standen = await store.listStanden(db, plek.adminId, plek.groepId, new Date(now - RECENT_MS));
        return { woorden: stelVoor({ ...vraag, ...groep }, standen, now) };
      }),

    read: (actor: Actor, plek: store.Plek, now: number): Promise<Output<Api['readDictee']>> =>
      change(actor, plek, async (db, { regio }) => {
        const rij = await lock(db, plek);
        const { opgaven } = opgavenVan(plek.adminId, rij.woorden, regio, now);
        return {
          dictee: toKort(rij),
          woorden: [...rij.woorden],
          berichten: rij.woorden.map(toBericht),
          audio: opgaven.map(({ audio }) => audio),
          zinnen: opgaven.map(({ woord }) => woord.zin ?? null),
          leerlingen: (await store.listLeerlingen(db, plek)).map(toLeerling),
        };
      }),

    /** The same content again changes nothing. Once somebody began, the words stand. */
    save: (
      actor: Actor,
      plek: store.Plek,
      { titel, woorden, versie }: Input<Api['saveDictee']>['body'],
      now: number,
    ): Promise<{ versie: number }> =>
      change(actor, plek, async (db, { regio }) => {
        await opgavenVan(plek.adminId, woorden, regio, now).eigen.register(db, now);
        if (await store.insertDictee(db, plek, titel, woorden, new Date(now))) {
          await log(db, actor, plek, titel, now);
          return { versie: 1 };
        }
        const bewaard = await lock(db, plek);
        if (inhoudVan(bewaard.titel, bewaard.woorden) === inhoudVan(titel, woorden)) return { versie: bewaard.versie };
        if (bewaard.versie !== versie) throw new AppError('conflict', 'dictees/gewijzigd');
        if (bewaard.uitgedeeld > 0) throw new AppError('conflict', 'dictees/begonnen');
        await store.updateDictee(db, plek, { titel, woorden: JSON.stringify(woorden), versie: versie + 1, gewijzigd_op: new Date(now) });
        await log(db, actor, plek, titel, now);
        return { versie: versie + 1 };
      }),

    setWeg: (actor: Actor, plek: store.Plek, weg: boolean, now: number): Promise<void> =>
      change(actor, plek, async (db) => {
        if (!(await store.lockDictee(db, plek))) throw geenDictee();
        await store.updateDictee(db, plek, { verwijderd_op: weg ? new Date(now) : null });
        if (weg) await store.haalUitPlan(db, plek);
        await log(db, actor, plek, weg ? 'weggegooid' : 'teruggehaald', now);
      }),

    /** Closed: who did not begin finds it no more; who began goes on to the end. */
    setStatus: (actor: Actor, plek: store.Plek, status: 'open' | 'gesloten', now: number): Promise<void> =>
      change(actor, plek, async (db) => {
        const rij = await lock(db, plek);
        if (rij.status === status) return;
        await store.updateDictee(db, plek, { status });
        if (status === 'gesloten') await store.haalUitPlan(db, plek);
        await log(db, actor, plek, `${rij.titel} ${status}`, now);
      }),

    saveInvoer: (actor: Actor, plek: store.Plek, leerlingId: string, invoer: Invoer, now: number): Promise<void> =>
      change(actor, plek, async (db) => {
        await lock(db, plek);
        const { gemaakt } = await findLeerling(db, plek, leerlingId);
        if (gemaakt > 0) throw new AppError('conflict', 'dictees/al-gemaakt');
        await store.saveInvoer(db, plek, leerlingId, invoer, new Date(now));
      }),

    /** Once for each leerling: a second send finds the answers and changes nothing. */
    mark: (actor: Actor, plek: store.Plek, leerlingId: string, invoer: Invoer, now: number): Promise<void> =>
      change(actor, plek, async (db) => {
        const dictee = await lock(db, plek);
        const leerling = await findLeerling(db, plek, leerlingId);
        if (leerling.af) return;
        if (leerling.gemaakt > 0) throw new AppError('conflict', 'dictees/al-gemaakt');
        await verwerk(db, actor, { plek, dictee, leerling, invoer }, now);
        await store.deleteInvoer(db, plek, leerlingId);
        await log(db, actor, plek, `${dictee.titel} nagekeken`, now);
      }),

    /** What was typed over wrongly; the log keeps what stood there first. The same again changes nothing. */
    correct: (actor: Actor, plek: store.Plek, leerlingId: string, invoer: Invoer, now: number): Promise<void> =>
      change(actor, plek, async (db) => {
        const dictee = await lock(db, plek);
        const leerling = await findLeerling(db, plek, leerlingId);
        if (!leerling.af || leerling.papier === null || leerling.taakId === null) throw new AppError('conflict', 'dictees/niet-van-papier');
        if (await verbeter(db, actor, { plek, dictee, leerling, invoer }, leerling.taakId, now))
          await log(db, actor, plek, `${dictee.titel} verbeterd`, now);
      }),

    report(actor: Actor, plek: store.Plek, now: number): Promise<Output<Api['readDicteeVerslag']>> {
      const grant = demand(may(actor.rol, 'progress.readGroup'), actor.bewijs);
      const docentId = grant.scope === 'group' ? actor.id : null;
      const look = { adminId: plek.adminId, actie: 'progress.readGroup', objectId: plek.groepId, now, code: 'dictees/niet-gevonden' };
      return lookInto(database, actor, grant, look, async (db) => {
        if (!(await store.findGroep(db, plek.adminId, plek.groepId, docentId))) throw geenGroep();
        const [rij] = await store.listDictees(db, plek.adminId, plek.groepId, plek.dicteeId);
        if (!rij || rij.weg) throw geenDictee();
        return {
          titel: rij.titel,
          woorden: rij.woorden.map(({ woord }) => woord),
          leerlingen: (await store.listLeerlingen(db, plek)).map(({ id, naam }) => ({ id, naam })),
          antwoorden: (await store.listAntwoorden(db, plek)).map(toAntwoord),
        };
      });
    },
  };
}
