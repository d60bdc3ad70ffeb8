/** Care stays with who gives it: not in what a child opens, not in what our office finds, not in a mail. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planKeuze } from '../../../../test/plankeuze.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { dagVan } from '../../../platform/clock.ts';

const server = await createProefserver();
const { a } = server.wereld;
const kind = server.wereld.persoon('leerling');
await server.database.own
  .updateTable('admin')
  .set({ pakketten: ['zorgtraject', 'testschool'] })
  .where('admin_id', '=', a.id)
  .execute();
const docent = await server.login('docent');
const json = { 'content-type': 'application/json' };

/** Stands in every text that a docent writes of this plan. */
const MERK = 'Kwikstaartzin';
const ZORG = new RegExp(`${MERK}|handelingsplan|zorg(?:leerling|plan|traject)|dyslexie|oudercontact`, 'iu');
const lijst = `/api/admins/${a.id}/leerlingen/${kind.id}/handelingsplannen`;

test('a plan that runs, with a session, a contact and a reason, is nowhere in the pupil area, in what our office finds, or in a mail', async () => {
  const mails = async () => server.database.own.selectFrom('mail').selectAll().execute();
  const eerder = (await mails()).length;
  const tekst = { waarom: MERK, geprobeerd: MERK, aanpak: MERK, thuis: MERK, maatregelen: [] };
  const url = `${lijst}/${testId('verborgen')}`;
  const put = (pad: string, body: object) =>
    server.request({ method: 'PUT', url: pad, token: docent, payload: JSON.stringify(body), headers: json });
  assert.ok((await put(url, { versie: 0, keuze: { ...planKeuze('ei-ij'), tekst } })).status < 300);
  const start = { versie: 1, van: dagVan(server.clock.now()), zonderStarttoets: MERK };
  assert.ok((await server.post(`${url}/start`, start, docent)).status < 300);
  const sessie = { dag: dagVan(server.clock.now()), minuten: 20, groepsgrootte: 1, functie: 'leerkracht', notitie: MERK };
  assert.ok((await put(`${url}/sessies/${testId('sessie')}`, sessie)).status < 300);
  const contact = { soort: 'akkoord', dag: dagVan(server.clock.now()), ouders: 1 };
  assert.ok((await put(`${url}/oudercontacten/${testId('contact')}`, contact)).status < 300);
  assert.match((await server.get(url, docent)).text, new RegExp(MERK, 'u'), 'the plan itself says it');

  const leerling = await server.login(kind.gebruikersnaam);
  await server.post(`/api/leerlingen/${kind.id}/dagtaken`, undefined, leerling);
  for (const pagina of ['landkaart', 'mijn-voortgang', 'beloningen', 'verzamelingen', 'oefeninstelling', 'klassenplaat', 'dagtaken'])
    assert.doesNotMatch((await server.get(`/api/leerlingen/${kind.id}/${pagina}`, leerling)).text, ZORG, pagina);

  const office = await server.login('office');
  const headers = { 'x-reden': 'Kan niet inloggen' };
  const zoek = await server.request({
    method: 'POST',
    url: '/api/office/leerlingen/zoeken',
    token: office,
    payload: JSON.stringify({ op: 'inlognaam', tekst: kind.gebruikersnaam }),
    headers: { ...json, ...headers },
  });
  assert.match(zoek.text, new RegExp(kind.id, 'u'), zoek.text);
  const een = await server.request({ method: 'GET', url: `/api/office/leerlingen/${kind.id}`, token: office, headers });
  assert.equal(een.status, 200, een.text);
  for (const { text } of [zoek, een]) assert.doesNotMatch(text, ZORG);
  assert.deepEqual((await mails()).slice(eerder), []);
});
