/**
 * The answer endpoint (real HTTP, token check, engine, verdict) against the bare database transaction it performs, on
 * the same embedded PostgreSQL with fsync, the same number of clients, in turns. The load generator shares the machine.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import type { Opgave } from '@spelrijk/domain/opgave';
import { createApp } from '../src/app.ts';
import { lockLeerling } from '../src/features/oefenen/standen/index.ts';
import { readUitgangspunt, writeAntwoorden, type Schrijfbeurt } from '../src/features/oefenen/antwoorden/store.ts';
import { parseConfig } from '../src/platform/config.ts';
import { startCluster } from '../src/platform/db/cluster.ts';
import { openDatabase, type Database } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { PROEFKLUIS, silent } from '../test/fixtures.ts';
import { query } from '../test/cluster.ts';
import { createWereld, WACHTWOORD, type Kind } from '../test/wereld.ts';

const CLIENTS = 8;
const PER_ROUND = 300;
const ROUNDS = 3;
/** Copies of the day's first taak per child, so that every answer is a first attempt. */
const COPIES = 120;

interface Speler {
  readonly kind: Kind;
  readonly token: string;
  readonly game: string;
  readonly taken: readonly string[];
  readonly opgaven: readonly Opgave[];
  volgende: number;
}

const folder = mkdtempSync(join(tmpdir(), 'spelrijk-bench-'));
// As root the user of PostgreSQL has to come in, or the data would stand elsewhere and stay there.
chmodSync(folder, 0o755);
const cluster = await startCluster({ folder, log: () => undefined });
await query({ ...cluster.connection, database: 'postgres' }, 'create database bench');
const database = openDatabase({ connection: { ...cluster.connection, database: 'bench' }, max: 16, log: silent });
await migrate(database.own);
const wereld = await createWereld(database, Date.now() - 3_600_000);
const config = parseConfig({ LOG_LEVEL: 'silent', SPELRIJK_RATE_LIMIT: '0', SPELRIJK_WEB: '/nergens', SPELRIJK_AUDIO: '/nergens' });
const app = await createApp({ config, database, clock: { now: () => Date.now() }, kluis: PROEFKLUIS });
await app.server.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

function post(path: string, body: unknown, token?: string): Promise<unknown> {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(`${path} ${answer.statusCode} ${text}`)),
      );
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

async function copyTaken(db: Database, kind: Kind, taakId: string): Promise<readonly string[]> {
  const ids = Array.from({ length: COPIES }, () => randomUUID());
  await db.forAdmin(kind.adminId, async (tx) => {
    const taak = await tx.selectFrom('taak').selectAll().where('id', '=', taakId).executeTakeFirstOrThrow();
    const rows = ids.map((id) => ({ ...taak, id, nr: null, opgaven: JSON.stringify(taak.opgaven), lot: null }));
    await tx.insertInto('taak').values(rows).execute();
  });
  return ids;
}

async function createSpeler(kind: Kind): Promise<Speler> {
  const { token } = z
    .object({ token: z.string() })
    .parse(await post('/api/auth', { gebruikersnaam: kind.gebruikersnaam, wachtwoord: WACHTWOORD }));
  const dag = dagtakenRoutes.planDag.response.parse(await post(`/api/leerlingen/${kind.id}/dagtaken`, undefined, token));
  const eerste = dag.taken[0];
  if (!eerste) throw new Error('no taak');
  const taak = await database.forAdmin(kind.adminId, (db) =>
    db.selectFrom('taak').select('opgaven').where('id', '=', eerste.id).executeTakeFirstOrThrow(),
  );
  return { kind, token, game: eerste.game, taken: await copyTaken(database, kind, eerste.id), opgaven: taak.opgaven, volgende: 0 };
}

/** The next first attempt of this child; every third is wrong, so that diagnosis and explanation take part. */
function nextAntwoord(speler: Speler): { readonly taakId: string; readonly opgave: Opgave; readonly gegeven: string } {
  const n = speler.volgende++;
  const opgave = speler.opgaven[n % speler.opgaven.length];
  const taakId = speler.taken[Math.floor(n / speler.opgaven.length) % COPIES];
  if (!opgave || taakId === undefined) throw new Error('no opgave');
  return { taakId, opgave, gegeven: n % 3 === 0 ? `${opgave.antwoord}e` : opgave.antwoord };
}

async function viaHttp(speler: Speler): Promise<void> {
  const { taakId, opgave, gegeven } = nextAntwoord(speler);
  const antwoord = {
    id: randomUUID(),
    taakId,
    opgaveId: opgave.id,
    poging: 1,
    gegeven,
    rtMs: 4000,
    op: new Date().toISOString(),
    hints: 0,
  };
  await post(`/api/leerlingen/${speler.kind.id}/antwoorden`, { game: speler.game, antwoorden: [antwoord] }, speler.token);
}

/** The rows of one stored answer, to be written again under new ids: what the transaction costs without anything of ours. */
async function readSample(speler: Speler): Promise<Schrijfbeurt> {
  await viaHttp(speler);
  const { id: leerlingId, adminId } = speler.kind;
  return database.forAdmin(adminId, async (db) => {
    const rij = await db.selectFrom('antwoord').selectAll().where('leerling_id', '=', leerlingId).executeTakeFirstOrThrow();
    const { hoofd } = await db.selectFrom('leerling_stand').select('hoofd').where('leerling_id', '=', leerlingId).executeTakeFirstOrThrow();
    const categorieen = await db.selectFrom('leerling_categorie').selectAll().where('leerling_id', '=', leerlingId).execute();
    const woorden = await db.selectFrom('leerling_woord').selectAll().where('leerling_id', '=', leerlingId).execute();
    const iso = (date: Date | null): string => (date ?? new Date()).toISOString();
    return {
      adminId,
      leerlingId,
      antwoorden: [{ ...rij, client_op: iso(rij.client_op), op: iso(rij.op), ontvangen_op: iso(rij.ontvangen_op) }],
      stand: { hoofd, laatste: iso(null), aandacht: [], beheerst: 0, bezig_met: rij.categorie, volgnr: rij.volgnr },
      categorieen: categorieen.map((c) => ({ ...c, sinds: iso(c.sinds), laatste: iso(c.laatste) })),
      woorden: woorden.map((w) => ({ ...w, terug_op: null, laatste: iso(w.laatste) })),
      dagen: [{ dag: rij.dag, antwoorden: 1, goed: 1, ms: 4000, gokjes: 0, taken: 0 }],
      categorieDagen: categorieen.map(({ categorie }) => ({ categorie, dag: rij.dag, antwoorden: 1, goed: 1, laag: 50, hoog: 90 })),
      fouten: [],
      games: [{ game: rij.game, taken: 0, ms: 4000 }],
      taakIds: [rij.taak_id],
    };
  });
}

function bare(speler: Speler, sample: Schrijfbeurt): Promise<void> {
  const { id: leerlingId, adminId } = speler.kind;
  const { taakId } = nextAntwoord(speler);
  const id = randomUUID();
  return database.forAdmin(adminId, async (db) => {
    await lockLeerling(db, adminId, leerlingId);
    await readUitgangspunt(db, {
      adminId,
      leerlingId,
      taakIds: [taakId],
      antwoordIds: [id],
      woorden: sample.woorden.map(({ woord }) => woord),
    });
    await writeAntwoorden(db, {
      ...sample,
      antwoorden: sample.antwoorden.map((rij) => ({ ...rij, id, taak_id: taakId })),
      taakIds: [taakId],
    });
  });
}

interface Figure {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

async function measure(spelers: readonly Speler[], once: (speler: Speler) => Promise<void>): Promise<Figure> {
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    spelers.map(async (speler) => {
      for (let i = 0; i < PER_ROUND / spelers.length; i++) {
        const begin = performance.now();
        await once(speler);
        times.push(performance.now() - begin);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

const median = (figures: readonly Figure[]): Figure =>
  figures.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(figures.length / 2)] ?? { perSecond: 0, p50: 0, p99: 0 };
const print = (name: string, { perSecond, p50, p99 }: Figure): void =>
  console.log(`${name.padEnd(34)} ${perSecond.toFixed(0).padStart(6)}/s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`);

try {
  // The demo role plays in an admin of its own, which is made at login.
  const kinderen = wereld.admins.flatMap((admin) => admin.kinderen.filter(({ rol }) => rol === 'leerling')).slice(0, CLIENTS);
  const spelers = await Promise.all(kinderen.map(createSpeler));
  const samples = new Map<Speler, Schrijfbeurt>();
  for (const speler of spelers) samples.set(speler, await readSample(speler));
  const bareOnce = async (speler: Speler): Promise<void> => {
    const sample = samples.get(speler);
    if (sample) await bare(speler, sample);
  };
  await measure(spelers, viaHttp);
  const endpoint: Figure[] = [];
  const transaction: Figure[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    transaction.push(await measure(spelers, bareOnce));
    endpoint.push(await measure(spelers, viaHttp));
  }
  print('transaction alone', median(transaction));
  print('answer endpoint', median(endpoint));
  const ratio = median(transaction).perSecond / median(endpoint).perSecond;
  console.log(`ratio: one answer over HTTP costs ${ratio.toFixed(2)} x its bare transaction (${spelers.length} clients)`);
} finally {
  agent.destroy();
  await app.server.close();
  await database.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
