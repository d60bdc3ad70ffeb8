/**
 * PgBouncer in transaction mode between the servers and PostgreSQL, with fewer connections than ask for one: the road of an operator, every operation by every role, and two servers beside
 * each other, all as they are without it; and children who play through it meanwhile. Skipped where the machine has no pgbouncer, which says so.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { envOf, query, urlOf } from '../../apps/server/test/cluster.ts';
import { createEmptyDatabase, createTestDatabase } from '../../apps/server/test/database.ts';
import { createProcessen, freePort, ready } from '../../apps/server/test/proces.ts';
import { readBewaard, startSpelers } from '../../apps/server/test/spelers.ts';
import { createWereld } from '../../apps/server/test/wereld.ts';
import { unprivilegedUser } from '../../apps/server/src/platform/db/postgres-user.ts';

const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(
  (pad) => spawnSync(pad, ['--version'], { stdio: 'ignore' }).status === 0,
);
const skip = PGBOUNCER === undefined && 'no pgbouncer on this machine: install the package pgbouncer';
/** Connections to PostgreSQL for each role and database: fewer than one server asks. */
const DOORGANG = 4;

const leeg = await createEmptyDatabase();
const twee = [await createEmptyDatabase(), await createEmptyDatabase()];
const doel = new URL(urlOf(leeg));

/** As its own documentation has it; nothing is set but the mode, the size and who may log in. Refuses to run as root. */
async function startPooler(program: string): Promise<string> {
  const map = mkdtempSync(path.join(tmpdir(), 'spelrijk-pooler-'));
  chmodSync(map, 0o755);
  const port = freePort();
  const geheim = doel.password === '' ? '' : ` password='${decodeURIComponent(doel.password)}'`;
  writeFileSync(path.join(map, 'namen'), `"${doel.username}" "${decodeURIComponent(doel.password)}"\n`);
  const waar = doel.searchParams.get('host') ?? doel.hostname;
  writeFileSync(
    path.join(map, 'pgbouncer.ini'),
    `[databases]
* = host=${waar} port=${doel.port}${geheim}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(map, 'namen')}
pool_mode = transaction
default_pool_size = ${DOORGANG}
max_client_conn = 500
`,
  );
  // It refuses to run as root, and whoever may open the socket of the embedded database is this user.
  const kind = spawn(program, ['-q', path.join(map, 'pgbouncer.ini')], { ...unprivilegedUser(), stdio: ['ignore', 'inherit', 'inherit'] });
  after(async () => {
    const weg = new Promise((resolve) => kind.once('exit', resolve));
    if (kind.exitCode === null) {
      kind.kill('SIGTERM');
      await weg;
    }
    rmSync(map, { recursive: true, force: true });
  });
  for (let i = 0; i < 100; i++) {
    const open = await new Promise<boolean>((resolve) => {
      const proef = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      proef.on('connect', () => proef.destroy());
    });
    if (open) break;
    await sleep(100);
  }
  return `127.0.0.1:${port}`;
}

if (PGBOUNCER !== undefined) process.env['TEST_POOLER'] = await startPooler(PGBOUNCER);
const { data, start, run } = createProcessen('pooler');
writeFileSync(path.join(data, 'geheim'), `${'07'.repeat(32)}\n`, { mode: 0o600 });

/** A file of tests as a process of its own, with the pooler in between. */
async function walk(bestand: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const kind = spawn(process.execPath, ['--test', '--test-isolation=none', '--test-force-exit', path.join(import.meta.dirname, bestand)], {
    cwd: path.join(import.meta.dirname, '../../apps/server'),
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let tekst = '';
  for (const stroom of [kind.stdout, kind.stderr]) stroom.on('data', (deel: Buffer) => (tekst += deel.toString()));
  const code = await new Promise((resolve) => kind.once('close', resolve));
  assert.equal(code, 0, tekst);
  assert.match(tekst, /fail 0/);
}

test(
  'without the address of PostgreSQL itself the start is refused in a sentence that asks for it; with that of another database too',
  { skip },
  async () => {
    const { DATABASE_URL = '' } = envOf(leeg);
    await assert.rejects(run(['post'], { DATABASE_URL }), /staat een pooler, zoals PgBouncer.*DATABASE_DIRECT_URL/);
    const anders = urlOf(twee[0] ?? leeg);
    await assert.rejects(run(['post'], { DATABASE_URL, DATABASE_DIRECT_URL: anders }), /niet naar dezelfde database/);
  },
);

test(
  'children play while their teachers look, more at once than there are connections: every teacher is answered, all is stored once, and the limits hold',
  { skip },
  async () => {
    const { database, connection } = await createTestDatabase();
    const wereld = await createWereld(database, Date.now() - 86_400_000);
    const { a, b } = wereld;
    const server = start({
      ...envOf(connection),
      DATABASE_POOL: '60',
      SPELRIJK_RATE_LIMIT: '0',
      SPELRIJK_SYNTHESISER: '0',
      LOG_LEVEL: 'warn',
    });
    await ready(server);
    const { rows } = await query({ connectionString: envOf(connection)['DATABASE_URL'] ?? '' }, 'show statement_timeout');
    assert.deepEqual(rows, [{ statement_timeout: '10s' }]);
    const kinderen = [...a.kinderen, ...b.kinderen];
    const spel = startSpelers(kinderen, () => server.url);
    const login = await fetch(`${server.url}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gebruikersnaam: 'schooladmin', wachtwoord: 'geheim-genoeg-voor-nu' }),
    });
    const token = String(Reflect.get(Object(await login.json()), 'token'));
    const { adminId } = wereld.persoon('schooladmin');
    const paden = [`groepen`, `groepen/${a.groepIds[0]}`, 'zoekregister'].map((pad) => `/api/admins/${adminId}/${pad}`);
    const gezien = new Set<number>();
    for (let keer = 0; keer < 5; keer++)
      await Promise.all(
        Array.from({ length: 60 }, async (_, i) => {
          const { status } = await fetch(`${server.url}${paden[i % paden.length]}`, { headers: { authorization: `Bearer ${token}` } });
          gezien.add(status);
        }),
      );
    assert.deepEqual(gezien, new Set([200]));
    while (spel.bevestigd.size < 100) await sleep(50);
    await spel.stop();
    assert.deepEqual(
      [...spel.statussen.keys()].filter((status) => status === 0 || (status >= 500 && status !== 503)),
      [],
      server.output(),
    );
    const { antwoorden, verdiend, munten } = await readBewaard(database, kinderen);
    assert.equal(new Set(antwoorden).size, antwoorden.length);
    assert.deepEqual(
      [...spel.bevestigd].filter((id) => !antwoorden.includes(id)),
      [],
    );
    assert.equal(munten, verdiend);
    server.child.kill('SIGTERM');
    assert.equal(await server.exit, 0);
  },
);

test('a stranger walks it all: owner, application, first child, backup, destroyed, restored', { skip, timeout: 900_000 }, () =>
  walk('../../apps/server/test/eerste-eigenaar.test.ts', { EIGEN_DATABASES: twee.map(urlOf).join(' ') }),
);

test('two servers start at once on an empty database, and know of each other what they know without it', { skip, timeout: 900_000 }, () =>
  walk('meer-servers.test.ts'),
);

test('every operation by every role is what the matrix says', { skip, timeout: 1_800_000 }, () => walk('zwarte-doos.test.ts'));
