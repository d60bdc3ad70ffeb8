/** Every night, where the owner wants it: how hard words are, from all first answers at once, and which of them moved. Read in passes from a file of its own. */
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Regio } from '@spelrijk/domain/admin';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { readLine } from '@spelrijk/oefenen/logline';
import { BLIK_MAAT, packBlikken, puntenVan, type Blikbron } from '@spelrijk/oefenen/woordblikken';
import { estimateWoorden, setWoordherschatting, type Woordherschatting } from '@spelrijk/oefenen/woordherschatting';
import type { Database } from '../../../platform/db/database.ts';
import { leerlijnVan } from '../standen/index.ts';
import type { Ijking } from './service.ts';
import * as store from './store.ts';

/** Entries are written and read by so many at a time (280 kB): a server that answers too has a turn between two. */
const DEEL = 10_000 * BLIK_MAAT;

interface Spoel {
  /** Writes what is in `rij` once it is enough, and empties it. */
  readonly write: (rij: number[], af?: boolean) => Promise<void>;
  readonly bron: Blikbron;
}

async function* readDelen(bestand: FileHandle): AsyncGenerator<Float32Array> {
  const deel = new Float32Array(DEEL);
  for (let plek = 0; ;) {
    const { bytesRead } = await bestand.read(deel, 0, deel.byteLength, plek);
    if (bytesRead === 0) return;
    plek += bytesRead;
    yield deel.subarray(0, bytesRead / deel.BYTES_PER_ELEMENT);
  }
}

/** Gives a file of numbers to fill and to read as often as one likes; it is gone afterwards. */
async function withSpoel<T>(doe: (spoel: Spoel) => Promise<T>): Promise<T> {
  const map = await mkdtemp(path.join(tmpdir(), 'spelrijk-woorden-'));
  const bestand = await open(path.join(map, 'blikken'), 'w+');
  try {
    return await doe({
      write: async (rij, af = false) => {
        if (rij.length === 0 || (rij.length < DEEL && !af)) return;
        await bestand.write(Float32Array.from(rij));
        rij.length = 0;
      },
      bron: () => readDelen(bestand),
    });
  } finally {
    await bestand.close();
    await rm(map, { recursive: true, force: true });
  }
}

/** Every fifth child judges, each night others. */
const APART = 5;
const isApart = (leerlingId: string, nacht: number): boolean => (Number.parseInt(leerlingId.slice(0, 8), 16) + nacht) % APART === 0;
/** The drift watch looks at so many days. */
const RECENT = 28 * DAG_MS;
/** Children read at once: a year of one is a megabyte. */
const KINDEREN = 10;

/** Answers of children of this region as they are stored, some children at a time. */
type Logdelen = AsyncIterable<readonly store.Blikrij[]>;

async function* readLog(database: Database, regio: Regio): Logdelen {
  for (const adminId of await store.listAdminIdsIn(database.own, regio)) {
    let na: string | null = null;
    do {
      const deel: { readonly ids: readonly string[]; readonly regels: readonly store.Blikrij[] } = await readDeel(database, adminId, na);
      if (deel.regels.length > 0) yield deel.regels;
      na = deel.ids.at(-1) ?? null;
    } while (na !== null);
  }
}

/** The next children after `na`, and what they met for the first time. */
const readDeel = (database: Database, adminId: string, na: string | null) =>
  database.readAdmin(adminId, async (db) => {
    const ids = await store.listGeoefenden(db, adminId, na, KINDEREN);
    return { ids, regels: ids.length === 0 ? [] : await store.listEersteBlikken(db, adminId, ids) };
  });

/** Reads what the log says about words once, then estimates from the file. Changes nothing. */
export const estimateUit = (delen: Logdelen, regio: Regio, now: number): Promise<Woordherschatting> =>
  withSpoel(async ({ write, bron }) => {
    const leerlijn = leerlijnVan(regio);
    const punten = puntenVan(leerlijn);
    const rij: number[] = [];
    const nacht = Math.floor(now / DAG_MS);
    const kinderen = new Map<string, number>();
    for await (const regels of delen) {
      for (const { leerlingId, motor } of regels) {
        const kind = kinderen.get(leerlingId) ?? kinderen.size;
        kinderen.set(leerlingId, kind);
        packBlikken(rij, readLine(motor), punten, leerlijn, { kind, apart: isApart(leerlingId, nacht), recentVanaf: now - RECENT });
      }
      await write(rij);
    }
    await write(rij, true);
    return estimateWoorden(bron, leerlijn, punten);
  });

interface Nachtdeps {
  readonly database: Database;
  readonly ijking: Ijking;
}

/** Estimates the words of a region and keeps the outcome; new difficulties are used from now on, only where children held out confirm them. */
export async function herschatWoorden({ database, ijking }: Nachtdeps, regio: Regio, now: number): Promise<store.Woorduitslag | undefined> {
  const { woorden, ...uitslag } = await estimateUit(readLog(database, regio), regio, now);
  if (uitslag.antwoorden === 0) return undefined;
  let bewaard: store.Woorduitslag | undefined;
  await ijking.change(regio, now, async (leerlijn, db) => {
    const veranderd = setWoordherschatting(leerlijn, { beter: uitslag.beter, woorden });
    bewaard = { ...uitslag, veranderd: veranderd.length };
    await store.insertUitslag(db, regio, new Date(now), bewaard);
    return veranderd;
  });
  return bewaard;
}

/** The same without changing or keeping anything. */
export const previewWoorden = (database: Database, regio: Regio, now: number): Promise<Woordherschatting> =>
  estimateUit(readLog(database, regio), regio, now);

const LIJST = 20;

export function showWoorden(regio: Regio, uit: Omit<Woordherschatting, 'woorden'>, veranderd: number | null): string {
  const { antwoorden, apart, ronden, woordSd, verlies, beter, verschoven, drift } = uit;
  return [
    `${regio}: ${antwoorden} first answers (${apart} of children held out), ${ronden} passes, sd of words ${woordSd.toFixed(2)} logit`,
    `log loss, held out: ${verlies.oud.toFixed(4)} -> ${verlies.nieuw.toFixed(4)}${beter ? '' : ' (no better than chance: nothing changes)'}`,
    veranderd === null ? 'nothing was stored' : `${veranderd} words changed`,
    ...verschoven
      .slice(0, LIJST)
      .map(
        ({ woord, categorie, oud, nieuw, fout, antwoorden: n }) =>
          `  moved    ${woord} (${categorie}) ${oud.toFixed(2)} -> ${nieuw.toFixed(2)} +- ${fout.toFixed(2)}, ${n} answers`,
      ),
    ...drift
      .slice(0, LIJST)
      .map(
        ({ woord, categorie, nu, z, antwoorden: n }) =>
          `  drifting ${woord} (${categorie}) ${nu > 0 ? '+' : ''}${nu.toFixed(2)} lately, z ${z.toFixed(1)}, ${n} answers`,
      ),
  ].join('\n');
}

/** Once a night: a server that asks again in the same one gets nothing. */
const SINDS_MS = 20 * 3_600_000;

export async function herschatNacht(deps: Nachtdeps, now: number): Promise<void> {
  for (const regio of Regio.options) {
    const laatste = await store.findUitslag(deps.database.own, regio);
    if (laatste && now - laatste.op.getTime() < SINDS_MS) continue;
    await herschatWoorden(deps, regio, now);
  }
}
