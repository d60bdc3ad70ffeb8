/** What a child saves and chooses for itself. Effort pays, results do not. */
import type { Beloningen } from '@spelrijk/contract/beloningen';
import { createRandom, seedFrom } from '@spelrijk/base/random';
import { blobVan, kledingVan } from '@spelrijk/domain/figuur';
import { eigenHolen } from '@spelrijk/domain/hol';
import { readAfwijking, resolveOefeninstelling } from '@spelrijk/domain/oefeninstelling';
import {
  eigenHoofddeksels,
  inEi,
  isOpenOp,
  kaartVan,
  PRIJS_PER_BLOB,
  SPAARBLOBS,
  SPAARKAARTEN,
  type Spaarkaart,
} from '@spelrijk/domain/spaarkaart';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { openLeerling, type LeerlingRow } from '../leerlingen/index.ts';
import { listDagTaken } from '../taken/index.ts';
import * as store from './store.ts';

export interface BeursDeps {
  readonly database: Database;
}

/** A blob the child began with or collected, wearing only what its cards opened. */
function isVanJou(figuur: number, { blobs, figuur: nu, beginFiguur }: store.Beurs): boolean {
  const nummers = new Set(blobs);
  const eigen = SPAARBLOBS.filter(({ nummer }) => nummers.has(nummer)).map(({ seed }) => seed);
  const { hoofd } = kledingVan(figuur);
  const mag = hoofd === undefined || eigenHoofddeksels(nummers).includes(hoofd);
  return mag && [blobVan(beginFiguur ?? nu), ...eigen].includes(blobVan(figuur));
}

/** Today's plan exists and every taak of it is done. */
async function isDagKlaar(db: Db, { adminId, id }: LeerlingRow, now: number): Promise<boolean> {
  const taken = await listDagTaken(db, adminId, id, dagVan(now));
  return taken.length > 0 && taken.every(({ status }) => status === 'af');
}

/** The purse of a leerling that has one: switched off by a setting it does not exist. */
async function openBeurs(db: Db, { adminId, id }: LeerlingRow): Promise<store.Beurs> {
  const beurs = await store.findBeurs(db, adminId, id);
  if (!beurs) throw notFound('leerlingen/niet-gevonden');
  const { groep, leerling } = beurs.instellingen;
  if (!resolveOefeninstelling(readAfwijking(groep), readAfwijking(leerling)).instelling.beloningen) throw notFound('beloningen/uit');
  return beurs;
}

async function toBeloningen(db: Db, leerling: LeerlingRow, now: number): Promise<Beloningen> {
  const beurs = await openBeurs(db, leerling);
  const { munten, figuur, beginFiguur, record, blobs, maatje, hol } = beurs;
  const beloningsspel = { open: await isDagKlaar(db, leerling, now), record };
  const open = SPAARKAARTEN.filter((kaart) => isOpenOp(kaart, dagVan(now))).map(({ id }) => id);
  return { munten, figuur, eerste: blobVan(beginFiguur ?? figuur), blobs: [...blobs], open, maatje, hol, beloningsspel };
}

/** Runs `change` on the locked purse of the child itself and tells how things are afterwards. */
async function spend(
  { database }: BeursDeps,
  actor: Actor,
  leerlingId: string,
  now: number,
  change: (db: Db, row: LeerlingRow, beurs: store.Beurs) => Promise<void>,
) {
  const { leerling } = await openLeerling(database, actor, leerlingId, 'reward.spend', now);
  return database.forAdmin(leerling.adminId, async (db) => {
    await store.lockBeurs(db, leerling.adminId, leerling.id);
    await change(db, leerling, await openBeurs(db, leerling));
    return toBeloningen(db, leerling, now);
  });
}

export async function readBeloningen({ database }: BeursDeps, { actor, now }: Caller, leerlingId: string): Promise<Beloningen> {
  const { leerling } = await openLeerling(database, actor, leerlingId, 'pupilMap.read', now);
  return database.forAdmin(leerling.adminId, (db) => toBeloningen(db, leerling, now));
}

/** Throws when no blob of this card can come now. */
function payable(kaart: Spaarkaart | undefined, munten: number, now: number): void {
  if (!kaart || !isOpenOp(kaart, dagVan(now))) throw new AppError('conflict', 'beloningen/ander-seizoen');
  if (munten < PRIJS_PER_BLOB) throw new AppError('conflict', 'beloningen/te-weinig-munten');
}

/** A blob that is there already costs nothing again. */
export const buyBlob = (deps: BeursDeps, { actor, now }: Caller, leerlingId: string, nummer: number): Promise<Beloningen> =>
  spend(deps, actor, leerlingId, now, async (db, { adminId, id }, { munten, blobs }) => {
    if (blobs.includes(nummer)) return;
    payable(kaartVan(nummer), munten, now);
    await store.insertBlob(db, adminId, id, { nummer, prijs: PRIJS_PER_BLOB }, now);
  });

/** The egg itself decides what comes out, among what the child does not have: opened again it is empty of anything new and costs nothing. */
export async function openEi(
  deps: BeursDeps,
  { actor, now }: Caller,
  leerlingId: string,
  { ei, kaart: kaartId }: { readonly ei: string; readonly kaart: string },
): Promise<{ nummer: number; beloningen: Beloningen }> {
  let nummer: number | undefined;
  const beloningen = await spend(deps, actor, leerlingId, now, async (db, { adminId, id }, { munten, blobs }) => {
    nummer = await store.findUitEi(db, adminId, id, ei);
    if (nummer !== undefined) return;
    const kaart = SPAARKAARTEN.find((een) => een.id === kaartId);
    const over = kaart ? inEi(kaart, blobs) : [];
    if (over.length === 0) throw new AppError('conflict', 'beloningen/kaart-vol');
    payable(kaart, munten, now);
    nummer = createRandom(seedFrom(ei)).pick(over).nummer;
    await store.insertBlob(db, adminId, id, { nummer, prijs: PRIJS_PER_BLOB, ei }, now);
  });
  if (nummer === undefined) throw notFound('leerlingen/niet-gevonden');
  return { nummer, beloningen };
}

export const chooseMaatje = (deps: BeursDeps, { actor, now }: Caller, leerlingId: string, nummer: number | null): Promise<Beloningen> =>
  spend(deps, actor, leerlingId, now, async (db, { adminId, id }, { blobs }) => {
    if (nummer !== null && !blobs.includes(nummer)) throw new AppError('conflict', 'beloningen/niet-van-jou');
    await store.updateMaatje(db, adminId, id, nummer);
  });

export const chooseHol = (deps: BeursDeps, { actor, now }: Caller, leerlingId: string, nummer: number | null): Promise<Beloningen> =>
  spend(deps, actor, leerlingId, now, async (db, { adminId, id }, { blobs }) => {
    const mag = nummer === null || eigenHolen(blobs).some((hol) => hol.nummer === nummer);
    if (!mag) throw new AppError('conflict', 'beloningen/niet-van-jou');
    await store.updateHol(db, adminId, id, nummer);
  });

export const chooseFiguur = (deps: BeursDeps, { actor, now }: Caller, leerlingId: string, figuur: number): Promise<Beloningen> =>
  spend(deps, actor, leerlingId, now, async (db, { adminId, id }, beurs) => {
    if (!isVanJou(figuur, beurs)) throw new AppError('conflict', 'beloningen/niet-van-jou');
    await store.updateFiguur(db, adminId, id, figuur);
  });

export async function saveRecord(
  deps: BeursDeps,
  { actor, now }: Caller,
  leerlingId: string,
  punten: number,
): Promise<{ record: number; verbeterd: boolean }> {
  let before = 0;
  const { beloningsspel } = await spend(deps, actor, leerlingId, now, async (db, leerling, beurs) => {
    if (!(await isDagKlaar(db, leerling, now))) throw new AppError('conflict', 'beloningen/eerst-taken');
    before = beurs.record;
    await store.raiseRecord(db, leerling.adminId, leerling.id, punten);
  });
  return { record: beloningsspel.record, verbeterd: beloningsspel.record > before };
}
