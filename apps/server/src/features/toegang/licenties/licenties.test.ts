import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { licentiesRoutes } from '@spelrijk/contract/licenties';
import { addDays, dagVan } from '../../../platform/clock.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { sweepHerinneringen } from './herinneringen.ts';

const DAG = 86_400_000;
const server = await createProefserver();
const { a, b } = server.wereld;
const [admin, office, superadmin] = await Promise.all([server.login('schooladmin'), server.login('office'), server.login('superadmin')]);
const url = `/api/admins/${a.id}/licentie`;
const send = (method: 'PATCH' | 'PUT' | 'DELETE', pad: string, token: string, body?: unknown): Promise<Antwoord> =>
  server.request({
    method,
    url: pad,
    token,
    headers: { 'x-reden': encodeURIComponent('klant belde'), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
const gelezen = async () => licentiesRoutes.readLicentie.response.parse((await server.get(url, office)).body);
/** As our office does: read, and then saved with what was read. */
async function zetTermijn(token: string, termijn: { van: string | null; tot: string | null; plaatsen: number | null }): Promise<Antwoord> {
  const { van, tot, plaatsen } = await gelezen();
  return send('PATCH', url, token, { ...termijn, was: { van, tot, plaatsen } });
}
const codeOf = ({ body }: Antwoord): unknown => Reflect.get(Object(body), 'code');
const own = server.database.own;
/** Outside the API, so that it leaves no history. */
const zet = (adminId: string, velden: { licentie_tot?: string | null; plaatsen?: number | null; licentie_van?: string | null }) =>
  own.updateTable('admin').set(velden).where('admin_id', '=', adminId).execute();
const mailsVan = (sjabloon: string) => own.selectFrom('mail').selectAll().where('sjabloon', '=', sjabloon).orderBy('id').execute();
const wijzigingen = async (token: string) =>
  licentiesRoutes.listLicentiewijzigingen.response.parse((await server.get(`${url}/wijzigingen`, token)).body).wijzigingen;
const verzoeken = async (token = admin) =>
  licentiesRoutes.listLicentieverzoeken.response.parse((await server.get(`${url}/verzoeken`, token)).body).verzoeken;
const open = async () =>
  licentiesRoutes.listOpenVerzoeken.response.parse((await server.get('/api/office/licentieverzoeken', office)).body).verzoeken;
const vraag = (naam: string, velden: object = {}, token = admin) =>
  server.post(`${url}/verzoeken`, { id: testId(naam), tot: null, plaatsen: 50, opmerking: '', ...velden }, token);
const beslis = (naam: string, body: object, token = office) => send('PUT', `${url}/verzoeken/${testId(naam)}`, token, body);

await own
  .updateTable('account')
  .set({ email: 'beheer@a.example', email_gevouwen: 'beheer@a.example' })
  .where('id', '=', server.wereld.persoon('schooladmin').id)
  .execute();

test('every change is kept with who, when, from what to what; to a customer our office is one, to our office it has a name', async () => {
  const termen = { van: null, tot: '2027-07-31', plaatsen: 30 };
  assert.equal((await zetTermijn(office, termen)).status, 200);
  server.clock.advance(1000);
  assert.equal(
    (await send('PUT', `/api/admins/${a.id}/pakketten`, office, { pakketten: ['testschool', 'zorgtraject'], was: [] })).status,
    200,
  );
  server.clock.advance(1000);
  assert.equal((await zetTermijn(superadmin, { ...termen, plaatsen: 40 })).status, 200);
  const gezien = await wijzigingen(admin);
  const voor = { van: null, tot: null, plaatsen: null, pakketten: [] };
  const een = { ...voor, tot: '2027-07-31', plaatsen: 30 };
  const twee = { ...een, pakketten: ['zorgtraject', 'testschool'] };
  assert.partialDeepStrictEqual(gezien, [
    { rol: 'superadmin', wie: '', voor: twee, na: { ...twee, plaatsen: 40 }, opVerzoek: false },
    { rol: 'office', wie: '', voor: een, na: twee },
    { rol: 'office', wie: '', voor, na: een },
  ]);
  assert.equal(gezien.length, 3);
  assert.deepEqual(
    (await wijzigingen(office)).map(({ wie }) => wie),
    ['superadmin Kantoor', 'office Kantoor', 'office Kantoor'],
  );
});

test('what changes nothing leaves no row and no line', async () => {
  const regels = () => own.selectFrom('audit').select('id').where('admin_id', '=', a.id).where('actie', '=', 'licence.update').execute();
  const eerst = (await regels()).length;
  assert.equal((await zetTermijn(office, { van: null, tot: '2027-07-31', plaatsen: 40 })).status, 200);
  assert.equal((await wijzigingen(admin)).length, 3);
  assert.equal((await regels()).length, eerst);
});

test('two people of our office who change it at once: one does, the others hear it, and a second send of what was done is done', async () => {
  const eerst = (await wijzigingen(admin)).length;
  const was = { van: null, tot: '2027-07-31', plaatsen: 40 };
  const zetOver = (plaatsen: number) => send('PATCH', url, office, { ...was, plaatsen, was });
  const antwoorden = await Promise.all([41, 42, 43].map(zetOver));
  assert.deepEqual(
    antwoorden.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  );
  assert.ok(antwoorden.every((antwoord) => antwoord.status === 200 || codeOf(antwoord) === 'licentie/intussen-gewijzigd'));
  const nu = (await gelezen()).plaatsen ?? 0;
  assert.equal((await zetOver(nu)).status, 200);
  assert.equal((await wijzigingen(admin)).length, eerst + 1);
  assert.equal((await zetTermijn(office, was)).status, 200);
});

test('what was set since it was read is not put back: not the end of an order, not by a request that is granted, no package', async () => {
  const was = { van: null, tot: '2027-07-31', plaatsen: 40 };
  server.clock.advance(1000);
  assert.equal((await vraag('laat', { plaatsen: 45 })).status, 204);
  // As a parent's order does.
  await zet(a.id, { licentie_tot: '2028-07-31' });
  assert.equal(codeOf(await send('PATCH', url, office, { ...was, plaatsen: 41, was })), 'licentie/intussen-gewijzigd');
  const grens = { tot: was.tot, plaatsen: 40 };
  const ja = { besluit: 'toegekend', tot: was.tot, plaatsen: 45, antwoord: '', was: grens };
  assert.equal(codeOf(await beslis('laat', ja)), 'licentie/intussen-gewijzigd');
  assert.partialDeepStrictEqual(await gelezen(), { tot: '2028-07-31', plaatsen: 40 });
  assert.partialDeepStrictEqual((await verzoeken())[0], { status: 'open' });
  const pakketten = `/api/admins/${a.id}/pakketten`;
  assert.equal(codeOf(await send('PUT', pakketten, office, { pakketten: [], was: ['testschool'] })), 'licentie/intussen-gewijzigd');
  assert.equal((await send('DELETE', `${url}/verzoeken/${testId('laat')}`, admin)).status, 204);
  await own.deleteFrom('licentieverzoek').where('id', '=', testId('laat')).execute();
  await zet(a.id, { licentie_tot: was.tot });
});

test('an end before the begin is refused', async () => {
  assert.equal(codeOf(await zetTermijn(office, { van: '2027-01-02', tot: '2027-01-01', plaatsen: null })), 'licentie/eind-voor-begin');
});

test('a customer that is made begins its history with what it was made with', async () => {
  const id = testId('nieuwe klant');
  const beheerder = { id: testId('nieuwe beheerder'), roepnaam: 'Nova', achternaam: '', email: 'nova@nieuw.example' };
  const licentie = { van: '2026-11-01', tot: '2027-10-31', plaatsen: 25, pakketten: ['zorgtraject'] };
  const klant = { id, soort: 'school', regio: 'nl', naam: 'Nieuw', instellingsnummer: '', plaats: 'Almere', beheerder, licentie };
  assert.equal((await server.post('/api/office/admins', klant, office)).status, 200);
  assert.equal((await server.post('/api/office/admins', klant, office)).status, 200);
  const { body } = await server.get(`/api/admins/${id}/licentie/wijzigingen`, office);
  assert.partialDeepStrictEqual(body, { wijzigingen: [{ voor: null, na: licentie, wie: 'office Kantoor' }] });
  assert.equal(licentiesRoutes.listLicentiewijzigingen.response.parse(body).wijzigingen.length, 1);
});

test('only beheerders of the customer and our office read it, and nobody that of another', async () => {
  for (const wie of ['docent', 'leerling', 'demo'])
    for (const pad of [url, `${url}/wijzigingen`, `${url}/verzoeken`, '/api/office/licentieverzoeken'])
      assert.equal((await server.get(pad, await server.login(wie))).status, 403, `${wie} ${pad}`);
  const ander = await server.login('b-schooladmin');
  for (const pad of [url, `${url}/wijzigingen`, `${url}/verzoeken`]) assert.equal((await server.get(pad, ander)).status, 404, pad);
  assert.equal((await server.get('/api/office/licentieverzoeken', admin)).status, 403);
  assert.equal((await vraag('vreemd', {}, ander)).status, 404);
  assert.equal((await vraag('docent', {}, await server.login('docent'))).status, 403);
  assert.equal((await vraag('kantoor', {}, office)).status, 403);
  assert.equal((await server.get(`/api/admins/${testId('bestaat niet')}/licentie/wijzigingen`, office)).status, 404);
});

test('a customer cannot write its own history or requests, not even past the API', async () => {
  for (const change of [
    'update licentiewijziging set op = now()',
    'delete from licentiewijziging',
    "update licentieverzoek set status = 'toegekend'",
    'delete from licentieverzoek',
  ])
    await assert.rejects(
      server.database.forAdmin(a.id, (db) => sql.raw(change).execute(db)),
      /permission denied/,
      change,
    );
});

test('a request asks for something, and for more than there is', async () => {
  assert.equal((await vraag('leeg', { plaatsen: null })).status, 400);
  assert.equal((await vraag('nul', { plaatsen: 0 })).status, 400);
  assert.equal((await vraag('verborgen', { opmerking: 'a\u202Eb' })).status, 400);
  assert.equal(codeOf(await vraag('minder', { plaatsen: 40 })), 'licentie/verzoek-plaatsen');
  assert.equal(codeOf(await vraag('eerder', { plaatsen: null, tot: '2027-07-31' })), 'licentie/verzoek-tot');
  await zet(b.id, { licentie_tot: '2026-10-01' });
  const andere = await server.post(
    `/api/admins/${b.id}/licentie/verzoeken`,
    { id: testId('voorbij'), tot: '2026-11-01', plaatsen: null, opmerking: '' },
    await server.login('b-schooladmin'),
  );
  assert.equal(codeOf(andere), 'licentie/verzoek-tot');
  await zet(b.id, { licentie_tot: null });
  assert.deepEqual(await verzoeken(), []);
});

test('one open request at a time, also when two are sent at once; the same one twice is one', async () => {
  server.clock.advance(1000);
  const antwoorden = await Promise.all([vraag('een'), vraag('een'), vraag('twee')]);
  const eenWon = (await verzoeken())[0]?.id === testId('een');
  assert.deepEqual(
    antwoorden.map(({ status }) => status),
    eenWon ? [204, 204, 409] : [409, 409, 204],
  );
  const [winnaar] = await verzoeken();
  assert.ok(winnaar);
  assert.equal((await verzoeken()).length, 1);
  assert.equal(codeOf(await vraag('drie')), 'licentie/verzoek-loopt');
  assert.partialDeepStrictEqual(await open(), [{ id: winnaar.id, door: 'schooladmin School A', admin: { id: a.id, naam: 'School A' } }]);
  const weg = () => send('DELETE', `${url}/verzoeken/${winnaar.id}`, admin);
  assert.equal((await weg()).status, 204);
  assert.equal((await weg()).status, 204);
  assert.deepEqual(await open(), []);
  assert.partialDeepStrictEqual(await verzoeken(), [{ id: winnaar.id, status: 'ingetrokken' }]);
  assert.equal((await send('DELETE', `${url}/verzoeken/${testId('geen')}`, admin)).status, 404);
  assert.equal(codeOf(await beslis(eenWon ? 'een' : 'twee', { besluit: 'afgewezen', antwoord: 'Nee' })), 'licentie/verzoek-afgehandeld');
});

test('our office grants in one call: the licence changes, the history tells it was asked, the asker gets one mail', async () => {
  server.clock.advance(1000);
  const opmerking = 'Een extra groep {{7*7}} <b>vet</b>, zie www.kwaad.example';
  assert.equal((await vraag('meer', { tot: '2028-07-31', plaatsen: 60, opmerking })).status, 204);
  assert.partialDeepStrictEqual(await open(), [
    { tot: '2028-07-31', plaatsen: 60, opmerking, licentie: { tot: '2027-07-31', plaatsen: 40, gebruikt: 3 } },
  ]);
  server.clock.advance(1000);
  const ja = { besluit: 'toegekend', tot: '2028-07-31', plaatsen: 60, antwoord: 'Graag gedaan.', was: { tot: '2027-07-31', plaatsen: 40 } };
  assert.equal(codeOf(await beslis('meer', ja, admin)), 'algemeen/verboden');
  assert.equal((await beslis('meer', ja)).status, 204);
  assert.equal((await beslis('meer', ja)).status, 204);
  assert.partialDeepStrictEqual((await server.get(url, admin)).body, { tot: '2028-07-31', plaatsen: 60 });
  assert.partialDeepStrictEqual((await wijzigingen(admin))[0], { opVerzoek: true, voor: { plaatsen: 40 }, na: { plaatsen: 60 } });
  assert.partialDeepStrictEqual((await verzoeken())[0], { status: 'toegekend', antwoord: 'Graag gedaan.' });
  const mails = await mailsVan('licentieToegekend');
  assert.deepEqual(
    mails.map(({ aan, admin_id }) => [aan, admin_id]),
    [['beheer@a.example', a.id]],
  );
  assert.match(mails[0]?.tekst ?? '', /31 juli 2028[^]*60[^]*Graag gedaan\.[^]*\/admins\/.*\/licentie/);
  assert.equal(codeOf(await beslis('meer', { besluit: 'afgewezen', antwoord: 'Toch niet' })), 'licentie/verzoek-afgehandeld');
});

test('a refusal says why, changes nothing, and goes to the customer when who asked has no address', async () => {
  server.clock.advance(1000);
  assert.equal((await vraag('te veel', { plaatsen: 90_000 })).status, 204);
  assert.equal((await beslis('te veel', { besluit: 'afgewezen', antwoord: '  ' })).status, 400);
  await own.updateTable('account').set({ email: null, email_gevouwen: null }).where('email', '=', 'beheer@a.example').execute();
  await own.updateTable('admin').set({ email: 'school@a.example' }).where('admin_id', '=', a.id).execute();
  assert.equal((await beslis('te veel', { besluit: 'afgewezen', antwoord: 'Zo groot is de school niet.' })).status, 204);
  assert.partialDeepStrictEqual((await server.get(url, admin)).body, { plaatsen: 60 });
  const [mail] = await mailsVan('licentieAfgewezen');
  assert.equal(mail?.aan, 'school@a.example');
  assert.match(mail.tekst, /Zo groot is de school niet\./);
  await own.updateTable('admin').set({ email: '' }).where('admin_id', '=', a.id).execute();
  server.clock.advance(1000);
  await vraag('zonder adres', { plaatsen: 90_000 });
  assert.equal((await beslis('zonder adres', { besluit: 'afgewezen', antwoord: 'Nee.' })).status, 204);
  assert.equal((await mailsVan('licentieAfgewezen')).length, 1);
});

test('the dashboard counts open requests; those of a suspended customer wait', async () => {
  const teDoen = async () => Reflect.get(Object((await server.get('/api/office/dashboard', office)).body), 'teDoen');
  server.clock.advance(1000);
  assert.partialDeepStrictEqual(await teDoen(), { verzoeken: 0 });
  await vraag('telt', { plaatsen: 61 });
  assert.partialDeepStrictEqual(await teDoen(), { verzoeken: 1 });
  await own.updateTable('admin').set({ status: 'geschorst' }).where('admin_id', '=', a.id).execute();
  assert.partialDeepStrictEqual(await teDoen(), { verzoeken: 0 });
  assert.deepEqual(await open(), []);
  await own.updateTable('admin').set({ status: 'actief' }).where('admin_id', '=', a.id).execute();
  await send('DELETE', `${url}/verzoeken/${testId('telt')}`, admin);
});

const deps = {
  database: server.database,
  adressen: { nl: 'https://nl.example', be: 'https://be.example' },
  instellingen: server.app.context.instellingen,
};
const eenDag = { ...deps, instellingen: () => ({ ...server.app.context.instellingen(), herinneringen: [3] }) };
const herinneringen = async () => (await mailsVan('licentieLooptAf')).map(({ aan, sleutel }) => `${aan} ${sleutel.split(':').at(-1)}`);

test('60, 30 and 7 days before the end everybody who manages it hears so, once, whatever the hour', async () => {
  const tot = addDays(dagVan(server.clock.now()), 61);
  await own
    .updateTable('account')
    .set({ email: 'beheer@a.example', email_gevouwen: 'beheer@a.example' })
    .where('id', '=', server.wereld.persoon('schooladmin').id)
    .execute();
  await zet(a.id, { licentie_tot: tot });
  const veeg = () => server.app.sweep(server.clock.now());
  const gehad: string[] = [];
  for (const [verder, nieuw] of [
    [0, []],
    [1, ['beheer@a.example 60']],
    [0, []],
    [29, []],
    [1, ['beheer@a.example 30']],
    [22, []],
    [1, ['beheer@a.example 7']],
    [7, []],
    [1, []],
  ] as const) {
    server.clock.advance(verder * DAG);
    await veeg();
    await veeg();
    gehad.push(...nieuw);
    assert.deepEqual(await herinneringen(), gehad, `${gehad.length} na ${verder}`);
  }
  const [mail] = await mailsVan('licentieLooptAf');
  assert.match(mail?.tekst ?? '', /Dag schooladmin,/);
  assert.match(mail?.tekst ?? '', new RegExp(`/admins/${a.id}/licentie`));
});

test('a server that was down on the day sends when it is back, and of what it missed only the last', async () => {
  await own.deleteFrom('mail').where('sjabloon', '=', 'licentieLooptAf').execute();
  const nu = server.clock.now();
  await zet(a.id, { licentie_tot: addDays(dagVan(nu), 20) });
  await Promise.all([sweepHerinneringen(deps, nu), sweepHerinneringen(deps, nu)]);
  assert.deepEqual(await herinneringen(), ['beheer@a.example 30']);
  await zet(a.id, { licentie_tot: addDays(dagVan(nu), 5) });
  await sweepHerinneringen(deps, nu + 1000);
  assert.deepEqual(await herinneringen(), ['beheer@a.example 30', 'beheer@a.example 7']);
  await sweepHerinneringen(eenDag, nu);
  assert.equal((await herinneringen()).length, 2);
  await sweepHerinneringen(eenDag, nu + 2 * DAG);
  assert.equal((await herinneringen()).at(-1), 'beheer@a.example 3');
});

test('none for a demo, a suspended customer, our office, an ended licence; without people with an address the customer itself hears it', async () => {
  await own.deleteFrom('mail').where('sjabloon', '=', 'licentieLooptAf').execute();
  const nu = server.clock.now();
  const vandaag = dagVan(nu);
  await own
    .updateTable('admin')
    .set({ licentie_tot: addDays(vandaag, 6), email: 'x@klant.example' })
    .execute();
  const rt = server.wereld.persoon('rtadmin').adminId;
  const thuis = server.wereld.persoon('thuisadmin').adminId;
  await zet(thuis, { licentie_tot: addDays(vandaag, -1) });
  await own.updateTable('admin').set({ status: 'geschorst' }).where('admin_id', '=', b.id).execute();
  await own.updateTable('admin').set({ demo: true }).where('admin_id', '=', testId('nieuwe klant')).execute();
  await own.updateTable('admin').set({ email: 'praktijk@rt.example', regio: 'be' }).where('admin_id', '=', rt).execute();
  await sweepHerinneringen(deps, nu);
  assert.deepEqual((await herinneringen()).toSorted(), ['beheer@a.example 7', 'praktijk@rt.example 7']);
  const praktijk = (await mailsVan('licentieLooptAf')).find(({ aan }) => aan === 'praktijk@rt.example');
  assert.match(praktijk?.tekst ?? '', /https:\/\/be\.example\/admins\//);
});
