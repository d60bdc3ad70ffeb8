import { test } from 'node:test';
import assert from 'node:assert/strict';
import { api } from '@spelrijk/contract/api';
import { groepenRoutes } from '@spelrijk/contract/groepen';
import { logboekRoutes } from '@spelrijk/contract/logboek';
import type { Route } from '@spelrijk/contract/define';
import { Pakket } from '@spelrijk/domain/admin';
import { Rol } from '@spelrijk/domain/rol';
import { sql } from 'kysely';
import { createProefserver } from '../../../test/proefserver.ts';
import { voorbeeldVan } from '../../../test/voorbeeld.ts';
import { KANARIE, testId, WACHTWOORD } from '../../../test/wereld.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const vreemdKind = server.wereld.persoon('b-leerling');
const eigenKind = server.wereld.persoon('leerling');
const routes: readonly Route[] = Object.values(api);

interface Ids {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingId: string;
  readonly taakId?: string;
}

/** Places that a test does not name get what the route would take and what does not exist. */
const fill = ({ path, params }: Route, ids: Ids): string => {
  const values: Readonly<Record<string, unknown>> = {
    ...(params && voorbeeldVan(params)),
    ...ids,
    taakId: ids.taakId ?? testId('taak'),
    somvensterId: 'kz-mkm',
  };
  return path.replace(/\{(\w+)\}/g, (_, naam: string) => String(values[naam]));
};

const call = async (route: Route, ids: Ids, wie: string) => {
  const payload = route.body && voorbeeldVan(route.body);
  const headers = Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {};
  const query = new URLSearchParams(Object.entries((route.query && voorbeeldVan(route.query)) ?? {})).toString();
  const token = await server.login(wie);
  const reply = await server.request({
    method: route.method,
    url: `${fill(route, ids)}${query && `?${query}`}`,
    token,
    headers,
    ...(payload && { payload }),
  });
  // Who let a child sit down gives the password before asking anything else.
  if (route.path.endsWith('/naast') && reply.status === 200) await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, token);
  return reply;
};

const withIds = routes.filter(({ path }) => path.includes('{'));
const groepA = a.groepIds[0] ?? '';
const groepB = b.groepIds[0] ?? '';
/** Password given again, so that what is asked next is whose it is. */
for (const wie of ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'])
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, await server.login(wie));
const OWN: Ids = { adminId: a.id, groepId: groepA, leerlingId: eigenKind.id };

test('the office dashboard counts customers and holds no child', async () => {
  const { body, text } = await server.get('/api/office/dashboard', await server.login('office'));
  assert.partialDeepStrictEqual(body, { totalen: { admins: 5, leerlingen: 8 } });
  assert.ok(!text.includes('leerling3') && !text.includes('Kantoor'));
});

test('A02: an id of another admin is 404 for every role and route, equal to an id that does not exist', async () => {
  const none = testId('bestaat niet');
  const foreign: readonly [Ids, Ids][] = [
    [
      { ...OWN, adminId: b.id, groepId: groepB, leerlingId: vreemdKind.id },
      { adminId: none, groepId: none, leerlingId: none },
    ],
    [
      { ...OWN, leerlingId: vreemdKind.id },
      { ...OWN, leerlingId: none },
    ],
    [
      { ...OWN, groepId: groepB, leerlingId: vreemdKind.id },
      { ...OWN, groepId: none, leerlingId: none },
    ],
    [
      { ...OWN, adminId: b.id },
      { ...OWN, adminId: none },
    ],
  ];
  for (const route of withIds) {
    for (const wie of ['schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo'] as const) {
      for (const [vreemd, geen] of foreign) {
        const used = (ids: Ids): string => fill(route, ids);
        if (used(vreemd) === used(OWN) || used(vreemd) === used(geen)) continue;
        const [x, y] = [await call(route, vreemd, wie), await call(route, geen, wie)];
        assert.ok([403, 404].includes(x.status), `${wie} ${route.method} ${route.path}: ${x.status}`);
        assert.deepEqual([x.status, x.text], [y.status, y.text], `${wie} ${route.path}`);
      }
    }
  }
});

test('A02: whether another customer has a package shows nowhere: its id is as absent as one of nobody', async () => {
  const setPakketten = (pakketten: Pakket[]) => server.database.own.updateTable('admin').set({ pakketten }).execute();
  await setPakketten([...Pakket.options]);
  const gebonden = withIds.filter(
    ({ access, path }) => access.wie !== 'iedereen' && access.pakket !== undefined && path.includes('{adminId}'),
  );
  assert.ok(gebonden.length > 30, String(gebonden.length));
  for (const route of gebonden) {
    for (const wie of ['schooladmin', 'docent', 'rtadmin', 'leerling'] as const) {
      const [x, y] = [await call(route, { ...OWN, adminId: b.id }, wie), await call(route, { ...OWN, adminId: testId('geen admin') }, wie)];
      assert.deepEqual([x.status, x.text], [y.status, y.text], `${wie} ${route.path}`);
    }
  }
  await setPakketten([]);
});

test('A03: a leerling under another groep of the same school is 404', async () => {
  const url = `/api/admins/${a.id}/groepen/${a.groepIds[1]}/leerlingen/${eigenKind.id}/voortgang`;
  assert.equal((await server.get(url, await server.login('schooladmin'))).status, 404);
});

test('A04: no byte of another school reaches anybody', async () => {
  for (const wie of ['schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo']) {
    for (const route of withIds) {
      for (const ids of [OWN, { adminId: b.id, groepId: groepB, leerlingId: vreemdKind.id }]) {
        const { text } = await call(route, ids, wie);
        assert.ok(!text.includes(KANARIE), `${wie} ${route.path}`);
      }
    }
  }
});

test('A05: a docent sees her own groepen and their leerlingen, and no other of the school', async () => {
  const token = await server.login('docent');
  const list = await server.get(`/api/admins/${a.id}/groepen`, token);
  assert.partialDeepStrictEqual(list.body, { groepen: [{ id: groepA }] });
  assert.equal(groepenRoutes.listGroepen.response.parse(list.body).groepen.length, 1);
  assert.equal((await server.get(`/api/admins/${a.id}/groepen/${groepA}`, token)).status, 200);
  const ander = server.wereld.persoon('leerling3');
  for (const url of [
    `/api/admins/${a.id}/groepen/${a.groepIds[1]}`,
    `/api/admins/${a.id}/groepen/${a.groepIds[1]}/leerlingen/${ander.id}/voortgang`,
    `/api/leerlingen/${ander.id}/landkaart`,
  ]) {
    assert.equal((await server.get(url, token)).status, 404, url);
  }
});

test('A06: a leerling reaches no classmate', async () => {
  const klasgenoot = server.wereld.persoon('leerling2');
  for (const route of withIds.filter(({ path }) => path.includes('/api/leerlingen/'))) {
    assert.equal((await call(route, { ...OWN, leerlingId: klasgenoot.id }, 'leerling')).status, 404, route.path);
  }
});

test('A07: another spelling of an address gets no other decision', async () => {
  const token = await server.login('leerling');
  const base = `/api/admins/${a.id}/groepen`;
  for (const url of [
    `${base}/`,
    `//api/admins/${a.id}/groepen`,
    base.toUpperCase(),
    `/api/x/%2e%2e/admins/${a.id}/groepen`,
    `${base};a=1`,
    `${base}.json`,
  ]) {
    const { status } = await server.get(url, token);
    assert.ok([400, 403, 404].includes(status), `${url}: ${status}`);
  }
  const readOnly = `${base.replace(/groepen$/, '')}logboek`;
  const override = await server.request({ method: 'POST', url: readOnly, token, headers: { 'x-http-method-override': 'GET' } });
  assert.equal(override.status, 405);
});

test('A08: an id in another form is 400 or 404, never an error of ours', async () => {
  const token = await server.login('schooladmin');
  for (const id of [a.id.toUpperCase(), `%20${a.id}`, '-1', '9223372036854775808', 'x'.repeat(5000), '%00', 'null', '[]', "' or 1=1--"]) {
    // In the place of a customer, and where the database would be asked for it.
    for (const url of [`/api/admins/${id}/groepen`, `/api/admins/${a.id}/groepen/${id}`, `/api/leerlingen/${id}/landkaart`]) {
      const { status } = await server.get(url, token);
      assert.ok([400, 404].includes(status), `${url.slice(0, 90)}: ${status}`);
    }
  }
  for (const [url, id] of [
    [`/api/admins/${a.id}/groepen/${groepA}/leerlingen`, groepA],
    [`/api/leerlingen/${eigenKind.id}/landkaart`, eigenKind.id],
  ] as const) {
    assert.equal((await server.get(url, token)).status, 200, url);
    assert.equal((await server.get(url.replace(id, id.toUpperCase()), token)).status, 400, url);
  }
});

test('A13: taking a docent off a groep works at the next request', async () => {
  const token = await server.login('docent2');
  const url = `/api/admins/${a.id}/groepen/${a.groepIds[1]}`;
  assert.equal((await server.get(url, token)).status, 200);
  await server.database.forAdmin(a.id, (db) =>
    db
      .deleteFrom('groep_docent')
      .where('groep_id', '=', a.groepIds[1] ?? '')
      .execute(),
  );
  assert.equal((await server.get(url, token)).status, 404);
});

test('A16: our office may not read a groep or a voortgang without a reason or a second factor: 409, which logs nobody out', async () => {
  const office = await server.login('office');
  const superadmin = await server.login('superadmin');
  for (const token of [office, superadmin]) {
    assert.partialDeepStrictEqual((await server.get(`/api/admins/${a.id}/groepen`, token)).body, { code: 'auth/reden-nodig' });
    assert.equal((await server.get(`/api/admins/${a.id}/groepen/${groepA}`, token)).status, 409);
  }
  const voortgang = `/api/admins/${a.id}/groepen/${groepA}/leerlingen/${eigenKind.id}/voortgang`;
  assert.equal((await server.get(voortgang, superadmin)).status, 409);
  assert.equal((await server.get(voortgang, office)).status, 403);
});

test('A16: with a typed reason our office reads a groep, and the school sees who looked and why', async () => {
  const office = await server.login('office');
  const url = `/api/admins/${a.id}/groepen/${groepA}`;
  const reden = 'Vraag van de school: café één';
  const look = (token: string, headers: Readonly<Record<string, string>>) => server.request({ method: 'GET', url, token, headers });
  assert.equal((await look(office, { 'x-reden': 'kort' })).status, 400);
  assert.equal((await look(office, { 'x-reden': encodeURIComponent(reden) })).status, 200);
  const { body } = await server.get(`/api/admins/${a.id}/logboek?soort=inzage`, await server.login('schooladmin'));
  const [regel] = logboekRoutes.readLogboek.response.parse(body).regels;
  assert.partialDeepStrictEqual(regel, { soort: 'inzage', actie: 'group.read', rol: 'office', over: 'School A groep 1', reden });
  const { rows } = await sql<{ naam: string }>`
    select trim(roepnaam || ' ' || achternaam) as naam from gebruiker where id = ${server.wereld.persoon('office').id}`.execute(
    server.database.own,
  );
  assert.ok(rows[0]?.naam);
  assert.equal(regel?.wie, rows[0].naam);
  // An owner of our office reads who looked and why, and no names of children or groepen.
  const van = await server.get(`/api/admins/${a.id}/logboek?soort=inzage`, await server.login('superadmin'));
  assert.ok(!van.text.includes('School A groep 1'));
});

test('A16: the list of groepen names no leerling to our office, whatever its reason, and does to the school', async () => {
  const url = `/api/admins/${a.id}/groepen`;
  const headers = { 'x-reden': encodeURIComponent('vraag van de school') };
  const lijst = async (wie: string) =>
    groepenRoutes.listGroepen.response.parse((await server.request({ method: 'GET', url, token: await server.login(wie), headers })).body);
  assert.equal((await lijst('office')).wieEerst, null);
  assert.ok(((await lijst('schooladmin')).wieEerst ?? []).length > 0);
});

test('A16: a look at an admin that does not exist is 404 and leaves no line', async () => {
  const office = await server.login('office');
  const none = testId('geen admin');
  const answer = await server.request({
    method: 'GET',
    url: `/api/admins/${none}/groepen`,
    token: office,
    headers: { 'x-reden': 'zomaar%20kijken' },
  });
  assert.equal(answer.status, 404);
  assert.deepEqual(await server.database.own.selectFrom('audit').select('id').where('admin_id', '=', none).execute(), []);
});

test('A16: our office looks on only with a reason, and leaves a line that the school can see', async () => {
  const office = await server.login('office');
  const url = `/api/leerlingen/${eigenKind.id}/landkaart`;
  assert.partialDeepStrictEqual((await server.get(url, office)).body, { code: 'auth/reden-nodig' });
  const headers = { 'x-reden': encodeURIComponent('Het scherm blijft wit') };
  assert.equal((await server.request({ method: 'GET', url, token: office, headers })).status, 200);
  const lines = await server.database.forAdmin(a.id, (db) =>
    db.selectFrom('audit').select(['rol', 'actie', 'object_id', 'account_id']).where('actie', '=', 'pupilMap.read').execute(),
  );
  assert.deepEqual(lines, [
    { rol: 'office', actie: 'pupilMap.read', object_id: eigenKind.id, account_id: server.wereld.persoon('office').id },
  ]);
});

test('A20: an answer is kept by nobody in between, and the mark of one admin opens nothing of another', async () => {
  const url = `/api/admins/${a.id}/groepen`;
  const mine = await server.get(url, await server.login('schooladmin'));
  assert.equal(mine.headers['cache-control'], 'private, no-store');
  assert.equal(mine.headers['etag'], undefined);
  const token = await server.login('b-schooladmin');
  for (const header of ['if-none-match', 'if-match'])
    assert.equal((await server.request({ method: 'GET', url, token, headers: { [header]: '*' } })).status, 404, header);
});

test('a role that a route is not for gets 403; where the package of the route is switched off, 404', async () => {
  const setPakketten = (pakketten: Pakket[]) =>
    server.database.own.updateTable('admin').set({ pakketten }).where('admin_id', '=', a.id).execute();
  for (const route of routes) {
    if (route.access.wie === 'iedereen' || route.access.pakket === undefined) continue;
    assert.equal((await call(route, OWN, 'docent')).status, 404, route.path);
  }
  await setPakketten([...Pakket.options]);
  for (const route of routes) {
    if (route.access.wie === 'iedereen') continue;
    const { wie } = route.access;
    for (const rol of Rol.options.filter((naam) => !wie.includes(naam)))
      assert.equal((await call(route, OWN, rol)).status, 403, `${rol} ${route.path}`);
  }
  await setPakketten([]);
});

test('the second wall: in one admin nothing of another exists, and without an admin nothing at all', async () => {
  const seen = await server.database.forAdmin(a.id, async (db) => ({
    leerlingen: await db.selectFrom('leerling').select('admin_id').execute(),
    admins: await db.selectFrom('admin').select('admin_id').execute(),
  }));
  assert.deepEqual(new Set([...seen.leerlingen, ...seen.admins].map((rij) => rij.admin_id)), new Set([a.id]));
  await assert.rejects(
    server.database.forAdmin(a.id, (db) =>
      db
        .insertInto('groep')
        .values({ admin_id: b.id, id: testId('g'), naam: 'x', jaargroepen: [5], volgnr: 1, created_at: new Date() })
        .execute(),
    ),
    /row-level security/,
  );
  await assert.rejects(
    server.database.forAdmin(a.id, (db) => db.selectFrom('account').selectAll().execute()),
    /permission denied/,
  );
  await assert.rejects(
    server.database.forAdmin(a.id, (db) => db.deleteFrom('antwoord').execute()),
    /permission denied/,
  );
  await assert.rejects(
    server.database.readOffice((db) => db.selectFrom('leerling').select('roepnaam').execute()),
    /permission denied/,
  );
});
