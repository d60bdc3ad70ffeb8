import { test } from 'node:test';
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createEmptyDatabase } from '../../../test/database.ts';
import { silent, RARE } from '../../../test/fixtures.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate, MigrationChangedError, SchemaTooNewError } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/** A copy of the migrations beside the real ones, so that their imports resolve; `extra` is the next one, `eerder` one before it. */
function copyWith(extra: string, eerder?: string): string {
  const folder = mkdtempSync(join(import.meta.dirname, '../../../tmp-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  writeFileSync(join(folder, '9999-volgende.ts'), extra);
  if (eerder !== undefined) writeFileSync(join(folder, '9998-tussen.ts'), eerder);
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(): Promise<Database> {
  const database = openDatabase({ connection: await createEmptyDatabase(), max: 4, log: silent });
  test.after(() => database.close());
  return database;
}

const tables = async (database: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{
    name: string;
  }>`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(database.own);
  return rows.map(({ name }) => name);
};

test('F13: a migration that breaks off leaves the old version, and the next start goes on', async () => {
  const database = await open();
  await migrate(database.own);
  const before = await tables(database);
  const broken = copyWith(
    `import { sql } from 'kysely';\nexport const up = async (db) => { await sql.raw('create table half (a int); create table heel (a int)').execute(db); throw new Error('stroom weg'); };\n`,
  );
  await assert.rejects(migrate(database.own, { folder: broken }), /stroom weg/);
  assert.deepEqual(await tables(database), before);
  assert.deepEqual(await migrate(database.own), []);
});

test('F13: a first start that breaks off leaves an empty database', async () => {
  const database = await open();
  const broken = copyWith(`export const up = async () => { throw new Error('stroom weg'); };\n`);
  await assert.rejects(migrate(database.own, { folder: broken }), /stroom weg/);
  assert.deepEqual(
    (await tables(database)).filter((name) => !name.startsWith('kysely_')),
    [],
  );
});

test('F13: a step that came in later with a lower number is done on a database that has the higher one', async () => {
  const database = await open();
  const maakt = (tabel: string): string =>
    `import { sql } from 'kysely';\nexport const up = async (db) => { await sql.raw('create table ${tabel} (a int)').execute(db); };\n`;
  await migrate(database.own, { folder: copyWith(maakt('volgende')) });
  assert.deepEqual(await migrate(database.own, { folder: copyWith(maakt('volgende'), maakt('tussen')) }), ['9998-tussen']);
  assert.ok((await tables(database)).includes('tussen'));
});

test('F13: two servers that start at once migrate once', async () => {
  const database = await open();
  const done = await Promise.all([migrate(database.own), migrate(database.own)]);
  assert.equal(done.flat().length, readdirSync(MIGRATIONS).length);
});

test('a migration has all the time it needs, and waits short for a table that is in use, again and again', RARE, async () => {
  const database = await open();
  const says = `import { sql } from 'kysely';
    export const up = async (db) => { await sql.raw("create table tijd as select current_setting('statement_timeout') as stelling, current_setting('lock_timeout') as slot; alter table admin add column extra int").execute(db); };`;
  await migrate(database.unhurried);
  const holder = database.own.transaction().execute(async (db) => {
    await sql`lock table admin in access share mode`.execute(db);
    await sql`select pg_sleep(7)`.execute(db);
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.deepEqual(await migrate(database.unhurried, { folder: copyWith(says) }), ['9999-volgende']);
  await holder;
  const { rows } = await sql<{ stelling: string; slot: string }>`select stelling, slot from tijd`.execute(database.own);
  assert.deepEqual(rows, [{ stelling: '0', slot: '5s' }]);
});

test('an index on a large table is made while everybody writes; one that broke off is made again, and two servers make it once', async () => {
  const database = await open();
  const folder = copyWith(`export const up = () => Promise.resolve();
    export const indexen = [{ naam: 'proef_naam', op: 'on admin (naam)' }];`);
  await migrate(database.unhurried);
  const index = async () =>
    (
      await sql<{ goed: boolean }>`select indisvalid as goed from pg_index where indexrelid = to_regclass('proef_naam')`.execute(
        database.own,
      )
    ).rows;
  await Promise.all([migrate(database.unhurried, { folder: folder }), migrate(database.unhurried, { folder: folder })]);
  assert.deepEqual(await index(), [{ goed: true }]);
  // Two of the same kind: a unique index breaks off half-way and stays behind, of no use.
  await sql`drop index proef_naam`.execute(database.own);
  await sql`insert into admin (admin_id, naam, soort, regio, created_at)
    select gen_random_uuid(), 'School ' || n, 'school', 'nl', now() from generate_series(1, 2) n`.execute(database.own);
  await assert.rejects(sql`create unique index concurrently proef_naam on admin (soort)`.execute(database.own), /could not create unique/);
  assert.deepEqual(await index(), [{ goed: false }]);
  await migrate(database.unhurried, { folder: folder });
  assert.deepEqual(await index(), [{ goed: true }]);
});

test('rows of a large table are rewritten in pieces while everybody writes; what broke off goes on, and what is done is not done again', async () => {
  const database = await open();
  await migrate(database.unhurried);
  await sql`insert into admin (admin_id, naam, soort, regio, created_at)
    select gen_random_uuid(), 'School ' || n, 'school', 'nl', now() from generate_series(1, 7) n`.execute(database.own);
  const volgende = (meer = '') =>
    copyWith(`import { sql } from 'kysely';
    export const up = (db) => sql\`alter table admin add proef int, add keren int not null default 0\`.execute(db);
    export const herschrijvingen = [${meer}
      'update admin set proef = 1, keren = keren + 1 where admin_id in (select admin_id from admin where proef is null order by naam limit 3)'];`);
  const rijen = async () =>
    (
      await sql<{ naam: string; proef: number | null; keren: number }>`select naam, proef, keren from admin order by naam`.execute(
        database.own,
      )
    ).rows;
  const kapot = volgende(`'update admin set proef = 1, keren = 1 where naam = \\'School 1\\' and proef is null', 'kapot',`);
  await assert.rejects(migrate(database.unhurried, { folder: kapot }), /syntax error/);
  assert.deepEqual(
    (await rijen()).map(({ proef }) => proef),
    [1, null, null, null, null, null, null],
  );
  // Somebody is at one of the rows that are left: it waits for that piece, and everything else is done.
  const bezig = database.transact(async (db) => {
    await sql`update admin set naam = naam where naam = 'School 7'`.execute(db);
    await sleep(300);
  });
  const folder = volgende();
  await Promise.all([bezig, migrate(database.unhurried, { folder }), migrate(database.unhurried, { folder })]);
  assert.deepEqual(
    (await rijen()).map(({ proef, keren }) => [proef, keren]),
    Array.from({ length: 7 }, () => [1, 1]),
  );
  await migrate(database.unhurried, { folder });
  assert.ok((await rijen()).every(({ keren }) => keren === 1));
});

test('F13: an old program refuses a newer schema', async () => {
  const database = await open();
  const newer = copyWith(`export const up = () => Promise.resolve();\n`);
  await migrate(database.own, { folder: newer });
  await assert.rejects(migrate(database.own), (error) => error instanceof SchemaTooNewError && error.message.includes('9999-volgende'));
});

test('a migration that was done and says something else now is refused; another comment is no change', async () => {
  const database = await open();
  const says = (text: string, comment = ''): string =>
    `import { sql } from 'kysely';\n${comment}\nexport const up = async (db) => { await sql.raw('${text}').execute(db); };\n`;
  await migrate(database.own, { folder: copyWith(says('create table later (a int)')) });
  await assert.rejects(
    migrate(database.own, { folder: copyWith(says('create table later (b int)')) }),
    (error) => error instanceof MigrationChangedError && error.message.includes('9999-volgende'),
  );
  assert.deepEqual(await migrate(database.own, { folder: copyWith(says('create table later (a int)', '// why')) }), []);
});

test('the tenant comes first in every key and index of its tables, and row level security is on', async () => {
  const database = await open();
  await migrate(database.own);
  const { rows } = await sql<{ tabel: string; kolommen: string; rls: boolean }>`
    select c.relname as tabel, pg_get_indexdef(i.indexrelid) as kolommen, c.relrowsecurity as rls
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'admin_id')`.execute(
    database.own,
  );
  const untenanted = new Set([
    'account',
    'toestel',
    'toestel_account',
    'sso_organisatie',
    'sso_koppeling',
    'groep_deur',
    'groepscode',
    'persoonssleutel',
    'mail',
    'uitnodiging',
    'adreswijziging',
  ]);
  // For counts of our office over all customers, a summary per block of pages: it finds nobody's rows. And whoever brings a code in, looks along, or ends a mail by its link, does not know whose it is. The chain of the audit goes over all, and so do the open invoices of our office.
  const overAllen =
    /^CREATE (?:INDEX leerling_dag_dagen .* USING brin \(dag\)|INDEX (?:verhuistoken_hash|meekijk_hash|meekijk_gast) .* USING btree \((?:hash|gast_id)\).*|UNIQUE INDEX audit_volgorde .* USING btree \(nr\)|INDEX factuur_open .* USING btree \(status, created_at\)|UNIQUE INDEX weekmail_token_key .* USING btree \(token\))$/;
  const tenanted = rows.filter(({ tabel, kolommen }) => !untenanted.has(tabel) && !overAllen.test(kolommen));
  assert.ok(tenanted.length > 15);
  for (const { tabel, kolommen, rls } of tenanted) {
    assert.match(kolommen, /\(admin_id/, tabel);
    assert.ok(rls, tabel);
  }
});

test('no foreign key leads out of an admin', async () => {
  const database = await open();
  await migrate(database.own);
  const { rows } = await sql<{
    tekst: string;
  }>`select pg_get_constraintdef(oid) as tekst from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(
    database.own,
  );
  assert.ok(rows.length > 8);
  for (const { tekst } of rows) assert.match(tekst, /^FOREIGN KEY \(admin_id(, \w+)?\) REFERENCES \w+\(admin_id/);
});
