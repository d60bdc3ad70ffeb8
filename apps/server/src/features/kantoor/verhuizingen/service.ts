/** Moving a whole customer into another: first on paper, then all or nothing, and for a week it can be taken back. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { type Verhuizing } from '@spelrijk/contract/verhuizingen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { isDeadlock, isDuplicate, type Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { moveHeen } from './heen.ts';
import { MET_WACHTWOORD } from './policy.ts';
import { readTabellen } from './store-schema.ts';
import * as store from './store.ts';
import { moveTerug } from './terug.ts';
import { inspectWeg, enter, note, toVerhuizing, verhuisbaar, type VerhuizingDeps } from './partijen.ts';

const DAG = 86_400_000;

/** Somebody who works in both customers at the same moment may hold what we need and need what we hold; one of the two starts again. */
const PROBEER = 3;

type Opdracht = Input<Api['startVerhuizing']>['body'];

function enterDeed(actor: Actor): void {
  enter(actor, 'officeAdmin.move');
  demand(MET_WACHTWOORD, actor.bewijs);
}

async function once<T>(deps: VerhuizingDeps, fn: (db: Db) => Promise<T>, poging = 1): Promise<T> {
  try {
    return await deps.database.transact(fn);
  } catch (error) {
    if (isDeadlock(error) && poging < PROBEER) return once(deps, fn, poging + 1);
    if (isDuplicate(error)) throw new AppError('conflict', 'verhuizingen/botsing');
    throw error;
  }
}

export function startVerhuizing(
  deps: VerhuizingDeps,
  { actor, now }: Caller,
  vanId: string,
  { id, naarId, vingerafdruk }: Opdracht,
): Promise<Verhuizing> {
  enterDeed(actor);
  return once(deps, async (db) => {
    await store.lockAdmins(db, [vanId, naarId]);
    const eerder = await store.findVerhuizing(db, id);
    if (eerder && (eerder.vanId !== vanId || eerder.naarId !== naarId)) throw new AppError('conflict', 'verhuizingen/bestaat-al');
    if (eerder) return toVerhuizing(eerder);
    const weg = { van: vanId, naar: naarId };
    const tabellen = verhuisbaar(await readTabellen(db));
    const proef = await inspectWeg(db, tabellen, weg, now);
    const [eerste] = proef.weigeringen;
    if (eerste) throw new AppError('conflict', `verhuizingen/${eerste.code}`);
    if (proef.vingerafdruk !== vingerafdruk) throw new AppError('conflict', 'verhuizingen/intussen-gewijzigd');
    const { tellingen, geheugen } = await moveHeen(db, tabellen, weg, now);
    const { van, naar } = proef;
    const rij: store.VerhuizingRij = {
      id,
      vanId,
      naarId,
      van: van.naam,
      naar: naar.naam,
      op: new Date(now),
      terugTot: new Date(now + deps.instellingen().verhuisherstel * DAG),
      terugOp: null,
      tellingen,
    };
    await store.insertVerhuizing(db, rij, actor.id);
    await store.insertGeheugen(db, naarId, id, geheugen);
    await store.setStatus(db, vanId, 'geschorst');
    await note({ actor, now }, db, 'verhuisd', [
      [vanId, `naar ${naar.naam}`],
      [naarId, `van ${van.naam}`],
    ]);
    return toVerhuizing(rij);
  });
}

/** A second time changes nothing. */
export function undoVerhuizing(deps: VerhuizingDeps, { actor, now }: Caller, adminId: string, id: string): Promise<Verhuizing> {
  enterDeed(actor);
  return once(deps, async (db) => {
    const gevonden = await store.findVerhuizing(db, id);
    if (!gevonden || ![gevonden.vanId, gevonden.naarId].includes(adminId)) throw notFound('verhuizingen/niet-gevonden');
    const { vanId, naarId } = gevonden;
    await store.lockAdmins(db, [vanId, naarId]);
    const verhuizing = (await store.findVerhuizing(db, id)) ?? gevonden;
    if (verhuizing.terugOp !== null) return toVerhuizing(verhuizing);
    await demandTerug(db, verhuizing, now);
    const tabellen = verhuisbaar(await readTabellen(db));
    await moveTerug(db, tabellen, { van: naarId, naar: vanId }, await store.listGeheugen(db, naarId, id), now);
    await store.eraseGeheugen(db, naarId, id);
    await store.setStatus(db, vanId, 'actief');
    await store.markTerug(db, id, new Date(now));
    await note({ actor, now }, db, 'verhuizing-teruggedraaid', [
      [vanId, `van ${verhuizing.naar}`],
      [naarId, `naar ${verhuizing.van}`],
    ]);
    return toVerhuizing({ ...verhuizing, terugOp: new Date(now) });
  });
}

/** What is remembered for taking back goes when the term is over. */
export const sweepVerhuizingen = ({ database }: VerhuizingDeps, now: number): Promise<void> => store.sweepGeheugen(database.own, now);

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
