/** Work on paper: typed over by the docent, kept as it grows, and put right afterwards. Of paper nobody knows a time: `rtMs` is 0. */
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import { correctAntwoorden } from '../antwoorden/index.ts';
import { diagnoseVan, type BewaardeOpgave } from '../opgaven/index.ts';
import { findBewaardeTaak, readPlanInvoer } from '../taken/index.ts';
import type { ZittingDeps } from './deps.ts';
import { toetsOpgaven } from './items.ts';
import * as store from './store.ts';
import { keepToetsantwoorden, toInhoud } from './verwerken.ts';
import { predictToets } from './verwacht.ts';

/** By item. */
type Invoer = Readonly<Record<string, string>>;

interface Papierwerk {
  readonly plek: store.ZitPlek;
  readonly rij: store.ZittingRij;
  readonly opgaven: readonly BewaardeOpgave[];
  readonly invoer: Invoer;
}

async function lockPapier(db: Db, plek: store.ZitPlek): Promise<store.ZittingRij> {
  if (!(await store.lockZitting(db, plek))) throw notFound('methodetoetsen/niet-gevonden');
  const rij = await store.findZitting(db, plek);
  if (!rij || !rij.inGroep) throw notFound('leerlingen/niet-gevonden');
  if (!rij.papier) throw new AppError('conflict', 'methodetoetsen/niet-op-papier');
  return rij;
}

/** What the engine has already is replayed with the correction in its place; what was left blank comes in as one answer more. */
async function correct(db: Db, { plek, rij, opgaven, invoer }: Papierwerk, now: number): Promise<void> {
  const verwerkt = await store.findVerwerkt(db, plek);
  const taak = verwerkt && (await findBewaardeTaak(db, plek.adminId, plek.leerlingId, verwerkt.taakId));
  if (!taak) return;
  const gegeven = new Map(opgaven.map(({ id }) => [id, invoer[id] ?? '']));
  await correctAntwoorden(db, { ...plek, taak: toInhoud(taak), gegeven, now });
  const erbij = opgaven.filter(({ id }) => (invoer[id] ?? '') !== '' && !rij.gemaakt.includes(id));
  const nieuw = erbij.map(({ id }) => ({ itemId: id, gegeven: invoer[id] ?? '', rtMs: 0, op: new Date(now) }));
  if (nieuw.length > 0) await keepToetsantwoorden(db, plek, toInhoud(taak), nieuw, { now, herhaling: rij.herhaling });
}

async function keepPapier(db: Db, { plek, opgaven, invoer }: Papierwerk, now: number): Promise<void> {
  const leeg = opgaven.filter(({ id }) => (invoer[id] ?? '') === '').map(({ id }) => id);
  await store.deleteToetsantwoorden(db, plek, leeg);
  for (const opgave of opgaven) {
    const gegeven = invoer[opgave.id] ?? '';
    if (gegeven === '') continue;
    const diagnose = diagnoseVan(opgave, gegeven);
    const rij = { itemId: opgave.id, woord: opgave.woord.woord, gegeven, goed: diagnose.goed, diagnose, rtMs: 0, op: new Date(now) };
    await store.insertToetsantwoord(db, plek, rij, true);
  }
}

/** A sheet that is done is changed on purpose only. False: it says the same already. */
async function demandVervang(db: Db, plek: store.ZitPlek, invoer: Invoer, vervang: boolean): Promise<boolean> {
  const staat = await store.listToetsantwoorden(db, plek.adminId, plek.toetsId, plek.leerlingId);
  const was = new Map(staat.map(({ itemId, gegeven }) => [itemId, gegeven]));
  const ids = new Set([...was.keys(), ...Object.keys(invoer)]);
  if ([...ids].every((id) => (was.get(id) ?? '') === (invoer[id] ?? ''))) return false;
  if (!vervang) throw new AppError('conflict', 'methodetoetsen/al-ingetypt');
  return true;
}

/** The same again changes nothing. `klaar`: all of it was typed over. */
export async function savePapier(
  deps: ZittingDeps,
  db: Db,
  plek: store.ZitPlek,
  { invoer, klaar, vervang }: { readonly invoer: Invoer; readonly klaar: boolean; readonly vervang: boolean },
  now: number,
): Promise<void> {
  const rij = await lockPapier(db, plek);
  const plan = await readPlanInvoer(deps, db, { adminId: plek.adminId, id: plek.leerlingId }, now);
  const opgaven = toetsOpgaven(rij.id, rij.woorden, plan);
  const isLeeg = opgaven.every(({ id }) => (invoer[id] ?? '') === '');
  if (klaar && isLeeg) throw new AppError('invalid', 'methodetoetsen/niets-ingevuld');
  if (rij.dicht !== null && !(await demandVervang(db, plek, invoer, vervang))) return;
  const werk = { plek, rij, opgaven, invoer };
  if (rij.begonnen === null && !isLeeg) {
    const verwacht = JSON.stringify(predictToets(plan.stand, plan.leerlijn, opgaven, now));
    await store.updateZitting(db, plek, { begonnen: new Date(now), verwacht });
  }
  if (rij.verwerkt !== null) await correct(db, werk, now);
  await keepPapier(db, werk, now);
  if (klaar && rij.dicht === null) await store.updateZitting(db, plek, { dicht: new Date(now) });
}
