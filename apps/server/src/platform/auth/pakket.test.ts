import { test } from 'node:test';
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Route } from '@spelrijk/contract/define';
import { Pakket } from '@spelrijk/domain/admin';
import { Rol } from '@spelrijk/domain/rol';
import { createProefserver } from '../../../test/proefserver.ts';
import type { Actor } from '../http/context.ts';
import { createCounter, WRONG_LINKS } from '../http/counter.ts';
import { noLimiter } from '../http/limiter.ts';
import { mountRoute, type MountOptions } from '../http/mount.ts';
import { createServer } from '../http/server.ts';
import { createPakketCheck } from './pakket.ts';

const server = await createProefserver();
const { a } = server.wereld;
const route = (pakket: Pakket, path: string): Route => ({
  method: 'GET',
  path,
  summary: 'x',
  access: { wie: Rol.options, actie: 'session.login', pakket },
  ...(path.includes('{') && { params: z.object({ adminId: z.uuid() }) }),
  response: z.object({ ok: z.boolean() }),
  status: 200,
});

const options: Omit<MountOptions, 'handlers'> = {
  authenticate: async (header): Promise<Actor> => {
    const rol = Rol.parse(header);
    const { id, adminId } = rol === 'demo' ? server.wereld.persoon('demo') : { id: a.id, adminId: a.id };
    return { sessieId: a.id, id, adminId, rol, bewijs: { tweedeFactor: true, bevestigd: true, reden: null } };
  },
  demandPakket: createPakketCheck(server.database),
  onForbidden: () => undefined,
  clock: server.clock,
  limiter: noLimiter,
  openLimiter: noLimiter,
  wrongLinks: createCounter(WRONG_LINKS),
  isLate: () => false,
  secureCookies: false,
};

/** A server of routes that belong to a package; who asks says so in the header. */
const app = createServer({ logLevel: 'silent', trustProxy: [] }, () => 'nl');
for (const pakket of Pakket.options)
  for (const path of [`/api/${pakket}`, `/api/admins/{adminId}/${pakket}`])
    mountRoute(app, route(pakket, path), () => Promise.resolve({ ok: true }), options);

const ask = async (url: string, rol: Rol): Promise<number> =>
  (await app.inject({ method: 'GET', url, headers: { authorization: rol } })).statusCode;
const give = (pakketten: Pakket[]) => server.database.own.updateTable('admin').set({ pakketten }).where('admin_id', '=', a.id).execute();

test('A09: a route of a package is 404 for every role of an admin without it, and there at the next request when it is switched on', async () => {
  for (const pakket of Pakket.options) {
    const urls = [`/api/${pakket}`, `/api/admins/${a.id}/${pakket}`];
    const statuses = (): Promise<number[]> =>
      Promise.all(urls.flatMap((url) => Rol.options.filter((rol) => rol !== 'demo').map((rol) => ask(url, rol))));
    await give([]);
    assert.deepEqual(new Set(await statuses()), new Set([404]), pakket);
    await give([pakket]);
    assert.deepEqual(new Set(await statuses()), new Set([200]), pakket);
    await give(Pakket.options.filter((other) => other !== pakket));
    assert.deepEqual(new Set(await statuses()), new Set([404]), pakket);
  }
});

test('M03: what a handler gives beside the contract never leaves the server', async () => {
  const ruim = createServer({ logLevel: 'silent', trustProxy: [] }, () => 'nl');
  const rij = { ok: true, wachtwoord: 'een hash', adminId: a.id };
  mountRoute(ruim, { ...route('zorgtraject', '/api/rij'), access: { wie: 'iedereen' } }, () => Promise.resolve(rij), options);
  assert.deepEqual((await ruim.inject({ method: 'GET', url: '/api/rij' })).json(), { ok: true });
});

test('A09: switched off is 404 before anything is said about roles, and an address that is none is 404 too', async () => {
  const narrow = createServer({ logLevel: 'silent', trustProxy: [] }, () => 'nl');
  mountRoute(
    narrow,
    { ...route('zorgtraject', '/api/admins/{adminId}/plan'), access: { wie: ['docent'], actie: 'session.login', pakket: 'zorgtraject' } },
    () => Promise.resolve({ ok: true }),
    options,
  );
  const statusOf = async (adminId: string, rol: Rol): Promise<number> =>
    (await narrow.inject({ method: 'GET', url: `/api/admins/${adminId}/plan`, headers: { authorization: rol } })).statusCode;
  await give([]);
  const hier = Rol.options.filter((rol) => rol !== 'demo');
  for (const rol of hier) assert.equal(await statusOf(a.id, rol), 404, rol);
  // Of another customer: what it has is not told.
  assert.equal(await statusOf(a.id, 'demo'), 403);
  await give(['zorgtraject']);
  assert.equal(await statusOf(a.id, 'demo'), 403);
  assert.equal(await statusOf(a.id, 'docent'), 200);
  assert.equal(await statusOf(a.id, 'rtadmin'), 403);
  for (const adminId of ['geen-id', '%00', "' or 1=1"]) assert.equal(await statusOf(encodeURIComponent(adminId), 'docent'), 404, adminId);
});

test('A09: without an admin in the path the package of who asks counts', async () => {
  await give(['zorgtraject']);
  assert.equal(await ask('/api/zorgtraject', 'schooladmin'), 200);
  assert.equal(await ask('/api/zorgtraject', 'demo'), 404);
});
