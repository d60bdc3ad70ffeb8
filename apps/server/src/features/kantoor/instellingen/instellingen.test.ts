import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { instellingenRoutes } from '@spelrijk/contract/instellingen';
import { DAGSLEUTELS, DAGTERMIJNEN, SLEUTELS, type Sleutel } from '@spelrijk/domain/instelling';
import { PRIJSLIJST } from '@spelrijk/domain/prijs';
import { bedragTekst } from '@spelrijk/teksten/instelwaarde';
import { merk } from '@spelrijk/teksten/site/invulling';
import { openInstellingen } from '../../../platform/instellingen.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';

const DAG = 86_400_000;
const web = mkdtempSync(join(tmpdir(), 'spelrijk-instellingen-'));
test.after(() => rmSync(web, { recursive: true }));
mkdirSync(join(web, 'site/prijzen'), { recursive: true });
mkdirSync(join(web, 'be/site/prijzen'), { recursive: true });
const pagina = (taal: string): string =>
  `<!doctype html><html lang="${taal}"><head></head><p>${merk(['jaarprijs', 'school', 120])}, ${merk(['termijn', 'proef'])}</p><table><tr><td>${merk(['vanaf', 'school'])}</td><td>${merk(['bedrag', 'school'])}</td></tr></table></html>`;
writeFileSync(join(web, 'site/prijzen/index.html'), pagina('nl'));
writeFileSync(join(web, 'be/site/prijzen/index.html'), pagina('nl-BE'));
writeFileSync(join(web, 'index.html'), '<!doctype html><html lang="nl"><head></head></html>');

const server = await createProefserver({ SPELRIJK_WEB: web, PUBLIC_BASE_URL: 'https://spelrijk.test', SPELRIJK_BE_HOSTS: 'klas.test' });
const baas = await server.login('superadmin');

let nr = 0;
const opdracht = (): string => testId(`opdracht ${++nr}`);
const zet = (sleutel: Sleutel, waarde: unknown, versie: number, anders: object = {}, kop: Record<string, string> = {}): Promise<Antwoord> =>
  server.request({
    method: 'PATCH',
    url: `/api/office/instellingen/${sleutel}`,
    token: baas,
    headers: { 'content-type': 'application/json', ...kop },
    payload: JSON.stringify({ id: opdracht(), versie, waarde, reden: '', ...anders }),
  });
const lees = async (sleutel: Sleutel) =>
  instellingenRoutes.readInstelling.response.parse((await server.get(`/api/office/instellingen/${sleutel}`, baas)).body);
const bevestig = async (): Promise<void> => {
  assert.ok((await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, baas)).status < 300);
};
const codeVan = ({ body }: Antwoord): unknown => (typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined);
const haal = async (host: string, url = '/site/prijzen'): Promise<string> =>
  (await server.app.server.inject({ url, headers: { host } })).body;

test('only the owner reads and changes settings, with a second factor', async () => {
  for (const wie of ['office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling']) {
    const token = await server.login(wie);
    assert.equal((await server.get('/api/office/instellingen', token)).status, 403, wie);
    const poging = await server.request({
      method: 'PATCH',
      url: '/api/office/instellingen/proef',
      token,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ id: opdracht(), versie: 0, waarde: 10, reden: '' }),
    });
    assert.equal(poging.status, 403, wie);
  }
  assert.equal((await server.get('/api/office/instellingen')).status, 401);
  const { instellingen } = instellingenRoutes.listInstellingen.response.parse((await server.get('/api/office/instellingen', baas)).body);
  assert.deepEqual(
    instellingen.map(({ sleutel, versie, eigen }) => [sleutel, versie, eigen]),
    SLEUTELS.map((sleutel) => [sleutel, 0, false]),
  );
});

test('a price changed by the owner stands on the served page of both regions and in the data of its calculator; back is back', async () => {
  const voor = await haal('spelrijk.test');
  assert.ok(voor.includes(`<p>${bedragTekst(120 * 575)}, 30 dagen</p>`));
  assert.ok(!voor.includes('id="instellingen"'));
  const nieuw = {
    tredes: [
      { vanaf: 1, cent: 700 },
      { vanaf: 201, cent: 600 },
    ],
    minimumCent: 20_000,
  };
  assert.equal((await zet('prijsSchool', nieuw, 0, { reden: 'nieuw schooljaar' })).status, 200);
  for (const host of ['spelrijk.test', 'klas.test']) {
    const html = await haal(host);
    assert.ok(html.includes(`<p>${bedragTekst(120 * 700)}, 30 dagen</p>`), host);
    const rijen = `<tr><td>1</td><td>${bedragTekst(700)}</td></tr><tr><td>201</td><td>${bedragTekst(600)}</td></tr>`;
    assert.ok(html.includes(rijen), host);
    const data = /<script type="application\/json" id="instellingen">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    assert.deepEqual(JSON.parse(data), { prijsSchool: nieuw });
  }
  // Every other screen takes it along: the site is one click away.
  assert.match(await haal('spelrijk.test', '/admins/x/groepen'), /id="instellingen"/);
  assert.equal((await zet('prijsSchool', null, 1)).status, 200);
  assert.equal(await haal('spelrijk.test'), voor);
  const { versies, instelling } = await lees('prijsSchool');
  assert.deepEqual(instelling.waarde, PRIJSLIJST.school);
  assert.deepEqual(
    versies.map(({ versie, oud, nieuw: na, reden, standaard }) => ({ versie, oud, na, reden, standaard })),
    [
      { versie: 2, oud: nieuw, na: PRIJSLIJST.school, reden: '', standaard: true },
      { versie: 1, oud: PRIJSLIJST.school, na: nieuw, reden: 'nieuw schooljaar', standaard: false },
    ],
  );
});

test('an older value is put back as a new version that names it; a version that never was is refused', async () => {
  assert.equal((await zet('proef', 14, 0)).status, 200);
  assert.equal((await zet('proef', 21, 1)).status, 200);
  assert.equal((await zet('proef', 14, 2, { uitVersie: 1 })).status, 200);
  assert.equal(codeVan(await zet('proef', 14, 3, { uitVersie: 9 })), 'instellingen/geen-versie');
  const { versies } = await lees('proef');
  assert.deepEqual(
    versies.map(({ versie, oud, nieuw, uitVersie }) => [versie, oud, nieuw, uitVersie]),
    [
      [3, 21, 14, 1],
      [2, 14, 21, null],
      [1, 30, 14, null],
    ],
  );
  assert.ok(versies.every(({ wie }) => wie !== ''));
  assert.ok((await haal('spelrijk.test')).includes('14 dagen'));
});

test('of two at once one wins, the other hears it and loses nothing; the same order twice is once', async () => {
  const [een, ander] = await Promise.all([zet('mailbevestiging', 5, 0), zet('mailbevestiging', 6, 0)]);
  assert.deepEqual(
    [een.status, ander.status].toSorted((a, b) => a - b),
    [200, 409],
  );
  assert.equal(codeVan(een.status === 409 ? een : ander), 'instellingen/intussen-gewijzigd');
  const id = opdracht();
  const keren = await Promise.all([zet('mailbevestiging', 7, 1, { id }), zet('mailbevestiging', 7, 1, { id })]);
  keren.push(await zet('mailbevestiging', 7, 1, { id }));
  assert.deepEqual(
    keren.map(({ status, body }) => [status, body]),
    keren.map(() => [200, { versie: 2 }]),
  );
  assert.equal((await lees('mailbevestiging')).versies.length, 2);
});

test('a term shorter or longer than the law or our promise allows is refused, whatever the screen sent', async () => {
  for (const sleutel of DAGSLEUTELS) {
    const { min, max } = DAGTERMIJNEN[sleutel];
    for (const fout of [min - 1, max + 1]) assert.equal(codeVan(await zet(sleutel, fout, 0)), 'instellingen/bereik', sleutel);
  }
  for (const [sleutel, waarde, code] of [
    ['prijsRt', { tredes: [{ vanaf: 2, cent: 5 }], minimumCent: 0 }, 'instellingen/tredes'],
    ['prijsRt', 5, 'instellingen/soort'],
    ['vlaamseHosts', ['https://klas.test'], 'instellingen/hostnaam'],
    ['vlaamseHosts', ['klas.test', 'spelrijk.test'], 'instellingen/hoofdhost'],
    ['herinneringen', [60, 60], 'instellingen/dubbel'],
  ] as const)
    assert.equal(codeVan(await zet(sleutel, waarde, 0)), code);
  for (const onzin of ['zestig', { prullenbak: 60 }, true, 1e99, [['x']]])
    assert.equal((await zet('prullenbak', onzin, 0)).status, 400, JSON.stringify(onzin));
  assert.equal((await zet('proef', 20, 3, { door: 'mij' })).status, 400);
  assert.ok([400, 404].includes((await server.get('/api/office/instellingen/toString', baas)).status));
});

test('what erases or may lock people out asks for the password once more; longer keeping does not', async () => {
  // A login is proof enough for a few minutes.
  server.clock.advance(600_000);
  assert.equal((await zet('prullenbak', 90, 0)).status, 200);
  assert.equal(codeVan(await zet('prullenbak', 45, 1)), 'auth/bevestiging-nodig');
  assert.equal(codeVan(await zet('vlaamseHosts', ['klas.test', 'leerjaar.test'], 0)), 'auth/bevestiging-nodig');
  await bevestig();
  assert.equal((await zet('prullenbak', 45, 1)).status, 200);
  assert.equal((await zet('vlaamseHosts', ['leerjaar.test', 'klas.test'], 0)).status, 200);
});

test('another Flemish host gets the Flemish pages at once, and links lead to the first one', async () => {
  assert.match(await haal('leerjaar.test'), /<html lang="nl-BE">/);
  assert.match(await haal('spelrijk.test'), /<html lang="nl">/);
  assert.equal(server.app.context.bron.adressen.be, 'https://leerjaar.test');
});

test('an invitation works as long as is set when it is sent, and its mail says so', async () => {
  assert.equal((await zet('uitnodiging', 2, 0)).status, 200);
  const school = await server.login('schooladmin');
  const { adminId } = server.wereld.persoon('schooladmin');
  const gemaakt = await server.post(
    `/api/admins/${adminId}/docenten`,
    { id: testId('nieuwe docent'), roepnaam: 'Noor', achternaam: 'Kok', email: 'noor@school.example', groepIds: [] },
    school,
  );
  assert.ok(gemaakt.status < 300, gemaakt.text);
  const mail = await server.database.own.selectFrom('mail').selectAll().where('aan', '=', 'noor@school.example').executeTakeFirstOrThrow();
  assert.match(JSON.stringify(mail), /2 dagen/);
});

test('every change stands in the log of our office, with what it was and what it became', async () => {
  const regels = await server.database.own.selectFrom('audit').select(['betreft', 'reden']).where('actie', '=', 'setting.update').execute();
  assert.ok(regels.some(({ betreft }) => betreft.includes('Leerlingen in de prullenbak: 90 dagen -> 45 dagen (versie 2)')));
  assert.ok(regels.some(({ reden }) => reden === 'nieuw schooljaar'));
});

test('a second server on the same database takes the change over, and keeps what the first decided', async () => {
  const bron = await openInstellingen(server.database.own, { publicAdres: 'https://spelrijk.test', beHosts: ['klas.test'] });
  assert.equal(bron.nu().uitnodiging, 2);
  assert.equal((await zet('uitnodiging', 3, 1)).status, 200);
  assert.deepEqual([server.app.context.instellingen().uitnodiging, bron.nu().uitnodiging], [3, 2]);
  await bron.refresh();
  assert.equal(bron.nu().uitnodiging, 3);
});

test('a stored value that no longer fits gives way to the shipped one', async () => {
  await server.database.own
    .insertInto('instelling')
    .values({
      sleutel: 'logboek',
      versie: 1,
      waarde: '9',
      oud: '731',
      nieuw: '9',
      uit_versie: null,
      opdracht: opdracht(),
      door: testId('oud'),
      wie: 'oud',
      reden: '',
      created_at: new Date(server.clock.now()),
    })
    .execute();
  await server.app.context.bron.refresh();
  assert.equal(server.app.context.instellingen().logboek, DAGTERMIJNEN.logboek.standaard);
  assert.equal((await lees('logboek')).instelling.waarde, DAGTERMIJNEN.logboek.standaard);
});

test('a shorter prullenbak erases at the next sweep, as the list of who is in it says', async () => {
  const school = await server.login('schooladmin');
  const kind = server.wereld.persoon('leerling2');
  const url = `/api/admins/${kind.adminId}/prullenbak`;
  const weg = await server.post(`/api/admins/${kind.adminId}/leerlingen/weggooien`, { leerlingIds: [kind.id] }, school);
  assert.ok(weg.status < 300, weg.text);
  const { bewaardagen } = JSON.parse((await server.get(url, school)).text);
  assert.equal(bewaardagen, 45);
  const begin = server.clock.now();
  await server.app.sweep(begin + 44 * DAG);
  const tel = async () => (await server.database.own.selectFrom('leerling').select('id').where('id', '=', kind.id).execute()).length;
  assert.equal(await tel(), 1);
  await server.app.sweep(begin + 46 * DAG);
  assert.equal(await tel(), 0);
});
