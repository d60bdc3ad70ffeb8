import { test } from 'node:test';
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isSealed, openKluis } from '../src/platform/auth/kluis.ts';
import { readArchief, writeArchief } from '../src/platform/bestand/archief.ts';
import { parseConfig, type Config } from '../src/platform/config.ts';
import { openDatabase, type Connection } from '../src/platform/db/database.ts';
import { dumpDatabase } from '../src/platform/db/kopie.ts';
import { backup, restore } from '../src/reservekopie.ts';
import { urlOf } from './cluster.ts';
import { createEmptyDatabase, createTornCopy } from './database.ts';
import { BEGIN, createProefserver } from './proefserver.ts';
import { silent } from './fixtures.ts';
import { vulAccount } from './vol-account.ts';

const map = mkdtempSync(join(tmpdir(), 'spelrijk-kopie-'));
test.after(() => rmSync(map, { recursive: true, force: true }));
const server = await createProefserver();
await vulAccount(server.database, server.wereld.a, 'a', BEGIN);
// The key of the tests, as a first start would have made it.
writeFileSync(join(map, 'geheim'), '07'.repeat(32));
await openKluis(join(map, 'geheim'), server.database.own);
mkdirSync(join(map, 'voices/Eigen stem'), { recursive: true });
writeFileSync(join(map, 'voices/Eigen stem/voice.json'), '{}');

const configOf = (connection: Connection, data: string, env: Readonly<Record<string, string>> = {}): Config =>
  parseConfig({ LOG_LEVEL: 'silent', DATABASE_URL: urlOf(connection), SPELRIJK_DATA: data, ...env });

async function gather(regels: AsyncIterable<string>): Promise<readonly string[]> {
  const alle: string[] = [];
  for await (const regel of regels) alle.push(regel);
  return alle;
}

async function alles(connection: Connection): Promise<readonly string[]> {
  const database = openDatabase({ connection, max: 2, log: silent });
  try {
    return await database.unhurried.connection().execute((db) => gather(dumpDatabase(db)));
  } finally {
    await database.close();
  }
}

/** Rows of every table and a sum over what stands in them, counted without the program that makes a copy. */
async function telling(connection: Connection): Promise<unknown> {
  const database = openDatabase({ connection, max: 2, log: silent });
  try {
    const { rows } = await sql<{ naam: string }>`
      select table_name as naam from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
      database.own,
    );
    const namen = rows.map(({ naam }) => naam).filter((naam) => !NIET_MEE.has(naam));
    const delen = namen.map(
      (naam) =>
        sql`select ${naam}::text as tabel, count(*)::int as rijen, sum(hashtextextended(t::text, 0)) as som from ${sql.table(naam)} t`,
    );
    return (await sql`${sql.join(delen, sql` union all `)} order by tabel`.execute(database.own)).rows;
  } finally {
    await database.close();
  }
}

/** Of the server itself, and what is in no copy (decision 0187). */
const NIET_MEE: ReadonlySet<string> = new Set(
  'hartslag kysely_migration kysely_migration_lock limiet migratiesom werkbeurt opname_sleutel opname_toestemming opnamestand voorlees_opname'.split(
    ' ',
  ),
);

const bron = configOf(server.connection, map);
const kopie = join(map, 'kopie');

test('F15: what comes back is what was, row by row in every table, with the key and the voices', async () => {
  // More than is fetched at a time.
  await sql`insert into inlogpoging (sleutel, mislukt, wacht_tot, laatste) select 'proef ' || n, 1, now(), now() from generate_series(1, 1200) n`.execute(
    server.database.own,
  );
  assert.match(await backup(bron, [kopie], silent), /gemaakt en nagelezen.*niet versleuteld/);
  assert.equal(statSync(kopie).mode & 0o777, 0o600);
  const naar = await createEmptyDatabase();
  const leeg = join(map, 'leeg');
  assert.match(await restore(configOf(naar, leeg), [kopie], silent), /Teruggezet en nageteld/);
  const [voor, na] = [await alles(server.connection), await alles(naar)];
  assert.ok(voor.length > 200);
  // Rows of a table have no order of their own.
  assert.deepEqual(na.toSorted(), voor.toSorted());
  assert.deepEqual(await telling(naar), await telling(server.connection));
  assert.equal(readFileSync(join(leeg, 'geheim'), 'utf8'), '07'.repeat(32));
  assert.equal(readFileSync(join(leeg, 'voices/Eigen stem/voice.json'), 'utf8'), '{}');
});

test('F17: one other byte anywhere, a file that was cut off, and one of something else are refused before anything is changed', async () => {
  const goed = readFileSync(kopie);
  const kapot = join(map, 'kapot');
  const leeg = configOf(await createEmptyDatabase(), join(map, 'leeg2'));
  for (const plaats of [0, 20, Math.floor(goed.length / 2), goed.length - 40, goed.length - 1]) {
    const bytes = Buffer.from(goed);
    bytes[plaats] = (bytes[plaats] ?? 0) ^ 1;
    writeFileSync(kapot, bytes);
    await assert.rejects(restore(leeg, [kapot], silent), /beschadigd|geen reservekopie/, String(plaats));
  }
  copyFileSync(kopie, kapot);
  truncateSync(kapot, goed.length - 5000);
  await assert.rejects(restore(leeg, [kapot], silent), /beschadigd/);
  writeFileSync(kapot, 'iets anders');
  await assert.rejects(restore(leeg, [kapot], silent), /geen reservekopie/);
  await assert.rejects(restore(leeg, [join(map, 'weg')], silent), /is er niet/);
});

test('what is there is never overwritten without a word, and a copy of a newer version never comes in', async () => {
  await assert.rejects(backup(bron, [kopie], silent), /bestaat al/);
  await assert.rejects(restore(bron, [kopie], silent), /Er staat al iets/);
  await assert.rejects(backup(bron, [], silent), /Zo: npm run backup/);
  await assert.rejects(restore(bron, [kopie, '--alles'], silent), /Zo: npm run restore/);
  const regels = await gather(readArchief(kopie, undefined));
  const nieuwer = join(map, 'nieuwer');
  const later = regels.map((regel) => (regel.startsWith('K') ? regel.replace('"0001-begin"', '"0001-begin","9999-later"') : regel));
  await writeArchief(
    nieuwer,
    undefined,
    (async function* () {
      yield* later;
    })(),
  );
  await assert.rejects(restore(configOf(await createEmptyDatabase(), join(map, 'x')), [nieuwer], silent), /nieuwere versie.*9999-later/);
});

test('with --over the copy takes the place of what is there; when it breaks off, what was there stays', async () => {
  const naar = await createEmptyDatabase();
  const config = configOf(naar, join(map, 'over'));
  await restore(config, [kopie], silent);
  const database = openDatabase({ connection: naar, max: 2, log: silent });
  test.after(() => database.close());
  await sql`update admin set naam = 'Later' where admin_id = ${server.wereld.a.id}`.execute(database.own);
  const regels = await gather(readArchief(kopie, undefined));
  const half = join(map, 'half');
  await writeArchief(
    half,
    undefined,
    (async function* () {
      // A row that no table takes, in a file that is whole.
      yield* regels.map((regel) => (regel.startsWith('R') && regel.includes('School A') ? 'R"(geen,rij)"' : regel));
    })(),
  );
  await assert.rejects(restore(config, [half, '--over'], silent));
  const naam = async () =>
    (await sql<{ naam: string }>`select naam from admin where admin_id = ${server.wereld.a.id}`.execute(database.own)).rows[0]?.naam;
  assert.equal(await naam(), 'Later');
  await restore(config, [kopie, '--over'], silent);
  assert.equal(await naam(), 'School A');
});

test('an encrypted copy shows nothing, and opens with its own password only', async () => {
  const dicht = join(map, 'dicht');
  const env = { SPELRIJK_BACKUP_PASSWORD: 'twaalf tekens of meer' };
  assert.doesNotMatch(await backup(configOf(server.connection, map, env), [dicht], silent), /niet versleuteld/);
  const naar = await createEmptyDatabase();
  await assert.rejects(restore(configOf(naar, join(map, 'd')), [dicht], silent), /SPELRIJK_BACKUP_PASSWORD/);
  const anders = { SPELRIJK_BACKUP_PASSWORD: 'een ander wachtwoord' };
  await assert.rejects(restore(configOf(naar, join(map, 'd'), anders), [dicht], silent), /het wachtwoord is een ander/);
  await restore(configOf(naar, join(map, 'd'), env), [dicht], silent);
  assert.ok(existsSync(join(map, 'd/geheim')));
  const open = await alles(naar);
  assert.ok(open.some((regel) => regel.includes('School A')) && open.some((regel) => isSealed(/k1:[^,"\\]+/.exec(regel)?.[0] ?? '')));
});

test('F23: with --sleutel a lost key comes back and nothing else; that of another database is put aside and told', async () => {
  const naar = await createEmptyDatabase();
  const config = configOf(naar, join(map, 's'));
  await restore(config, [kopie], silent);
  const was = await telling(naar);
  for (const anders of [undefined, '09'.repeat(32)]) {
    rmSync(config.secretFile);
    if (anders) writeFileSync(config.secretFile, anders);
    assert.match(await restore(config, [kopie, '--sleutel'], silent), /staat weer in .*geheim; de database is gebleven/);
    assert.equal(readFileSync(config.secretFile, 'utf8'), '07'.repeat(32));
  }
  assert.deepEqual(await telling(naar), was);
});

test('a file that cannot be read or written is told in words, and nothing is left behind', async () => {
  const naar = configOf(await createEmptyDatabase(), join(map, 'f'));
  await assert.rejects(restore(naar, [join(map, 'voices'), '--over'], silent), /voices is een map: noem een bestand\.$/);
  await assert.rejects(backup(bron, [join(map, 'geheim/kopie')], silent), /geen map is: kies een andere plek\.$/);
  await assert.rejects(restore(naar, [join(map, 'nergens')], silent), /nergens is er niet\.$/);
  assert.ok(!existsSync(join(map, 'f')));
});

test('of a database with a page that cannot be read no copy is made, and it says what to do', async (t) => {
  const bronnen = await createEmptyDatabase();
  await restore(configOf(bronnen, join(map, 'heel')), [kopie], silent);
  const stuk = await createTornCopy(bronnen, 'inlogpoging');
  if (stuk === null) return t.skip('the files of this PostgreSQL are not here');
  const bestand = join(map, 'stuk');
  await assert.rejects(backup(configOf(stuk, join(map, 'heel')), [bestand], silent), /niet te lezen.*laatste goede kopie/);
  assert.ok(!existsSync(bestand) && !existsSync(`${bestand}.half`));
});
