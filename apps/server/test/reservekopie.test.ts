import { test } from 'node:test';
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { eraseLeerlingen } from '../src/features/school/leerlingbeheer/index.ts';
import { deleteGebruiker } from '../src/features/toegang/gebruikers/index.ts';
import { openWislijst, sweepKlanten } from '../src/features/kantoor/admins/index.ts';
import { isSealed, openKluis } from '../src/platform/auth/kluis.ts';
import { readArchief, writeArchief } from '../src/platform/bestand/archief.ts';
import { parseConfig, type Config } from '../src/platform/config.ts';
import { openDatabase, type Connection, type Database } from '../src/platform/db/database.ts';
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
/** Nobody was erased since, where nothing else is said. */
const ZONDER = '--zonder-lijst';

test('F15: what comes back is what was, row by row in every table, with the key and the voices', async () => {
  // More than is fetched at a time.
  await sql`insert into inlogpoging (sleutel, mislukt, wacht_tot, laatste) select 'proef ' || n, 1, now(), now() from generate_series(1, 1200) n`.execute(
    server.database.own,
  );
  assert.match(await backup(bron, [kopie], silent), /gemaakt en nagelezen.*niet versleuteld/);
  assert.equal(statSync(kopie).mode & 0o777, 0o600);
  const naar = await createEmptyDatabase();
  const leeg = join(map, 'leeg');
  await assert.rejects(restore(configOf(naar, leeg), [kopie], silent), /gewist is, is hier niet bekend.*--lijst=BESTAND.*--zonder-lijst/);
  assert.match(
    await restore(configOf(naar, leeg), [kopie, ZONDER], silent),
    /Teruggezet en nageteld.*kan er weer zijn: wis hen nu opnieuw/,
  );
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
  await restore(config, [kopie, ZONDER], silent);
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
  await restore(configOf(naar, join(map, 'd'), env), [dicht, ZONDER], silent);
  assert.ok(existsSync(join(map, 'd/geheim')));
  const open = await alles(naar);
  assert.ok(open.some((regel) => regel.includes('School A')) && open.some((regel) => isSealed(/k1:[^,"\\]+/.exec(regel)?.[0] ?? '')));
});

test('F23: with --sleutel a lost key comes back and nothing else; that of another database is put aside and told', async () => {
  const naar = await createEmptyDatabase();
  const config = configOf(naar, join(map, 's'));
  await restore(config, [kopie, ZONDER], silent);
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
  await restore(configOf(bronnen, join(map, 'heel')), [kopie, ZONDER], silent);
  const stuk = await createTornCopy(bronnen, 'inlogpoging');
  if (stuk === null) return t.skip('the files of this PostgreSQL are not here');
  const bestand = join(map, 'stuk');
  await assert.rejects(backup(configOf(stuk, join(map, 'heel')), [bestand], silent), /niet te lezen.*laatste goede kopie/);
  assert.ok(!existsSync(bestand) && !existsSync(`${bestand}.half`));
});

/** Every table in which this text stands in any column. */
async function waarStaat(database: Database, tekst: string): Promise<readonly string[]> {
  const { rows } = await sql<{ tabel: string }>`
    select table_name as tabel from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    database.own,
  );
  const gevonden: string[] = [];
  for (const { tabel } of rows) {
    const { rows: daar } = await sql`select 1 from ${sql.table(tabel)} t where t::text like ${`%${tekst}%`} limit 1`.execute(database.own);
    if (daar.length > 0) gevonden.push(tabel);
  }
  return gevonden;
}

const { a, b } = server.wereld;
const [weg = '', verhuisd = ''] = a.kinderen.map(({ id }) => id);
const collega = server.wereld.persoon('docent2').id;
/** What goes on after the copy: a child, a colleague and a whole customer are erased, and a child that moved goes from where it was. */
async function eraseSinds(database: Database): Promise<void> {
  const now = Date.now();
  await sql`update leerling set verwijderd_op = ${new Date(now)} where admin_id = ${a.id} and id = ${verhuisd}`.execute(database.own);
  await sql`
    insert into verhuistoken (admin_id, id, leerling_id, hash, basis, basis_op, delen, status, tot, door, created_at, einde_op)
    values (${a.id}, gen_random_uuid(), ${verhuisd}, 'proef', 'inzage', '2026-11-01', '{A}', 'gebruikt', ${new Date(now)}, ${a.id}, ${new Date(now)}, ${new Date(now)})`.execute(
    database.own,
  );
  await database.transact((db) => eraseLeerlingen(db, a.id, [weg, verhuisd], now));
  await database.transact((db) => deleteGebruiker(db, a.id, collega, now));
  await sql`update admin set status_voor = status, status = 'geschorst', weggegooid_op = now(), wissen_op = '2000-01-01' where admin_id = ${b.id}`.execute(
    database.own,
  );
  await sweepKlanten(database, now);
}

/** Who is erased is in no table but the list, and the log that outlives them; who was not is there. */
async function assertWeg(database: Database): Promise<void> {
  for (const id of [weg, collega, b.id])
    assert.deepEqual(
      (await waarStaat(database, id)).filter((tabel) => !['audit', 'auditrest', 'gewist'].includes(tabel)),
      [],
    );
  assert.ok((await waarStaat(database, a.kinderen[2]?.id ?? '')).includes('leerling'));
}

const telLog = async (database: Database): Promise<number> =>
  (await sql`select 1 from audit where betreft like '%opnieuw gewist na het terugzetten%'`.execute(database.own)).rows.length;

test('F16: who was erased after the copy was made is erased again before anybody is served, and that is told and logged once', async () => {
  const [na, elders] = [await createEmptyDatabase(), await createEmptyDatabase()];
  const [config, ander] = [configOf(na, join(map, 'na')), configOf(elders, join(map, 'elders'))];
  await restore(config, [kopie, ZONDER], silent);
  const open = (connection: Connection): Database => {
    const database = openDatabase({ connection, max: 4, log: silent });
    test.after(() => database.close());
    return database;
  };
  await eraseSinds(open(na));
  // A newer copy knows it, for a place that knows nothing.
  const nieuwer = join(map, 'nieuwer copy');
  await backup(config, [nieuwer], silent);
  await assert.rejects(restore(ander, [kopie], silent), /is hier niet bekend/);
  assert.match(await restore(ander, [kopie, `--lijst=${nieuwer}`], silent), /ook waren: 1 leerling, 1 collega en 1 klant \(bekend tot/);
  const daar = open(elders);
  await assertWeg(daar);
  // In the copy of before the move its row here is the only one.
  assert.ok((await waarStaat(daar, verhuisd)).includes('antwoord'));
  assert.equal(await telLog(daar), 3);
  assert.equal((await sql`select 1 from klantwissing where soort = 'school'`.execute(daar.own)).rows.length, 1);
  await openWislijst(ander, daar, Date.now(), silent);
  assert.equal(await telLog(daar), 3);
  // So does the database that is replaced ...
  assert.match(await restore(config, [kopie, '--over'], silent), /1 leerling, 1 collega en 1 klant/);
  await assertWeg(open(na));
  // ... and the file beside it, for a database that came back by other means than this command.
  const bestand = readFileSync(join(map, 'na/gewist'), 'utf8');
  assert.ok([weg, collega, b.id].every((id) => bestand.includes(id)) && !bestand.includes(verhuisd));
  // Nothing but kind, number and moment.
  assert.ok(
    bestand
      .split('\n')
      .slice(1, -1)
      .every((regel) => /^\S+Z (klant|leerling|gebruiker) [0-9a-f-]{36}$/.test(regel)),
  );
  const los = await createEmptyDatabase();
  await restore(configOf(los, join(map, 'los')), [kopie, ZONDER], silent);
  assert.ok((await waarStaat(open(los), weg)).includes('antwoord'));
  await openWislijst(config, open(los), Date.now(), silent);
  await assertWeg(open(los));
});

test('F16: the list is kept too where nothing made the data folder: database and key stand elsewhere', async () => {
  const map2 = join(map, 'er/nog/niet');
  await openWislijst(configOf(server.connection, map2), server.database, Date.now(), silent);
  assert.match(readFileSync(join(map2, 'gewist'), 'utf8'), /^# Wie gewist is/);
});

test('a list that cannot be read stops before anything is changed, and says which line', async () => {
  const data = join(map, 'kapot lijst');
  mkdirSync(data);
  const leeg = configOf(await createEmptyDatabase(), data);
  writeFileSync(join(data, 'gewist'), 'iets anders\n');
  await assert.rejects(restore(leeg, [kopie], silent), /gewist is niet de lijst van wie gewist is/);
  const [kop] = readFileSync(join(map, 'na/gewist'), 'utf8').split('\n');
  writeFileSync(join(data, 'gewist'), `${kop}\n2026-11-29T10:00:00.000Z leerling wie-dan-ook\n`);
  await assert.rejects(restore(leeg, [kopie], silent), /Regel 2 van .*gewist is niet te lezen/);
  // Of before the copy was made: it says nothing about what came after.
  writeFileSync(join(data, 'gewist'), `${kop?.replace(/tot .*/, 'tot 2020-01-01T00:00:00.000Z')}\n`);
  await assert.rejects(restore(leeg, [kopie], silent), /is hier niet bekend/);
});
