/** What a child does: see whether it may be recorded, read a text, send its recording, hear it, take it away. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { KINDZINNEN, OPNAMEN_PER_DAG } from '@spelrijk/domain/voorleesopname';
import { findTekst } from '@spelrijk/taal/lezen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { getoond, isBekend, listAparteTeksten } from '../voorlezen/index.ts';
import { processGeluid, toKlank } from './geluid.ts';
import type { Kind } from './store-toestemming.ts';
import * as store from './store.ts';
import { alsKind, geenOpname, type OpnameDeps } from './toegang.ts';
import { createSleutel, openGeluid, sealGeluid } from './zegel.ts';

interface EigenPlek {
  readonly leerlingId: string;
  readonly opnameId: string;
}

const DAG_MS = 86_400_000;
/** So long a child sees that it was listened to. */
const GEHOORD_DAGEN = 14;

const NIETS = { mag: false, over: 0, teksten: [], wachtend: [], gehoord: [] };

const titelVan = async (id: string): Promise<string> => (await findTekst(id))?.titel ?? id;
const metTitel = <T extends { readonly tekst: string }>(rijen: readonly T[]): Promise<(T & { readonly titel: string })[]> =>
  Promise.all(rijen.map(async (rij) => ({ ...rij, titel: await titelVan(rij.tekst) })));

/** A leesmoment of today with what this leerling has still to read in it. */
async function findMoment(db: Db, adminId: string, leerlingId: string, { groepId }: Kind, dag: string) {
  const moment = await store.findMoment(db, { adminId, groepId }, dag);
  if (!moment) return undefined;
  const gelezen = await store.listGelezen(db, adminId, leerlingId, moment.id);
  return { ...moment, open: moment.teksten.filter((id) => !gelezen.has(id)) };
}

export const listEigenOpnamen = (deps: OpnameDeps, caller: Caller, leerlingId: string): Promise<Output<Api['listEigenOpnamen']>> =>
  alsKind(deps, caller, leerlingId, async (db, kind, adminId) => {
    if (!kind.mag) return NIETS;
    const dag = dagVan(caller.now);
    const moment = await findMoment(db, adminId, leerlingId, kind, dag);
    const gemaakt = await store.countDag(db, adminId, leerlingId, dag);
    const wachtend = await metTitel(await store.listEigen(db, adminId, leerlingId, new Date(caller.now)));
    const gehoord = await metTitel(await store.listGehoord(db, adminId, leerlingId, addDays(dag, -GEHOORD_DAGEN)));
    return {
      mag: true,
      over: Math.max(0, OPNAMEN_PER_DAG - gemaakt),
      teksten: await Promise.all((moment?.open ?? []).map(async (id) => ({ id, titel: await titelVan(id) }))),
      wachtend: wachtend.map(({ id, titel }) => ({ id, titel })),
      gehoord: gehoord.map(({ id, titel, zin }) => ({ id, titel, zin: KINDZINNEN.find((een) => een === zin) ?? null })),
    };
  });

/** In which leesmoment a text is read now; null: in none. Refuses one that waits for a leesmoment, and one that was read in it already. */
async function demandTekst(db: Db, adminId: string, leerlingId: string, kind: Kind, { tekst, dag }: { tekst: string; dag: string }) {
  const moment = await findMoment(db, adminId, leerlingId, kind, dag);
  if (moment?.teksten.includes(tekst)) {
    if (!moment.open.includes(tekst)) throw new AppError('conflict', 'voorleesopnamen/al-gelezen');
    return moment.id;
  }
  if ((await listAparteTeksten(db, adminId, leerlingId, dag)).has(tekst)) throw notFound('teksten/niet-gevonden');
  return null;
}

export const readOpnametekst = (
  deps: OpnameDeps,
  caller: Caller,
  { leerlingId, tekstId }: { readonly leerlingId: string; readonly tekstId: string },
): Promise<Output<Api['readOpnametekst']>> =>
  alsKind(deps, caller, leerlingId, async (db, kind, adminId) => {
    const tekst = await findTekst(tekstId);
    if (!kind.mag || !tekst) throw notFound('teksten/niet-gevonden');
    const momentId = await demandTekst(db, adminId, leerlingId, kind, { tekst: tekstId, dag: dagVan(caller.now) });
    return { ...getoond(tekst), eenKeer: momentId !== null };
  });

/** Sound is looked at before the database waits for it, and sealed inside, with the key that is there at that moment. */
export async function saveVoorleesopname(
  deps: OpnameDeps,
  caller: Caller,
  { leerlingId, opnameId }: EigenPlek,
  { tekst, bytes }: { readonly tekst: string; readonly bytes: Uint8Array },
): Promise<void> {
  // Whether it may come first: the voice of a child that may not be recorded is not even decoded.
  await alsKind(deps, caller, leerlingId, async (_, { mag }) => {
    if (!mag) throw geenOpname();
  });
  if (!(await findTekst(tekst))) throw notFound('teksten/niet-gevonden');
  const { ogg, ms } = await processGeluid(deps.opus, bytes);
  await alsKind(deps, caller, leerlingId, async (db, kind, adminId) => {
    if (!kind.mag) throw geenOpname();
    if (await store.hasOpname(db, adminId, leerlingId, opnameId)) return;
    const [nu, dag] = [new Date(caller.now), dagVan(caller.now)];
    if ((await store.countDag(db, adminId, leerlingId, dag)) >= OPNAMEN_PER_DAG) throw new AppError('conflict', 'voorleesopnamen/genoeg');
    const momentId = await demandTekst(db, adminId, leerlingId, kind, { tekst, dag });
    const eerste = !(await isBekend(db, adminId, leerlingId, tekst, momentId));
    const sleutel = await store.useSleutel(db, adminId, leerlingId, () => createSleutel(deps.kluis, leerlingId), nu);
    const dicht = sealGeluid(deps.kluis, { leerlingId, opnameId, sleutel }, ogg);
    const rij = { id: opnameId, leerling_id: leerlingId, moment_id: momentId, tekst, op: nu, dag, ms, ogg: dicht, eerste };
    const verloopt = new Date(caller.now + kind.bewaardagen * DAG_MS);
    if (!(await store.insertOpname(db, adminId, { ...rij, verloopt }))) throw new AppError('conflict', 'voorleesopnamen/botsing');
  });
}

/** Until somebody listened. */
async function demandEigen(db: Db, adminId: string, { leerlingId, opnameId }: EigenPlek, now: number): Promise<void> {
  const eigen = await store.listEigen(db, adminId, leerlingId, new Date(now));
  if (!eigen.some(({ id }) => id === opnameId)) throw geenOpname();
}

export async function readEigenOpname(
  deps: OpnameDeps,
  caller: Caller,
  plek: EigenPlek,
  vorm: 'ogg' | 'wav',
): Promise<Output<Api['readEigenOpname']>> {
  const ogg = await alsKind(deps, caller, plek.leerlingId, async (db, kind, adminId) => {
    if (!kind.mag) throw geenOpname();
    await demandEigen(db, adminId, plek, caller.now);
    const [dicht] = await store.listDicht(db, adminId, plek.leerlingId, plek.opnameId, new Date(caller.now));
    if (!dicht) throw geenOpname();
    return openGeluid(deps.kluis, { ...plek, sleutel: dicht.sleutel }, dicht.ogg);
  });
  return toKlank(deps.opus, ogg, vorm);
}

export const removeEigenOpname = (deps: OpnameDeps, caller: Caller, plek: EigenPlek): Promise<void> =>
  alsKind(deps, caller, plek.leerlingId, async (db, _, adminId) => {
    await demandEigen(db, adminId, plek, caller.now);
    await store.deleteOpname(db, adminId, plek.opnameId);
  });
