import { test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProcessen, ready, type Server } from './proces.ts';

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
  first = start();
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

test('F01: after a kill of the program the next start is ready, with the same keys', async () => {
  first.child.kill('SIGKILL');
  await first.exit;
  first = start();
  await ready(first);
  assert.equal(await (await fetch(`${first.url}/api/auth/public-key`)).text(), publicKey);
});

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

test('F07: when the database falls over, requests get a clear 503, and it comes back without a restart', async () => {
  const pid = Number(readFileSync(join(data, 'pg/data/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  const down = await login(first);
  assert.ok([401, 503].includes(down.status), String(down.status));
  if (down.status === 503) assert.ok(Number(down.headers.get('retry-after')) > 0);
  assert.equal((await fetch(`${first.url}/health/live`)).status, 200);
  await ready(first);
  assert.equal((await login(first)).status, 401);
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
