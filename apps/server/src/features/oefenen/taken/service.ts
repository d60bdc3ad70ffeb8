/** The taken of a leerling: the day, a taak of one's own choice, reading one, and finishing it. */
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import type { Taak } from '@spelrijk/domain/taak';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { openLeerling, type LeerlingRow } from '../leerlingen/index.ts';
import { demandOefenen, type Termijn } from '../../toegang/licenties/index.ts';
import { geldendeInstelling, readStand, somvensterNaam } from '../standen/index.ts';
import { createDagplan, type DagplanDeps } from './dagplan.ts';
import { zonderGeheim, zonderSleutel } from './opgaven.ts';
import { createEigenTaak } from './plan.ts';
import { createProeftaken } from './proef.ts';
import { gamePlaatje, gameTitel } from './spelkeuze.ts';
import * as store from './store.ts';
import { isGespeeld, telUitslag, type Uitslag } from './uitslag.ts';

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

const termijnVan = ({ licentieVan: van, licentieTot: tot }: LeerlingRow): Termijn => ({ van, tot });

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

export function createTaakService(deps: DagplanDeps) {
  const { database } = deps;
  const proef = createProeftaken();
  const { readPlanInvoer, readOrCreateDag, previewDag, planProef } = createDagplan({ ...deps, proef });

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

  return {
    findTaak,

    /** What planning knows of a leerling, for a dictation made beside the plan. */
    readPlanInvoer,
    planProef,

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
      if (!meekijken) demandOefenen(termijnVan(leerling), dagVan(now));
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
        if (!meekijken) demandOefenen(termijnVan(leerling), dagVan(now));
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
