/** A plan for a groepje: made once, with a plan, a start, a log and an end for each leerling; who may; two docenten; a lost answer; a child that moves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groepsplannenRoutes } from '@spelrijk/contract/groepsplannen';
import { handelingsplannenRoutes } from '@spelrijk/contract/handelingsplannen';
import { logboekRoutes, type LogRegel } from '@spelrijk/contract/logboek';
import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { planKeuze } from '../../../../test/plankeuze.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const own = server.database.own;
const [groep = '', groep2 = ''] = a.groepIds;
const [docent, admin] = await Promise.all(['docent', 'schooladmin'].map((wie) => server.login(wie)));
const zetPakket = (...pakketten: 'zorgtraject'[]): Promise<unknown> =>
  own.updateTable('admin').set({ pakketten }).where('admin_id', 'in', [a.id, b.id]).execute();
await zetPakket('zorgtraject');
/** The two children of the groep of the docent, and two that join it. */
const bij = ['Anna', 'Bram'].map((roepnaam) => ({
  id: testId(`groepje ${roepnaam}`),
  roepnaam,
  voorvoegsel: '',
  achternaam: 'Smit',
  jaargroep: 5,
}));
assert.equal((await server.post(`/api/admins/${a.id}/groepen/${groep}/leerlingen`, { leerlingen: bij }, admin)).status, 200);
const wie = [...a.kinderen.filter(({ groepId }) => groepId === groep).map(({ id }) => id), ...bij.map(({ id }) => id)].slice(0, 4);
const [een = '', twee = '', drie = '', vier = ''] = wie;
assert.notEqual(vier, '');

const lijst = `/api/admins/${a.id}/groepen/${groep}/groepsplannen`;
const pad = (naam: string): string => `${lijst}/${testId(naam)}`;
const planVan = (naam: string, leerlingId: string): string => testId(`${naam} ${leerlingId}`);
const put = (url: string, payload: unknown, token = docent): Promise<Antwoord> =>
  server.request({
    method: 'PUT',
    url,
    token: token ?? '',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });
const KEUZE: PlanKeuze = {
  ...planKeuze('ei-ij'),
  weken: 8,
  keren: 2,
  functie: 'onderwijsassistent',
  tekst: { waarom: 'Zij verwarren ei en ij', geprobeerd: '', aanpak: 'Kaart', thuis: '', maatregelen: [] },
};
const vraag = (naam: string, leerlingen: readonly string[], extra: object = {}) => ({
  versie: 0,
  naam: 'Groepje ei of ij',
  keuze: KEUZE,
  leerlingen: leerlingen.map((leerlingId) => ({ leerlingId, planId: planVan(naam, leerlingId) })),
  ...extra,
});
const lees = async (naam: string, token = docent) =>
  groepsplannenRoutes.readGroepsplan.response.parse((await server.get(pad(naam), token ?? '')).body);
const leesEigen = async (naam: string, leerlingId: string) =>
  handelingsplannenRoutes.readHandelingsplan.response.parse(
    (await server.get(`/api/admins/${a.id}/leerlingen/${leerlingId}/handelingsplannen/${planVan(naam, leerlingId)}`, admin ?? '')).body,
  );
const code = ({ body }: Antwoord): unknown => Reflect.get(Object(body), 'code');
const tel = async (leerlingId: string): Promise<number> =>
  (await own.selectFrom('handelingsplan').select('id').where('leerling_id', '=', leerlingId).execute()).length;

const ROLLEN: readonly [wie: string, lezen: number, maken: number][] = [
  ['docent2', 404, 404],
  ['b-schooladmin', 404, 404],
  ['b-docent', 404, 404],
  ['rtadmin', 403, 403],
  ['thuisadmin', 403, 403],
  ['office', 409, 409],
  ['superadmin', 409, 409],
  ['leerling', 403, 403],
  ['demo', 403, 403],
];
for (const [naam, opLijst, opMaken] of ROLLEN)
  test(`check 1, 3, 32: ${naam} gets ${opLijst} for groepsplannen of a groep that is not its own, and makes none`, async () => {
    const token = await server.login(naam);
    assert.equal((await server.get(lijst, token)).status, opLijst);
    assert.equal((await put(pad(naam), vraag(naam, [een, twee]), token)).status, opMaken);
    assert.equal(
      (await put(`${pad(naam)}/sessies/${testId('s')}`, { dag: '2026-11-01', minuten: 20, functie: 'ouder', aanwezig: [een] }, token))
        .status,
      opLijst === 409 ? 403 : opLijst,
    );
  });

test('made once however often it is sent: a plan each, goals of their own, and words set apart for each', async () => {
  for (let i = 0; i < 2; i++) assert.deepEqual((await put(pad('g'), vraag('g', [een, twee]))).body, { versie: 1 });
  for (const leerlingId of [een, twee]) {
    const { status, keuze } = await leesEigen('g', leerlingId);
    assert.deepEqual([status, keuze, await tel(leerlingId)], ['concept', KEUZE, 1]);
    const woorden = await own.selectFrom('plan_woord').select('woord').where('plan_id', '=', planVan('g', leerlingId)).execute();
    assert.ok(woorden.length > 0);
  }
  const { groepsplannen } = groepsplannenRoutes.listGroepsplannen.response.parse((await server.get(lijst, docent ?? '')).body);
  assert.partialDeepStrictEqual(groepsplannen, [{ naam: 'Groepje ei of ij', stand: 'concept', leerlingen: 2, doelen: ['ei of ij'] }]);
});

test('one leerling is no groepje, nine are none, nobody twice; with a plan already nobody comes in, and then nothing is made', async () => {
  for (const leerlingen of [[een], [een, een], Array.from({ length: 9 }, (_, i) => testId(`n${i}`))])
    assert.equal((await put(pad('fout'), vraag('fout', leerlingen))).status, 400);
  const bezet = await put(pad('bezet'), vraag('bezet', [drie, een]));
  assert.deepEqual([bezet.status, code(bezet)], [409, 'handelingsplannen/al-een-plan']);
  assert.equal(await tel(drie), 0);
  const vreemd = await put(pad('vreemd'), vraag('vreemd', [drie, server.wereld.persoon('leerling3').id]));
  assert.equal(vreemd.status, 404);
  assert.equal(await tel(drie), 0);
  const { leerlingen } = groepsplannenRoutes.proposeGroepsdoelen.response.parse(
    (await server.get(`/api/admins/${a.id}/groepen/${groep}/groepsdoelvoorstellen`, docent ?? '')).body,
  );
  assert.deepEqual(new Map(leerlingen.map(({ id, bezet: heeftPlan }) => [id, heeftPlan])).get(een), true);
});

test('a change reaches every plan, what was written for one leerling alone stays, and the second of two docenten is refused', async () => {
  const eigenPad = `/api/admins/${a.id}/leerlingen/${een}/handelingsplannen/${planVan('g', een)}`;
  const { versie } = await leesEigen('g', een);
  const eigen = { ...KEUZE, tekst: { ...KEUZE.tekst, waarom: 'Alleen over deze leerling' } };
  assert.equal((await put(eigenPad, { versie, keuze: eigen })).status, 200);
  const langer = { ...KEUZE, weken: 10 };
  const gewijzigd = vraag('g', [een, twee, drie], { versie: 1, keuze: langer });
  assert.deepEqual((await put(pad('g'), gewijzigd)).body, { versie: 2 });
  assert.deepEqual((await put(pad('g'), gewijzigd)).body, { versie: 2 }, 'sent again');
  const nu = await leesEigen('g', een);
  assert.deepEqual([nu.keuze.weken, nu.keuze.tekst.waarom], [10, 'Alleen over deze leerling']);
  assert.equal((await leesEigen('g', drie)).keuze.weken, 10);
  // Goals of reading are goals too: they were kept in the groepsplan and reached nobody.
  const lezend: PlanKeuze = { ...langer, tekst: { ...langer.tekst, lezen: [{ soort: 'begrip', niveau: 'm4' }] } };
  assert.deepEqual((await put(pad('g'), vraag('g', [een, twee, drie], { versie: 2, keuze: lezend }))).body, { versie: 3 });
  for (const wie of [een, twee, drie]) assert.deepEqual((await leesEigen('g', wie)).keuze.tekst.lezen, lezend.tekst.lezen);
  assert.equal((await leesEigen('g', een)).keuze.tekst.waarom, 'Alleen over deze leerling');
  assert.deepEqual((await put(pad('g'), vraag('g', [een, twee, drie], { versie: 3, keuze: langer }))).body, { versie: 4 });
  const tweede = await put(pad('g'), vraag('g', [een, twee, drie], { versie: 1, keuze: { ...KEUZE, weken: 7 } }), admin);
  assert.deepEqual([tweede.status, code(tweede)], [409, 'groepsplannen/gewijzigd']);
  assert.equal((await put(pad('g'), vraag('g', [een, twee], { versie: 4, keuze: langer }))).status, 200);
  assert.equal(await tel(drie), 0, 'who leaves before the start leaves no trace');
});

test('it starts for who has a start test or for all with a reason; sent again it changes nothing; who started stays in', async () => {
  const start = (zonderStarttoets: string) =>
    server.post(`${pad('g')}/start`, { van: dagVan(server.clock.now()), zonderStarttoets }, docent ?? '');
  assert.deepEqual((await start('')).body, { gestart: 0, wacht: [een, twee].toSorted() });
  assert.deepEqual((await start('Methodetoets van vorige week')).body, { gestart: 2, wacht: [] });
  assert.deepEqual((await start('Methodetoets van vorige week')).body, { gestart: 0, wacht: [] });
  const { stand, week, versie, keuze } = await lees('g');
  assert.deepEqual([stand, week], ['loopt', 1]);
  assert.equal(code(await put(pad('g'), vraag('g', [een, drie], { versie, keuze }))), 'groepsplannen/loopt-al');
  assert.equal(code(await server.post(`${pad('g')}/weggooien`, undefined, docent ?? '')), 'groepsplannen/loopt-al');
  assert.equal((await put(pad('g'), vraag('g', [een, twee, drie], { versie, keuze }))).status, 200, 'a third one joins');
  assert.deepEqual((await lees('g')).leerlingen.map(({ status }) => status).toSorted(), ['actief', 'actief', 'concept']);
});

test('a session is one row for each who was there, with how many they were; sent again one; struck through for all; a day that cannot be is refused', async () => {
  const dag = dagVan(server.clock.now());
  const sessie = (id: string, extra: object = {}) =>
    put(`${pad('g')}/sessies/${testId(id)}`, { dag, minuten: 20, functie: 'onderwijsassistent', aanwezig: [een, twee], ...extra });
  for (let i = 0; i < 2; i++) assert.equal((await sessie('s1')).status, 204);
  for (const leerlingId of [een, twee])
    assert.partialDeepStrictEqual((await leesEigen('g', leerlingId)).sessies, [{ minuten: 20, groepsgrootte: 2, soort: 'school' }]);
  assert.equal((await leesEigen('g', een)).sessies.length, 1);
  assert.equal((await sessie('s2', { aanwezig: [een, drie] })).status, 404, 'the third one did not start');
  assert.equal(code(await sessie('s3', { dag: addDays(dag, 1) })), 'zorgsessies/in-de-toekomst');
  assert.equal(code(await sessie('s4', { dag: addDays(dag, -1) })), 'zorgsessies/voor-de-start');
  for (const minuten of [0, 200]) assert.equal((await sessie('s5', { minuten })).status, 400);
  const { sessies, leerlingen } = await lees('g');
  assert.partialDeepStrictEqual(sessies, [{ aanwezig: [een, twee].toSorted(), doorgehaald: false }]);
  assert.equal(leerlingen.find(({ leerlingId }) => leerlingId === een)?.gehouden, 20);
  const haalDoor = () => server.post(`${pad('g')}/sessies/${testId('s1')}/doorhalen`, undefined, docent ?? '');
  assert.deepEqual([(await haalDoor()).status, (await haalDoor()).status], [204, 204]);
  assert.equal((await lees('g')).leerlingen.find(({ leerlingId }) => leerlingId === een)?.gehouden, 0);
  assert.equal((await leesEigen('g', een)).sessies.length, 1, 'struck through, not gone');
});

test('check 23: who moves to another groep is read there, and no longer by name here', async () => {
  const zet = async (groepId?: string) =>
    assert.equal(
      (await server.post(`/api/admins/${a.id}/leerlingen/verplaatsen`, { leerlingIds: [twee], groepId }, admin ?? '')).status,
      204,
    );
  await zet(groep2);
  const { leerlingen, elders } = await lees('g');
  assert.deepEqual([leerlingen.map(({ leerlingId }) => leerlingId).includes(twee), elders], [false, 1]);
  assert.equal((await lees('g', admin)).elders, 0);
  const docent2 = await server.login('docent2');
  assert.equal((await server.get(`/api/admins/${a.id}/leerlingen/${twee}/handelingsplannen/${planVan('g', twee)}`, docent2)).status, 200);
  await zet(groep);
  assert.deepEqual([(await lees('g')).elders, (await lees('g')).leerlingen.some(({ leerlingId }) => leerlingId === twee)], [0, true]);
});

test('check 2: package off: 404 for all at the next request, and nothing lost when it is on again', async () => {
  await zetPakket();
  assert.deepEqual([(await server.get(lijst, docent ?? '')).status, (await server.get(pad('g'), admin ?? '')).status], [404, 404]);
  await zetPakket('zorgtraject');
  assert.equal((await lees('g')).leerlingen.length, 3);
});

test('one that started for nobody can go, with its plans and their words; look, print and change stand in the log by leerling, without content', async () => {
  assert.deepEqual((await put(pad('weg'), { ...vraag('weg', [vier, testId('niemand')]) })).status, 404);
  const { leerlingen } = await lees('g');
  assert.ok(leerlingen.some(({ leerlingId, status }) => leerlingId === drie && status === 'concept'));
  assert.equal(
    (await put(pad('g'), vraag('g', [een, twee], { versie: (await lees('g')).versie, keuze: (await lees('g')).keuze }))).status,
    200,
  );
  assert.deepEqual((await put(pad('weg'), vraag('weg', [drie, vier]))).body, { versie: 1 });
  assert.equal((await server.post(`${pad('weg')}/weggooien`, undefined, docent ?? '')).status, 204);
  assert.deepEqual([(await server.get(pad('weg'), docent ?? '')).status, await tel(vier)], [404, 0]);
  assert.equal((await server.post(`${pad('g')}/afdruk`, undefined, docent ?? '')).status, 204);
  const regels = await own.selectFrom('audit').select(['betreft', 'object_id']).where('object_id', 'in', [een, twee]).execute();
  for (const betreft of [
    'plan van het groepje',
    'afdruk: plan van het groepje',
    'sessie met het groepje genoteerd',
    'sessie met het groepje doorgehaald',
  ])
    for (const id of [een, twee])
      assert.ok(
        regels.some((regel) => regel.betreft === betreft && regel.object_id === id),
        betreft,
      );
  assert.ok(regels.every(({ betreft }) => !betreft.includes('ei-ij') && !betreft.includes('verwarren')));
});

test('a groepsplan of reading alone: it starts without a test, steers each, is changed while it runs, keeps what is of one leerling alone, and counts who reached it', async () => {
  const [letters, begrip, woorden] = [
    { soort: 'letters', niveau: 'letters-3' },
    { soort: 'begrip', niveau: 'm4' },
    { soort: 'woorden', niveau: 'L5' },
  ] as const;
  const met = (...lezen: (typeof letters | typeof begrip | typeof woorden)[]): PlanKeuze => ({
    ...KEUZE,
    doelen: [],
    tekst: { ...KEUZE.tekst, lezen },
  });
  const groepje = [drie, vier];
  const { leestreden } = groepsplannenRoutes.proposeGroepsdoelen.response.parse(
    (await server.get(`/api/admins/${a.id}/groepen/${groep}/groepsdoelvoorstellen`, docent ?? '')).body,
  );
  assert.deepEqual(leestreden.find(({ doel }) => doel.niveau === 'letters-3' && doel.soort === 'letters')?.leerlingen, []);
  assert.equal((await put(pad('lees'), vraag('lees', groepje, { keuze: met({ ...letters, niveau: 'letters-3x' } as never) }))).status, 400);
  assert.deepEqual((await put(pad('lees'), vraag('lees', groepje, { keuze: met(letters, begrip) }))).body, { versie: 1 });
  const { groepsplannen } = groepsplannenRoutes.listGroepsplannen.response.parse((await server.get(lijst, docent ?? '')).body);
  assert.deepEqual(groepsplannen.find(({ id }) => id === testId('lees'))?.leesdoelen, [letters, begrip]);
  // No test of spelling begins or ends it: nobody is named as one who could not have it.
  const zet = async (soort: string) => (await server.post(`${pad('lees')}/toetsen`, { soort, papier: false }, docent ?? '')).body;
  assert.deepEqual(await zet('zorg-start'), { klaar: 0, niet: [] });
  const van = dagVan(server.clock.now());
  assert.deepEqual((await server.post(`${pad('lees')}/start`, { van, zonderStarttoets: '' }, docent ?? '')).body, {
    gestart: 2,
    wacht: [],
  });
  assert.deepEqual(await zet('zorg-eind'), { klaar: 0, niet: [] });
  const stuurt = async (leerlingId: string) =>
    (await own.selectFrom('zorgdoel').select('categorie').where('leerling_id', '=', leerlingId).execute())
      .map(({ categorie }) => categorie)
      .toSorted();
  for (const kind of groepje) assert.deepEqual(await stuurt(kind), ['letters-3', 'teksten-m4']);

  // A goal of one leerling alone stays when those of the groepje change.
  const eigenPad = `/api/admins/${a.id}/leerlingen/${drie}/handelingsplannen/${planVan('lees', drie)}`;
  const eigen = await leesEigen('lees', drie);
  assert.equal((await put(eigenPad, { versie: eigen.versie, keuze: met(letters, begrip, woorden) })).status, 200);
  assert.deepEqual((await put(pad('lees'), vraag('lees', groepje, { versie: 1, keuze: met(begrip) }))).body, { versie: 2 });
  assert.deepEqual([await stuurt(drie), await stuurt(vier)], [['teksten-m4', 'woorden-L5'], ['teksten-m4']]);
  assert.equal(code(await put(pad('lees'), vraag('lees', groepje, { versie: 2, keuze: met() }))), 'groepsplannen/laatste-doel');

  const dag = async (leerlingId: string, n: number, laag: number, hoog: number): Promise<void> => {
    const rij = { admin_id: a.id, leerling_id: leerlingId, categorie: 'teksten-m4', antwoorden: 20, goed: 14 };
    await own
      .insertInto('categorie_dag')
      .values({ ...rij, dag: addDays(van, n), laag, hoog })
      .execute();
  };
  for (const kind of groepje) await dag(kind, -1, 50, 65);
  await dag(drie, 20, 82, 92);
  const { leerlingen, leesuitslag, uitslag } = await lees('lees');
  assert.deepEqual(
    new Map(leerlingen.map(({ leerlingId, lezen }) => [leerlingId, lezen.find(({ doel }) => doel.soort === 'begrip')])),
    new Map([
      [drie, { doel: begrip, gehaald: true, groei: 'vooruit' }],
      [vier, { doel: begrip, gehaald: null, groei: null }],
    ]),
  );
  assert.deepEqual([leesuitslag, uitslag], [[{ doel: begrip, kinderen: 1, gehaald: 1 }], null]);
  for (const kind of groepje) await own.deleteFrom('handelingsplan').where('leerling_id', '=', kind).execute();
});

/** What the school reads of our office with this reason. */
async function regelsMet(reden: string): Promise<readonly LogRegel[]> {
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);
  const { body } = await server.get(`/api/admins/${a.id}/logboek`, admin ?? '');
  return logboekRoutes.readLogboek.response.parse(body).regels.filter((regel) => regel.reden === reden);
}

test('check 32: whatever our office does with a groepsplan, the school reads who, why, what, and about which leerling or groep', async () => {
  const office = await server.login('office');
  const { naam, keuze, versie } = await lees('g');
  const wijziging = { ...vraag('g', [een, twee], { versie, naam, keuze: { ...keuze, keren: 3 } }) };
  const groepsdoelen = `/api/admins/${a.id}/groepen/${groep}/groepsdoelvoorstellen`;
  assert.deepEqual((await put(pad('concept'), vraag('concept', [drie, vier]))).body, { versie: 1 });
  const namenVan = async (groepje: string) =>
    (await lees(groepje)).leerlingen.map(({ roepnaam, achternaam }) => `${roepnaam} ${achternaam}`);
  const [begonnen, begin] = [await namenVan('g'), await namenVan('concept')];
  const starttoetsen = { soort: 'zorg-start', papier: false };
  const stappen: readonly [reden: string, method: 'GET' | 'PUT' | 'POST', url: string, over: readonly string[], payload?: unknown][] = [
    ['lijst bekeken na een vraag', 'GET', lijst, []],
    ['voorstellen bekeken na een vraag', 'GET', groepsdoelen, []],
    ['plan bekeken na een vraag', 'GET', pad('g'), begonnen],
    ['plan gewijzigd na een vraag', 'PUT', pad('g'), begonnen, wijziging],
    ['toetsen klaargezet na een vraag', 'POST', `${pad('concept')}/toetsen`, begin, starttoetsen],
    ['plan afgedrukt na een vraag', 'POST', `${pad('g')}/afdruk`, begonnen],
  ];
  for (const [reden, method, url, wieVan, payload] of stappen) {
    // The newest lines are those of this step.
    server.clock.advance(1000);
    const headers = { 'x-reden': encodeURIComponent(reden), 'content-type': 'application/json' };
    const { status } = await server.request({ method, url, token: office, headers, payload: JSON.stringify(payload ?? {}) });
    assert.ok(status < 300, `${reden}: ${status}`);
    const regels = (await regelsMet(reden)).filter(({ betreft }) => betreft !== '');
    assert.ok(regels.length > 0 && regels.every(({ rol, wie: door, over }) => rol === 'office' && door !== '' && over !== ''), reden);
    for (const kind of wieVan)
      assert.ok(
        regels.some(({ over }) => over === kind),
        `${reden}: ${kind}`,
      );
  }
});
