import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { createProefserver } from '../../../test/proefserver.ts';
import { testId } from '../../../test/wereld.ts';

const server = await createProefserver();
const { id } = server.wereld.persoon('leerling');
const url = `/api/leerlingen/${id}/antwoorden`;
const antwoord = {
  id: testId(1),
  taakId: testId(2),
  opgaveId: testId(3),
  poging: 1,
  gegeven: 'boot',
  rtMs: 900,
  op: '2026-11-19T09:00:00.000Z',
  hints: 0,
};

test('when the queue for the database is older than half a second answers are sent away at once, everything else waits its turn, and the status says so', async () => {
  const token = await server.login('leerling');
  const busy = Array.from({ length: 14 }, () => sql`select pg_sleep(1.5)`.execute(server.database.own));
  await new Promise((resolve) => setTimeout(resolve, 800));
  const wie = server.get('/api/auth/mij', token);
  const gezond = server.get('/api/health');
  const weg = await server.post(url, { game: 'x', antwoorden: [antwoord] }, token);
  assert.deepEqual([weg.status, weg.headers['retry-after']], [503, '2']);
  assert.equal((await wie).status, 200);
  assert.partialDeepStrictEqual((await gezond).body, { ready: true, vlot: false });
  await Promise.all(busy);
  assert.partialDeepStrictEqual((await server.get('/api/health')).body, { ready: true, vlot: true });
  assert.notEqual((await server.post(url, { game: 'x', antwoorden: [antwoord] }, token)).status, 503);
});
