/** Reading that is set ready: groepjes from what was measured, who may set what for whom, what the child finds of it, and what stays when it is taken away. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leesplankRoutes } from '@spelrijk/contract/leesplank';
import { samenlezenRoutes } from '@spelrijk/contract/samenlezen';
import { findTekst } from '@spelrijk/taal/lezen';
import { sql } from 'kysely';
import { laatHoren, openLeesmoment } from '../../../../test/oefenweken.ts';
import { BEGIN, createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { database, wereld } = server;
const [kind, ander] = wereld.a.kinderen.filter((een) => een.groepId === wereld.a.kinderen[0]?.groepId);
assert.ok(kind && ander);
const docent = await server.login('docent');
const groep = `/api/admins/${wereld.a.id}/groepen/${kind.groepId}`;

type Methode = 'PUT' | 'DELETE' | 'POST';
const send = (method: Methode, url: string, token: string | undefined, body?: object): Promise<Antwoord> =>
  server.request({ method, url, token, ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) });
const codeVan = ({ status, body }: Antwoord): unknown[] => [status, Reflect.get(Object(body), 'code')];
const tokenVan = (id: string): Promise<string> => server.login(wereld.a.kinderen.find((een) => een.id === id)?.gebruikersnaam ?? '');

const zet = (id: string, anders: object = {}, token = docent, pad = groep): Promise<Antwoord> =>
  send('PUT', `${pad}/leesopdrachten/${testId(id)}`, token, {
    soort: 'tekst',
    wat: 'e4-02',
    van: '2026-11-19',
    tot: '2026-11-30',
    leerlingen: [{ id: kind.id, rollen: [] }],
    ...anders,
  });
const lijst = async () =>
  samenlezenRoutes.listLeesopdrachten.response.parse((await server.get(`${groep}/leesopdrachten`, docent)).body).opdrachten;
const klaargezet = async (id: string) =>
  samenlezenRoutes.readKlaargezet.response.parse((await server.get(`/api/leerlingen/${id}/klaargezet`, await tokenVan(id))).body)
    .opdrachten;
const groepjes = async () => samenlezenRoutes.readLeesgroepjes.response.parse((await server.get(`${groep}/leesgroepjes`, docent)).body);

const hoor = (leerlingId: string, goed: number, teksten: readonly string[]): Promise<void> =>
  laatHoren(database, { adminId: wereld.a.id, leerlingId, moment: 'moment', op: BEGIN - 180_000, goed }, teksten);

test('nobody is put in a groepje by one text; three texts of two children make one, with what they were measured by and texts to read', async () => {
  assert.deepEqual((await groepjes()).groepjes, []);
  assert.equal((await groepjes()).teWeinig.length, wereld.a.kinderen.filter((een) => een.groepId === kind.groepId).length);
  await openLeesmoment(database, wereld.a.id, kind.groepId, ['e4-03', 'e4-04', 'e4-05'], BEGIN);
  await hoor(kind.id, 88, ['e4-03']);
  await hoor(ander.id, 80, ['e4-03']);
  assert.deepEqual((await groepjes()).groepjes, []);
  await hoor(kind.id, 88, ['e4-04', 'e4-05']);
  await hoor(ander.id, 80, ['e4-04', 'e4-05']);
  const { groepjes: samen, alleen } = await groepjes();
  assert.equal(samen.length, 1);
  assert.deepEqual(
    new Map(samen[0]?.leden.map(({ id, bewijs }) => [id, bewijs])),
    new Map(
      [
        { id: kind.id, goed: 264 },
        { id: ander.id, goed: 240 },
      ].map(({ id, goed }) => [id, { nood: 'nauwkeurig', niveau: 'e4', goed, gelezen: 300, teksten: 3 }]),
    ),
  );
  assert.deepEqual(alleen, []);
  const teksten = samen[0]?.teksten ?? [];
  assert.ok(teksten.length > 0 && teksten.every(({ id }) => id.startsWith('e4-')));
  // What lies apart for the leesmoment is not among them.
  assert.ok(teksten.every(({ id }) => !['e4-03', 'e4-04', 'e4-05'].includes(id)));
});

test('a text is set once, however often it is sent; the child finds it above its shelves and may read it, whatever its level', async () => {
  const token = await tokenVan(kind.id);
  const pad = `/api/leerlingen/${kind.id}/leesplank/e4-02`;
  await Promise.all(Array.from({ length: 5 }, () => lijst()));
  const tegelijk = await Promise.all(Array.from({ length: 5 }, () => zet('tekst')));
  assert.deepEqual(
    tegelijk.map(codeVan),
    tegelijk.map(() => [204, undefined]),
  );
  // Its answer got lost, and another text was chosen: that one does not stand ready.
  assert.deepEqual(codeVan(await zet('tekst', { wat: 'e4-01' })), [409, 'opdrachten/al-gezet']);
  // Of a second tab, with an id of its own.
  assert.deepEqual(codeVan(await zet('tab twee')), [409, 'leesopdrachten/staat-al']);
  assert.deepEqual(
    (await lijst()).map(({ id, titel, leerlingen }) => [id, titel, leerlingen.map(({ uit, van }) => [uit, van])]),
    [[testId('tekst'), (await findTekst('e4-02'))?.titel, [[0, 1]]]],
  );
  assert.deepEqual((await klaargezet(kind.id))[0]?.teksten, [{ id: 'e4-02', titel: (await findTekst('e4-02'))?.titel, uit: false }]);
  assert.deepEqual(await klaargezet(ander.id), []);
  assert.equal((await server.get(pad, token)).status, 200);
});

test('what the child read to its end is seen by both', async () => {
  const tekst = (await findTekst('e4-02')) ?? assert.fail('a text');
  const zinnen = tekst.alineas.flat().length;
  const beurt = { tekstId: tekst.id, begon: new Date(BEGIN).toISOString(), ms: 90_000, van: 0, verst: zinnen, plek: zinnen };
  const url = `/api/leerlingen/${kind.id}/leesbeurten/${testId('beurt')}`;
  assert.equal((await send('PUT', url, await tokenVan(kind.id), { ...beurt, uit: true, stem: false, getikt: [] })).status, 200);
  assert.deepEqual(
    (await lijst())[0]?.leerlingen.map(({ uit }) => uit),
    [1],
  );
  assert.equal((await klaargezet(kind.id))[0]?.teksten[0]?.uit, true);
});

test('taken away it is gone for the child, and comes back; what was read stays', async () => {
  const url = `${groep}/leesopdrachten/${testId('tekst')}`;
  assert.equal((await send('DELETE', url, docent)).status, 204);
  assert.equal((await send('DELETE', url, docent)).status, 204);
  assert.deepEqual(codeVan(await zet('tekst')), [409, 'opdrachten/al-gezet'], 'it was taken away: it is not said to stand ready');
  assert.deepEqual(await klaargezet(kind.id), []);
  assert.deepEqual(
    (await lijst()).map(({ gestopt, leerlingen }) => [gestopt, leerlingen[0]?.uit]),
    [[true, 1]],
  );
  // The same was set ready meanwhile, from another tab.
  assert.deepEqual(codeVan(await zet('tab twee')), [204, undefined]);
  assert.deepEqual(codeVan(await send('POST', `${url}/terugzetten`, docent)), [409, 'leesopdrachten/staat-al']);
  assert.equal((await klaargezet(kind.id)).length, 1);
  assert.equal((await send('DELETE', `${groep}/leesopdrachten/${testId('tab twee')}`, docent)).status, 204);
  assert.equal((await send('POST', `${url}/terugzetten`, docent)).status, 204);
  assert.equal((await klaargezet(kind.id)).length, 1);
  const regels = await database.own.selectFrom('audit').select('betreft').where('object_id', '=', testId('tekst')).execute();
  assert.equal(regels.length, 3, 'set, taken away, put back: nothing is said twice');
  const titel = (await findTekst('e4-02'))?.titel ?? assert.fail('a text');
  assert.ok(
    regels.some(({ betreft }) => betreft === `klaargezet om te lezen: ${titel}`),
    'by its title: nobody knows its number',
  );
});

test('bad days, a text that is not there, one that lies apart, and a child of elsewhere are refused with a sentence', async () => {
  assert.deepEqual(codeVan(await zet('dagen', { tot: '2026-11-18' })), [400, 'leesopdrachten/dagen']);
  assert.deepEqual(codeVan(await zet('dagen', { van: '2027-03-01', tot: '2027-03-02' })), [400, 'leesopdrachten/dagen']);
  assert.deepEqual(codeVan(await zet('weg', { wat: 'e4-99' })), [404, 'teksten/niet-gevonden']);
  assert.deepEqual(codeVan(await zet('apart', { wat: 'e4-03' })), [409, 'leesopdrachten/apart']);
  const vreemd = wereld.b.kinderen[0]?.id ?? '';
  assert.deepEqual(codeVan(await zet('vreemd', { leerlingen: [{ id: vreemd, rollen: [] }] })), [404, 'leerlingen/niet-gevonden']);
  assert.equal((await zet('leeg', { leerlingen: [] })).status, 400);
});

test('another school, another groep and our office find nothing', async () => {
  const buiten = `/api/admins/${wereld.b.id}/groepen/${wereld.b.groepIds[0] ?? ''}`;
  for (const deel of ['leesgroepjes', 'leesopdrachten']) {
    assert.equal((await server.get(`${buiten}/${deel}`, docent)).status, 404);
    assert.equal((await server.get(`/api/admins/${wereld.a.id}/groepen/${wereld.b.groepIds[0] ?? ''}/${deel}`, docent)).status, 404);
    for (const rol of ['office', 'superadmin', 'leerling'])
      assert.equal((await server.get(`${groep}/${deel}`, await server.login(rol))).status, 403, rol);
  }
  assert.equal((await zet('buiten', {}, docent, buiten)).status, 404);
  // The same id at another groep is not found, and changes nothing.
  const elders = wereld.a.groepIds.find((id) => id !== kind.groepId) ?? '';
  const pad = `/api/admins/${wereld.a.id}/groepen/${elders}/leesopdrachten/${testId('tekst')}`;
  assert.equal((await send('DELETE', pad, await server.login('schooladmin'))).status, 404);
  assert.equal((await server.get(`/api/leerlingen/${ander.id}/klaargezet`, await tokenVan(kind.id))).status, 404);
  assert.equal((await klaargezet(kind.id)).length, 1);
});

test('a play is set when every role has one child; the child finds its role, and who says what', async () => {
  const stuk = { soort: 'toneel', wat: 'e4-26' };
  const met = (rollen: readonly string[], andere: readonly string[] = []) => ({
    ...stuk,
    leerlingen: [
      { id: kind.id, rollen },
      { id: ander.id, rollen: andere },
    ],
  });
  for (const [id, body] of [
    ['een rol mist', met(['Koning'])],
    ['dubbel', met(['Koning', 'Knecht'], ['Knecht'])],
    ['iemand zonder', met(['Koning', 'Knecht'])],
    ['geen rol', met(['Koning'], ['Kat'])],
  ] as const)
    assert.deepEqual(codeVan(await zet(id, body)), [400, 'leesopdrachten/rollen'], id);
  assert.equal((await zet('geen stuk', { soort: 'toneel', wat: 'e4-02', leerlingen: [{ id: kind.id, rollen: ['Koning'] }] })).status, 404);
  assert.deepEqual(codeVan(await zet('rol bij een tekst', { wat: 'e4-06', leerlingen: [{ id: kind.id, rollen: ['Koning'] }] })), [
    400,
    'leesopdrachten/rollen',
  ]);
  assert.equal((await zet('toneel', met(['Koning'], ['Knecht']))).status, 204);
  assert.deepEqual(
    (await klaargezet(ander.id)).map(({ soort, rollen }) => [soort, rollen]),
    [['toneel', ['Knecht']]],
  );
  const lees = async (id: string) =>
    samenlezenRoutes.readToneelstuk.response.parse(
      (await server.get(`/api/leerlingen/${id}/toneelstukken/e4-26`, await tokenVan(id))).body,
    );
  const { rollen, eigen, beurten, zinnen } = await lees(kind.id);
  assert.deepEqual([rollen, eigen], [['Koning', 'Knecht'], ['Koning']]);
  // Counted independently, from the lines as they stand in the file.
  const regels = (await findTekst('e4-26'))?.alineas.flat() ?? [];
  assert.equal(zinnen, regels.length);
  assert.equal(beurten.filter(({ rol }) => rol === 'Koning').length, regels.filter((zin) => zin.startsWith('Koning: ')).length);
  assert.deepEqual(beurten[0]?.rol, null, 'it begins with a direction');
  for (const beurt of beurten) {
    assert.ok(beurt.zinnen.every((zin) => !/^(Koning|Knecht): /.test(zin)));
    // A line that was never rendered is played in silence.
    assert.deepEqual(beurt.klanken, []);
  }
  const blad = await server.get(`${groep}/toneelstukken/e4-26`, docent);
  assert.deepEqual(samenlezenRoutes.readToneelblad.response.parse(blad.body).rollen, rollen);
  assert.equal((await server.get(`${groep}/toneelstukken/e4-02`, docent)).status, 404);
  assert.equal((await server.get(`/api/leerlingen/${kind.id}/toneelstukken/e4-02`, await tokenVan(kind.id))).status, 404);
});

const JUIST = 'een kat, een eend, een blad';

test('a theme gives the six texts that lie nearest, in order; a question at its end opens when its three texts are read, and its first answer stays', async () => {
  assert.equal((await zet('geen thema', { soort: 'thema', wat: 'ruimte' })).status, 404);
  assert.equal((await zet('thema', { soort: 'thema', wat: 'water', leerlingen: [{ id: kind.id, rollen: [] }] })).status, 204);
  const opdracht = (await klaargezet(kind.id)).find(({ soort }) => soort === 'thema') ?? assert.fail('the theme');
  // This child reads M4.
  assert.deepEqual(
    opdracht.teksten.map(({ id }) => id),
    ['m4-12', 'm4-16', 'm4-30', 'm4-31', 'm4-32', 'm4-33'],
  );
  assert.deepEqual(
    (await lijst())
      .filter(({ soort }) => soort === 'thema')
      .flatMap(({ leerlingen }) => leerlingen.map(({ niveau, van }) => [niveau, van])),
    [['M4', 6]],
  );
  const token = await tokenVan(kind.id);
  for (const { id } of opdracht.teksten) assert.equal((await server.get(`/api/leerlingen/${kind.id}/leesplank/${id}`, token)).status, 200);
  const basis = `/api/leerlingen/${kind.id}/leesthemas/${testId('thema')}`;
  const thema = async () => samenlezenRoutes.readLeesthema.response.parse((await server.get(basis, token)).body);
  assert.ok((await thema()).vragen.every(({ open, gedaan }) => !open && !gedaan));
  const antwoord = (vraag: string, keus: string, wie = token): Promise<Antwoord> =>
    server.post(`${basis}/vragen/${vraag}`, { antwoord: keus }, wie);
  assert.equal((await antwoord('water-s10', JUIST)).status, 404, 'its texts were not read');
  for (const tekstId of ['m4-16', 'm4-30', 'm4-31']) {
    const zinnen = (await findTekst(tekstId))?.alineas.flat().length ?? 0;
    const beurt = { tekstId, begon: new Date(BEGIN).toISOString(), ms: 90_000, van: 0, verst: zinnen, plek: zinnen, uit: true };
    const url: string = `/api/leerlingen/${kind.id}/leesbeurten/${testId(`thema ${tekstId}`)}`;
    assert.equal((await send('PUT', url, token, { ...beurt, stem: true, getikt: [] })).status, 200);
  }
  assert.deepEqual(
    (await thema()).vragen.flatMap(({ id, open }) => (open ? [id] : [])),
    ['water-s10'],
  );
  // A docent looks along: judged, and nothing kept.
  assert.deepEqual((await antwoord('water-s10', JUIST, await server.login('schooladmin'))).body, { goed: true });
  assert.equal(
    (await thema()).vragen.some(({ gedaan }) => gedaan),
    false,
  );
  assert.deepEqual((await antwoord('water-s10', 'een eend, een kat, een blad')).body, { goed: false });
  assert.deepEqual((await antwoord('water-s10', JUIST)).body, { goed: true });
  const rij = (await lijst()).find(({ soort }) => soort === 'thema')?.leerlingen[0];
  assert.deepEqual([rij?.uit, rij?.van, rij?.slot], [3, 6, { antwoorden: 1, goed: 0 }]);
  assert.equal((await server.get(basis.replace(kind.id, ander.id), await tokenVan(ander.id))).status, 404);
});

test('of a theme each child gets the texts of its own level, which stay the same; what was set ready before keeps two of each level', async () => {
  const gezet = await database.own
    .selectFrom('leesopdracht_leerling')
    .select(['rollen', 'leesniveau'])
    .where('opdracht_id', '=', testId('thema'))
    .executeTakeFirstOrThrow();
  // No role: a role is what a child is in a play, also in what its parents ask for.
  assert.deepEqual(gezet, { rollen: [], leesniveau: 'm4' });
  // Another half-year, another level: the texts stay, so that what was read stays of this theme.
  await database.own.updateTable('leesopdracht_leerling').set({ leesniveau: 'm3' }).where('opdracht_id', '=', testId('thema')).execute();
  const eigen = async () => (await klaargezet(kind.id)).find(({ soort }) => soort === 'thema')?.teksten.map(({ id }) => id);
  assert.deepEqual(await eigen(), ['e3-11', 'e3-12', 'e3-30', 'e3-31', 'e3-32', 'e3-33']);
  const url = `/api/leerlingen/${kind.id}/leesthemas/${testId('thema')}`;
  const { vragen } = samenlezenRoutes.readLeesthema.response.parse((await server.get(url, await tokenVan(kind.id))).body);
  assert.ok(vragen.length >= 3 && vragen.every(({ teksten }) => teksten.every((id) => id.startsWith('e3-'))));
  await database.own.updateTable('leesopdracht_leerling').set({ leesniveau: null }).where('opdracht_id', '=', testId('thema')).execute();
  assert.deepEqual(await eigen(), ['e3-11', 'e3-12', 'm4-12', 'm4-16', 'e4-09', 'e4-10']);
});

const lezing = (leerlingId: string, id: string): string => `/api/leerlingen/${leerlingId}/samenlezingen/${testId(id)}`;
const leesSamen = async (leerlingId: string, id: string) =>
  samenlezenRoutes.readSamenlezing.response.parse((await server.get(lezing(leerlingId, id), await tokenVan(leerlingId))).body);
const duo = (soort: string, lezer: string, tutor?: string): object => ({
  soort,
  wat: 'e4-07',
  leerlingen: [{ id: lezer, rollen: ['lezer'] }, ...(tutor === undefined ? [] : [{ id: tutor, rollen: ['tutor'] }])],
});

test('a tutor reads with a lezer on one screen or two: it is one turn a day, of the lezer, and it has no pace', async () => {
  assert.equal((await zet('duo', duo('tutor', kind.id, ander.id))).status, 204);
  const klaar = (await klaargezet(ander.id)).find(({ soort }) => soort === 'tutor') ?? assert.fail('a tutor has it too');
  assert.deepEqual([klaar.rollen, klaar.met, klaar.keer], [['tutor'], kind.gebruikersnaam, 0]);
  const bij = await leesSamen(kind.id, 'duo');
  assert.deepEqual([bij.rol, bij.lezer, bij.tutor, bij.vorm], ['lezer', kind.gebruikersnaam, ander.gebruikersnaam, 'tutor']);
  assert.deepEqual((await leesSamen(ander.id, 'duo')).rol, 'tutor');
  const zinnen = bij.alineas.flat().length;
  const uit = { ms: 300_000, verst: zinnen, uit: true };
  // Both screens, and one of them twice; a docent who looks along leaves nothing behind.
  for (const [wie, body] of [
    [ander.id, { ms: 60_000, verst: 2, uit: false }],
    [kind.id, uit],
    [ander.id, uit],
  ] as const)
    assert.equal((await send('PUT', lezing(wie, 'duo'), await tokenVan(wie), body)).status, 200);
  assert.deepEqual((await send('PUT', lezing(kind.id, 'duo'), docent, { ...uit, ms: 900_000 })).body, { woorden: 0 });
  const beurten = await database.own
    .selectFrom('leesbeurt')
    .select(['leerling_id', 'ms', 'uit', 'aanpak', 'stem'])
    .where('tekst', '=', 'e4-07')
    .execute();
  assert.deepEqual(beurten, [{ leerling_id: kind.id, ms: 300_000, uit: true, aanpak: 'samen', stem: false }]);
  const rij = (await lijst()).find(({ soort }) => soort === 'tutor');
  assert.deepEqual(rij?.samen, { keer: 1, minuten: 5 });
  assert.equal(rij?.leerlingen.find(({ id }) => id === ander.id)?.rollen[0], 'tutor');
  // Read to its end, and slowly enough: with another one beside it, it is no pace.
  const plank = leesplankRoutes.readPlanktekst.response.parse(
    (await server.get(`/api/leerlingen/${kind.id}/leesplank/e4-07`, await tokenVan(kind.id))).body,
  );
  assert.deepEqual([plank.keer, plank.lezingen], [1, []]);
});

test('a pair is one lezer of this groep and at most one tutor whom the caller guides; a child has no tutor of another docent', async () => {
  const elders = wereld.a.kinderen.find((een) => een.groepId !== kind.groepId) ?? assert.fail('another groep');
  for (const [id, body, fout] of [
    ['twee lezers', { ...duo('tutor', kind.id), leerlingen: [kind.id, ander.id].map((wie) => ({ id: wie, rollen: ['lezer'] })) }, 400],
    ['zonder lezer', { ...duo('tutor', kind.id), leerlingen: [{ id: kind.id, rollen: ['tutor'] }] }, 400],
    ['koor met tutor', duo('koor', kind.id, ander.id), 400],
    ['een toneelstuk', { ...duo('koor', kind.id), wat: 'e4-26' }, 404],
    ['van elders', duo('tutor', kind.id, wereld.b.kinderen[0]?.id), 404],
    ['lezer van een andere groep', duo('tutor', elders.id), 404],
    ['tutor van een ander', duo('tutor', ander.id, elders.id), 404],
    ['staat al', duo('tutor', kind.id, ander.id), 409],
  ] as const)
    assert.equal((await zet(id, body)).status, fout, id);
  // Who guides the whole school may ask one of another groep; what it reads is kept with the lezer.
  const directie = await server.login('schooladmin');
  const { tutoren } = samenlezenRoutes.listLeesopdrachten.response.parse((await server.get(`${groep}/leesopdrachten`, directie)).body);
  assert.ok(tutoren.some(({ id }) => id === elders.id));
  assert.equal((await zet('duo elders', { ...duo('tutor', ander.id, elders.id), wat: 'e4-08' }, directie)).status, 204);
  assert.equal((await klaargezet(elders.id)).length, 1);
  assert.equal((await leesSamen(elders.id, 'duo elders')).lezer, ander.gebruikersnaam);
  // A leesmoment of the groep of the lezer takes its text away: the tutor is not sent to a page that is not there.
  const setApart = (teksten: string[]): Promise<unknown> =>
    database.own.updateTable('leesmoment').set({ teksten }).where('id', '=', testId('moment')).execute();
  await setApart(['e4-03', 'e4-04', 'e4-08']);
  assert.deepEqual(
    (await klaargezet(elders.id)).map(({ teksten }) => teksten),
    [[]],
  );
  assert.equal((await server.get(lezing(elders.id, 'duo elders'), await tokenVan(elders.id))).status, 404);
  await setApart(['e4-03', 'e4-04', 'e4-05']);
  assert.equal((await server.get(lezing(elders.id, 'duo'), await tokenVan(elders.id))).status, 404);
  // The lezer leaves the groep: a tutor has nothing to do, and the docent no row.
  await database.own.updateTable('leerling').set({ groep_id: elders.groepId }).where('id', '=', ander.id).execute();
  assert.deepEqual(await klaargezet(elders.id), []);
  assert.equal((await server.get(lezing(elders.id, 'duo elders'), await tokenVan(elders.id))).status, 404);
  assert.equal(
    (await lijst()).some(({ id }) => id === testId('duo elders')),
    false,
  );
  await database.own.updateTable('leerling').set({ groep_id: kind.groepId }).where('id', '=', ander.id).execute();
});

test('the docent of the groep of the tutor sees that one of its children is a tutor, how often and until when, and nothing of the lezer', async () => {
  const tutor = wereld.a.kinderen.find((een) => een.groepId !== kind.groepId) ?? assert.fail('another groep');
  const ginds = `/api/admins/${wereld.a.id}/groepen/${tutor.groepId}/leesopdrachten`;
  const directie = await server.login('schooladmin');
  const lees = async (token = directie) => samenlezenRoutes.listLeesopdrachten.response.parse((await server.get(ginds, token)).body);
  const uur = { ms: 600_000, verst: 3, uit: false };
  assert.equal((await send('PUT', lezing(tutor.id, 'duo elders'), await tokenVan(tutor.id), uur)).status, 200);
  const { elders, opdrachten } = await lees();
  assert.deepEqual(
    elders.map(({ leerling, keer, minuten, gestopt }) => [leerling.id, keer, minuten, gestopt]),
    // Of few words no more minutes are counted than they can have taken.
    [[tutor.id, 1, 2, false]],
  );
  assert.deepEqual(
    opdrachten.filter(({ id }) => id === testId('duo elders')),
    [],
  );
  assert.ok(!JSON.stringify(elders).includes(ander.id) && !JSON.stringify(elders).includes(ander.gebruikersnaam), 'the lezer is told');
  // In the groep of the lezer it is an opdracht of its own, and no child elsewhere.
  const eigen = samenlezenRoutes.listLeesopdrachten.response.parse((await server.get(`${groep}/leesopdrachten`, docent)).body);
  assert.deepEqual(eigen.elders, []);
  // A docent who does not guide that groep finds nothing there.
  assert.equal((await server.get(ginds, docent)).status, 404);
  await database.own.updateTable('leerling').set({ groep_id: tutor.groepId }).where('id', '=', ander.id).execute();
  // What it was the tutor of is told there now; of the pair whose lezer left there is nothing.
  assert.deepEqual(
    (await lees()).elders.map(({ id }) => id),
    [testId('duo')],
  );
  await database.own.updateTable('leerling').set({ groep_id: kind.groepId }).where('id', '=', ander.id).execute();
});

/** A second child in the groep of this one. */
async function voegToe(id: string): Promise<string> {
  const nieuw = testId(`broer van ${id}`);
  await sql`insert into leerling select (jsonb_populate_record(null::leerling, to_jsonb(l) || jsonb_build_object('id', ${nieuw}::text))).* from leerling l where id = ${id}`.execute(
    database.own,
  );
  return nieuw;
}

test('at home brothers and sisters can be a pair; a practice makes none of two clients, and is offered nobody', async () => {
  for (const [rol, status] of [
    ['thuisadmin', 204],
    ['rtadmin', 404],
  ] as const) {
    const token = await server.login(rol);
    const { id: adminId, kinderen } = wereld.admins.find(({ mensen }) => mensen.has(rol)) ?? assert.fail(rol);
    const een = kinderen[0] ?? assert.fail(rol);
    const tweede = await voegToe(een.id);
    const pad = `/api/admins/${adminId}/groepen/${een.groepId}`;
    assert.equal((await zet(`samen ${rol}`, duo('tutor', een.id, tweede), token, pad)).status, status, rol);
    assert.equal(
      (await zet(`alleen ${rol}`, { ...duo('tutor', een.id), wat: 'e4-08' }, token, pad)).status,
      204,
      'with somebody beside it',
    );
    if (rol === 'rtadmin') {
      const { tutoren } = samenlezenRoutes.listLeesopdrachten.response.parse((await server.get(`${pad}/leesopdrachten`, token)).body);
      assert.deepEqual(tutoren, []);
    }
  }
});

test('voor-koor-zelf is of one child with somebody beside it', async () => {
  assert.equal((await zet('koor', { ...duo('koor', ander.id), wat: 'e4-09' })).status, 204);
  const { vorm, rol, tutor, keer } = await leesSamen(ander.id, 'koor');
  assert.deepEqual([vorm, rol, tutor, keer], ['koor', 'lezer', null, 0]);
  assert.equal((await server.get(lezing(kind.id, 'koor'), await tokenVan(kind.id))).status, 404);
});
