import { test } from 'node:test';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { runningConnection } from '../src/platform/db/cluster.ts';
import { createProcessen, ready, type Server } from './proces.ts';

const { data, start } = createProcessen('proces');

const login = (server: Server) =>
  fetch(`${server.url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gebruikersnaam: 'docent', wachtwoord: 'spelrijk-demo' }),
  });

/** The status, or 0 when no answer came. */
const post = (server: Server, path: string, body: object): Promise<number> =>
  fetch(`${server.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(
    ({ status }) => status,
    () => 0,
  );

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
  `F01: killed ${KILLS} times while it takes things in, every one that was confirmed is there, once, with the same keys`,
  { timeout: KILLS * 240_000 },
  async () => {
    const confirmed = new Set<string>();
    for (let kill = 0; kill < KILLS; kill++) {
      const klaar = new AbortController();
      const sender = async (): Promise<void> => {
        while (!klaar.signal.aborted) {
          const id = randomUUID();
          const vraag = {
            id,
            regio: 'nl',
            naam: 'Zoë',
            email: 'zoe@x.example',
            onderwerp: 'vraag',
            bericht: 'Hoe?',
            website: '',
            ms: 30_000,
          };
          // The same one twice: a browser that heard nothing sends again.
          const [een] = await Promise.all([post(first, '/api/site/vragen', vraag), post(first, '/api/site/vragen', vraag)]);
          if (een === 201) confirmed.add(id);
        }
      };
      const senders = Array.from({ length: 6 }, sender);
      // However slow the machine: it falls while it has confirmed things and is taking in more.
      const before = confirmed.size;
      while (confirmed.size < before + 6) await sleep(20);
      await sleep(Math.random() * 600);
      first.child.kill('SIGKILL');
      klaar.abort();
      await Promise.all(senders);
      await first.exit;
      first = start({ SPELRIJK_RATE_LIMIT: '0' });
      await ready(first);
    }
    assert.equal(await (await fetch(`${first.url}/api/auth/public-key`)).text(), publicKey);
    assert.ok(confirmed.size > KILLS * 5, String(confirmed.size));
    const client = new Client({ ...runningConnection(join(data, 'pg')), database: 'spelrijk' });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from contactvraag');
    await client.end();
    const stored = rows.map(({ id }) => id);
    assert.equal(new Set(stored).size, stored.length);
    assert.deepEqual(
      [...confirmed].filter((id) => !stored.includes(id)),
      [],
    );
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

test('F11: asked to stop, the server finishes what it is doing and ends with 0', async () => {
  const replies = Array.from({ length: 30 }, () =>
    login(first).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  await Promise.race(replies);
  first.child.kill('SIGTERM');
  const statuses = await Promise.all(replies);
  assert.equal(await first.exit, 0, first.output());
  for (const status of statuses) assert.ok([401, 429, 503, 0].includes(status), String(status));
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
