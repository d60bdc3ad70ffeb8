/** Marking a dictation from paper: what was typed, judged as answers of the leerling, and corrected afterwards. */
import { AppError, notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import { keepAntwoorden, correctAntwoorden, type TaakInhoudRij } from '../../oefenen/antwoorden/index.ts';
import { dicteeTaak } from '../../oefenen/dicteetaken/index.ts';
import { KLASSENDICTEE } from '../../oefenen/opgaven/index.ts';
import { findTaak, finishTaak, insertTaken, readPlanInvoer, type TaakRij } from '../../oefenen/taken/index.ts';
import * as store from './store.ts';
import { change, lock, log, type DicteeDeps } from './groep.ts';

type Invoer = Readonly<Record<string, string>>;

const geenLeerling = (): AppError => notFound('leerlingen/niet-gevonden');

interface Nakijkwerk {
  readonly plek: store.Plek;
  readonly dictee: store.DicteeRij;
  readonly leerling: store.LeerlingRij;
  readonly invoer: Invoer;
}

const toInhoud = ({ id, createdAt, games, opgaven, dicteeId, toetsId }: TaakRij): TaakInhoudRij => ({
  id,
  createdAt: createdAt.getTime(),
  games,
  opgaven,
  dicteeId,
  toetsId,
});

/** These words as they were typed over. */
async function storeAntwoorden(
  db: Db,
  { plek: { adminId }, leerling, invoer }: Omit<Nakijkwerk, 'dictee'>,
  taak: TaakInhoudRij,
  opgaven: TaakInhoudRij['opgaven'],
  now: number,
): Promise<void> {
  const op = new Date(now).toISOString();
  const antwoorden = opgaven.map((opgave) => ({
    id: createId(now),
    taakId: taak.id,
    opgaveId: opgave.id,
    poging: 1,
    gegeven: invoer[opgave.woord.woord] ?? '',
    // From paper: nobody knows how long it took, and no time is evidence of anything.
    rtMs: 0,
    op,
    hints: 0,
  }));
  const taken = new Map([[taak.id, taak]]);
  await keepAntwoorden(db, { game: KLASSENDICTEE, antwoorden, adminId, leerlingId: leerling.id, taken, now });
}

async function findLeerling(db: Db, plek: store.Plek, leerlingId: string): Promise<store.LeerlingRij> {
  const leerling = (await store.listLeerlingen(db, plek)).find(({ id }) => id === leerlingId);
  if (!leerling) throw geenLeerling();
  return leerling;
}

/** What was typed, as answers of this leerling: judged, counted and kept like any other. Blank words were not made. */
async function takeInDictee(
  deps: DicteeDeps,
  { actor, now }: Caller,
  db: Db,
  { plek, dictee, leerling, invoer }: Nakijkwerk,
): Promise<void> {
  const { adminId } = plek;
  const { id: leerlingId, taakId } = leerling;
  // What lies open on a device of this child is the same taak.
  const bestaand = taakId === null ? undefined : await findTaak(deps, db, actor, { adminId, id: leerlingId }, taakId);
  const taak = bestaand ?? dicteeTaak(dictee, await readPlanInvoer(deps, db, { adminId, id: leerlingId }, now), null);
  if (!bestaand) await insertTaken(db, adminId, leerlingId, [taak]);
  const gemaakt = taak.opgaven.filter(({ woord }) => (invoer[woord.woord] ?? '') !== '');
  if (gemaakt.length === 0) throw new AppError('invalid', 'dictees/niets-ingevuld');
  await storeAntwoorden(db, { plek, leerling, invoer }, toInhoud({ ...taak, dicteeId: dictee.id }), gemaakt, now);
  const munten = taak.munten;
  await finishTaak(db, { adminId, leerlingId, taakId: taak.id, munten, game: KLASSENDICTEE, dag: dagVan(now), now: new Date(now) });
}

/** Words that were there and are other now, or gone; and words that were left blank by mistake. */
async function correctTaak(deps: DicteeDeps, { actor, now }: Caller, db: Db, werk: Nakijkwerk, taakId: string): Promise<boolean> {
  const { plek, invoer, leerling } = werk;
  const { adminId } = plek;
  const taak = await findTaak(deps, db, actor, { adminId, id: leerling.id }, taakId);
  if (!taak) throw geenLeerling();
  const inhoud = toInhoud(taak);
  const gegeven = new Map(taak.opgaven.map(({ id, woord }) => [id, invoer[woord.woord] ?? '']));
  const isAnders = await correctAntwoorden(db, { adminId, leerlingId: leerling.id, taak: inhoud, gegeven, now });
  const erbij = taak.opgaven.filter(
    ({ woord }) => (invoer[woord.woord] ?? '') !== '' && !Object.hasOwn(leerling.papier ?? {}, woord.woord),
  );
  if (erbij.length > 0) await storeAntwoorden(db, { plek, leerling, invoer }, inhoud, erbij, now);
  return isAnders || erbij.length > 0;
}

export const saveDicteeInvoer = (
  deps: DicteeDeps,
  { actor, now }: Caller,
  plek: store.Plek,
  leerlingId: string,
  invoer: Invoer,
): Promise<void> =>
  change(deps, actor, plek, async (db) => {
    await lock(db, plek);
    const { gemaakt } = await findLeerling(db, plek, leerlingId);
    if (gemaakt > 0) throw new AppError('conflict', 'dictees/al-gemaakt');
    await store.saveInvoer(db, plek, leerlingId, invoer, new Date(now));
  });

/** Once for each leerling: a second send finds the answers and changes nothing. */
export const markDictee = (deps: DicteeDeps, { actor, now }: Caller, plek: store.Plek, leerlingId: string, invoer: Invoer): Promise<void> =>
  change(deps, actor, plek, async (db) => {
    const dictee = await lock(db, plek);
    const leerling = await findLeerling(db, plek, leerlingId);
    if (leerling.af) return;
    if (leerling.gemaakt > 0) throw new AppError('conflict', 'dictees/al-gemaakt');
    await takeInDictee(deps, { actor, now }, db, { plek, dictee, leerling, invoer });
    await store.deleteInvoer(db, plek, leerlingId);
    await log(db, actor, plek, `${dictee.titel} nagekeken`, now);
  });

/** What was typed over wrongly; the log keeps what stood there first. The same again changes nothing. */
export const correctDictee = (
  deps: DicteeDeps,
  { actor, now }: Caller,
  plek: store.Plek,
  leerlingId: string,
  invoer: Invoer,
): Promise<void> =>
  change(deps, actor, plek, async (db) => {
    const dictee = await lock(db, plek);
    const leerling = await findLeerling(db, plek, leerlingId);
    if (!leerling.af || leerling.papier === null || leerling.taakId === null) throw new AppError('conflict', 'dictees/niet-van-papier');
    if (await correctTaak(deps, { actor, now }, db, { plek, dictee, leerling, invoer }, leerling.taakId))
      await log(db, actor, plek, `${dictee.titel} verbeterd`, now);
  });
