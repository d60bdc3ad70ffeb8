import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from './api.gen.ts';
import { createClient, fillPath, queryText, type Paths } from './client.ts';
import { corePaths } from './paths.gen.ts';
import { kantoorPaths } from './paths-kantoor.gen.ts';
import { leerlingPaths } from './paths-leerling.gen.ts';
import { praktijkPaths } from './paths-praktijk.gen.ts';
import { stafPaths } from './paths-staf.gen.ts';

const paths: Paths = { ...corePaths, ...leerlingPaths, ...stafPaths, ...kantoorPaths, ...praktijkPaths };

test('the path tables name every route of the contract as the contract does', () => {
  assert.deepEqual(paths, Object.fromEntries(Object.entries(api).map(([name, route]) => [name, [route.method, route.path]])));
});

test('what every page carries stands nowhere else, and what a child may call is whole in its own table', () => {
  const later = new Set([leerlingPaths, stafPaths, kantoorPaths, praktijkPaths].flatMap(Object.keys));
  assert.deepEqual(
    Object.keys(corePaths).filter((name) => later.has(name)),
    [],
  );
  const child = Object.entries(api).filter(([, { access }]) => access.wie !== 'iedereen' && access.wie.some((rol) => rol === 'leerling'));
  assert.ok(child.length > 40);
  assert.deepEqual(
    child.map(([name]) => name).filter((name) => !(name in leerlingPaths) && !(name in corePaths)),
    [],
  );
});

test('a call fills the path and passes the body', async () => {
  const sent: unknown[] = [];
  const call = createClient(
    async (request) => {
      sent.push(request);
      return { token: 't' };
    },
    async (name) => paths[name],
  );
  assert.deepEqual(await call('login', { body: { gebruikersnaam: 'docent', wachtwoord: 'geheim' } }), { token: 't' });
  await call('listGroepen', { params: { adminId: 'a b' } });
  assert.deepEqual(sent, [
    { method: 'POST', path: '/api/auth', body: { gebruikersnaam: 'docent', wachtwoord: 'geheim' } },
    { method: 'GET', path: '/api/admins/a%20b/groepen', body: undefined },
  ]);
});

test('a value cannot climb out of its place in the path', () => {
  assert.equal(fillPath('/api/x/{id}', { id: '../y?z#' }), '/api/x/..%2Fy%3Fz%23');
});

test('a missing value throws', () => {
  assert.throws(() => fillPath('/api/x/{id}', {}), TypeError);
});

test('a query leaves undefined values out', () => {
  assert.equal(queryText({ a: 1, b: undefined, c: 'ë&' }), '?a=1&c=%C3%AB%26');
  assert.equal(queryText({}), '');
});
