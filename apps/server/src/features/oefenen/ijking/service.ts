/**
 * Word difficulties, form ease and calibration, learned from the answers of all children. Answers only put what they teach in a
 * queue; one writer takes it from there in batches, so that no child ever waits for it and no two servers write over each other.
 */
import { Regio } from '@spelrijk/domain/admin';
import { algemeneIjkingVan, ijkingVanWoord, updateIjking, setIjking, type IjkingDelta } from '@spelrijk/oefenen/ijking';
import { setConstanten, type Leerlijn } from '@spelrijk/oefenen/leerlijn';
import type { Database, Db } from '../../../platform/db/database.ts';
import { leerlijnVan } from '../standen/index.ts';
import * as store from './store.ts';

/** What a batch of answers teaches. */
export interface Les {
  readonly deltas: readonly IjkingDelta[];
  readonly tellingen: readonly store.Woordtelling[];
}

interface Wachtrij {
  deltas: IjkingDelta[];
  readonly tellingen: Map<string, store.Woordtelling>;
  /** Words that moved and are not written yet. */
  readonly bewogen: Set<string>;
  versie: number;
}

/** More than a busy hour of one server: beyond it the oldest lessons are dropped, because the answers are kept anyway. */
const MAX_WACHTEND = 200_000;

/** Takes over what other servers, or this one before its restart, learned. */
async function loadTellingen(db: Db, regio: Regio, rij: Wachtrij): Promise<void> {
  const nieuwer = await store.readNieuwer(db, regio, rij.versie);
  if (!nieuwer) return;
  setIjking(leerlijnVan(regio), { woorden: nieuwer.woorden, ...nieuwer.algemeen });
  rij.versie = nieuwer.versie;
}

function processRij(regio: Regio, rij: Wachtrij): void {
  const leerlijn = leerlijnVan(regio);
  const { deltas } = rij;
  rij.deltas = [];
  for (const delta of deltas) {
    updateIjking(leerlijn, delta);
    if (delta.punten.some(({ b }) => b !== 0)) rij.bewogen.add(delta.woord);
  }
}

async function writeMoved(db: Db, regio: Regio, rij: Wachtrij, now: number): Promise<void> {
  const leerlijn = leerlijnVan(regio);
  const woorden = Object.fromEntries(
    [...rij.bewogen].flatMap((woord) => {
      const punten = ijkingVanWoord(leerlijn, woord);
      return punten ? [[woord, punten]] : [];
    }),
  );
  await store.writeIjking(db, regio, { versie: rij.versie + 1, algemeen: algemeneIjkingVan(leerlijn), woorden }, new Date(now));
}

/** Taken out of the queue before they are written: what is counted meanwhile waits for the next batch. */
function takeTellingen({ tellingen }: Wachtrij): readonly store.Woordtelling[] {
  const mee = [...tellingen.values()];
  tellingen.clear();
  return mee;
}

type Schrijver = Pick<Database, 'transact'>;

type Verandering = (leerlijn: Leerlijn, db: Db) => Promise<readonly string[]>;

/** Applies and stores what waits, then what `doe` changes. False when another server writes now. */
async function writeRegio(database: Schrijver, [regio, rij]: readonly [Regio, Wachtrij], now: number, doe?: Verandering): Promise<boolean> {
  let tellingen: readonly store.Woordtelling[] = [];
  try {
    const uitkomst = await database.transact(async (db) => {
      if (!(await store.tryLock(db))) return 'elders';
      await loadTellingen(db, regio, rij);
      if (!doe && rij.deltas.length === 0 && rij.tellingen.size === 0 && rij.bewogen.size === 0) return 'niets';
      processRij(regio, rij);
      for (const woord of (await doe?.(leerlijnVan(regio), db)) ?? []) rij.bewogen.add(woord);
      tellingen = takeTellingen(rij);
      await writeMoved(db, regio, rij, now);
      await store.addTellingen(db, regio, tellingen);
      return 'geschreven';
    });
    // Only what was committed is written: until then the words that moved still wait, and the next version is still to come.
    if (uitkomst === 'geschreven') {
      rij.versie += 1;
      rij.bewogen.clear();
    }
    return uitkomst !== 'elders';
  } catch (error) {
    // Not stored: they wait once more.
    for (const telling of tellingen) store.addUp(rij.tellingen, telling);
    throw error;
  }
}

export type Ijking = ReturnType<typeof createIjking>;

export function createIjking({ database }: { readonly database: Pick<Database, 'own' | 'transact'> }) {
  const rijen = new Map<Regio, Wachtrij>(
    Regio.options.map((regio) => [regio, { deltas: [], tellingen: new Map(), bewogen: new Set(), versie: 0 }]),
  );
  let bezig: Promise<unknown> = Promise.resolve();

  /** One after another in this server. The next turn waits for this one, whether it succeeds or not; who asked for it hears of the failure. */
  function inTurn<T>(doe: () => Promise<T>): Promise<T> {
    const uitkomst = bezig.then(doe);
    bezig = uitkomst.catch(() => undefined);
    return uitkomst;
  }

  return {
    /** What was stored so far, into the learning lines; also the constants in use. At the start of a server. */
    async load(): Promise<void> {
      const sets = await store.listConstanten(database.own);
      for (const [regio, rij] of rijen) {
        // One after another: the last one holds, and an older log replays with its own.
        for (const { waarden, versie } of sets) setConstanten(leerlijnVan(regio), { ...waarden, versie });
        await loadTellingen(database.own, regio, rij);
      }
    },

    /** Never waits and never fails: a lesson is worth less than an answer. */
    push(regio: Regio, { deltas, tellingen }: Les): void {
      const rij = rijen.get(regio);
      if (!rij) return;
      rij.deltas.push(...deltas);
      if (rij.deltas.length > MAX_WACHTEND) rij.deltas.splice(0, rij.deltas.length - MAX_WACHTEND);
      for (const telling of tellingen) store.addUp(rij.tellingen, telling);
    },

    /** Applies and stores what waits; one after another in this server, and one server at a time. */
    flush(now: number): Promise<void> {
      return inTurn(async () => {
        for (const rij of rijen) await writeRegio(database, rij, now);
      });
    },

    /**
     * Changes what is known of words at once; `doe` names the words that it changed, and stores what it has to in the same transaction. False: another
     * server writes now.
     */
    change(regio: Regio, now: number, doe: Verandering): Promise<boolean> {
      return inTurn(async () => {
        const rij = rijen.get(regio);
        return rij !== undefined && (await writeRegio(database, [regio, rij], now, doe));
      });
    },
  };
}
