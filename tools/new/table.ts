/** `npm run new table <wing>/<noun> <table>`: a table of a customer, with its migration, types, SQL, what becomes of it when a customer moves, and a test. */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from '../install.mjs';
import { fresh, type Maker } from './maker.ts';
import { amongRows, change, demandFeature, featureFolder, finish, pascal } from './server.ts';

const MIGRATIONS = path.join(root, 'apps/server/migrations');
const DB = path.join(root, 'apps/server/src/platform/db');
const slugOf = (table: string): string => table.replaceAll('_', '-');

/** One more than the last, four digits. */
export const nextNumber = (names: readonly string[]): string =>
  `${Math.max(0, ...names.map((name) => Number(/^\d{4}/.exec(name)?.[0] ?? 0))) + 1}`.padStart(4, '0');

/** A row of a whole customer, at the end of those that came later: a list of its own, which no other function grows too long by. */
export function addToAccount(text: string, row: string): string {
  const at = text.indexOf('\n];', text.indexOf('const vanLater = '));
  if (!text.includes('const vanLater = ') || at < 0) throw new Error('Geen vanLater in vol-account.ts gevonden.');
  return text.slice(0, at + 1) + row + text.slice(at + 1);
}

const migration = (table: string): string => `/** Say here what a row of ${table} is. */
import { sql, type Kysely } from 'kysely';

const TABLE = \`
create table ${table} (
  admin_id uuid not null references admin,
  id uuid not null,
  naam text not null check (length(naam) between 1 and 80),
  created_at timestamptz not null,
  primary key (admin_id, id)
);
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;
\`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLE).execute(db);
}
`;

const schema = (table: string, number: string): string => `/** Tables of the migration ${number}. */
import type { Time } from './columns.ts';

interface ${pascal(slugOf(table))}Table {
  admin_id: string;
  id: string;
  naam: string;
  created_at: Time;
}

export interface ${pascal(slugOf(table))}Tables {
  ${table}: ${pascal(slugOf(table))}Table;
}
`;

const store = (table: string): string => `import type { Db } from '../../../platform/db/database.ts';

export interface ${pascal(slugOf(table))}Rij {
  readonly id: string;
  readonly naam: string;
}

/** Stored once: the same id again changes nothing. */
export async function insert${pascal(slugOf(table))}(db: Db, adminId: string, { id, naam }: ${pascal(slugOf(table))}Rij, now: number): Promise<void> {
  const rij = { admin_id: adminId, id, naam, created_at: new Date(now) };
  await db.insertInto('${table}').values(rij).onConflict((oc) => oc.doNothing()).execute();
}

export const list${pascal(slugOf(table))} = (db: Db, adminId: string): Promise<readonly ${pascal(slugOf(table))}Rij[]> =>
  db.selectFrom('${table}').select(['id', 'naam']).where('admin_id', '=', adminId).orderBy('naam').execute();
`;

const test = (table: string): string => `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { insert${pascal(slugOf(table))}, list${pascal(slugOf(table))} } from './store-${slugOf(table)}.ts';

const { database, clock, wereld } = await createProefserver();
const { a, b } = wereld;
const rij = { id: testId('${table}'), naam: 'Een' };

test('a row of ${table} is stored once, and read by its own customer', async () => {
  for (const naam of ['Een', 'Twee'])
    await database.forAdmin(a.id, (db) => insert${pascal(slugOf(table))}(db, a.id, { ...rij, naam }, clock.now()));
  assert.deepEqual(await database.readAdmin(a.id, (db) => list${pascal(slugOf(table))}(db, a.id)), [rij]);
});

test('no query of another customer sees it, and none can write for somebody else', async () => {
  assert.deepEqual(await database.readAdmin(b.id, (db) => list${pascal(slugOf(table))}(db, a.id)), []);
  await assert.rejects(database.forAdmin(b.id, (db) => insert${pascal(slugOf(table))}(db, a.id, { ...rij, id: testId('ander') }, clock.now())));
});
`;

function newTable(home: string, table: string): string {
  const { wing, noun } = demandFeature(home);
  if (!/^[a-z]+(_[a-z]+)*$/.test(table)) stop(`${table} is geen goede naam: kleine letters, woorden met _ ertussen, enkelvoud.`);
  const name = pascal(slugOf(table));
  const number = nextNumber(readdirSync(MIGRATIONS));
  const file = fresh(path.join(MIGRATIONS, `${number}-${slugOf(table)}.ts`));
  const types = fresh(path.join(DB, `schema-${slugOf(table)}.ts`));
  const folder = featureFolder(wing, noun);
  const sqlFile = fresh(path.join(folder, `store-${slugOf(table)}.ts`));
  writeFileSync(file, migration(table));
  writeFileSync(types, schema(table, number));
  writeFileSync(sqlFile, store(table));
  writeFileSync(path.join(folder, `store-${slugOf(table)}.test.ts`), test(table));
  change(path.join(DB, 'schema.ts'), (text) =>
    amongRows(text, /^import type \{ \w+Tables \}/, `import type { ${name}Tables } from './schema-${slugOf(table)}.ts';`).replace(
      '  extends\n',
      `  extends\n    ${name}Tables,\n`,
    ),
  );
  const plan = path.join(root, 'apps/server/src/features/kantoor/verhuizingen/plan.ts');
  change(plan, (text) => amongRows(text, /^ {2}[a-z_]+: mee\('/, `  ${table}: mee('overig'),`));
  change(path.join(root, 'apps/server/test/vol-account.ts'), (text) =>
    addToAccount(text, `  \`insert into ${table} values ('\${a}', '\${id('${table}')}', 'Een', '\${nu}')\`,\n`),
  );
  finish([file, types, folder, path.join(DB, 'schema.ts'), plan]);
  return file;
}

export const maker: Maker = {
  usage: 'table <vleugel>/<onderdeel> <tabel>   bijvoorbeeld: npm run new table klas/groepen groepsfoto',
  make: (home = '', table = '') => newTable(home, table),
};
