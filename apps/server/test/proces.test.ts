import { test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningConnection } from '../src/platform/db/cluster.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { asProgram } from '../src/platform/db/program-role.ts';
import { createProcessen, ready, type Server } from './proces.ts';
import { silent } from './fixtures.ts';
import { readBewaard, startSpelers } from './spelers.ts';
import { createWereld } from './wereld.ts';

const { data, start } = createProcessen('proces');

const login = (server: Server) =>
  fetch(`${server.url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gebruikersnaam: 'docent', wachtwoord: 'spelrijk-demo' }),
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
const KILLS = Number(process.env['SPELRIJK_KILLS'] ?? 3);

test(
  `F01: killed ${KILLS} times while children play, every answer that was confirmed is there, once, every taak is paid once, and the keys are the same`,
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
