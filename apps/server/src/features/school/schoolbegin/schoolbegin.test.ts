/** What a new school ticks off, and that nobody is said to lag behind who cannot log in yet. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { groepenRoutes } from '@spelrijk/contract/groepen';
import { leerlingbeheerRoutes } from '@spelrijk/contract/leerlingbeheer';
import { schoolbeginRoutes, type Schoolbegin } from '@spelrijk/contract/schoolbegin';
import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { createProefserver } from '../../../../test/proefserver.ts';
import { KANARIE, testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const admin = await server.login('schooladmin');
const [groepId = ''] = a.groepIds;

async function begin(): Promise<Schoolbegin> {
  const { status, body } = await server.get(`/api/admins/${a.id}/begin`, admin);
  assert.equal(status, 200);
  return schoolbeginRoutes.readSchoolbegin.response.parse(body);
}

async function groep() {
  const { body } = await server.get(`/api/admins/${a.id}/groepen/${groepId}`, admin);
  return groepenRoutes.readGroep.response.parse(body);
}

/** What the voortgang of the groep and that of the child say of it. */
async function inVoortgang(id: string) {
  const pad = `/api/admins/${a.id}/groepen/${groepId}`;
  const groot = voortgangRoutes.readGroepVoortgang.response.parse((await server.get(`${pad}/voortgang`, admin)).body);
  const eigen = voortgangRoutes.readVoortgang.response.parse((await server.get(`${pad}/leerlingen/${id}/voortgang`, admin)).body);
  return [groot.leerlingen.find((kind) => kind.id === id)?.aandacht, eigen.aandacht];
}

const nieuw = { id: testId('nieuw kind'), roepnaam: 'Nieuw', voorvoegsel: '', achternaam: 'Kind', jaargroep: 5 };
const aandachtVan = (leerlingen: Awaited<ReturnType<typeof groep>>['leerlingen'], id: string) =>
  leerlingen.find((kind) => kind.id === id)?.aandacht;

test('a child without a card counts, is no reason for attention, and is one as soon as the card is made', async () => {
  const voor = await begin();
  const drukte = (await groep()).groep.aandacht;
  assert.equal((await server.post(`/api/admins/${a.id}/groepen/${groepId}/leerlingen`, { leerlingen: [nieuw] }, admin)).status, 200);
  assert.deepEqual(await begin(), { ...voor, leerlingen: voor.leerlingen + 1, zonderKaart: voor.zonderKaart + 1 });
  const zonder = await groep();
  assert.deepEqual(aandachtVan(zonder.leerlingen, nieuw.id), []);
  assert.deepEqual(await inVoortgang(nieuw.id), [[], []], 'the voortgang says what the groep says');
  assert.equal(zonder.groep.aandacht, drukte);
  const kaart = { soort: 'woorden', leerlingIds: [nieuw.id] };
  assert.equal((await server.post(`/api/admins/${a.id}/groepen/${groepId}/wachtwoorden`, kaart, admin)).status, 200);
  assert.equal((await begin()).zonderKaart, voor.zonderKaart);
  const met = await groep();
  const reden = [{ code: 'nog-nooit-geoefend' }];
  assert.deepEqual([aandachtVan(met.leerlingen, nieuw.id), ...(await inVoortgang(nieuw.id))], [reden, reden, reden]);
  assert.equal(met.groep.aandacht, drukte + 1);
});

test('a docent counts once she is invited', async () => {
  const voor = await begin();
  const docent = { id: testId('collega'), roepnaam: 'Collega', achternaam: 'Bos', email: 'collega@a.test', groepIds: [] };
  assert.equal((await server.post(`/api/admins/${a.id}/docenten`, docent, admin)).status, 200);
  assert.equal((await begin()).collegas, voor.collegas + 1);
});

test('the list of a whole school holds every child once, with its groep, and nobody of another school', async () => {
  const { body, text } = await server.get(`/api/admins/${a.id}/leerlingen`, admin);
  const { leerlingen, plaatsen } = leerlingbeheerRoutes.listSchoolLeerlingen.response.parse(body);
  assert.equal(new Set(leerlingen.map(({ id }) => id)).size, leerlingen.length);
  assert.equal(leerlingen.length, plaatsen.gebruikt);
  assert.deepEqual(new Set(leerlingen.map((kind) => kind.groepId)), new Set(a.kinderen.map((kind) => kind.groepId)));
  assert.ok(!text.includes(KANARIE));
});

test('another school, a docent and a child get neither', async () => {
  for (const pad of ['begin', 'leerlingen']) {
    assert.equal((await server.get(`/api/admins/${b.id}/${pad}`, admin)).status, 404, pad);
    for (const wie of ['docent', 'leerling'])
      assert.equal((await server.get(`/api/admins/${a.id}/${pad}`, await server.login(wie))).status, 403, wie);
  }
});
