/** A sitting that closed, given to the engine: its answers go through the one door, as a test, once. */
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { keepAntwoorden, type TaakInhoudRij } from '../antwoorden/index.ts';
import { dicteeTaak } from '../dicteetaken/index.ts';
import { METHODETOETS } from '../opgaven/index.ts';
import { findBewaardeTaak, finishTaak, insertTaken, readPlanInvoer, type PlanDeps, type TaakRij } from '../taken/index.ts';
import type { ZittingDeps } from './deps.ts';
import { toetsOpgaven } from './items.ts';
import * as store from './store.ts';
import { RESPIJT_MS, sluitOp } from './venster.ts';

/** The taak of a sitting: made when it is closed, as if it was made when the leerling began. */
async function createToetstaak(deps: PlanDeps, db: Db, plek: store.ZitPlek, rij: store.ZittingRij, now: number): Promise<TaakRij> {
  const invoer = await readPlanInvoer(deps, db, { adminId: plek.adminId, id: plek.leerlingId }, now);
  const begonnen = rij.begonnen ?? new Date(now);
  return {
    ...dicteeTaak({ id: rij.id, titel: rij.titel, terug: null, woorden: rij.woorden }, invoer, null),
    opgaven: toetsOpgaven(rij.id, rij.woorden, invoer),
    dag: dagVan(begonnen.getTime()),
    createdAt: begonnen,
    game: METHODETOETS,
    games: [METHODETOETS],
  };
}

/** As the door for answers takes a taak. */
export const toInhoud = ({ id, createdAt, games, opgaven, dicteeId, toetsId }: TaakRij): TaakInhoudRij => ({
  id,
  createdAt: createdAt.getTime(),
  games,
  opgaven,
  dicteeId,
  toetsId,
});

/** These answers of a sitting, through the door. `zonderHerhaling`: what went wrong is not practised again because of it. */
export async function keepToetsantwoorden(
  db: Db,
  { adminId, leerlingId }: store.ZitPlek,
  taak: TaakInhoudRij,
  antwoorden: readonly Pick<store.ToetsantwoordRij, 'itemId' | 'gegeven' | 'rtMs' | 'op'>[],
  { now, herhaling }: { readonly now: number; readonly herhaling: boolean },
) {
  const nieuw = antwoorden.map(({ itemId, gegeven, rtMs, op }) => ({
    id: createId(now),
    taakId: taak.id,
    opgaveId: itemId,
    poging: 1,
    gegeven,
    rtMs,
    op: op.toISOString(),
    hints: 0,
  }));
  const beurt = { game: METHODETOETS, antwoorden: nieuw, adminId, leerlingId, taken: new Map([[taak.id, taak]]), now };
  return keepAntwoorden(db, { ...beurt, zonderHerhaling: !herhaling });
}

/** Once; what is open still, or was done, stays as it is. */
export async function processZitting(deps: PlanDeps, db: Db, plek: store.ZitPlek, now: number) {
  if (!(await store.lockZitting(db, plek))) return undefined;
  const rij = await store.findZitting(db, plek);
  // Another server was first, or the docent opened it again.
  if (!rij || rij.begonnen === null || rij.verwerkt !== null || sluitOp(rij) > now - RESPIJT_MS) return undefined;
  const eerder = await store.findVerwerkt(db, plek);
  const bewaard = eerder && (await findBewaardeTaak(db, plek.adminId, plek.leerlingId, eerder.taakId));
  const taak = bewaard ?? (await createToetstaak(deps, db, plek, rij, now));
  if (!bewaard) await insertTaken(db, plek.adminId, plek.leerlingId, [taak]);
  const antwoorden = await store.listToetsantwoorden(db, plek.adminId, plek.toetsId, plek.leerlingId);
  const plaats = new Map(taak.opgaven.map(({ id }, i) => [id, i]));
  const nieuw = antwoorden
    .filter(({ itemId }) => eerder?.opgaveIds.includes(itemId) !== true)
    .toSorted((x, y) => (plaats.get(x.itemId) ?? 0) - (plaats.get(y.itemId) ?? 0));
  const uitkomst =
    nieuw.length > 0 ? await keepToetsantwoorden(db, plek, toInhoud(taak), nieuw, { now, herhaling: rij.herhaling }) : undefined;
  if (rij.dicht !== null) await payToets(db, plek, taak, rij.dicht);
  await store.updateZitting(db, plek, { verwerkt: new Date(now) });
  return uitkomst;
}

/** Coins for who finished, as for any taak. */
async function payToets(db: Db, { adminId, leerlingId }: store.ZitPlek, taak: TaakRij, dicht: Date): Promise<void> {
  if (taak.status === 'af') return;
  const { id: taakId, munten } = taak;
  await finishTaak(db, { adminId, leerlingId, taakId, munten, game: METHODETOETS, dag: dagVan(dicht.getTime()), now: dicht });
}

/** All that closed since the last time; what goes wrong with one keeps nothing else from being done. */
export async function processGesloten(deps: ZittingDeps, now: number): Promise<void> {
  const fouten: unknown[] = [];
  for (const plek of await store.listWachtend(deps.database.own, now)) {
    try {
      const uitkomst = await deps.database.forAdmin(plek.adminId, (db) => processZitting(deps, db, plek, now));
      if (uitkomst) deps.ijking.push(uitkomst.regio, uitkomst.les);
    } catch (fout) {
      fouten.push(fout);
    }
  }
  if (fouten.length > 0) throw new AggregateError(fouten, 'methodetoetsen that could not be given to the engine');
}
