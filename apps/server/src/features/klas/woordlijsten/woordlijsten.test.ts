/** A list from pasting to playing, over HTTP on the real database. */
import { test } from 'node:test';
import { DAGTERMIJNEN } from '@spelrijk/domain/instelling';
import assert from 'node:assert/strict';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import { woordlijstenRoutes } from '@spelrijk/contract/woordlijsten';
import { type Toewijzing } from '@spelrijk/contract/woordlijsten';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { createProefserver } from '../../../../test/proefserver.ts';
import { KANARIE, testId } from '../../../../test/wereld.ts';
import { sweepWoordlijsten } from './toewijzen.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const [groep = '', andere = ''] = a.groepIds;
const [kind, ander] = a.kinderen;
assert.ok(kind && ander);
const docent = await server.login('docent');
const docent2 = await server.login('docent2');

const base = (groepId = groep, adminId = a.id): string => `/api/admins/${adminId}/groepen/${groepId}/woordlijsten`;
const put = (path: string, body: unknown, token: string) =>
  server.request({ method: 'PUT', url: path, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' }, token });
const sweep = (now: number): Promise<void> => sweepWoordlijsten(server.app.context, now);
const remove = (path: string, token: string) => server.request({ method: 'DELETE', url: path, token });

const WOORDEN: Lijstwoord[] = ['drakenstaart', 'zeemeermin', 'kasteeltuin', 'ridderzwaard', 'trein', 'brommer'].map((woord) => ({ woord }));
const bewaar = (id: string, woorden = WOORDEN, versie = 0, token = docent, groepId = groep) =>
  put(`${base(groepId)}/${id}`, { naam: 'Kastelen', woorden, versie }, token);
const zetKlaar = (id: string, toewijzing: Partial<Toewijzing> | null, token = docent, groepId = groep) =>
  put(
    `${base(groepId)}/${id}/toewijzing`,
    { toewijzing: toewijzing && { voor: 'groep', leerlingIds: [], van: null, tot: null, ...toewijzing } },
    token,
  );
const lees = async (id: string, token = docent, groepId = groep) =>
  woordlijstenRoutes.readWoordlijst.response.parse((await server.get(`${base(groepId)}/${id}`, token)).body);
const lijst = async (token = docent, groepId = groep) =>
  woordlijstenRoutes.listWoordlijsten.response.parse((await server.get(base(groepId), token)).body).woordlijsten;

async function verse(leerlingId: string, naam: string) {
  await server.database.forAdmin(a.id, (db) => db.deleteFrom('taak').where('leerling_id', '=', leerlingId).execute());
  const token = await server.login(naam);
  const plan = dagtakenRoutes.planDag.response.parse((await server.post(`/api/leerlingen/${leerlingId}/dagtaken`, undefined, token)).body);
  const taken = await Promise.all(
    plan.taken.map(async ({ id }) => {
      const reply = await server.get(`/api/leerlingen/${leerlingId}/taken/${id}`, token);
      return takenRoutes.readTaak.response.parse(reply.body).taak;
    }),
  );
  return { token, plan: plan.taken, taken };
}
const woordenVan = ({ opgaven }: { opgaven: readonly { woord: { woord: string } }[] }): string[] => opgaven.map(({ woord }) => woord.woord);

test('what is pasted is understood word by word, with what to look at; nothing is kept', async () => {
  const reply = await server.post(`${base()}/ontleden`, { tekst: '1. de Hond\n2. boomen\n3. hond\n4. 12345' }, docent);
  const { woorden } = woordlijstenRoutes.analyseWoorden.response.parse(reply.body);
  assert.deepEqual(
    woorden.map(({ woord, oordeel, voorstel }) => [woord, oordeel, voorstel]),
    [
      ['hond', 'zeker', undefined],
      ['boomen', 'nakijken', 'bomen'],
      ['hond', 'zeker', undefined],
      ['12345', 'onbruikbaar', undefined],
    ],
  );
  assert.deepEqual(woorden[0]?.knelpunt, { start: 3, end: 4 });
  // Of the bank, and read in the lists of schools: checked by us. What the docent changes is not.
  const gelezen = await server.post(`${base()}/ontleden`, { tekst: 'hond\nzonsopgang\nsquishy' }, docent);
  assert.deepEqual(
    woordlijstenRoutes.analyseWoorden.response
      .parse(gelezen.body)
      .woorden.map(({ woord, inBank, nagekeken }) => [woord, inBank, nagekeken]),
    [
      ['hond', true, true],
      ['zonsopgang', false, true],
      ['squishy', false, false],
    ],
  );
  assert.deepEqual(await lijst(), []);
  const hersteld = await server.post(`${base()}/ontleden`, { woorden: [{ woord: 'boomen', hoofd: 'ei-ij' }] }, docent);
  assert.deepEqual(woordlijstenRoutes.analyseWoorden.response.parse(hersteld.body).woorden[0]?.nakijken, []);
});

test('a list is kept once, however often it is sent, and two people do not overwrite each other', async () => {
  const id = testId('lijst');
  // Pressed in a hurry, with connections that are open.
  await Promise.all([lijst(), lijst(), lijst()]);
  const tegelijk = await Promise.all([1, 2, 3].map(() => bewaar(id)));
  assert.deepEqual(
    tegelijk.map(({ status, body }) => [status, Reflect.get(Object(body), 'versie')]),
    tegelijk.map(() => [200, 1]),
  );
  assert.deepEqual((await bewaar(id)).body, { versie: 1 });
  assert.deepEqual((await bewaar(id)).body, { versie: 1 });
  const korter = WOORDEN.slice(0, 5);
  assert.deepEqual((await bewaar(id, korter, 1)).body, { versie: 2 });
  assert.deepEqual((await bewaar(id, korter, 1)).body, { versie: 2 });
  assert.equal((await bewaar(id, WOORDEN.slice(0, 4), 1)).status, 409);
  assert.deepEqual((await bewaar(id, WOORDEN, 2)).body, { versie: 3 });
  assert.equal((await lees(id)).woorden.length, 6);
});

const ONGELDIG: readonly (readonly [string, readonly unknown[]])[] = [
  ['no word', []],
  ['twice the same word', [{ woord: 'vis' }, { woord: 'vis' }]],
  ['a number', [{ woord: '123' }]],
  ['a script that is not ours', [{ woord: 'дом' }]],
  ['a line that is too long', [{ woord: 'a'.repeat(41) }]],
  ['chunks that make another word', [{ woord: 'bomen', klankgroepen: ['bo', 'me'] }]],
  ['a field that does not exist', [{ woord: 'vis', x: 1 }]],
  [
    'more than two hundred',
    Array.from({ length: 201 }, (_, i) => ({ woord: `woord${'a'.repeat(i % 30)}${String.fromCodePoint(97 + (i % 26))}` })),
  ],
];
for (const [wat, woorden] of ONGELDIG)
  test(`refused: ${wat}`, async () => {
    assert.equal((await put(`${base()}/${testId('fout')}`, { naam: 'x', woorden, versie: 0 }, docent)).status, 400);
  });

test('the same letters in another composition are the same word', async () => {
  const id = testId('nfc');
  await bewaar(id, [{ woord: 'cafe\u0301' }, { woord: 'foto’s' }]);
  assert.deepEqual(
    (await lees(id)).woorden.map(({ woord }) => woord),
    ['caf\u00E9', "foto's"],
  );
  assert.equal((await remove(`${base()}/${id}`, docent)).status, 204);
});

test('a list that is on is practised by the groep: dictated first, then in another form, with its name; and spoken where there is a voice', async () => {
  const id = testId('lijst');
  assert.equal((await zetKlaar(id, { van: '2026-11-16', tot: '2026-11-20' })).status, 204);
  const { plan, taken } = await verse(kind.id, kind.gebruikersnaam);
  const [dictee, anders] = taken;
  assert.deepEqual(woordenVan(dictee ?? { opgaven: [] }).toSorted(), WOORDEN.map(({ woord }) => woord).toSorted());
  assert.deepEqual([plan[0]?.somvensterNaam, plan[1]?.somvensterNaam], ['Kastelen', 'Kastelen']);
  assert.notEqual(anders?.vorm, 'dictee-woord');
  assert.ok(woordenVan(anders ?? { opgaven: [] }).every((woord) => WOORDEN.some((rij) => rij.woord === woord)));
  assert.ok((dictee?.games.length ?? 0) >= 5, 'every game that takes typed words can play it');
  const draak = dictee?.opgaven.find(({ woord }) => woord.woord === 'drakenstaart');
  const geluid = await server.get(
    `/api/admins/${draak?.audio.woord?.replace('/', '/spraak/')}.ogg`,
    await server.login(kind.gebruikersnaam),
  );
  assert.deepEqual([geluid.status, geluid.headers['content-type']], [200, 'audio/ogg']);
});

test('a list that is put on in the morning is there this afternoon, also for who looked already', async () => {
  const id = testId('lijst');
  await zetKlaar(id, null);
  const { token } = await verse(kind.id, kind.gebruikersnaam);
  server.clock.advance(60_000);
  await zetKlaar(id, {});
  const plan = dagtakenRoutes.planDag.response.parse((await server.post(`/api/leerlingen/${kind.id}/dagtaken`, undefined, token)).body);
  assert.equal(plan.taken[0]?.somvensterNaam, 'Kastelen');
});

test('outside its days a list is not there, and for one leerling it is for nobody else', async () => {
  const id = testId('lijst');
  const heeft = async (wie: typeof kind): Promise<boolean> =>
    (await verse(wie.id, wie.gebruikersnaam)).taken.some((taak) => woordenVan(taak).includes('drakenstaart'));
  await zetKlaar(id, { van: '2026-11-20' });
  assert.equal(await heeft(kind), false);
  await zetKlaar(id, { tot: '2026-11-18' });
  assert.equal(await heeft(kind), false);
  await zetKlaar(id, { voor: 'leerlingen', leerlingIds: [ander.id] });
  assert.deepEqual([await heeft(kind), await heeft(ander)], [false, true]);
  await zetKlaar(id, null);
  assert.equal(await heeft(ander), false);
});

test('what a docent mended is what is practised: the categorie, the chunks, the sentence, a word to remember', async () => {
  const id = testId('hersteld');
  const woorden: Lijstwoord[] = [
    { woord: 'drakenstaart', hoofd: 'samenstelling', zin: 'De drakenstaart is lang.' },
    { woord: 'zeemeermin', klankgroepen: ['zee', 'meer', 'min'] },
    { woord: 'squishy', onthouden: true },
    { woord: 'brommer' },
  ];
  await bewaar(id, woorden);
  await zetKlaar(id, {});
  const { taken } = await verse(kind.id, kind.gebruikersnaam);
  const van = (woord: string) => taken[0]?.opgaven.find((opgave) => opgave.woord.woord === woord);
  assert.equal(van('drakenstaart')?.categorie, 'samenstelling');
  assert.equal(van('drakenstaart')?.woord.zin, 'De drakenstaart is lang.');
  assert.deepEqual(van('zeemeermin')?.woord.klankgroepen, ['zee', 'meer', 'min']);
  assert.deepEqual([van('squishy')?.categorie, van('squishy')?.woord.knelpunten], ['onthoudwoord', []]);
});

test('progress per word: what this groep wrote, right and wrong, whatever the taak', async () => {
  const { token, taken } = await verse(kind.id, kind.gebruikersnaam);
  const taak = taken[0] ?? assert.fail('a taak');
  for (const opgave of taak.opgaven) {
    server.clock.advance(8000);
    const antwoord = {
      id: testId(`${taak.id} ${opgave.id}`),
      taakId: taak.id,
      opgaveId: opgave.id,
      poging: 1,
      gegeven: opgave.woord.woord === 'brommer' ? 'bromer' : opgave.antwoord,
      rtMs: 7000,
      op: new Date(server.clock.now()).toISOString(),
      hints: 0,
    };
    const reply = await server.post(`/api/leerlingen/${kind.id}/antwoorden`, { game: taak.game, antwoorden: [antwoord] }, token);
    assert.equal(reply.status, 200, reply.text);
  }
  const { pogingen, leerlingen } = await lees(testId('hersteld'));
  assert.deepEqual(leerlingen.map(({ id }) => id).toSorted(), [kind.id, ander.id].toSorted());
  const over = (woord: string) => pogingen.find((rij) => rij.woord === woord);
  assert.deepEqual(over('brommer'), { leerlingId: kind.id, woord: 'brommer', keren: 1, goed: 0, laatsteGoed: false, fouten: ['bromer'] });
  assert.deepEqual([over('squishy')?.keren, over('squishy')?.laatsteGoed], [1, true]);
});

test('thrown away it is not practised, and one click brings it back with what was on', async () => {
  const id = testId('hersteld');
  assert.equal((await remove(`${base()}/${id}`, docent)).status, 204);
  assert.equal((await remove(`${base()}/${id}`, docent)).status, 204);
  assert.ok(!(await lijst()).some((rij) => rij.id === id));
  assert.equal((await server.get(`${base()}/${id}`, docent)).status, 404);
  assert.equal((await bewaar(id, WOORDEN, 1)).status, 404);
  assert.ok(!(await verse(ander.id, ander.gebruikersnaam)).taken.some((taak) => woordenVan(taak).includes('squishy')));
  assert.equal((await server.post(`${base()}/${id}/terugzetten`, undefined, docent)).status, 204);
  assert.ok((await verse(ander.id, ander.gebruikersnaam)).taken.some((taak) => woordenVan(taak).includes('squishy')));
  await remove(`${base()}/${id}`, docent);
  await sweep(server.clock.now() + (DAGTERMIJNEN.woordlijsten.standaard - 1) * 86_400_000);
  assert.equal((await server.post(`${base()}/${id}/terugzetten`, undefined, docent)).status, 204);
  await remove(`${base()}/${id}`, docent);
  await sweep(server.clock.now() + (DAGTERMIJNEN.woordlijsten.standaard + 1) * 86_400_000);
  assert.equal((await server.post(`${base()}/${id}/terugzetten`, undefined, docent)).status, 404);
});

test('shared inside the school: a colleague sees it, puts it on for her own groep, and changes only a copy', async () => {
  const id = testId('lijst');
  const gezien = (await lijst(docent2, andere)).find((rij) => rij.id === id) ?? assert.fail('a list of a colleague');
  assert.deepEqual([gezien.magWijzigen, gezien.groep?.id], [false, groep]);
  assert.equal((await zetKlaar(id, {}, docent2, andere)).status, 204);
  assert.equal((await lijst()).find((rij) => rij.id === id)?.elders, 1);
  assert.equal((await bewaar(id, WOORDEN.slice(1), 3, docent2, andere)).status, 409);
  assert.equal((await remove(`${base(andere)}/${id}`, docent2)).status, 409);
  assert.equal((await bewaar(testId('kopie'), WOORDEN.slice(1), 0, docent2, andere)).status, 200);
  assert.equal((await remove(`${base(groep)}/${id}`, await server.login('schooladmin'))).status, 204);
  await server.post(`${base(groep)}/${id}/terugzetten`, undefined, docent);
});

test('a groep, leerling or list of somebody else is not there', async () => {
  const id = testId('lijst');
  assert.equal((await server.get(base(andere), docent)).status, 404);
  assert.equal((await server.get(base(b.groepIds[0], b.id), docent)).status, 404);
  assert.equal((await server.get(`${base(b.groepIds[0], b.id)}/${id}`, await server.login('b-docent'))).status, 404);
  assert.equal((await zetKlaar(id, { voor: 'leerlingen', leerlingIds: [a.kinderen[2]?.id ?? ''] })).status, 404);
  assert.equal((await zetKlaar(id, { voor: 'leerlingen', leerlingIds: [b.kinderen[0]?.id ?? ''] })).status, 404);
  assert.equal((await zetKlaar(id, { van: '2026-11-20', tot: '2026-11-19' })).status, 400);
  assert.equal((await zetKlaar(id, { voor: 'leerlingen' })).status, 400);
  const tekst = (await server.get(base(), docent)).text;
  assert.ok(!tekst.includes(KANARIE));
});

const ROLLEN: readonly (readonly [string, number, number])[] = [
  ['docent', 200, 200],
  ['schooladmin', 200, 200],
  ['docent2', 404, 404],
  ['rtadmin', 404, 404],
  ['thuisadmin', 404, 404],
  ['leerling', 403, 403],
  ['demo', 403, 403],
  ['office', 409, 403],
  ['superadmin', 409, 403],
];
for (const [wie, lezen, wijzigen] of ROLLEN)
  test(`${wie} reads: ${lezen}, changes: ${wijzigen}`, async () => {
    const token = await server.login(wie);
    assert.equal((await server.get(base(), token)).status, lezen);
    assert.equal((await server.post(`${base()}/ontleden`, { tekst: 'hond' }, token)).status, wijzigen);
  });

test('our office looks with a reason, and that stands in the log of the school', async () => {
  const token = await server.login('office');
  const reply = await server.request({
    method: 'GET',
    url: base(),
    token,
    headers: { 'x-reden': encodeURIComponent('vraag van de school') },
  });
  assert.equal(reply.status, 200);
  const regels = await server.database.forAdmin(a.id, (db) =>
    db.selectFrom('audit').select(['actie', 'reden']).where('actie', '=', 'exerciseSettings.read').execute(),
  );
  assert.deepEqual(regels.at(-1), { actie: 'exerciseSettings.read', reden: 'vraag van de school' });
});

test('check 30: a word of a list that a care plan set apart is named to the docent, and stays apart for that child', async () => {
  const planId = testId('plan bij een lijst');
  const id = testId('lijst met een apart woord');
  const op = new Date(server.clock.now());
  const woorden: Lijstwoord[] = ['klaver', 'mossel', 'zeepaard', 'duinpan', 'strandhuis'].map((woord) => ({ woord }));
  await server.database.own.deleteFrom('woordlijst_toewijzing').execute();
  await server.database.forAdmin(a.id, async (db) => {
    const vast = { niveau: 2, weken: 12, keren: 3, minuten: 20, functie: 'leerkracht', zorgaandeel: 'gewoon', versie: 1 } as const;
    const tekst = JSON.stringify({ waarom: '', geprobeerd: '', aanpak: '', thuis: '', maatregelen: [] });
    const plan = {
      ...vast,
      admin_id: a.id,
      id: planId,
      leerling_id: kind.id,
      status: 'concept',
      tekst,
      door: testId('docent'),
      created_at: op,
    } as const;
    await db.insertInto('handelingsplan').values(plan).execute();
    const apart = {
      admin_id: a.id,
      plan_id: planId,
      leerling_id: kind.id,
      woord: 'mossel',
      categorie: 'verdubbeling',
      rol: 'anker',
    } as const;
    await db.insertInto('plan_woord').values(apart).execute();
  });
  assert.equal((await bewaar(id, woorden)).status, 200);
  assert.deepEqual((await lees(id)).apart, [], 'no package, no care');
  await server.database.own
    .updateTable('admin')
    .set({ pakketten: ['zorgtraject'] })
    .where('admin_id', '=', a.id)
    .execute();
  assert.deepEqual((await lees(id)).apart, ['mossel']);
  assert.equal((await zetKlaar(id, {})).status, 204);
  const gezien = new Set((await verse(kind.id, kind.gebruikersnaam)).taken.flatMap(woordenVan));
  assert.ok(woorden.filter(({ woord }) => gezien.has(woord)).length >= 3, [...gezien].join());
  assert.ok(!gezien.has('mossel'));
});
