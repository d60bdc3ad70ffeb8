/** What belongs to reading a text more than once: the guess, the third reading, its own pace, the next day, and words that come back after a week. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Leesbeurt } from '@spelrijk/domain/leesbeurt';
import { sql } from 'kysely';
import { leesplankRoutes } from '@spelrijk/contract/leesplank';
import { leesvoortgangRoutes } from '@spelrijk/contract/leesvoortgang';
import { leeswoorden } from '@spelrijk/domain/voorlezen';
import { findTekst, loadTeksten, type Leestekst } from '@spelrijk/taal/lezen';
import { derdeVan, isSchema, plankvragenVan, voorspelVan, woordenLater, woordenVooraf } from '@spelrijk/taal/plankvragen';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const kind = server.wereld.persoon('leerling');
const adres = `/api/leerlingen/${kind.id}`;
const { groepId } = await server.database.own
  .selectFrom('leerling')
  .select('groep_id as groepId')
  .where('id', '=', kind.id)
  .executeTakeFirstOrThrow();

/** A text of the shelf of this child with what is asked for; that child can read E4. */
async function tekstMet(past: (tekst: Leestekst) => boolean): Promise<Leestekst> {
  const token = await server.login('leerling');
  const plank = leesplankRoutes.readLeesplank.response.parse((await server.get(`${adres}/leesplank`, token)).body);
  for (const { id } of plank.planken.flatMap(({ boeken }) => boeken)) {
    const tekst = await findTekst(id);
    if (tekst && past(tekst)) return tekst;
  }
  return assert.fail('no such text on the shelf');
}

const send = async (method: 'PUT' | 'POST', url: string, body: object, wie: 'leerling' | 'docent' = 'leerling') => {
  const token = await server.login(wie);
  const headers = { 'content-type': 'application/json' };
  return server.request({ method, url: `${adres}/${url}`, payload: JSON.stringify(body), headers, token });
};
const lees = async (naam: string, { id: tekstId, alineas }: Leestekst, anders: Partial<Leesbeurt> = {}): Promise<void> => {
  const zinnen = alineas.flat().length;
  const begon = new Date(server.clock.now() - 600_000).toISOString();
  const beurt: Leesbeurt = {
    tekstId,
    begon,
    ms: 300_000,
    van: 0,
    verst: zinnen,
    plek: zinnen,
    uit: true,
    stem: false,
    getikt: [],
    ...anders,
  };
  const { status, body } = await send('PUT', `leesbeurten/${testId(naam)}`, beurt);
  assert.equal(status, 200, JSON.stringify(body));
};
/** All that was read happened so many days earlier: sessions end sooner than a week does. */
const terug = async (dagen: number): Promise<void> => {
  await sql`update leesbeurt set begon = begon - make_interval(days => ${dagen}), dag = dag - ${dagen}::int where leerling_id = ${kind.id}`.execute(
    server.database.own,
  );
};
const plankNu = async () =>
  leesplankRoutes.readLeesplank.response.parse((await server.get(`${adres}/leesplank`, await server.login('leerling'))).body);
const tekstNu = async (id: string) =>
  leesplankRoutes.readPlanktekst.response.parse((await server.get(`${adres}/leesplank/${id}`, await server.login('leerling'))).body);
const bewaard = (naam: string) =>
  server.database.own.selectFrom('leesbeurt').selectAll().where('id', '=', testId(naam)).executeTakeFirstOrThrow();

test('a guess is kept until the text is read, only when it could be chosen, and is never judged', async () => {
  const tekst = await tekstMet(() => true);
  const { vraag, keuzes } = voorspelVan(tekst);
  const nu = await tekstNu(tekst.id);
  assert.deepEqual([nu.voorspel.vraag, nu.voorspel.keuzes, nu.verwacht], [vraag, keuzes, null]);
  await lees('gok', tekst, { uit: false, verwacht: keuzes[1] });
  assert.equal((await tekstNu(tekst.id)).verwacht, keuzes[1]);
  await lees('gok', tekst, { uit: false, verwacht: keuzes[2] });
  assert.equal((await bewaard('gok')).verwacht, keuzes[1], 'what was guessed before reading stays');
  await lees('gok', tekst, { ms: 310_000, klopte: 'beetje' });
  assert.deepEqual([(await bewaard('gok')).klopte, (await tekstNu(tekst.id)).verwacht], ['beetje', null]);
  await lees('verzonnen', tekst, { uit: false, verwacht: 'mijn buurman heet Kees' });
  assert.equal((await bewaard('verzonnen')).verwacht, null, 'nothing that somebody typed');
});

test('a third reading comes without its answers, is judged part by part, and only the first time counts', async () => {
  const tekst = await tekstMet(({ stap }) => stap !== undefined && isSchema(stap));
  const stapId = tekst.stap?.id ?? '';
  const { stap } = leesplankRoutes.readPlankvragen.response.parse(
    (await server.get(`${adres}/leesplank/${tekst.id}/vragen`, await server.login('leerling'))).body,
  );
  const juist = new Map(derdeVan(tekst).map(({ tekst: deel, antwoord }) => [deel, antwoord]));
  assert.ok(stap);
  assert.deepEqual(stap.delen.toSorted(), [...juist.keys()].toSorted());
  assert.deepEqual([...new Set(stap.vakken)].toSorted(), [...new Set(juist.values())].toSorted());
  await lees('derde', tekst);
  const goed = stap.delen.map((deel) => juist.get(deel) ?? '');
  const om = [goed[1] ?? '', goed[0] ?? '', ...goed.slice(2)];
  const check = async (antwoorden: readonly string[], poging: number, wie: 'leerling' | 'docent' = 'leerling') => {
    const { status, body } = await send('POST', `leesplank/${tekst.id}/stap`, { beurtId: testId('derde'), antwoorden, poging }, wie);
    assert.equal(status, 200, JSON.stringify(body));
    return leesplankRoutes.checkLeesstap.response.parse(body);
  };
  assert.deepEqual(
    (await check(goed, 1, 'docent')).goed,
    goed.map(() => true),
  );
  assert.deepEqual((await bewaard('derde')).vragen, {}, 'who looks on leaves nothing');
  const mis = await check(om, 1);
  assert.deepEqual(mis.goed.slice(0, 2), [om[0] === goed[0], om[1] === goed[1]]);
  assert.deepEqual([mis.goed.includes(false), mis.plek], [true, []]);
  const weer = await check(om, 2);
  assert.deepEqual(weer.plek, derdeVan(tekst).find((deel) => deel.tekst === stap.delen[weer.goed.indexOf(false)])?.bewijs);
  assert.ok((await check(goed, 3)).goed.every(Boolean));
  assert.deepEqual((await bewaard('derde')).vragen, { [stapId]: { goed: false } });
  assert.ok((await check([...goed, goed[0] ?? ''], 4)).goed.length === goed.length);
  const zonder = await tekstMet((ander) => ander.stap === undefined);
  const niets = await send('POST', `leesplank/${zonder.id}/stap`, { beurtId: testId('derde'), antwoorden: ['1'], poging: 1 });
  assert.equal(niets.status, 404);
  assert.equal((await tekstNu(zonder.id)).stap, false);
});

test('the docent finds a third reading among the kinds of questions, and practised words after reading and a week later, each once', async () => {
  const tekst = await tekstMet(({ woorden }) => woorden.length > 1);
  const alle = await loadTeksten(tekst.niveau);
  const van = async () => {
    const { body } = await server.get(
      `/api/admins/${kind.adminId}/groepen/${groepId}/leerlingen/${kind.id}/lezen`,
      await server.login('docent'),
    );
    return leesvoortgangRoutes.readLeerlingLezen.response.parse(body);
  };
  const eerder = await van();
  assert.equal(eerder.vragen.find(({ soort }) => soort === 'structuur')?.antwoorden, 1, 'of the test before');
  await lees('woorden', tekst);
  const answer = async (id: string, antwoord: string): Promise<void> => {
    const body = { beurtId: testId('woorden'), antwoord, zin: null, poging: 1 };
    assert.equal((await send('POST', `leesplank/${tekst.id}/vragen/${id}`, body)).status, 200);
  };
  const [voor, na, later] = [
    woordenVooraf(tekst)[0],
    plankvragenVan(tekst, alle).find(({ soort }) => soort === 'gebruik'),
    woordenLater(tekst, alle)[0],
  ];
  assert.ok(voor && na && later);
  const { oefenwoorden } = await tekstNu(tekst.id);
  assert.deepEqual(oefenwoorden[0]?.keuzes.toSorted(), [voor.antwoord, ...voor.fout].toSorted());
  assert.match(oefenwoorden[0]?.zin.toLowerCase() ?? '', new RegExp(voor.woord?.toLowerCase() ?? '?', 'u'));
  await answer(voor.id, voor.fout[0] ?? '');
  await answer(na.id, na.antwoord);
  const nu = await van();
  assert.deepEqual(
    nu.nieuweWoorden,
    { antwoorden: eerder.nieuweWoorden.antwoorden + 1, goed: eerder.nieuweWoorden.goed + 1 },
    'before is practice',
  );
  assert.deepEqual(nu.woordenLater, { antwoorden: 0, goed: 0 });

  assert.deepEqual((await plankNu()).weerwoorden, [], 'not today');
  await terug(6);
  assert.deepEqual((await plankNu()).weerwoorden, [], 'not after six days');
  await terug(2);
  const [weer, ...meer] = (await plankNu()).weerwoorden;
  assert.ok(weer && meer.length === 0);
  assert.deepEqual([weer.vraagId, weer.keuzes.toSorted()], [later.id, [later.antwoord, ...later.fout].toSorted()]);
  const mee = await send('POST', `weerwoorden/${weer.vraagId}`, { antwoord: later.antwoord }, 'docent');
  assert.deepEqual(mee.body, { goed: true, antwoord: later.antwoord });
  assert.equal((await plankNu()).weerwoorden.length, 1, 'who looks on takes nothing away');
  const mis = await send('POST', `weerwoorden/${weer.vraagId}`, { antwoord: later.fout[0] ?? '' });
  assert.deepEqual(mis.body, { goed: false, antwoord: later.antwoord });
  assert.equal((await send('POST', `weerwoorden/${weer.vraagId}`, { antwoord: later.antwoord })).status, 404, 'asked once');
  assert.deepEqual((await plankNu()).weerwoorden, []);
  assert.deepEqual((await van()).woordenLater, { antwoorden: 1, goed: 0 });
  const vreemd = `/api/leerlingen/00000000-0000-4000-8000-00000000dead/weerwoorden/${weer.vraagId}`;
  assert.equal((await server.post(vreemd, { antwoord: 'x' }, await server.login('leerling'))).status, 404);
});

/** The text of the test below: another one is read in the next. */
let gelezenOpMeerDagen = '';

test('a text that is read on more days lies ready the next day, and not before and not for ever', async () => {
  const tekst = await tekstMet(({ tekst: alles, niveau }) => niveau === 'e4' && alles.split(' ').length < 180);
  gelezenOpMeerDagen = tekst.id;
  assert.deepEqual([(await tekstNu(tekst.id)).herhaalbaar, (await plankNu()).herhaal], [true, []]);
  // Pressed away at once: it was not read, and nobody says that it was read often enough.
  await lees('weg', tekst, { ms: 500, aanpak: 'herhaald' });
  assert.equal((await tekstNu(tekst.id)).herhaling, 'niet');
  // So slow that it is under its goal each time.
  const traag = { ms: 400_000, aanpak: 'herhaald' } as const;
  await lees('dag 1', tekst, { ...traag, klonk: 2 });
  assert.equal((await bewaard('dag 1')).klonk, 2);
  assert.deepEqual([(await tekstNu(tekst.id)).herhaling, (await plankNu()).herhaal], ['morgen', []]);
  for (const dag of [2, 3, 4]) {
    await terug(1);
    assert.deepEqual((await plankNu()).herhaal, [tekst.id], `day ${dag}`);
    await lees(`dag ${dag}`, tekst, traag);
    assert.deepEqual((await plankNu()).herhaal, []);
  }
  await terug(1);
  assert.deepEqual([(await tekstNu(tekst.id)).herhaling, (await plankNu()).herhaal], ['klaar', []], 'four times is enough');
});

test('what a docent heard of a text that is read on more days is one of its readings, and its errors and pace decide whether it comes again', async () => {
  const tekst = await tekstMet(
    ({ id, tekst: alles, niveau }) => niveau === 'e4' && alles.split(' ').length < 180 && id !== gelezenOpMeerDagen,
  );
  const woorden = leeswoorden(tekst.alineas.flat()).length;
  await lees('alleen', tekst, { ms: 400_000, aanpak: 'herhaald' });
  await terug(1);
  const stand = async () => [(await tekstNu(tekst.id)).herhaling, (await plankNu()).herhaal.includes(tekst.id)];
  assert.deepEqual(await stand(), ['nu', true]);
  const hoor = async (naam: string, geleden: number, ms: number, mis: number): Promise<void> => {
    const body = {
      momentId: null,
      tekstId: tekst.id,
      op: new Date(server.clock.now() - geleden).toISOString(),
      ms,
      gelezen: woorden,
      fouten: Array.from({ length: mis }, (_, woord) => ({ woord, soort: 'anders', gezegd: 'iets' })),
      vloeiend: 2,
    };
    const { status, body: antwoord } = await server.request({
      method: 'PUT',
      url: `/api/admins/${server.wereld.a.id}/groepen/${groepId}/leerlingen/${kind.id}/voorlezingen/${testId(naam)}`,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      token: await server.login('docent'),
    });
    assert.equal(status, 200, JSON.stringify(antwoord));
  };
  // Today's reading is done, and one in five words was wrong: it comes back tomorrow.
  await hoor('met fouten', 3_600_000, 90_000, Math.ceil(woorden / 5));
  assert.deepEqual(await stand(), ['morgen', false]);
  // Heard once more without an error, at a hundred words a minute: often enough.
  await hoor('goed gehoord', 60_000, Math.round((woorden * 60_000) / 100), 0);
  assert.deepEqual(await stand(), ['klaar', false]);
});

test('own pace keeps the time of each paragraph of this text, and of no other', async () => {
  const tekst = await tekstMet(({ alineas }) => alineas.length > 1);
  const alineas = tekst.alineas.map(() => 30_000);
  await lees('tempo', tekst, { aanpak: 'tempo', alineas });
  assert.deepEqual([(await bewaard('tempo')).aanpak, (await bewaard('tempo')).alineas], ['tempo', alineas]);
  await lees('te veel', tekst, { aanpak: 'tempo', alineas: [...alineas, 1] });
  assert.deepEqual((await bewaard('te veel')).alineas, []);
});
