/** Playing against oneself: the best of each week, for the child alone. It pays nothing, weighs nothing, and nobody is compared with anybody. */
import type { Spelrecords } from '@spelrijk/contract/spelrecords';
import { speeltTegenZichzelf } from '@spelrijk/domain/eigen-record';
import { readAfwijking, resolveOefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { weekdagVan } from '@spelrijk/domain/oefentijd';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { isOwnArea, openLeerling } from '../leerlingen/index.ts';
import { findBewaardeTaak } from '../taken/index.ts';
import * as store from './store.ts';

export interface RecordDeps {
  readonly database: Database;
}

interface Params {
  readonly leerlingId: string;
  readonly taakId: string;
}

/** A year of weeks: an older ghost is of a younger child. */
const TERUG = 53 * 7;

const maandagVan = (dag: string): string => addDays(dag, 1 - weekdagVan(dag));

async function speeltMee(db: Db, adminId: string, leerlingId: string): Promise<boolean> {
  const speler = await store.findSpeler(db, adminId, leerlingId);
  if (!speler) throw notFound('leerlingen/niet-gevonden');
  const { groep, leerling } = speler.instellingen;
  const { instelling } = resolveOefeninstelling(readAfwijking(groep), readAfwijking(leerling));
  return speeltTegenZichzelf(instelling.eigenRecord, speler.jaargroep);
}

async function list(db: Db, adminId: string, leerlingId: string, now: number): Promise<Spelrecords> {
  const week = maandagVan(dagVan(now));
  return { aan: true, week, records: await store.listRecords(db, adminId, leerlingId, addDays(week, -TERUG)) };
}

/** A child that does not play against itself sees none, also none of before. */
export async function readSpelrecords({ database }: RecordDeps, { actor, now }: Caller, leerlingId: string): Promise<Spelrecords> {
  const { leerling } = await openLeerling(database, actor, leerlingId, 'pupilMap.read', now);
  return database.readAdmin(leerling.adminId, async (db) =>
    (await speeltMee(db, leerling.adminId, leerlingId))
      ? list(db, leerling.adminId, leerlingId, now)
      : { aan: false, week: maandagVan(dagVan(now)), records: [] },
  );
}

/** Of the week in which the taak was finished, however late it arrives and however often. */
export async function saveSpelrecord(
  { database }: RecordDeps,
  { actor, now }: Caller,
  { leerlingId, taakId }: Params,
  { game, waarde }: { readonly game: string; readonly waarde: number },
): Promise<Spelrecords> {
  const { leerling } = await openLeerling(database, actor, leerlingId, 'answer.submit', now);
  const { adminId } = leerling;
  return database.forAdmin(adminId, async (db) => {
    if (!(await speeltMee(db, adminId, leerlingId))) throw notFound('taken/niet-gevonden');
    if (!isOwnArea(actor, leerlingId, 'answer.submit')) return list(db, adminId, leerlingId, now);
    const taak = await findBewaardeTaak(db, adminId, leerlingId, taakId);
    if (!taak?.games.includes(game) || taak.toetsId !== null) throw notFound('taken/niet-gevonden');
    if (taak.status !== 'af' || taak.afOp === null) throw new AppError('conflict', 'verzamelingen/eerst-af');
    await store.keepBest(db, adminId, leerlingId, { game, week: maandagVan(dagVan(taak.afOp.getTime())), waarde });
    return list(db, adminId, leerlingId, now);
  });
}
