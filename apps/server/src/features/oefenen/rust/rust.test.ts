/** What a parent taps when it does not work, in the plan that the child is served. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminsRoutes } from '@spelrijk/contract/admins';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { groepenRoutes } from '@spelrijk/contract/groepen';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { rustRoutes } from '@spelrijk/contract/rust';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver();
const DAG_MS = 86_400_000;
const { adminId, id: kind } = server.wereld.persoon('thuis-leerling');
const groepId = server.wereld.admins.find(({ id }) => id === adminId)?.groepIds[0] ?? '';
const inloggen = async (gebruikersnaam: string): Promise<string> =>
  sessiesRoutes.login.response.parse((await server.post('/api/auth', { gebruikersnaam, wachtwoord: WACHTWOORD })).body).token;
let ouder = await inloggen('thuisadmin');
let kindToken = await inloggen('thuis-leerling');
const basis = `/api/admins/${adminId}/leerlingen/${kind}`;

const plan = async () => {
  const { body, text } = await server.post(`/api/leerlingen/${kind}/dagtaken`, undefined, kindToken);
  const gelezen = dagtakenRoutes.planDag.response.safeParse(body);
  assert.ok(gelezen.success, text);
  return gelezen.data;
};
const put = (id: string, body: object, token = ouder, pad = basis) =>
  server.request({
    method: 'PUT',
    url: `${pad}/rust/${id}`,
    token,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const weg = (id: string, token = ouder) => server.request({ method: 'DELETE', url: `${basis}/rust/${id}`, token });
const opPagina = async () => {
  const { body } = await server.get(`/api/admins/${adminId}/groepen/${groepId}`, ouder);
  return groepenRoutes.readGroep.response.parse(body).leerlingen.find(({ id }) => id === kind);
};
const beurt = (id: string, zet: object) =>
  server.post(`/api/admins/${adminId}/groepen/${groepId}/instelbeurten`, { id, leerlingIds: [kind], zet, terug: [] }, ouder);

test('pause for today: nothing stands ready, twice is once, and taking it back gives the same taken', async () => {
  const voor = await plan();
  assert.ok(voor.taken.length > 1);
  const id = testId('pauze');
  for (let i = 0; i < 2; i++) assert.equal((await put(id, { soort: 'vandaag', tot: voor.dag })).status, 200);
  const vrij = await plan();
  assert.deepEqual([vrij.taken, vrij.klaar, vrij.vrij], [[], false, true]);
  assert.equal((await opPagina())?.rust?.id, id);
  assert.equal((await weg(id)).status, 204);
  assert.deepEqual((await plan()).taken, voor.taken);
  assert.equal((await opPagina())?.rust, null);
  assert.equal((await weg(id)).status, 404);
});

test('a rest begins today, ends within ten weeks, and is set by nobody but who looks after the child', async () => {
  for (const [soort, tot] of [
    ['vakantie', '2026-11-18'],
    ['vakantie', '2027-03-01'],
    ['vandaag', '2026-11-20'],
  ])
    assert.equal((await put(testId(`fout ${tot}`), { soort, tot })).status, 400, `${soort} ${tot}`);
  const tot = '2026-11-20';
  const anders = server.wereld.persoon('leerling');
  const elders = `/api/admins/${anders.adminId}/leerlingen/${anders.id}`;
  assert.equal((await put(testId('vreemd'), { soort: 'ziek', tot }, ouder, elders)).status, 404);
  assert.equal((await put(testId('kind'), { soort: 'ziek', tot }, kindToken)).status, 403);
  assert.equal((await put(testId('docent'), { soort: 'ziek', tot }, await server.login('docent'), elders)).status, 200);
});

test('other game: every taak that is not begun, back in one tap, and the child plays what it was given', async () => {
  const voor = await plan();
  const wissel = async (van: object[] = []) =>
    rustRoutes.switchGames.response.parse((await server.post(`${basis}/ander-spel`, { van }, ouder)).body).wissels;
  const wissels = await wissel();
  assert.ok(wissels.length > 0);
  const na = await plan();
  for (const taak of na.taken) {
    const was = voor.taken.find(({ id }) => id === taak.id);
    const gewisseld = wissels.find(({ taakId }) => taakId === taak.id);
    assert.equal(taak.game, gewisseld?.nu ?? was?.game);
    assert.deepEqual([taak.somvensterId, taak.aantal], [was?.somvensterId, was?.aantal]);
  }
  await wissel(wissels.map(({ taakId, game }) => ({ taakId, game })));
  assert.deepEqual((await plan()).taken, voor.taken);
  const onzin = await wissel(wissels.map(({ taakId }) => ({ taakId, game: 'bestaat-niet' })));
  assert.deepEqual(onzin, []);
});

test('shorter and easier change the taken of today that are not begun, and undo gives the length back', async () => {
  const woorden = async (): Promise<number> => (await plan()).taken.reduce((som, { aantal }) => som + aantal, 0);
  const voor = await woorden();
  const korter = testId('korter');
  server.clock.advance(60_000);
  assert.equal((await beurt(korter, { minuten: 5 })).status, 200);
  server.clock.advance(60_000);
  assert.ok((await woorden()) < voor);
  server.clock.advance(60_000);
  const undo = await server.post(`/api/admins/${adminId}/groepen/${groepId}/instelbeurten/${korter}/terug`, undefined, ouder);
  assert.ok(undo.status < 300, undo.text);
  server.clock.advance(60_000);
  assert.equal(await woorden(), voor);
  const ids = new Set((await plan()).taken.map(({ id }) => id));
  server.clock.advance(60_000);
  assert.equal((await beurt(testId('makkelijker'), { doel: 0.9 })).status, 200);
  server.clock.advance(60_000);
  assert.ok(
    (await plan()).taken.some(({ id }) => !ids.has(id)),
    'planned anew',
  );
});

test('a holiday: no taken and no worry until its last day; ended earlier, the days before stay free', async () => {
  const id = testId('vakantie');
  assert.equal((await put(id, { soort: 'vakantie', tot: '2026-12-03' })).status, 200);
  server.clock.advance(10 * DAG_MS);
  ouder = await inloggen('thuisadmin');
  kindToken = await inloggen('thuis-leerling');
  assert.deepEqual((await plan()).taken, []);
  assert.deepEqual((await opPagina())?.aandacht, []);
  assert.equal((await weg(id)).status, 204);
  assert.ok((await plan()).taken.length > 0);
  assert.equal(
    (await opPagina())?.aandacht.some(({ code }) => code === 'lang-niet-geoefend'),
    false,
  );
});

test('a school holiday of the region that was chosen is silent, for nobody else, and nobody ends it for one child', async () => {
  server.clock.set(Date.parse('2026-12-18T09:00:00Z'));
  [ouder, kindToken] = [await inloggen('thuisadmin'), await inloggen('thuis-leerling')];
  const gegevens = async () =>
    adminsRoutes.readAccountgegevens.response.parse((await server.get(`/api/admins/${adminId}/accountgegevens`, ouder)).body);
  const kies = async (vakantieregio: string, token = ouder, pad = adminId) =>
    (
      await server.request({
        method: 'PATCH',
        url: `/api/admins/${pad}/accountgegevens`,
        token,
        payload: JSON.stringify({ vakantieregio, versie: (await gegevens()).versie }),
        headers: { 'content-type': 'application/json' },
      })
    ).status;
  assert.equal(await kies('oost'), 400);
  assert.equal(await kies('midden', ouder, server.wereld.a.id), 404);
  assert.equal(await kies('midden'), 204);
  assert.equal((await gegevens()).vakantieregio, 'midden');
  assert.equal((await opPagina())?.rust, null, 'the day before');
  server.clock.set(Date.parse('2026-12-21T09:00:00Z'));
  [ouder, kindToken] = [await inloggen('thuisadmin'), await inloggen('thuis-leerling')];
  const vrij = await plan();
  assert.deepEqual([vrij.taken, vrij.vrij], [[], true]);
  const rust = (await opPagina())?.rust;
  assert.deepEqual([rust?.soort, rust?.van, rust?.tot], ['schoolvakantie', '2026-12-19', '2027-01-03']);
  assert.equal((await weg(rust?.id ?? '')).status, 404);
  assert.equal(await kies(''), 204);
  assert.ok((await plan()).taken.length > 0, 'no region, no holiday');
});
