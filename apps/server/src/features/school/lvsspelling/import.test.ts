import { test } from 'node:test';
import { DAGTERMIJNEN } from '@spelrijk/domain/instelling';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { lvsspellingRoutes, type LvsResultaat, type LvsScore, type LvsVoorstel } from '@spelrijk/contract/lvsspelling';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { dagVan } from '../../../platform/clock.ts';
import { beginStand } from '../../oefenen/standen/index.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const [groep1 = '', groep2 = ''] = a.groepIds;
const admin = await server.login('schooladmin');
const LANG = readFileSync(join(import.meta.dirname, '../../../../test/bestanden/lvs/lang-puntkomma-cp1252.csv'));
const base = `/api/admins/${a.id}/lvsspelling`;
const codeOf = ({ body }: Antwoord): unknown => (typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined);
const bevestig = (token: string): Promise<Antwoord> => server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, token);

const stuur = (bytes: Uint8Array, token = admin, adminId = a.id): Promise<Antwoord> =>
  server.request({
    method: 'POST',
    url: `/api/admins/${adminId}/lvsspelling`,
    token,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });
const csv = (...rijen: readonly string[]): Buffer =>
  Buffer.from(['Leerlingnummer;Roepnaam;Achternaam;Groep;Toets;Toetsmoment;Afnamedatum;VS;Niveau', ...rijen].join('\n'));
async function bekijk(bytes: Uint8Array): Promise<LvsVoorstel> {
  const answer = await stuur(bytes);
  assert.equal(answer.status, 200, answer.text);
  return lvsspellingRoutes.previewLvs.response.parse(answer.body);
}
const pasToe = (id: string, keuzes: unknown = {}, token = admin, adminId = a.id): Promise<Antwoord> =>
  server.post(`/api/admins/${adminId}/lvsspelling/${id}`, keuzes, token);
async function voer(bytes: Uint8Array, keuzes: unknown = {}): Promise<LvsResultaat> {
  // No two lists of a school come in the same instant: the later one counts.
  server.clock.advance(1000);
  const answer = await pasToe((await bekijk(bytes)).id, keuzes);
  assert.equal(answer.status, 200, answer.text);
  return lvsspellingRoutes.commitLvs.response.parse(answer.body);
}
const scoresVan = async (leerlingId: string, groepId = groep1, token = admin): Promise<LvsScore[]> => {
  const answer = await server.get(`/api/admins/${a.id}/groepen/${groepId}/leerlingen/${leerlingId}/lvs`, token);
  assert.equal(answer.status, 200, answer.text);
  return lvsspellingRoutes.readLvs.response.parse(answer.body).scores;
};
const zet = (method: 'DELETE' | 'POST', importId: string | null, token = admin, adminId = a.id): Promise<Antwoord> =>
  server.request({
    method,
    url: `/api/admins/${adminId}/lvsimports/${importId}${method === 'POST' ? '/terughalen' : ''}`,
    token,
    headers: {},
  });
const hoofdVan = async (id: string): Promise<unknown> =>
  (await server.database.own.selectFrom('leerling_stand').select('hoofd').where('leerling_id', '=', id).executeTakeFirstOrThrow()).hoofd;

const SANNE = testId('lvs sanne');
const DAAN = testId('lvs daan');
await server.post(
  `/api/admins/${a.id}/groepen/${groep1}/leerlingen`,
  {
    leerlingen: [
      { id: SANNE, roepnaam: 'Sanne', voorvoegsel: 'de', achternaam: 'Vries', jaargroep: 4 },
      { id: DAAN, roepnaam: 'Daan', voorvoegsel: 'van den', achternaam: 'Berg', jaargroep: 5 },
    ],
  },
  admin,
);
await server.database.own
  .insertInto('persoonssleutel')
  .values({ admin_id: a.id, soort: 'las', waarde: '1001', account_id: SANNE })
  .execute();

test('U19: only a schooladmin reads lists, only of this school, and storing asks for the password', async () => {
  for (const wie of ['docent', 'rtadmin', 'thuisadmin', 'office', 'leerling', 'demo']) {
    const token = await server.login(wie);
    assert.equal((await stuur(LANG, token)).status, 403, wie);
    assert.equal((await server.get(base, token)).status, 403, wie);
    assert.equal((await zet('DELETE', testId('x'), token)).status, 403, wie);
  }
  assert.equal((await stuur(LANG, admin, b.id)).status, 404);
  const { id } = await bekijk(LANG);
  // A login counts as the password for a while.
  server.clock.advance(1_500_000);
  assert.deepEqual([(await pasToe(id)).status, codeOf(await pasToe(id))], [409, 'auth/bevestiging-nodig']);
  assert.equal(codeOf(await zet('DELETE', testId('x'))), 'auth/bevestiging-nodig');
  await bevestig(admin);
});

test('U19: a seventh list within a minute waits', async () => {
  const streng = await createProefserver({ SPELRIJK_RATE_LIMIT: '1' });
  const token = await streng.login('schooladmin');
  const url = `/api/admins/${streng.wereld.a.id}/lvsspelling`;
  const lees = () => streng.request({ method: 'POST', url, token, headers: { 'content-type': 'application/octet-stream' }, payload: LANG });
  for (let i = 0; i < 6; i++) assert.equal((await lees()).status, 200);
  const { status, headers } = await lees();
  assert.equal(status, 429);
  assert.ok(Number(headers['retry-after']) > 0);
});

test('looking stores nothing; a person says who is who; storing is done once, however often it is sent', async () => {
  const voorstel = await bekijk(LANG);
  const wie = voorstel.personen.map(({ nummer, herkend }) => [nummer, herkend]);
  assert.deepEqual(wie.slice(0, 2), [
    ['1001', 'nummer'],
    ['1002', 'onzeker'],
  ]);
  assert.equal((await scoresVan(SANNE)).length, 0);
  const kolommen = voorstel.kolommen.map(({ betekenis }) => betekenis);
  const answer = await server.request({
    method: 'PUT',
    url: `${base}/${voorstel.id}`,
    token: admin,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      kolommen,
      toets: '',
      personen: [
        { nr: 2, leerlingId: DAAN },
        { nr: 3, leerlingId: null },
      ],
    }),
  });
  assert.equal(answer.status, 200, answer.text);
  const nieuw = lvsspellingRoutes.reviseLvs.response.parse(answer.body);
  assert.deepEqual(
    nieuw.regels.slice(0, 4).map(({ soort, mee }) => [soort, mee]),
    [
      ['nieuw', true],
      ['nieuw', true],
      ['niemand', false],
      ['kiezen', false],
    ],
  );
  const antwoorden = await Promise.all([pasToe(voorstel.id), pasToe(voorstel.id)]);
  for (const uit of [...antwoorden, await pasToe(voorstel.id)]) {
    assert.equal(uit.status, 200, uit.text);
    const { opgeslagen, overgeslagen, leerlingen } = lvsspellingRoutes.commitLvs.response.parse(uit.body);
    assert.deepEqual([opgeslagen, overgeslagen, leerlingen], [2, 4, 2]);
  }
  const [score] = await scoresVan(SANNE);
  assert.deepEqual(
    [score?.toets, score?.generatie, score?.moment, score?.afnamedatum, score?.waarden],
    ['Spelling 3.0', '3.0', 'E3', '2025-01-22', { score: '25', vaardigheidsscore: '141,0', niveau: 'C III', functioneringsniveau: 'M3' }],
  );
});

test('U11: the same list again is known, also who was pointed at, and adds nothing', async () => {
  const voorstel = await bekijk(LANG);
  assert.deepEqual(
    voorstel.personen.slice(0, 2).map(({ herkend }) => herkend),
    ['nummer', 'eerder'],
  );
  assert.deepEqual(
    voorstel.regels.slice(0, 2).map(({ soort }) => soort),
    ['zelfde', 'zelfde'],
  );
  const uit = lvsspellingRoutes.commitLvs.response.parse((await pasToe(voorstel.id)).body);
  assert.deepEqual([uit.opgeslagen, uit.alBekend, uit.importId], [0, 2, null]);
  assert.equal((await scoresVan(SANNE)).length, 1);
});

test('another value is not taken unasked; taken, it counts; taken away, the older one counts again; brought back, the newer', async () => {
  const anders = csv('1001;Sanne;Vries;;Spelling 3.0;E3;22-01-2025;150;B II');
  const rustig = await voer(anders);
  assert.deepEqual([rustig.opgeslagen, rustig.vervangen, rustig.overgeslagen], [0, 0, 1]);
  const uit = await voer(anders, { regels: [{ nr: 1, mee: true }] });
  assert.deepEqual([uit.opgeslagen, uit.vervangen], [0, 1]);
  const nu = async (): Promise<string | undefined> => (await scoresVan(SANNE))[0]?.waarden.vaardigheidsscore;
  assert.equal(await nu(), '150');
  for (let i = 0; i < 2; i++) assert.equal((await zet('DELETE', uit.importId)).status, 204);
  assert.equal(await nu(), '141,0');
  for (let i = 0; i < 2; i++) assert.equal((await zet('POST', uit.importId)).status, 204);
  assert.equal(await nu(), '150');
});

test('columns are remembered for the school', async () => {
  const vreemd = Buffer.from('Kind;Uitslag;Klasje\nDaan van den Berg;II;School A groep 1');
  const eerst = await bekijk(vreemd);
  assert.deepEqual(
    eerst.kolommen.map(({ bron }) => bron),
    ['onbekend', 'onbekend', 'onbekend'],
  );
  const kolommen = [
    { soort: 'veld', veld: 'naam' },
    { soort: 'veld', veld: 'niveau' },
    { soort: 'veld', veld: 'groep' },
  ];
  const herzien = await server.request({
    method: 'PUT',
    url: `${base}/${eerst.id}`,
    token: admin,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ kolommen, toets: 'Spelling M5', personen: [] }),
  });
  assert.equal(herzien.status, 200, herzien.text);
  assert.equal((await pasToe(eerst.id)).status, 200);
  const weer = await bekijk(vreemd);
  assert.deepEqual(
    weer.kolommen.map(({ bron, betekenis }) => [bron, betekenis?.veld]),
    [
      ['onthouden', 'naam'],
      ['onthouden', 'niveau'],
      ['onthouden', 'groep'],
    ],
  );
  const ander = await server.login('b-schooladmin');
  const bijB = lvsspellingRoutes.previewLvs.response.parse((await stuur(vreemd, ander, b.id)).body);
  assert.ok(bijB.kolommen.every(({ bron }) => bron === 'onbekend'));
  assert.ok(!JSON.stringify(bijB).includes('Sanne'));
});

test('who did not practise yet begins where the newest test says, and not any more when the list is taken away; who did practise is left alone', async () => {
  const nieuw = csv(
    '1001;Sanne;Vries;;Spelling 3.0;E3;15-06-2026;160;I',
    ';Daan;Berg van den;School A groep 1;Spelling 3.0;M5;15-06-2026;300;V',
  );
  const dag = dagVan(server.clock.now());
  const voor = await hoofdVan(SANNE);
  assert.deepEqual(voor, beginStand(4, dag).hoofd);
  await server.database.own.updateTable('leerling_stand').set({ volgnr: 1 }).where('leerling_id', '=', DAAN).execute();
  const daan = await hoofdVan(DAAN);
  assert.equal((await bekijk(nieuw)).begin, 1);
  const uit = await voer(nieuw, { begin: true });
  assert.equal(uit.begin, 1);
  assert.deepEqual(await hoofdVan(SANNE), beginStand(4, dag, { lvs: { soort: 'niveau', waarde: 1 }, normgroep: '4a' }).hoofd);
  assert.deepEqual(await hoofdVan(DAAN), daan);
  await zet('DELETE', uit.importId);
  assert.deepEqual(await hoofdVan(SANNE), voor);
});

test('a docent reads the results of her own leerlingen, nobody of another school does, and a child never', async () => {
  const docent = await server.login('docent');
  assert.ok((await scoresVan(SANNE, groep1, docent)).length > 0);
  const url = `/api/admins/${a.id}/groepen/${groep1}/leerlingen/${SANNE}/lvs`;
  assert.equal((await server.get(url, await server.login('docent2'))).status, 404);
  assert.equal((await server.get(url.replace(groep1, groep2), admin)).status, 404);
  assert.equal((await server.get(url, await server.login('b-schooladmin'))).status, 404);
  assert.equal((await server.get(url, await server.login('leerling'))).status, 403);
});

test('nobody applies what another was shown; what changed meanwhile stops it; so does its hour; a leerling of another school is no answer', async () => {
  const regel = csv(';Sanne;de Vries;School A groep 1;Spelling 3.0;M4;20-06-2026;170;II');
  const voorstel = await bekijk(regel);
  const ander = await server.login('b-schooladmin');
  await bevestig(ander);
  assert.equal(codeOf(await pasToe(voorstel.id, {}, ander, b.id)), 'lvs/verlopen');
  const vreemd = await server.request({
    method: 'PUT',
    url: `${base}/${voorstel.id}`,
    token: admin,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ kolommen: [], toets: '', personen: [{ nr: 1, leerlingId: b.kinderen[0]?.id }] }),
  });
  assert.deepEqual([vreemd.status, codeOf(vreemd)], [400, 'lvs/keuze-ongeldig']);
  assert.equal(codeOf(await pasToe(voorstel.id, { regels: [{ nr: 9, mee: true }] })), 'lvs/keuze-ongeldig');
  await voer(regel);
  assert.equal(codeOf(await pasToe(voorstel.id)), 'lvs/veranderd');
});

test('U14: formulas are text, here and everywhere', async () => {
  const mal = readFileSync(join(import.meta.dirname, '../../../../test/bestanden/lvs/mal-formules.csv'));
  const [persoon] = (await bekijk(mal)).personen;
  assert.deepEqual([persoon?.nummer, persoon?.herkend], ['=1+1', 'onbekend']);
});

test('P04: the journal has numbers and a fingerprint, no names and no results', async () => {
  const regels = await server.database.own
    .selectFrom('audit')
    .select(['soort', 'betreft'])
    .where('admin_id', '=', a.id)
    .where('actie', '=', 'lvs.commit')
    .where('soort', '<>', 'geweigerd')
    .execute();
  assert.deepEqual(new Set(regels.map(({ soort }) => soort)), new Set(['import', 'verwijderd', 'gewijzigd']));
  for (const { betreft } of regels) assert.doesNotMatch(betreft, /Sanne|Daan|141|212/);
});

test('a list that was taken away is erased after its term, and not a day before', async () => {
  const { imports } = lvsspellingRoutes.listLvs.response.parse((await server.get(base, admin)).body);
  assert.equal(imports.filter(({ wegNa }) => wegNa !== null).length, 1);
  const lijsten = async (): Promise<number> =>
    (await sql`select from lvs_import where admin_id = ${a.id} and verwijderd_op is not null`.execute(server.database.own)).rows.length;
  assert.equal(await lijsten(), 1);
  await server.app.sweep(server.clock.now() + (DAGTERMIJNEN.toetslijsten.standaard - 1) * 86_400_000);
  assert.equal(await lijsten(), 1);
  await server.app.sweep(server.clock.now() + (DAGTERMIJNEN.toetslijsten.standaard + 1) * 86_400_000);
  assert.equal(await lijsten(), 0);
});
