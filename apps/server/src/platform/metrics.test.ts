import { test } from 'node:test';
import assert from 'node:assert/strict';
import { z } from 'zod';
import { createProefserver } from '../../test/proefserver.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { silent } from '../../test/fixtures.ts';

const server = await createProefserver({}, (database) => createMetrics(database));

async function readCijfers(): Promise<{ readonly type: string; readonly text: string }> {
  const cijfers = createMetrics(server.database);
  return cijfers.text();
}

test('what is answered is counted by pattern of the route, and no address, name or id is in the figures', async () => {
  const { metrics } = server;
  assert.ok(metrics);
  const token = await server.login('docent');
  await server.get(`/api/admins/${server.wereld.a.id}/groepen`, token);
  await server.post('/api/auth', { gebruikersnaam: 'docent', wachtwoord: 'fout' });
  await server.get(`/bestaat/niet/${server.wereld.a.id}`);
  const { type, text } = await metrics.text();
  assert.match(type, /^application\/openmetrics-text/);
  assert.match(text, /spelrijk_request_seconds_count\{method="GET",route="\/api\/admins\/:adminId\/groepen",status="200"\} 1\n/);
  assert.match(text, /spelrijk_logins_geweigerd_total\{status="401"\} 1\n/);
  assert.match(text, /spelrijk_database_up 1\n/);
  assert.match(text, /spelrijk_database_intact 1\n/);
  for (const naam of [
    'spelrijk_pool_connections{stand="bezet"}',
    'spelrijk_queue_age_seconds',
    'spelrijk_mail_wacht',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    assert.ok(text.includes(naam), naam);
  assert.ok(text.endsWith('# EOF\n'));
  assert.doesNotMatch(text, new RegExp(`${server.wereld.a.id}|docent|fout`));
});

test('a database that is away is not one with a page that cannot be read', async () => {
  const { text } = await createMetrics({ ...server.database, probe: () => Promise.reject(new Error('weg')) }).text();
  assert.match(text, /spelrijk_database_up 0\n/);
  assert.match(text, /spelrijk_database_intact 1\n/);
});

test('they stand on an address of their own, and nowhere on that of the web app', async () => {
  const listening = await serveMetrics(
    { watch: () => undefined, job: () => undefined, text: readCijfers },
    { host: '127.0.0.1', port: 0 },
    silent,
  );
  test.after(() => listening.close());
  const { port } = z.object({ port: z.number() }).parse(listening.address());
  assert.equal((await fetch(`http://127.0.0.1:${port}/metrics`)).status, 200);
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404);
  assert.equal((await server.get('/metrics')).status, 404);
});

test('every answer has a number, and what went wrong inside is told by that number', async () => {
  const [een, twee] = [await server.get('/api/health'), await server.get('/api/health')];
  assert.match(String(een.headers['x-request-id']), /^[0-9a-f-]{36}$/);
  assert.notEqual(een.headers['x-request-id'], twee.headers['x-request-id']);
});
