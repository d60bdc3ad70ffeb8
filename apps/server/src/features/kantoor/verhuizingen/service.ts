/** Moving a whole customer into another: first on paper, then all or nothing, and for a week it can be taken back. */
import { createHash } from 'node:crypto';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { Verhuistelling, type Verhuisproef, type Verhuizing } from '@spelrijk/contract/verhuizingen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import { isDeadlock, isDuplicate, type Database, type Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { telDelen, weigeringen } from './beoordeel.ts';
import { gaHeen } from './heen.ts';
import { MET_WACHTWOORD, may, type Actie } from './policy.ts';
import { listBotsingen, telWijkende, WIJKTABELLEN } from './store-botsingen.ts';
import { readTabellen, type Tabel } from './store-schema.ts';
import { telBeide, type Weg } from './store-verplaats.ts';
import * as store from './store.ts';
import { gaTerug } from './terug.ts';

const DAG = 86_400_000;
/** Somebody who works in both customers at the same moment may hold what we need and need what we hold; one of the two starts again. */
const PROBEER = 3;

type Opdracht = Input<Api['startVerhuizing']>['body'];

function toVerhuizing({ op, terugTot, terugOp, tellingen, ...rij }: store.VerhuizingRij): Verhuizing {
  return {
    ...rij,
    op: op.toISOString(),
    terugTot: terugTot.toISOString(),
    terugOp: terugOp?.toISOString() ?? null,
    tellingen: Verhuistelling.array().parse(tellingen),
  };
}

async function findPartij(db: Db, id: string): Promise<store.Partij> {
  const partij = await store.findPartij(db, id);
  if (!partij) throw notFound('admins/niet-gevonden');
  return partij;
}

const verhuisbaar = (tabellen: readonly Tabel[]): readonly Tabel[] => tabellen.filter(({ regel }) => regel.hoe !== 'blijft');

/** What was shown, without what changes by the minute: who and what is there, and what is the same. */
const vingerafdrukVan = (deel: unknown): string => createHash('sha256').update(JSON.stringify(deel)).digest('hex');

/** Everything that is shown before the deed, and looked at again inside it. */
async function bekijk(db: Db, tabellen: readonly Tabel[], weg: Weg, now: number): Promise<Verhuisproef> {
  const [van, naar] = [await findPartij(db, weg.van), await findPartij(db, weg.naar)];
  const aantallen = await telBeide(db, tabellen, weg);
  const rijen = [];
  for (const tabel of tabellen) {
    const wijkt = WIJKTABELLEN.some((naam) => naam === tabel.naam) ? await telWijkende(db, tabel, weg) : 0;
    rijen.push({ naam: tabel.naam, deel: tabel.regel.deel, wijkt, ...(aantallen.get(tabel.naam) ?? { van: 0, naar: 0 }) });
  }
  const vast = rijen.filter(({ naam }) => ['groep', 'leerling', 'gebruiker'].includes(naam));
  const botsingen = [...(await listBotsingen(db, tabellen, weg))];
  const isLeeg = vast.every((rij) => rij.van === 0);
  return {
    van,
    naar,
    tellingen: [...telDelen(rijen)],
    botsingen,
    weigeringen: [...weigeringen(van, naar, dagVan(now), isLeeg)],
    vingerafdruk: vingerafdrukVan([weg, vast.map((rij) => [rij.van, rij.naar]), botsingen]),
  };
}

export interface VerhuizingDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

export type VerhuizingService = ReturnType<typeof createVerhuizingService>;

export function createVerhuizingService({ database, instellingen }: VerhuizingDeps) {
  const enter = (actor: Actor, actie: Actie): unknown => demand(may(actor.rol, actie), actor.bewijs);
  const enterDeed = (actor: Actor): void => {
    enter(actor, 'officeAdmin.move');
    demand(MET_WACHTWOORD, actor.bewijs);
  };

  async function once<T>(fn: (db: Db) => Promise<T>, poging = 1): Promise<T> {
    try {
      return await database.transact(fn);
    } catch (error) {
      if (isDeadlock(error) && poging < PROBEER) return once(fn, poging + 1);
      if (isDuplicate(error)) throw new AppError('conflict', 'verhuizingen/botsing');
      throw error;
    }
  }

  type Soort = 'inzage' | 'verhuisd' | 'verhuizing-teruggedraaid';
  /** A line on both sides. */
  async function note(
    db: Db,
    actor: Actor,
    soort: Soort,
    regels: readonly (readonly [adminId: string, betreft: string])[],
    now: number,
  ): Promise<void> {
    for (const [adminId, betreft] of regels)
      await writeAudit(db, { adminId, soort, now, actor, actie: 'officeAdmin.move', betreft, reden: actor.bewijs.reden });
  }

  return {
    async list(actor: Actor, adminId: string): Promise<Output<Api['listVerhuizingen']>> {
      enter(actor, 'officeAdmin.read');
      await findPartij(database.own, adminId);
      return { verhuizingen: (await store.listVerhuizingen(database.own, adminId)).map(toVerhuizing) };
    },

    proef(actor: Actor, vanId: string, naarId: string, now: number): Promise<Verhuisproef> {
      enter(actor, 'officeAdmin.move');
      return database.transact(async (db) => {
        const proef = await bekijk(db, verhuisbaar(await readTabellen(db)), { van: vanId, naar: naarId }, now);
        const { van, naar } = proef;
        await note(
          db,
          actor,
          'inzage',
          [
            [van.id, `aantallen geteld voor een verhuizing naar ${naar.naam}`],
            [naar.id, `aantallen geteld voor een verhuizing van ${van.naam}`],
          ],
          now,
        );
        return proef;
      });
    },

    start(actor: Actor, vanId: string, { id, naarId, vingerafdruk }: Opdracht, now: number): Promise<Verhuizing> {
      enterDeed(actor);
      return once(async (db) => {
        await store.lockAdmins(db, [vanId, naarId]);
        const eerder = await store.findVerhuizing(db, id);
        if (eerder && (eerder.vanId !== vanId || eerder.naarId !== naarId)) throw new AppError('conflict', 'verhuizingen/bestaat-al');
        if (eerder) return toVerhuizing(eerder);
        const weg = { van: vanId, naar: naarId };
        const tabellen = verhuisbaar(await readTabellen(db));
        const proef = await bekijk(db, tabellen, weg, now);
        const [eerste] = proef.weigeringen;
        if (eerste) throw new AppError('conflict', `verhuizingen/${eerste.code}`);
        if (proef.vingerafdruk !== vingerafdruk) throw new AppError('conflict', 'verhuizingen/intussen-gewijzigd');
        const { tellingen, geheugen } = await gaHeen(db, tabellen, weg, now);
        const { van, naar } = proef;
        const rij: store.VerhuizingRij = {
          id,
          vanId,
          naarId,
          van: van.naam,
          naar: naar.naam,
          op: new Date(now),
          terugTot: new Date(now + instellingen().verhuisherstel * DAG),
          terugOp: null,
          tellingen,
        };
        await store.insertVerhuizing(db, rij, actor.id);
        await store.insertGeheugen(db, naarId, id, geheugen);
        await store.setStatus(db, vanId, 'geschorst');
        await note(
          db,
          actor,
          'verhuisd',
          [
            [vanId, `naar ${naar.naam}`],
            [naarId, `van ${van.naam}`],
          ],
          now,
        );
        return toVerhuizing(rij);
      });
    },

    /** A second time changes nothing. */
    terug(actor: Actor, adminId: string, id: string, now: number): Promise<Verhuizing> {
      enterDeed(actor);
      return once(async (db) => {
        const gevonden = await store.findVerhuizing(db, id);
        if (!gevonden || ![gevonden.vanId, gevonden.naarId].includes(adminId)) throw notFound('verhuizingen/niet-gevonden');
        const { vanId, naarId } = gevonden;
        await store.lockAdmins(db, [vanId, naarId]);
        const verhuizing = (await store.findVerhuizing(db, id)) ?? gevonden;
        if (verhuizing.terugOp !== null) return toVerhuizing(verhuizing);
        await demandTerug(db, verhuizing, now);
        const tabellen = verhuisbaar(await readTabellen(db));
        await gaTerug(db, tabellen, { van: naarId, naar: vanId }, await store.listGeheugen(db, naarId, id), now);
        await store.wisGeheugen(db, naarId, id);
        await store.setStatus(db, vanId, 'actief');
        await store.markTerug(db, id, new Date(now));
        await note(
          db,
          actor,
          'verhuizing-teruggedraaid',
          [
            [vanId, `van ${verhuizing.naar}`],
            [naarId, `naar ${verhuizing.van}`],
          ],
          now,
        );
        return toVerhuizing({ ...verhuizing, terugOp: new Date(now) });
      });
    },

    /** What is remembered for taking back goes when the term is over. */
    sweep: (now: number): Promise<void> => store.sweepGeheugen(database.own, now),
  };
}

/** Throws why it cannot be taken back any more. */
async function demandTerug(db: Db, { vanId, naarId, op, terugTot }: store.VerhuizingRij, now: number): Promise<void> {
  const weiger = (code: string): never => {
    throw new AppError('conflict', `verhuizingen/${code}`);
  };
  if (now > terugTot.getTime()) weiger('te-laat');
  const [van, naar] = [await store.findPartij(db, vanId), await store.findPartij(db, naarId)];
  if (!van || !naar || van.weg || naar.weg) weiger('account-weg');
  if (await store.isDoorverhuisd(db, naarId, op)) weiger('doorverhuisd');
  if (!(await store.isLeeg(db, vanId))) weiger('oud-in-gebruik');
}
