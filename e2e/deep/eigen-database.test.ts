/** The road of docs/operations.md on a PostgreSQL of the operator: a role and databases made as it says, then every step of the embedded road. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { query as queryOn } from '../../apps/server/test/cluster.ts';

const ADRES = process.env['TEST_DATABASE_URL'] ?? assert.fail('TEST_DATABASE_URL');
const ROL = `weg_${process.pid}`;
const DATABASES = [`${ROL}_een`, `${ROL}_twee`];
const GROEPEN = 'spelrijk_admin, spelrijk_kantoor, spelrijk_opruim';

const query = async (text: string): Promise<number> => (await queryOn({ connectionString: ADRES }, text)).rowCount ?? 0;

const urlVan = (database: string): string => {
  const url = new URL(ADRES);
  url.username = ROL;
  url.password = '';
  url.pathname = database;
  return url.href;
};

after(async () => {
  for (const database of DATABASES) await query(`drop database if exists ${database} with (force)`);
  await query(`drop owned by ${ROL}`);
  await query(`drop role ${ROL}`);
});

test(
  'a stranger with a role of her own walks it all: owner, application, first child, backup, destroyed, restored',
  { timeout: 900_000 },
  async () => {
    await query(`create role ${ROL} login createrole`);
    for (const database of DATABASES) await query(`create database ${database} owner ${ROL}`);
    if ((await query("select from pg_roles where rolname = 'spelrijk_admin'")) > 0)
      await query(`grant ${GROEPEN} to ${ROL} with admin option`);
    const pad = join(import.meta.dirname, '../../apps/server/test/eerste-eigenaar.test.ts');
    const kind = spawn(process.execPath, ['--test', '--test-isolation=none', '--test-force-exit', pad], {
      cwd: join(import.meta.dirname, '../../apps/server'),
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, EIGEN_DATABASES: DATABASES.map(urlVan).join(' ') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let tekst = '';
    for (const stroom of [kind.stdout, kind.stderr]) stroom.on('data', (deel: Buffer) => (tekst += deel.toString()));
    const code = await new Promise((resolve) => kind.once('close', resolve));
    assert.equal(code, 0, tekst);
    assert.match(tekst, /fail 0/);
  },
);
