import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uitnodigingenRoutes } from '@spelrijk/contract/uitnodigingen';
import { laatsteMail } from '../../../../test/post.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver({ SMTP_URL: 'smtp://127.0.0.1:9' });
const PAD = '/api/office/uitnodigingen';
const DAG = 86_400_000;
const office = () => server.login('office');

const lijst = async (vraag = '') =>
  uitnodigingenRoutes.listUitnodigingen.response.parse((await server.get(`${PAD}${vraag}`, await server.login('office'))).body);
const standen = async (vraag = '') =>
  Object.fromEntries((await lijst(vraag)).uitnodigingen.map(({ adminNaam, stand }) => [adminNaam, stand]));

/** A new customer whose first beheerder is invited. */
async function nodigUit(naam: string, roepnaam = 'Bo') {
  server.clock.advance(1000);
  const klant = {
    adminId: testId(`admin ${naam}`),
    gebruikerId: testId(`mens ${naam}`),
    email: `${naam.toLowerCase().replaceAll(/[^a-z]/g, '')}@school.example`,
  };
  const { status } = await server.post(
    '/api/office/admins',
    {
      id: klant.adminId,
      soort: 'school',
      regio: 'nl',
      naam,
      instellingsnummer: '',
      plaats: 'Utrecht',
      beheerder: { id: klant.gebruikerId, roepnaam, achternaam: 'van der Æsø', email: klant.email },
      licentie: { van: null, tot: null, plaatsen: null, pakketten: [] },
    },
    await office(),
  );
  assert.equal(status, 200);
  return klant;
}
const zetMail = (aan: string, set: { readonly status: 'verstuurd' | 'mislukt'; readonly reden?: string }) =>
  server.database.own.updateTable('mail').set(set).where('aan', '=', aan).execute();

test('nobody was invited yet: an empty list, for our office only', async () => {
  assert.partialDeepStrictEqual(await lijst(), { uitnodigingen: [], totaal: 0 });
  for (const wie of ['schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo'])
    assert.equal((await server.get(PAD, await server.login(wie))).status, 403, wie);
});

test('every invitation says where it stands, the newest first', async () => {
  await nodigUit('Onderweg');
  await zetMail((await nodigUit('Verstuurd')).email, { status: 'verstuurd' });
  await zetMail((await nodigUit('Mislukt')).email, { status: 'mislukt', reden: 'mailserver zegt 550' });
  const geopend = await nodigUit('Geopend');
  const { token } = await laatsteMail(server, geopend.email);
  const account = { token, roepnaam: 'Bo', achternaam: '', gebruikersnaam: 'bo.geopend', wachtwoord: WACHTWOORD };
  assert.equal((await server.post('/api/auth/uitnodiging/aannemen', account)).status, 204);
  const { uitnodigingen, tellingen } = await lijst();
  assert.deepEqual(
    uitnodigingen.map(({ adminNaam, stand }) => [adminNaam, stand]),
    [
      ['Geopend', 'geopend'],
      ['Mislukt', 'mislukt'],
      ['Verstuurd', 'verstuurd'],
      ['Onderweg', 'onderweg'],
    ],
  );
  assert.partialDeepStrictEqual(uitnodigingen, [
    { geopendOp: new Date(server.clock.now()).toISOString(), naam: 'Bo', keren: 1 },
    { reden: 'mailserver zegt 550', naam: 'Bo van der Æsø', rol: 'schooladmin' },
  ]);
  assert.deepEqual(tellingen, { onderweg: 1, bewaard: 0, verstuurd: 1, mislukt: 1, verlopen: 0, geopend: 1 });
});

test('an invitation of a docent is the school’s own and is not listed', async () => {
  const docent = { id: testId('docent'), roepnaam: 'Docent', achternaam: '', email: 'docent@school.example', groepIds: [] };
  const { status } = await server.post(`/api/admins/${server.wereld.a.id}/docenten`, docent, await server.login('schooladmin'));
  assert.equal(status, 200);
  assert.equal((await lijst()).totaal, 4);
});

test('found by name, customer or address, taken literally, and by where it stands', async () => {
  assert.deepEqual(await standen('?zoek=MISLUKT%40school'), { Mislukt: 'mislukt' });
  assert.deepEqual(await standen(`?zoek=${encodeURIComponent('%')}`), {});
  assert.equal((await lijst(`?zoek=${encodeURIComponent('æsø')}`)).totaal, 3);
  assert.deepEqual(await standen('?stand=verstuurd'), { Verstuurd: 'verstuurd' });
  assert.equal((await server.get(`${PAD}?stand=iets`, await office())).status, 400);
  assert.equal((await server.get(`${PAD}?pagina=0`, await office())).status, 400);
  assert.partialDeepStrictEqual(await lijst('?pagina=2'), { uitnodigingen: [], totaal: 4 });
});

test('sent once more it is one line that counts, and what has ended says so', async () => {
  const { adminId, gebruikerId } = await nodigUit('Opnieuw');
  server.clock.advance(1000);
  const opnieuw = await server.post(`/api/office/admins/${adminId}/beheerders/${gebruikerId}/uitnodiging`, null, await office());
  assert.equal(opnieuw.status, 204);
  assert.partialDeepStrictEqual((await lijst('?zoek=Opnieuw')).uitnodigingen, [{ keren: 2, stand: 'onderweg' }]);
  await server.database.own
    .updateTable('uitnodiging')
    .set({ verloopt_op: new Date(server.clock.now() - DAG) })
    .where('admin_id', '=', adminId)
    .execute();
  assert.deepEqual(await standen('?zoek=Opnieuw'), { Opnieuw: 'verlopen' });
});
