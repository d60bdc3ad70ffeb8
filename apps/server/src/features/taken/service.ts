/** Planning a day, choosing a taak, reading it, and finishing it. */
import type { Toets } from '@spelrijk/contract/toetsen';
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import type { Taak } from '@spelrijk/domain/taak';
import { AppError, notFound } from '../../platform/app-error.ts';
import { auditLook } from '../../platform/audit.ts';
import { demand } from '../../platform/auth/grant.ts';
import { dagVan } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { findLeerling, openLeerling, type LeerlingRow } from '../leerlingen/index.ts';
import { geldendeInstelling, leerlijnVan, readStand, somvensterNaam, type BewaardeInstelling } from '../standen/index.ts';
import type { AudioIndex, EigenSpraak, SpraakService } from './audio.ts';
import { zetDicteesKlaar } from './dictee-taak.ts';
import { zonderGeheim, zonderSleutel } from './opgaven.ts';
import { createDagTaken, createEigenTaak } from './plan.ts';
import type { PlanInvoer } from './plan-invoer.ts';
import { createProeftaken } from './proef.ts';
import { gamePlaatje, gameTitel } from './spelkeuze.ts';
import * as store from './store.ts';
import { lockLeerling } from './store-antwoorden.ts';
import { findOpenToets, findToets } from './store-toetsen.ts';
import { isZorgtoets, leesToets, werkToetsBij, zetToets, type Toetsvraag } from './toets-service.ts';
import { may, type Actie } from './policy.ts';

export interface TaakDeps {
  readonly database: Database;
  readonly audio: AudioIndex;
  /** Speaks words that were not rendered beforehand: of own lists. */
  readonly spraak?: Pick<SpraakService, 'voorAdmin'>;
}

export interface Adres {
  readonly adminId: string;
  readonly leerlingId: string;
}

export interface Proefplan {
  readonly taken: readonly store.TaakRij[];
  /** The days of this week are done. */
  readonly genoeg: boolean;
  /** A newcomer is being placed: a test comes first. */
  readonly plaatsing: boolean;
}

export interface DagTaak {
  readonly id: string;
  readonly somvensterId: string;
  readonly somvensterNaam: string;
  readonly vorm: Taak['vorm'];
  readonly game: string;
  readonly gameTitel: string;
  readonly gamePlaatje: string;
  readonly aantal: number;
  readonly status: Taak['status'];
}

export interface Uitslag {
  readonly munten: number;
  readonly totaal: number;
  readonly inEenKeer: number;
  readonly aantal: number;
  readonly geleerd: string[];
}

const toDagTaak = ({ id, somvensterId, vorm, game, opgaven, status, titel }: store.TaakRij): DagTaak => ({
  id,
  somvensterId,
  somvensterNaam: titel ?? somvensterNaam(somvensterId),
  vorm,
  game,
  gameTitel: gameTitel(game),
  gamePlaatje: gamePlaatje(game),
  aantal: opgaven.length,
  status,
});

const toTaak = ({ id, somvensterId, vorm, game, games, status, opgaven, munten, toetsId, dicteeId }: store.TaakRij): Taak => ({
  id,
  somvensterId,
  vorm,
  game,
  games: [...games],
  status,
  opgaven: opgaven.map(dicteeId === null ? zonderGeheim : zonderSleutel),
  munten,
  ...((toetsId !== null || dicteeId !== null) && { toets: true }),
});

const toDag = (dag: string, taken: readonly store.TaakRij[]): { dag: string; taken: DagTaak[]; klaar: boolean } => ({
  dag,
  taken: taken.map(toDagTaak),
  klaar: taken.length > 0 && taken.every(({ status }) => status === 'af'),
});

export type TaakService = ReturnType<typeof createTaakService>;

export function createTaakService({ database, audio, spraak }: TaakDeps) {
  const proef = createProeftaken();

  /** `anders`: settings to plan with instead of the stored ones. */
  async function readPlanInvoer(
    db: Db,
    { adminId, id }: Pick<LeerlingRow, 'adminId' | 'id'>,
    now: number,
    anders?: BewaardeInstelling,
  ): Promise<PlanInvoer & { readonly dagen: number; readonly eigen: EigenSpraak | undefined }> {
    const row = await readStand(db, adminId, id, new Date(now));
    if (!row) throw notFound('leerlingen/niet-gevonden');
    const dag = dagVan(now);
    const eigen = spraak?.voorAdmin(adminId);
    const { dagen, flits } = await store.readRitme(db, adminId, id, dag);
    return {
      leerlingId: id,
      stand: row,
      leerlijn: leerlijnVan(row.regio),
      regio: row.regio,
      geldend: geldendeInstelling(anders ?? row.instellingen, row, dag, row.lijsten),
      audio: eigen?.audio ?? audio,
      eigen,
      gehad: await store.listRecentGames(db, adminId, id),
      flits,
      dagen,
      dag,
      now,
    };
  }

  /** Stages of a test come first; while a newcomer is being placed there is nothing else. */
  async function readOrCreateDag(leerling: LeerlingRow, now: number): Promise<readonly store.TaakRij[]> {
    const { adminId, id } = leerling;
    const dag = dagVan(now);
    return database.forAdmin(adminId, async (db) => {
      const isNieuw = !(await store.listDagTaken(db, adminId, id, dag)).some(isGewoon);
      const lees = (): ReturnType<typeof readPlanInvoer> => readPlanInvoer(db, leerling, now);
      const toets = await werkToetsBij(db, leerling, isNieuw, lees);
      if ((isNieuw || (await ontplanAlsAnders(db, leerling, dag))) && toets?.soort !== 'plaatsing') {
        const invoer = await lees();
        if (!isGenoeg(invoer)) {
          const taken = createDagTaken(invoer);
          // Words of own lists become audible together with the taak that asks them.
          await invoer.eigen?.register(db, now);
          await store.insertTaken(db, adminId, id, taken);
        }
      }
      await zetDicteesKlaar(db, leerling, dag, lees);
      return store.listDagTaken(db, adminId, id, dag);
    });
  }

  /** Were settings changed after this was planned, and is something of it not begun yet? */
  async function isAnders(db: Db, { adminId, id }: LeerlingRow, taken: readonly store.TaakRij[]): Promise<boolean> {
    const gewoon = taken.filter(isGewoon);
    const gepland = Math.max(...gewoon.map(({ createdAt }) => createdAt.getTime()));
    return gewoon.some(isOpen) && store.isIngesteldNa(db, adminId, id, new Date(gepland));
  }

  /** Changed settings hold today: what was planned before them and not begun makes room, each place for another taak. */
  async function ontplanAlsAnders(db: Db, leerling: LeerlingRow, dag: string): Promise<boolean> {
    const { adminId, id } = leerling;
    const anders = async (): Promise<boolean> => isAnders(db, leerling, await store.listDagTaken(db, adminId, id, dag));
    // Asked again behind the lock: two tabs of one child plan once.
    if (!(await anders()) || !(await lockLeerling(db, adminId, id)) || !(await anders())) return false;
    await store.ontplan(db, adminId, id, dag);
    return true;
  }

  /** The child's own plan when there is one, else the plan it would get. */
  async function previewDag(actor: Actor, leerling: LeerlingRow, now: number): Promise<readonly store.TaakRij[]> {
    const { adminId, id } = leerling;
    return database.readAdmin(adminId, async (db) => {
      const bestaand = await store.listDagTaken(db, adminId, id, dagVan(now));
      if (bestaand.length > 0 && !(await isAnders(db, leerling, bestaand))) return bestaand;
      const invoer = await readPlanInvoer(db, leerling, now);
      const blijft = bestaand.filter((taak) => !isGewoon(taak) || !isOpen(taak));
      const nieuw = (isGenoeg(invoer) ? [] : createDagTaken(invoer)).filter(({ nr }) => !blijft.some((taak) => taak.nr === nr));
      proef.put(actor.sessieId, id, nieuw);
      return [...blijft, ...nieuw].sort((a, b) => (a.nr ?? 0) - (b.nr ?? 0));
    });
  }

  /** A stored taak of this leerling, or one made for this viewer. */
  async function findTaak(
    db: Db,
    actor: Actor,
    leerling: Pick<LeerlingRow, 'id' | 'adminId'>,
    taakId: string,
  ): Promise<store.TaakRij | undefined> {
    return (await store.findTaak(db, leerling.adminId, leerling.id, taakId)) ?? proef.find(actor.sessieId, leerling.id, taakId);
  }

  /** Stores the chosen taak once; the same id again gives the taak that is there. */
  async function insertEigen(db: Db, leerling: LeerlingRow, taak: store.TaakRij): Promise<store.TaakRij> {
    await store.insertTaken(db, leerling.adminId, leerling.id, [taak]);
    const bewaard = await store.findTaak(db, leerling.adminId, leerling.id, taak.id);
    if (bewaard?.somvensterId !== taak.somvensterId) throw new AppError('conflict', 'taken/bestaat-al');
    return bewaard;
  }

  async function createEigen(db: Db, leerling: LeerlingRow, id: string, somvensterId: string, now: number): Promise<store.TaakRij> {
    const invoer = await readPlanInvoer(db, leerling, now);
    if (!invoer.leerlijn.categorieen.has(somvensterId)) throw notFound('somvensters/niet-gevonden');
    const taak = createEigenTaak(invoer, id, somvensterId);
    if (!taak) throw new AppError('conflict', 'taken/geen-woorden');
    return taak;
  }

  /** A leerling for whom this actor may do this. A look of our office leaves its line, once there is something to see. */
  async function openVoorToets<T>(
    actor: Actor,
    actie: Actie,
    { adminId, leerlingId }: Adres,
    now: number,
    fn: (db: Db, leerling: LeerlingRow) => Promise<T>,
  ): Promise<T> {
    const grant = demand(may(actor.rol, actie), actor.bewijs);
    if (grant.scope !== 'all' && actor.adminId !== adminId) throw notFound('leerlingen/niet-gevonden');
    return database.forAdmin(adminId, async (db) => {
      const leerling = await findLeerling(db, adminId, leerlingId, grant.scope === 'group' ? actor.id : undefined);
      if (!leerling) throw notFound('leerlingen/niet-gevonden');
      await auditLook(db, actor, grant, { adminId, actie, objectId: leerlingId, now });
      return fn(db, leerling);
    });
  }

  const setToets = (actor: Actor, actie: Actie, adres: Adres, vraag: Toetsvraag, now: number): Promise<Toets> =>
    openVoorToets(actor, actie, adres, now, async (db, leerling) =>
      leesToets(db, leerling, await zetToets(db, leerling, vraag, await readPlanInvoer(db, leerling, now))),
    );

  /** A test of the other kind is as missing as one that does not exist. */
  const getToets = (actor: Actor, actie: Actie, adres: Adres, toetsId: string, now: number): Promise<Toets> =>
    openVoorToets(actor, actie, adres, now, async (db, leerling) => {
      const toets = await findToets(db, adres.adminId, adres.leerlingId, toetsId);
      if (!toets || isZorgtoets(toets) !== (actie === 'carePlan.read')) throw notFound('toetsen/niet-gevonden');
      return leesToets(db, leerling, toets);
    });

  return {
    findTaak,

    /** What planning knows of a leerling, for a dictation made beside the plan. */
    readPlanInvoer,

    /** What a leerling would get today with these settings, had it not begun yet. Nothing is stored. */
    async planProef(db: Db, wie: Pick<LeerlingRow, 'adminId' | 'id'>, anders: BewaardeInstelling, now: number): Promise<Proefplan> {
      const invoer = await readPlanInvoer(db, wie, now, anders);
      const toets = await findOpenToets(db, wie.adminId, wie.id);
      const genoeg = isGenoeg(invoer);
      return { taken: genoeg ? [] : createDagTaken(invoer), genoeg, plaatsing: toets?.soort === 'plaatsing' };
    },

    createToets: (actor: Actor, adres: Adres, vraag: Omit<Toetsvraag, 'doelen'>, now: number): Promise<Toets> =>
      setToets(actor, 'exerciseSettings.update', adres, { ...vraag, doelen: [] }, now),
    readToets: (actor: Actor, adres: Adres, toetsId: string, now: number): Promise<Toets> =>
      getToets(actor, 'exerciseSettings.update', adres, toetsId, now),

    createZorgtoets: (actor: Actor, adres: Adres, vraag: Toetsvraag, now: number): Promise<Toets> =>
      setToets(actor, 'carePlan.addFinalTest', adres, vraag, now),
    readZorgtoets: (actor: Actor, adres: Adres, toetsId: string, now: number): Promise<Toets> =>
      getToets(actor, 'carePlan.read', adres, toetsId, now),

    /** What holds for this child: for the screen around the games. */
    async readInstelling(actor: Actor, leerlingId: string, now: number): Promise<{ instelling: Oefeninstelling }> {
      const { leerling } = await openLeerling(database, actor, leerlingId, 'task.read', now);
      return database.readAdmin(leerling.adminId, async (db) => {
        const rij = await readStand(db, leerling.adminId, leerlingId, new Date(now));
        if (!rij) throw notFound('leerlingen/niet-gevonden');
        // The words themselves come with the taken; the screens need none of them beforehand.
        return { instelling: { ...geldendeInstelling(rij.instellingen, rij, dagVan(now)).instelling, woordlijsten: [] } };
      });
    },

    async planDag(actor: Actor, leerlingId: string, now: number): Promise<{ dag: string; taken: DagTaak[]; klaar: boolean }> {
      const { leerling, meekijken } = await openLeerling(database, actor, leerlingId, 'task.read', now);
      return toDag(dagVan(now), await (meekijken ? previewDag(actor, leerling, now) : readOrCreateDag(leerling, now)));
    },

    async create(
      actor: Actor,
      leerlingId: string,
      { id, somvensterId }: { readonly id: string; readonly somvensterId: string },
      now: number,
    ): Promise<Taak> {
      const { leerling, meekijken } = await openLeerling(database, actor, leerlingId, 'task.read', now);
      return database.forAdmin(leerling.adminId, async (db) => {
        const bestaand = await findTaak(db, actor, leerling, id);
        if (bestaand && bestaand.somvensterId !== somvensterId) throw new AppError('conflict', 'taken/bestaat-al');
        if (bestaand) return toTaak(bestaand);
        const taak = await createEigen(db, leerling, id, somvensterId, now);
        if (!meekijken) return toTaak(await insertEigen(db, leerling, taak));
        proef.put(actor.sessieId, leerlingId, [taak]);
        return toTaak(taak);
      });
    },

    async read(
      actor: Actor,
      leerlingId: string,
      taakId: string,
      now: number,
    ): Promise<{ taak: Taak; antwoorden: { opgaveId: string; poging: number; goed: boolean }[] }> {
      const { leerling } = await openLeerling(database, actor, leerlingId, 'task.read', now);
      return database.forAdmin(leerling.adminId, async (db) => {
        const taak = await findTaak(db, actor, leerling, taakId);
        if (!taak) throw notFound('taken/niet-gevonden');
        const antwoorden = await store.listAntwoorden(db, leerling.adminId, leerlingId, taakId);
        // Of a dictation a child sees that it answered, not how well.
        const gegeven = taak.dicteeId === null ? antwoorden : antwoorden.map((antwoord) => ({ ...antwoord, goed: false }));
        return { taak: toTaak(taak), antwoorden: [...gegeven] };
      });
    },

    /** Coins once, however often it is asked; only when every opgave was answered. */
    async finish(actor: Actor, leerlingId: string, taakId: string, now: number): Promise<Uitslag> {
      const { leerling, meekijken } = await openLeerling(database, actor, leerlingId, 'answer.submit', now);
      if (meekijken) throw new AppError('forbidden', 'algemeen/verboden');
      const { adminId } = leerling;
      return database.forAdmin(adminId, async (db) => {
        const uitslag = await store.lockUitslag(db, adminId, leerlingId, taakId);
        if (!uitslag) throw notFound('taken/niet-gevonden');
        const resultaat = telUitslag(uitslag);
        if (uitslag.status === 'af') return { ...resultaat, totaal: await store.readMunten(db, adminId, leerlingId) };
        if (!isGespeeld(uitslag)) throw new AppError('conflict', 'taken/niet-klaar');
        const game = uitslag.antwoorden.at(-1)?.game ?? uitslag.game;
        const totaal = await store.finishTaak(db, {
          adminId,
          leerlingId,
          taakId,
          munten: uitslag.munten,
          game,
          dag: dagVan(now),
          now: new Date(now),
        });
        return { ...resultaat, totaal };
      });
    },
  };
}

/** A taak of the plan itself, not a stage of a test. */
const isGewoon = ({ nr }: store.TaakRij): boolean => nr !== null && nr >= 0;

const isOpen = ({ status }: store.TaakRij): boolean => status === 'klaar-om-te-starten';

/** As many days as the setting asks for were practised this week: today is free, and choosing for oneself stays possible. */
const isGenoeg = ({ dagen, geldend }: PlanInvoer & { readonly dagen: number }): boolean => dagen >= geldend.instelling.sessiesPerWeek;

const isGespeeld = ({ opgaven, antwoorden }: store.TaakUitslag): boolean =>
  opgaven.every(({ id }) => antwoorden.some(({ opgaveId }) => opgaveId === id));

/** Right at once, and what went wrong first and right later. */
function telUitslag({ opgaven, antwoorden, munten }: store.TaakUitslag): Omit<Uitslag, 'totaal'> {
  const eerste = antwoorden.filter(({ telt }) => telt);
  const mis = new Set(eerste.filter(({ goed }) => !goed).map(({ opgaveId }) => opgaveId));
  const hersteld = new Set(
    antwoorden.filter(({ telt, goed, opgaveId }) => !telt && goed && mis.has(opgaveId)).map(({ opgaveId }) => opgaveId),
  );
  const geleerd = opgaven.filter(({ id }) => hersteld.has(id)).map(({ woord }) => woord.woord);
  return { munten, inEenKeer: eerste.filter(({ goed }) => goed).length, aantal: opgaven.length, geleerd: [...new Set(geleerd)] };
}
