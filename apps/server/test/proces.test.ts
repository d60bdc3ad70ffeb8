import { test } from 'node:test';
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningConnection } from '../src/platform/db/cluster.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { asProgram } from '../src/platform/db/program-role.ts';
import { query, urlOf } from './cluster.ts';
import { createTestDatabase } from './database.ts';
import { BLOK, createProcessen, ready, type Server } from './proces.ts';
import { silent, RARE } from './fixtures.ts';
import { readBewaard, startSpelers } from './spelers.ts';
import { createWereld, testId, WACHTWOORD } from './wereld.ts';

const { data, start } = createProcessen('proces');

const login = (server: Server) =>
  fetch(`${server.url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gebruikersnaam: 'docent', wachtwoord: 'spelrijk-demo' }),
  });

test('what runs beside it begins its servers in another block of ports', () => {
  const telt = `const { freePort } = await import(${JSON.stringify(join(import.meta.dirname, 'proces.ts'))}); process.stdout.write(String(freePort()));`;
  const ander = (): number => Number(spawnSync(process.execPath, ['--input-type=module', '-e', telt], { encoding: 'utf8' }).stdout);
  // One after the other, so with numbers of processes that follow each other: those two may have the same block, and neither has ours.
  const poorten = [start({}, ['nergens']), start({}, ['nergens'])].map(({ url }) => Number(new URL(url).port));
  for (const poort of [ander(), ander()])
    for (const onze of poorten) assert.ok(Math.floor(poort / BLOK) !== Math.floor(onze / BLOK), `${poort} beside ${onze}`);
});

let first: Server;
let publicKey = '';

test('a start on an empty folder makes a database that keeps what it confirms, and no demo login', async () => {
  first = start({ SPELRIJK_RATE_LIMIT: '0' });
  await ready(first);
  assert.partialDeepStrictEqual(await (await fetch(`${first.url}/api/health`)).json(), { live: true, ready: true, durable: true });
  assert.equal((await login(first)).status, 401);
  publicKey = await (await fetch(`${first.url}/api/auth/public-key`)).text();
});

test('F05: a second server on the same data stops at once, not with 0, and names the first', async () => {
  const second = start();
  assert.equal(await second.exit, 1);
  assert.match(second.output(), new RegExp(`proces ${first.child.pid}\\b`));
  assert.equal((await fetch(`${first.url}/health/ready`)).status, 200);
});

/** How often in a run; all hundred in `npm run test:deep`. */
const KILLS = Number(process.env['SPELRIJK_KILLS'] ?? 1);

test(
  `F01: killed while children play, every answer that was confirmed is there, once, every taak is paid once, and the keys are the same (${KILLS})`,
  { timeout: KILLS * 240_000 },
  async () => {
    const database = openDatabase({ connection: asProgram(runningConnection(join(data, 'pg'))), max: 2, log: silent });
    const { a, b } = await createWereld(database, Date.now() - 86_400_000);
    const kinderen = [...a.kinderen, ...b.kinderen];
    const spel = startSpelers(kinderen, () => first.url);
    for (let kill = 0; kill < KILLS; kill++) {
      // However slow the machine: it falls while it has confirmed things and is taking in more.
      const before = spel.bevestigd.size;
      while (spel.bevestigd.size < before + 6 || spel.betaald.size <= kill) await sleep(20);
      await sleep(Math.random() * 600);
      first.child.kill('SIGKILL');
      await first.exit;
      first = start({ SPELRIJK_RATE_LIMIT: '0' });
      await ready(first);
    }
    await spel.stop();
    assert.equal(await (await fetch(`${first.url}/api/auth/public-key`)).text(), publicKey);
    assert.ok(spel.bevestigd.size > KILLS * 5, String(spel.bevestigd.size));
    const { antwoorden, af, verdiend, munten } = await readBewaard(database, kinderen);
    await database.close();
    assert.equal(new Set(antwoorden).size, antwoorden.length);
    assert.deepEqual(
      [...spel.bevestigd].filter((id) => !antwoorden.includes(id)),
      [],
    );
    assert.deepEqual(
      [...spel.betaald].filter((id) => !af.includes(id)),
      [],
    );
    assert.equal(munten, verdiend);
  },
);

test('T19: the command gives a new key to the running server, and one to a folder that nobody uses', async () => {
  const key = async (server: Server): Promise<string> => (await fetch(`${server.url}/api/auth/public-key`)).text();
  const command = (folder: string): Server => start({ SPELRIJK_DATA: folder }, ['sleutels']);
  const asked = command(data);
  assert.equal(await asked.exit, 0, asked.output());
  assert.match(asked.output(), new RegExp(`Proces ${first.child.pid} maakt een nieuwe sleutel`));
  for (let i = 0; i < 100 && (await key(first)) === publicKey; i++) await sleep(50);
  assert.notEqual(await key(first), publicKey);
  const empty = mkdtempSync(join(tmpdir(), 'spelrijk-sleutels-'));
  const alone = command(empty);
  assert.equal(await alone.exit, 0, alone.output());
  assert.match(alone.output(), /Er is een nieuwe sleutel/);
  rmSync(empty, { recursive: true, force: true });
});

/** Somebody else each time, with another password: nobody has to wait for the tries of others. */
const loginAs = (naam: string): Promise<Response> =>
  fetch(`${first.url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gebruikersnaam: naam, wachtwoord: `van ${naam}` }),
  });

test('F07: when the database falls over, requests get a clear 503 and nothing else, and it comes back within seconds without a restart', async () => {
  const pid = Number(readFileSync(join(data, 'pg/data/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  const seen = new Set<number>();
  const klaar = new Set<number>();
  const begin = performance.now();
  for (let back = 0; back < 3 && performance.now() - begin < 60_000; await sleep(30)) {
    const asked = performance.now();
    const [answer, ready, live] = await Promise.all([
      loginAs(`iemand-${asked}`),
      fetch(`${first.url}/health/ready`),
      fetch(`${first.url}/health/live`),
    ]);
    // Nobody is kept waiting for a database that is not there.
    assert.ok(performance.now() - asked < 15_000);
    assert.equal(live.status, 200);
    seen.add(answer.status);
    klaar.add(ready.status);
    if (answer.status === 503) assert.ok(Number(answer.headers.get('retry-after')) > 0);
    back = seen.has(503) && ready.status === 200 && answer.status === 401 ? back + 1 : 0;
  }
  assert.deepEqual(seen, new Set([401, 503]));
  assert.deepEqual(klaar, new Set([200, 503]));
});

/** Over a line that the server has taken: `agent` keeps it. 0: the line was cut without an answer. */
const statusOver = (agent: Agent, pad: string, body?: string): Promise<number> =>
  new Promise((resolve) => {
    const vraag = request(`${first.url}${pad}`, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
    });
    vraag.once('error', () => resolve(0));
    vraag.once('response', (antwoord) => {
      antwoord.resume().once('close', () => resolve(antwoord.complete ? (antwoord.statusCode ?? 0) : 0));
    });
    vraag.end(body);
  });

/** Each looks at two passwords, two at once: more than a moment of work, far less than a stop may take. */
const BEZIG = 12;

test('F11: asked to stop, the server answers everybody whom it was answering, and ends with 0', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: BEZIG });
  const over = (maak: (i: number) => Promise<number>): Promise<number>[] => Array.from({ length: BEZIG }, (_, i) => maak(i));
  assert.deepEqual(new Set(await Promise.all(over(() => statusOver(agent, '/health/live')))), new Set([200]));
  let beantwoord = 0;
  const replies = over(async (i) => {
    const status = await statusOver(agent, '/api/auth', JSON.stringify({ gebruikersnaam: `stop-${i}`, wachtwoord: `van stop-${i}` }));
    beantwoord += 1;
    return status;
  });
  await Promise.race(replies);
  first.child.kill('SIGTERM');
  assert.ok(beantwoord < BEZIG, 'somebody is being answered when the stop comes');
  assert.deepEqual(new Set(await Promise.all(replies)), new Set([401]));
  assert.equal(await first.exit, 0, first.output());
  agent.destroy();
});

test('P01: nothing that was typed at login stands in the log', () => {
  assert.doesNotMatch(first.output(), /spelrijk-demo|docent|Bearer|eyJ/);
  assert.match(first.output(), /"route":"\/api\/auth"/);
});

test('F23: a setting that makes no sense stops the start with one clear line', async () => {
  const wrong = start({ PORT: 'vijf' });
  assert.equal(await wrong.exit, 1);
  assert.match(wrong.output(), /PORT/);
  assert.doesNotMatch(wrong.output(), /at .*\.ts:\d+/);
});

test('F23: a database that cannot be reached stops the start', async () => {
  const wrong = start({ DATABASE_URL: 'postgres://niemand@127.0.0.1:1/niets' });
  assert.equal(await wrong.exit, 1);
  assert.notEqual(wrong.output().trim(), '');
});

const { data: elders, start: startElders } = createProcessen('leest');
writeFileSync(join(elders, 'geheim'), `${'07'.repeat(32)}\n`, { mode: 0o600 });
const { database: gedeeld, connection: daar } = await createTestDatabase();
const { a } = await createWereld(gedeeld, Date.now() - 86_400_000);
const DAAR = { DATABASE_URL: urlOf(daar), SPELRIJK_SECRET_FILE: join(elders, 'geheim'), SPELRIJK_SYNTHESISER: '0', LOG_LEVEL: 'warn' };

/** As a standby is, and a database that somebody else made read-only: for everybody who connects from now on, and whoever is connected has to. */
async function setLeestAlleen(leestAlleen: boolean): Promise<void> {
  const { rows } = await query(daar, 'select current_database() as naam');
  const naam = String(Reflect.get(Object(rows[0]), 'naam'));
  await query(
    daar,
    `begin read write; alter database "${naam}" set default_transaction_read_only = ${leestAlleen ? 'on' : 'off'}; commit;
     select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

const ask = (server: Server, pad: string, token?: string, body?: object): Promise<Response> =>
  fetch(`${server.url}${pad}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
async function logIn(server: Server, gebruikersnaam: string): Promise<string> {
  const antwoord = await ask(server, '/api/auth', undefined, { gebruikersnaam, wachtwoord: WACHTWOORD });
  return String(Reflect.get(Object(await antwoord.json()), 'token'));
}
const VRAAG = { regio: 'nl', naam: 'Zoë', email: 'zoe@x.example', onderwerp: 'vraag', bericht: 'Hoe?', website: '', ms: 30_000 };

test(
  'F25: a database that only reads, as a standby: what reads goes on, what writes hears 503 and when to come back, and all is well when it writes again',
  RARE,
  async () => {
    const server = startElders(DAAR);
    await ready(server);
    const [kind, docent] = [await logIn(server, 'leerling'), await logIn(server, 'docent')];
    const leest = (): Promise<readonly number[]> =>
      Promise.all(
        [
          ask(server, `/api/leerlingen/${a.kinderen[0]?.id}/landkaart`, kind),
          ask(server, `/api/admins/${a.id}/groepen`, docent),
          ask(server, '/api/auth/mij', docent),
        ].map(async (antwoord) => (await antwoord).status),
      );
    assert.deepEqual(await leest(), [200, 200, 200]);
    await setLeestAlleen(true);
    while ((await ask(server, '/health/ready')).status !== 503) await sleep(100);
    assert.deepEqual(await leest(), [200, 200, 200]);
    const schrijft = [
      await ask(server, '/api/site/vragen', undefined, { ...VRAAG, id: testId('op een standby') }),
      await ask(server, '/api/auth', undefined, { gebruikersnaam: 'docent2', wachtwoord: WACHTWOORD }),
      await ask(server, `/api/leerlingen/${a.kinderen[0]?.id}/taken`, kind, { id: testId('taak daar'), somvensterId: 'ei-ij' }),
    ];
    for (const { status, headers, url } of schrijft) {
      assert.equal(status, 503, url);
      assert.ok(Number(headers.get('retry-after')) > 0, url);
    }
    assert.partialDeepStrictEqual(await (await ask(server, '/api/health')).json(), { live: true, ready: false });
    await setLeestAlleen(false);
    while ((await ask(server, '/health/ready')).status !== 200) await sleep(100);
    assert.equal((await ask(server, '/api/site/vragen', undefined, { ...VRAAG, id: testId('na een standby') })).status, 201);
    assert.deepEqual(await leest(), [200, 200, 200]);
    server.child.kill('SIGTERM');
    assert.equal(await server.exit, 0, server.output());
  },
);

test('F25: a server or a command that is started on a database that only reads says so in one sentence and ends', RARE, async () => {
  await setLeestAlleen(true);
  for (const woorden of [[], ['eigenaar', 'ans@spelrijk.example']]) {
    const eerste = startElders(DAAR, woorden);
    assert.equal(await eerste.exit, 1, eerste.output());
    assert.equal(
      eerste.output().trim(),
      'In de database waar DATABASE_URL naartoe leidt, kan alleen gelezen worden, zoals in een standby. Laat DATABASE_URL naar de primaire server leiden, of noem beide servers met target_session_attrs=read-write.',
    );
  }
  await setLeestAlleen(false);
});

test('F25: a data folder on a file system that only reads keeps nobody from practising', RARE, async (t) => {
  const map = join(elders, 'leest');
  mkdirSync(map);
  const mount = (...woorden: string[]): boolean => spawnSync('mount', woorden).status === 0;
  if (!mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', map)) return t.skip('this user may not mount');
  t.after(() => spawnSync('umount', ['-l', map]));
  assert.ok(mount('-o', 'remount,ro', map));
  const server = startElders({ ...DAAR, SPELRIJK_DATA: map });
  await ready(server);
  const kind = await logIn(server, 'leerling');
  assert.equal((await ask(server, `/api/leerlingen/${a.kinderen[0]?.id}/landkaart`, kind)).status, 200);
  assert.equal((await ask(server, '/api/site/vragen', undefined, { ...VRAAG, id: testId('zonder schijf') })).status, 201);
  assert.match(server.output(), /lijst van wie gewist is niet bewaard/);
  server.child.kill('SIGTERM');
  assert.equal(await server.exit, 0, server.output());
});

/** Minutes of playing in a narrow room; asked for by `npm run test:deep`. */
const MINUTEN = Number(process.env['SPELRIJK_GEHEUGEN'] ?? 0);
const RUIMTE = 512 * 1_048_576;

/** A group of processes of our own with this much memory (control groups of Linux, either version), below the one we are in. Undefined where we may make none. */
function createKamer(bytes: number): string | undefined {
  const [, oud] = /^\d+:memory:(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
  const [, nieuw = ''] = /^0::(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
  const map = join(oud === undefined ? `/sys/fs/cgroup${nieuw}` : `/sys/fs/cgroup/memory${oud}`, `spelrijk-${process.pid}`);
  try {
    mkdirSync(map);
    writeFileSync(join(map, oud === undefined ? 'memory.max' : 'memory.limit_in_bytes'), String(bytes));
    return map;
  } catch {
    return undefined;
  }
}

/** What it holds of its own (bytes): pages of files come and go. */
const eigenGeheugen = (pid: number | undefined): number =>
  Number(/^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
const grootste = (bytes: readonly number[]): number => Math.max(...bytes);

test(
  `F18: in 512 MB the server goes on for ${MINUTEN} minutes while children play and grows no more after half of them; killed for want of memory it has kept every answer that it confirmed, once`,
  { timeout: (MINUTEN + 5) * 60_000 },
  async (t) => {
    if (MINUTEN === 0) return t.skip('SPELRIJK_GEHEUGEN says for how many minutes');
    const kamer = createKamer(RUIMTE);
    if (kamer === undefined) return t.skip('no control group may be made here');
    t.after(() => rmdirSync(kamer));
    const { database, connection } = await createTestDatabase();
    const wereld = await createWereld(database, Date.now() - 86_400_000);
    // A visitor plays as somebody of its own.
    const kinderen = wereld.admins.flatMap((admin) => admin.kinderen).filter(({ gebruikersnaam }) => gebruikersnaam !== 'demo');
    const env = { ...DAAR, DATABASE_URL: urlOf(connection), SPELRIJK_RATE_LIMIT: '0' };
    const verhuis = (groep: string, pid = process.pid): void => writeFileSync(join(groep, 'cgroup.procs'), String(pid));
    const open = async (): Promise<Server> => {
      // It is born in the room: how much it may have is what a program asks when it begins.
      verhuis(kamer);
      const nieuw = startElders(env);
      verhuis(dirname(kamer));
      await ready(nieuw);
      return nieuw;
    };
    let server = await open();
    const spel = startSpelers(kinderen, () => server.url);
    const gezien: number[] = [];
    const einde = performance.now() + MINUTEN * 60_000;
    while (performance.now() < einde) {
      await sleep(1000);
      assert.equal(server.child.exitCode, null, server.output());
      gezien.push(eigenGeheugen(server.child.pid));
    }
    const half = gezien.length / 2;
    const [eerst, laatst] = [grootste(gezien.slice(half / 2, half)), grootste(gezien.slice(half))];
    t.diagnostic(
      `${spel.bevestigd.size} answers; of its own at most ${Math.round(eerst / 1_048_576)} MB, then ${Math.round(laatst / 1_048_576)} MB`,
    );
    assert.ok(laatst < eerst * 1.15, `${eerst} ${laatst}`);
    // Somebody else in the room takes all there is; of the two the kernel ends the server.
    writeFileSync(`/proc/${server.child.pid}/oom_score_adj`, '1000');
    const voor = spel.bevestigd.size;
    while (spel.bevestigd.size < voor + 6) await sleep(20);
    const eter = spawn(process.execPath, ['-e', 'const all = []; setInterval(() => all.push(Buffer.alloc(16_777_216, 1)), 20);']);
    verhuis(kamer, eter.pid);
    await server.exit;
    eter.kill('SIGKILL');
    assert.equal(server.child.signalCode, 'SIGKILL');
    server = await open();
    const na = spel.bevestigd.size;
    while (spel.bevestigd.size < na + 6) await sleep(20);
    await spel.stop();
    const { antwoorden, af, verdiend, munten } = await readBewaard(database, kinderen);
    assert.equal(new Set(antwoorden).size, antwoorden.length);
    assert.deepEqual(
      [...spel.bevestigd].filter((id) => !antwoorden.includes(id)).concat([...spel.betaald].filter((id) => !af.includes(id))),
      [],
    );
    assert.equal(munten, verdiend);
    server.child.kill('SIGTERM');
    assert.equal(await server.exit, 0, server.output());
  },
);
