/** A test of a care plan on paper: what the child wrote, typed over by a docent, once, or again on purpose. */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { correctAntwoorden, keepAntwoorden, type TaakInhoudRij } from '../antwoorden/index.ts';
import type { LeerlingRow } from '../leerlingen/index.ts';
import { KLASSENDICTEE, sleutelVan } from '../opgaven/index.ts';
import { finishTaak, insertTaken, type PlanInvoer, type TaakRij } from '../taken/index.ts';
import { buildToetstaak, closeToets, freezeUitslag, listStaptaken, meting, type ToetsRij } from '../toetsen/index.ts';

type Wie = Pick<LeerlingRow, 'id' | 'adminId'>;

/** The one stage of a test on paper: all of its words, in no plan of any day. */
async function findOrInsertTaak(db: Db, { adminId, id }: Wie, toets: ToetsRij, invoer: PlanInvoer): Promise<TaakInhoudRij | undefined> {
  const [bestaand] = await listStaptaken(db, adminId, toets.id);
  if (bestaand) return bestaand;
  const taak: TaakRij | undefined = buildToetstaak(
    toets,
    toets.woorden.map(({ woord }) => woord),
    invoer,
    { nr: null, stap: 0 },
  );
  if (!taak) return undefined;
  await insertTaken(db, adminId, id, [{ ...taak, munten: 0 }]);
  return { ...taak, createdAt: taak.createdAt.getTime() };
}

interface Typwerk {
  readonly wie: Wie;
  readonly taak: TaakInhoudRij;
  /** By the key of the word. */
  readonly tekst: ReadonlyMap<string, string>;
  readonly now: number;
}

/** Words with something written beside them that have no answer yet. No time: nobody knows how long it took. */
async function storeNieuw(db: Db, { wie: { adminId, id: leerlingId }, taak, tekst, now }: Typwerk, er: ReadonlySet<string>): Promise<void> {
  const op = new Date(now).toISOString();
  const antwoorden = taak.opgaven.flatMap((opgave) => {
    const gegeven = tekst.get(sleutelVan(opgave)) ?? '';
    return gegeven === '' || er.has(opgave.id)
      ? []
      : [{ id: createId(now), taakId: taak.id, opgaveId: opgave.id, poging: 1, gegeven, rtMs: 0, op, hints: 0 }];
  });
  if (antwoorden.length === 0) return;
  // A docent types when there is time, also after the test was closed.
  const taken = new Map([[taak.id, { ...taak, toetsId: null }]]);
  await keepAntwoorden(db, { game: KLASSENDICTEE, antwoorden, adminId, leerlingId, taken, now });
}

async function replace(
  db: Db,
  werk: Typwerk,
  toets: ToetsRij,
  eerder: readonly meting.ToetsAntwoordRij[],
  oud: readonly string[],
): Promise<void> {
  const { wie, taak, tekst, now } = werk;
  const gegeven = new Map(taak.opgaven.map((opgave) => [opgave.id, tekst.get(sleutelVan(opgave)) ?? '']));
  await correctAntwoorden(db, { adminId: wie.adminId, leerlingId: wie.id, taak, gegeven, now });
  await storeNieuw(db, werk, new Set(eerder.map(({ opgaveId }) => opgaveId)));
  const bewaring = await meting.readBewaring(db, wie.adminId, toets.id);
  const vorige = [...(bewaring.vorige ?? []), { op: new Date(now).toISOString(), gegeven: oud }];
  await meting.saveBewaring(db, wie.adminId, toets.id, { ...bewaring, vorige });
}

/**
 * Takes in what was typed, in the order of the words. The same again changes nothing; other than what stands there asks for `vervang`, and keeps
 * what stood there. False when nothing changed.
 */
export async function takeInPapier(
  db: Db,
  wie: Wie,
  toets: ToetsRij,
  invoer: PlanInvoer,
  { antwoorden, vervang }: { readonly antwoorden: readonly string[]; readonly vervang: boolean },
): Promise<boolean> {
  if (!toets.papier) throw new AppError('conflict', 'toetsen/niet-op-papier');
  if (toets.vanaf !== null && toets.vanaf > invoer.dag) throw new AppError('conflict', 'toetsen/nog-niet');
  if (antwoorden.length !== toets.woorden.length) throw new AppError('invalid', 'toetsen/niet-op-papier');
  const taak = await findOrInsertTaak(db, wie, toets, invoer);
  if (!taak) throw new AppError('conflict', 'toetsen/geen-woorden');
  const { now } = invoer;
  const tekst = new Map(toets.woorden.map(({ woord }, i) => [woord, antwoorden[i] ?? '']));
  const werk: Typwerk = { wie, taak, tekst, now };
  const eerder = await meting.listAntwoorden(db, wie.adminId, wie.id, toets.id);
  const oud = toets.woorden.map(({ woord }) => {
    const opgave = taak.opgaven.find((een) => sleutelVan(een) === woord);
    return eerder.find(({ opgaveId }) => opgaveId === opgave?.id)?.gegeven ?? '';
  });
  const staatEr = eerder.length > 0 || (await meting.readBewaring(db, wie.adminId, toets.id)).uitslag !== undefined;
  if (staatEr && isDeepStrictEqual(oud, [...antwoorden])) return false;
  if (staatEr && !vervang) throw new AppError('conflict', 'toetsen/al-ingetypt');
  if (staatEr) {
    await replace(db, werk, toets, eerder, oud);
    await freezeUitslag(db, wie, toets, invoer);
    return true;
  }
  await storeNieuw(db, werk, new Set());
  const af = { adminId: wie.adminId, leerlingId: wie.id, taakId: taak.id, munten: 0, game: KLASSENDICTEE };
  await finishTaak(db, { ...af, dag: invoer.dag, now: new Date(now) });
  // One that was closed with its plan was made on paper all the same.
  await (toets.status === 'af' ? freezeUitslag(db, wie, toets, invoer) : closeToets(db, wie, toets, invoer));
  return true;
}
