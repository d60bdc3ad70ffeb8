import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groepenRoutes } from '@spelrijk/contract/groepen';
import { docentenRoutes } from '@spelrijk/contract/docenten';
import { type BeheerLeerling, leerlingbeheerRoutes } from '@spelrijk/contract/leerlingbeheer';
import { briefjesRoutes } from '@spelrijk/contract/briefjes';
import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { zoekregisterRoutes } from '@spelrijk/contract/zoekregister';
import { compareTekst } from '@spelrijk/base/tekst';
import { compareNamen, heleNaam } from '@spelrijk/domain/naam';
import { sql } from 'kysely';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a } = server.wereld;
const admin = await server.login('schooladmin');
const [groepId = ''] = a.groepIds;

// The last one as somebody types it who fills in one field.
const KINDEREN = [
  'Sam/Smit',
  'Efe/Şahin',
  'Ali/Öztürk',
  'Aad/Berg/van den',
  'Piet/Pieters',
  'Zoë/Hof/van ’t',
  'Kim/Bie/de',
  'Bo/Berg',
  'Ada/van der Aa',
  'Els/De Vries',
  'Jan/Daalder',
  "Céline/Ëlen/d'",
  'Ugo/d’Arco',
  "Dirk/D'Hondt",
  "Sean/O'Neill",
].map((tekst, i) => {
  const [roepnaam = '', achternaam = '', voorvoegsel = ''] = tekst.split('/');
  return { id: testId(`volgorde ${i}`), roepnaam, voorvoegsel, achternaam, jaargroep: 5 };
});

test('the database orders names as the browser does', async () => {
  const added = await server.post(`/api/admins/${a.id}/groepen/${groepId}/leerlingen`, { leerlingen: KINDEREN }, admin);
  assert.equal(added.status, 200, added.text);
  const { body } = await server.get(`/api/admins/${a.id}/groepen/${groepId}/leerlingen`, admin);
  const { leerlingen } = leerlingbeheerRoutes.listLeerlingen.response.parse(body);
  const eigen = leerlingen.filter(({ id }) => KINDEREN.some((kind) => kind.id === id));
  assert.deepEqual(
    eigen.map(({ achternaam }) => achternaam),
    KINDEREN.toSorted(compareNamen('nl')).map(({ achternaam }) => achternaam.replace(/^van der |^d’/, '')),
  );
  // Written as it is said, wherever it is read.
  const heel = ["Céline d'Ëlen", 'Ugo d’Arco', 'Zoë van ’t Hof'];
  const groep = groepenRoutes.readGroep.response.parse((await server.get(`/api/admins/${a.id}/groepen/${groepId}`, admin)).body);
  assert.deepEqual(
    groep.leerlingen
      .map(heleNaam)
      .filter((naam) => heel.includes(naam))
      .toSorted(),
    heel,
  );
  const gezocht = zoekregisterRoutes.readZoekregister.response.parse((await server.get(`/api/admins/${a.id}/zoekregister`, admin)).body);
  assert.deepEqual(
    gezocht.leerlingen
      .map(({ naam }) => naam)
      .filter((naam) => heel.includes(naam))
      .toSorted(),
    heel,
  );
  const [eerste] = eigen;
  assert.ok(eerste);
  const { id, roepnaam, jaargroep, gebruikersnaam } = eerste;
  const velden = { roepnaam, voorvoegsel: '', achternaam: 'de Zwart', jaargroep, gebruikersnaam };
  const gewijzigd = await server.request({ method: 'PATCH', url: `/api/admins/${a.id}/leerlingen/${id}`, token: admin, payload: velden });
  const { voorvoegsel, achternaam } = leerlingbeheerRoutes.updateLeerling.response.parse(gewijzigd.body);
  assert.deepEqual([voorvoegsel, achternaam], ['de', 'Zwart']);
  const namen = ['Groep 10', 'Groep 2', 'groep 1', 'Öko', 'Oker', 'Zon'];
  const { rows } = await sql<{ naam: string }>`
    select n as naam from unnest(${namen}::text[]) as t(n) order by n collate nederlands`.execute(server.database.own);
  assert.deepEqual(
    rows.map(({ naam }) => naam),
    namen.toSorted(compareTekst),
  );
});

test('a Flemish school reads the same people with what stands before their names, docenten too', async () => {
  const DOCENTEN = ['De Vries', 'Daalder', 'van den Berg', 'Smit'];
  const { body } = await server.get(`/api/admins/${a.id}/docenten`, admin);
  const anderen = docentenRoutes.listDocenten.response.parse(body).docenten.length;
  for (const [i, achternaam] of DOCENTEN.entries()) {
    const docent = { id: testId(`docent ${i}`), roepnaam: 'Juf', achternaam, email: `juf${i}@school.example`, uit_te_nodigen: true };
    await server.database.own
      .insertInto('gebruiker')
      .values({ ...docent, admin_id: a.id, created_at: new Date(server.clock.now()) })
      .execute();
    await server.database.own.insertInto('groep_docent').values({ admin_id: a.id, groep_id: groepId, docent_id: docent.id }).execute();
  }
  const kinderen = async (): Promise<BeheerLeerling[]> => {
    const lijst = await server.get(`/api/admins/${a.id}/groepen/${groepId}/leerlingen`, admin);
    return leerlingbeheerRoutes.listLeerlingen.response.parse(lijst.body).leerlingen;
  };
  const docenten = async (): Promise<string[][]> => {
    const eigen = (namen: readonly string[]): string[] => namen.filter((naam) => DOCENTEN.includes(naam));
    const lijst = docentenRoutes.listDocenten.response.parse((await server.get(`/api/admins/${a.id}/docenten`, admin)).body).docenten;
    assert.equal(lijst.length, anderen + DOCENTEN.length);
    const groepen = groepenRoutes.listGroepen.response.parse((await server.get(`/api/admins/${a.id}/groepen`, admin)).body).groepen;
    const gezocht = zoekregisterRoutes.readZoekregister.response.parse((await server.get(`/api/admins/${a.id}/zoekregister`, admin)).body);
    return [
      eigen(lijst.map(({ achternaam }) => achternaam)),
      eigen((groepen.find(({ id }) => id === groepId)?.docenten ?? []).map((naam) => naam.replace(/^Juf /, ''))),
      eigen(gezocht.docenten.map(({ naam }) => naam.replace(/^Juf /, ''))),
    ];
  };
  const opKern = ['van den Berg', 'Daalder', 'Smit', 'De Vries'];
  assert.deepEqual(await docenten(), [opKern, opKern, opKern]);
  await server.database.own.updateTable('admin').set({ regio: 'be' }).where('admin_id', '=', a.id).execute();
  try {
    const heel = ['Daalder', 'De Vries', 'Smit', 'van den Berg'];
    assert.deepEqual(await docenten(), [heel, heel, heel]);
    const lijst = await kinderen();
    assert.deepEqual(lijst, lijst.toSorted(compareNamen('be')));
    assert.notDeepEqual(lijst, lijst.toSorted(compareNamen('nl')));
    // And what is typed in the one field that there is stays one.
    const [kind] = lijst;
    const payload = { roepnaam: kind?.roepnaam, voorvoegsel: '', achternaam: 'van den Bossche' };
    const url = `/api/admins/${a.id}/leerlingen/${kind?.id}`;
    const gewijzigd = await server.request({ method: 'PATCH', url, token: admin, payload });
    const { voorvoegsel, achternaam } = leerlingbeheerRoutes.updateLeerling.response.parse(gewijzigd.body);
    assert.deepEqual([voorvoegsel, achternaam], ['', 'van den Bossche']);
  } finally {
    await server.database.own.updateTable('admin').set({ regio: 'nl' }).where('admin_id', '=', a.id).execute();
  }
});

test('two who bear one name in a groep are told apart wherever a docent reads them, and one who bears it elsewhere is not numbered', async () => {
  const [, andere = ''] = a.groepIds;
  const tweeling = [1, 2, 3].map((nr) => ({
    id: testId(`daan ${nr}`),
    roepnaam: 'Daan',
    voorvoegsel: 'van',
    achternaam: 'Dijk',
    jaargroep: 5,
  }));
  const [een, twee, elders] = tweeling.map(({ id }) => id);
  for (const [groep, leerlingen] of [
    [groepId, tweeling.slice(0, 1)],
    [groepId, tweeling.slice(1, 2)],
    [andere, tweeling.slice(2)],
  ] as const)
    assert.equal((await server.post(`/api/admins/${a.id}/groepen/${groep}/leerlingen`, { leerlingen }, admin)).status, 200);
  const van = (groep: string, path = ''): Promise<{ body: unknown }> => server.get(`/api/admins/${a.id}/groepen/${groep}${path}`, admin);
  const namen = <T extends { readonly id: string }>(rijen: readonly T[], naamVan: (rij: T) => string): string[] =>
    rijen
      .filter(({ id }) => tweeling.some((kind) => kind.id === id))
      .map(naamVan)
      .toSorted();
  const beide = ['van Dijk (1)', 'van Dijk (2)'];
  const groep = groepenRoutes.readGroep.response.parse((await van(groepId)).body);
  assert.deepEqual(
    namen(groep.leerlingen, ({ achternaam }) => achternaam),
    beide,
    'cards',
  );
  const matrix = voortgangRoutes.readGroepVoortgang.response.parse((await van(groepId, '/voortgang')).body);
  assert.deepEqual(
    namen(matrix.leerlingen, ({ achternaam }) => achternaam),
    beide,
    'class at a glance',
  );
  const beheer = leerlingbeheerRoutes.listLeerlingen.response.parse((await van(groepId, '/leerlingen')).body);
  assert.deepEqual(
    namen(beheer.leerlingen, ({ onderscheid }) => onderscheid),
    [' (1)', ' (2)'],
    'list',
  );
  const gezocht = zoekregisterRoutes.readZoekregister.response.parse((await server.get(`/api/admins/${a.id}/zoekregister`, admin)).body);
  assert.deepEqual(
    namen(gezocht.leerlingen, ({ naam }) => naam),
    ['Daan van Dijk', 'Daan van Dijk (1)', 'Daan van Dijk (2)'],
    'search',
  );
  const briefje = { leerlingIds: [een, twee], inhoud: { soort: 'goed-gewerkt' } };
  const stuur = {
    method: 'PUT',
    url: `/api/admins/${a.id}/groepen/${groepId}/briefjes/${testId('briefje')}`,
    token: admin,
    payload: briefje,
  } as const;
  const gestuurd = await server.request(stuur);
  assert.ok(gestuurd.status < 300, JSON.stringify(gestuurd.body));
  const { briefjes } = briefjesRoutes.listBriefjes.response.parse((await van(groepId, '/briefjes')).body);
  assert.deepEqual(
    namen(briefjes[0]?.leerlingen ?? [], ({ roepnaam }) => roepnaam),
    ['Daan van Dijk (1)', 'Daan van Dijk (2)'],
    'a message to both',
  );
  const daar = voortgangRoutes.readGroepVoortgang.response.parse((await van(andere, '/voortgang')).body);
  assert.equal(daar.leerlingen.find(({ id }) => id === elders)?.achternaam, 'van Dijk');
});
