/** The taken of a day: made once, made anew when the settings change, and shown to who only looks along. */
import { notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { LeerlingRow } from '../leerlingen/index.ts';
import { geldendeInstelling, leerlijnVan, readStand, type BewaardeInstelling } from '../standen/index.ts';
import type { AudioIndex, EigenSpraak, SpraakService } from './audio.ts';
import { zetDicteesKlaar } from './dictee-taak.ts';
import { createDagTaken } from './plan.ts';
import type { PlanInvoer } from './plan-invoer.ts';
import type { createProeftaken } from './proef.ts';
import * as store from './store.ts';
import { lockLeerling } from './store-antwoorden.ts';
import { findOpenToets } from './store-toetsen.ts';
import { werkToetsBij } from './toets-service.ts';

export interface DagplanDeps {
  readonly database: Database;
  readonly audio: AudioIndex;
  /** Speaks words that were not rendered beforehand: of own lists. */
  readonly spraak?: Pick<SpraakService, 'voorAdmin'>;
}

/** What planning knows of a leerling. */
export interface Plankennis extends PlanInvoer {
  /** Days of this week on which was practised. */
  readonly dagen: number;
  readonly eigen: EigenSpraak | undefined;
}

export interface Proefplan {
  readonly taken: readonly store.TaakRij[];
  /** The days of this week are done. */
  readonly genoeg: boolean;
  /** A newcomer is being placed: a test comes first. */
  readonly plaatsing: boolean;
}

export type Dagplan = ReturnType<typeof createDagplan>;

export function createDagplan({ database, audio, spraak, proef }: DagplanDeps & { readonly proef: ReturnType<typeof createProeftaken> }) {
  /** `anders`: settings to plan with instead of the stored ones. */
  async function readPlanInvoer(
    db: Db,
    { adminId, id }: Pick<LeerlingRow, 'adminId' | 'id'>,
    now: number,
    anders?: BewaardeInstelling,
  ): Promise<Plankennis> {
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
      const lees = (): Promise<Plankennis> => readPlanInvoer(db, leerling, now);
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

  return {
    readPlanInvoer,
    readOrCreateDag,
    previewDag,

    /** What a leerling would get today with these settings, had it not begun yet. Nothing is stored. */
    planProef: async (db: Db, wie: Pick<LeerlingRow, 'adminId' | 'id'>, anders: BewaardeInstelling, now: number): Promise<Proefplan> => {
      const invoer = await readPlanInvoer(db, wie, now, anders);
      const toets = await findOpenToets(db, wie.adminId, wie.id);
      const genoeg = isGenoeg(invoer);
      return { taken: genoeg ? [] : createDagTaken(invoer), genoeg, plaatsing: toets?.soort === 'plaatsing' };
    },
  };
}

/** A taak of the plan itself, not a stage of a test. */
const isGewoon = ({ nr }: store.TaakRij): boolean => nr !== null && nr >= 0;

const isOpen = ({ status }: store.TaakRij): boolean => status === 'klaar-om-te-starten';

/** As many days as the setting asks for were practised this week: today is free, and choosing for oneself stays possible. */
const isGenoeg = ({ dagen, geldend }: Plankennis): boolean => dagen >= geldend.instelling.sessiesPerWeek;
