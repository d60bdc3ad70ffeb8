/** A file that was read in is undone as a whole: as long as nobody built on what it brought, nothing later came, and its term is not over. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { EdexmlResultaat, type Inlezing, type Terugreden, type Terugweg } from '@spelrijk/contract/edexml';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { demandPlaats, eraseLeerlingen, lockPlaatsen, setWeggegooid } from '../leerlingbeheer/index.ts';
import { setLvsBegin } from '../lvsspelling/index.ts';
import { enter, type EdexmlDeps } from './service.ts';
import { type InlezingRij, listInlezingen as listRijen, readOmvang, sweepInlezingen } from './store-inlezing.ts';
import * as store from './store-terug.ts';

const DAG_MS = 86_400_000;
/** So many names say enough. */
const MEEST_NAMEN = 5;

type Deps = Pick<EdexmlDeps, 'database' | 'instellingen'>;

const isVerlopen = ({ op }: InlezingRij, dagen: number, now: number): boolean => op.getTime() < now - dagen * DAG_MS;

async function readRedenen(db: Db, adminId: string, id: string): Promise<Terugreden[]> {
  if (await store.hasLater(db, adminId, id)) return [{ soort: 'later', aantal: 1, namen: [] }];
  const redenen = [
    { soort: 'kind-begonnen', wie: await store.listBegonnen(db, adminId, id) },
    { soort: 'kind-anders', wie: await store.listAnders(db, adminId, id) },
    { soort: 'groep-anders', wie: await store.listGroepenAnders(db, adminId, id) },
    { soort: 'docent-genodigd', wie: await store.listGenodigd(db, adminId, id) },
  ] as const;
  return redenen.flatMap(({ soort, wie }) => (wie.length === 0 ? [] : [{ soort, aantal: wie.length, namen: wie.slice(0, MEEST_NAMEN) }]));
}

async function readTerugweg(db: Db, adminId: string, rij: InlezingRij, dagen: number): Promise<Terugweg> {
  const tot = addDays(dagVan(rij.op.getTime()), dagen);
  return { ...(await readOmvang(db, adminId, rij.id)), tot, redenen: await readRedenen(db, adminId, rij.id) };
}

async function toInlezing(db: Db, adminId: string, rij: InlezingRij, { dagen, now }: { dagen: number; now: number }): Promise<Inlezing> {
  const { id, op, wie, schooljaar, resultaat, teruggedraaidOp } = rij;
  return {
    id,
    op: op.toISOString(),
    wie,
    schooljaar,
    resultaat: EdexmlResultaat.parse(resultaat),
    teruggedraaidOp: teruggedraaidOp?.toISOString() ?? null,
    terug: teruggedraaidOp !== null || isVerlopen(rij, dagen, now) ? null : await readTerugweg(db, adminId, rij, dagen),
  };
}

export async function listInlezingen(
  { database, instellingen }: Deps,
  { actor, now }: Caller,
  adminId: string,
): Promise<{ inlezingen: Inlezing[] }> {
  enter(actor, adminId, 'edexml.preview');
  const dagen = instellingen().jaarovergang;
  return database.transact(async (db) => {
    const inlezingen: Inlezing[] = [];
    for (const rij of await listRijen(db, adminId)) inlezingen.push(await toInlezing(db, adminId, rij, { dagen, now }));
    return { inlezingen };
  });
}

/** Who came with the file goes first, so that there is a seat for who comes back. */
async function putBack(db: Db, adminId: string, rij: InlezingRij, now: number): Promise<void> {
  const { id, schooljaar, nummerGezet } = rij;
  await eraseLeerlingen(db, adminId, await store.listNieuw(db, adminId, id), now);
  const { weg, terug } = await store.listBak(db, adminId, id);
  if (terug.length > 0) await setWeggegooid(db, adminId, terug, now, now);
  if (weg.length > 0) {
    await demandPlaats(db, adminId, weg.length, now);
    await setWeggegooid(db, adminId, weg, null, now);
  }
  await setLvsBegin(db, adminId, await store.putBackLeerlingen(db, adminId, id, schooljaar), now);
  await store.putBackGroepen(db, adminId, id);
  await store.putBackSleutels(db, adminId, id, nummerGezet);
  await store.markTerug(db, adminId, id, now);
}

/** Twice is once. A 409 when something stands on it, something later came, or its term is over. */
export async function undoInlezing(
  { database, instellingen }: Deps,
  { actor, now }: Caller,
  { adminId, inlezingId }: Input<Api['undoInlezing']>['params'],
): Promise<void> {
  enter(actor, adminId, 'edexml.commit');
  await database.transact(async (db) => {
    await lockPlaatsen(db, adminId);
    const rij = (await listRijen(db, adminId)).find(({ id }) => id === inlezingId);
    if (!rij) throw notFound('edexml/niet-gevonden');
    if (rij.teruggedraaidOp !== null) return;
    if (isVerlopen(rij, instellingen().jaarovergang, now) || (await readRedenen(db, adminId, inlezingId)).length > 0)
      throw new AppError('conflict', 'edexml/niet-terug');
    const { nieuw, gewijzigd, uitBak, naarBak } = await readOmvang(db, adminId, inlezingId);
    await putBack(db, adminId, rij, now);
    const betreft = `Ingelezen bestand ${rij.schooljaar} ongedaan gemaakt: ${nieuw} gewist, ${gewijzigd} als voorheen, ${uitBak} uit de prullenbak, ${naarBak} erin terug`;
    await writeAudit(db, { adminId, soort: 'import', now, actor, actie: 'edexml.commit', objectId: inlezingId, betreft });
  });
}

export const sweepTerug = ({ database, instellingen }: Deps, now: number): Promise<void> =>
  database.transact((db) => sweepInlezingen(db, now - instellingen().jaarovergang * DAG_MS));
