/**
 * The voortgang of a groep of 35 leerlingen with a year of answers (some 120,000), read as the server reads it, against one bare
 * query on the same database in the same run: the overview rows by key. And the endpoint over HTTP, with checks and packing.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { createFoutgeheugen, readGroepVoortgang, readLes } from '../src/features/klas/voortgang/index.ts';
import { parseConfig } from '../src/platform/config.ts';
import { startCluster } from '../src/platform/db/cluster.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import type { Actor } from '../src/platform/http/context.ts';
import { PROEFKLUIS, silent } from '../test/fixtures.ts';
import { query } from '../test/cluster.ts';
import { laatOefenen } from '../test/oefenweken.ts';
import { createWereld, WACHTWOORD } from '../test/wereld.ts';

const LEERLINGEN = 35;
/** Copies of six weeks of practice: together a school year. */
const JAAR = 6;
const RONDES = 40;
const now = Date.parse('2026-11-19T12:00:00Z');

const folder = mkdtempSync(join(tmpdir(), 'spelrijk-bench-'));
// As root the user of PostgreSQL has to come in, or the data would stand elsewhere and stay there.
chmodSync(folder, 0o755);
const cluster = await startCluster({ folder, log: () => undefined });
await query({ ...cluster.connection, database: 'postgres' }, 'create database bench');
const database = openDatabase({ connection: { ...cluster.connection, database: 'bench' }, max: 4, log: silent });
await migrate(database.own);
const wereld = await createWereld(database, now - 86_400_000);
const { a } = wereld;
const groepId = a.groepIds[0] ?? '';
const aarden = ['gewoon', 'moeite', 'sterk', 'vast', 'gokt'] as const;
const kinderen = Array.from({ length: LEERLINGEN }, (_, i) => ({
  roepnaam: `Kind ${i}`,
  achternaam: `Naam ${i}`,
  aard: aarden[i % aarden.length] ?? 'gewoon',
}));
await laatOefenen(database, { adminId: a.id, groepId, jaargroep: 5, now }, kinderen);

/** The same weeks again, each copy six weeks earlier: as many rows as a year leaves behind. */
for (let k = 1; k < JAAR; k++) {
  const terug = k * 42;
  await sql`insert into antwoord select admin_id, leerling_id, gen_random_uuid(), volgnr + ${k * 10_000}::int, taak_id, opgave_id, categorie, vorm, woord, game, poging, gegeven, goed, telt, gokje, rt_ms, hints,
      client_op - make_interval(days => ${terug}), op - make_interval(days => ${terug}), ontvangen_op, dag - ${terug}::int, diagnose, motor from antwoord where op > ${new Date(now - 42 * 86_400_000)}`.execute(
    database.own,
  );
  for (const tabel of ['leerling_dag', 'categorie_dag'])
    await sql`insert into ${sql.table(tabel)} select * from (select (r).* from (select jsonb_populate_record(null::${sql.table(tabel)}, to_jsonb(d) || jsonb_build_object('dag', d.dag - ${terug}::int)) as r from ${sql.table(tabel)} d where dag > ${'2026-10-08'}) x) y on conflict do nothing`.execute(
      database.own,
    );
}
await sql`analyze`.execute(database.own);
const { rows } = await sql<{ aantal: number }>`select count(*)::int as aantal from antwoord`.execute(database.own);

const deps = { database, geheugen: createFoutgeheugen() };
const docent = wereld.persoon('docent');
const actor: Actor = {
  id: docent.id,
  rol: 'docent',
  adminId: a.id,
  sessieId: docent.id,
  bewijs: { tweedeFactor: false, bevestigd: false, reden: null },
};
const config = parseConfig({ LOG_LEVEL: 'silent', SPELRIJK_RATE_LIMIT: '0', SPELRIJK_WEB: '/nergens', SPELRIJK_AUDIO: '/nergens' });
const app = await createApp({ config, database, clock: { now: () => now }, kluis: PROEFKLUIS });
const login = await app.server.inject({ method: 'POST', url: '/api/auth', payload: { gebruikersnaam: 'docent', wachtwoord: WACHTWOORD } });
const { token }: { token: string } = login.json();

const kaal = (): Promise<unknown> =>
  database.readAdmin(a.id, async (db) =>
    sql`select c.leerling_id, c.categorie, c.status, c.laag, c.hoog from leerling l join leerling_categorie c on c.admin_id = l.admin_id and c.leerling_id = l.id where l.admin_id = ${a.id} and l.groep_id = ${groepId}`.execute(
      db,
    ),
  );
const adres = { adminId: a.id, groepId };
const http = (pad: string) => async (): Promise<void> => {
  const answer = await app.server.inject({
    method: 'GET',
    url: `/api/admins/${a.id}/groepen/${groepId}${pad}`,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
};

interface Cijfer {
  readonly min: number;
  readonly p50: number;
  readonly p95: number;
}

async function meet(keer: () => Promise<unknown>): Promise<Cijfer> {
  for (let i = 0; i < 5; i++) await keer();
  const tijden: number[] = [];
  for (let i = 0; i < RONDES; i++) {
    const begin = performance.now();
    await keer();
    tijden.push(performance.now() - begin);
  }
  tijden.sort((x, y) => x - y);
  return { min: tijden[0] ?? 0, p50: tijden[Math.floor(RONDES / 2)] ?? 0, p95: tijden[Math.floor(RONDES * 0.95)] ?? 0 };
}

try {
  console.log(`groep: ${LEERLINGEN} leerlingen, ${rows[0]?.aantal ?? 0} antwoorden`);
  const basis = await meet(kaal);
  const cijfers: readonly [string, Cijfer][] = [
    ['bare query (overview rows)', basis],
    ['voortgang of the groep', await meet(() => readGroepVoortgang(deps, { actor, now }, adres))],
    [
      'the same, by a new server',
      await meet(() => readGroepVoortgang({ database, geheugen: createFoutgeheugen() }, { actor, now }, adres)),
    ],
    ['the lesson of now', await meet(() => readLes(deps, { actor, now }, adres))],
    ['groep page over HTTP', await meet(http(''))],
    ['voortgang over HTTP, packed', await meet(http('/voortgang'))],
    ['lesson over HTTP', await meet(http('/les'))],
  ];
  for (const [naam, { min, p50, p95 }] of cijfers)
    console.log(
      `${naam.padEnd(32)} min ${min.toFixed(1).padStart(6)} ms   p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms   ${(p50 / basis.p50).toFixed(2)} x the bare query`,
    );
} finally {
  await app.server.close();
  await database.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
