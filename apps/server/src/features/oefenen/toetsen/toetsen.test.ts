import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { z } from 'zod';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import { Toets, type Toetssoort } from '@spelrijk/contract/toetsen';
import type { Regio } from '@spelrijk/domain/admin';
import { zonderSleutel, type BewaardeOpgave } from '../opgaven/index.ts';
import { assertAlike, createKinderbrowser, type Kinderbrowser } from '../../../../test/kinderbrowser.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { beginStand, categorieenOpVolgorde, geldendeInstelling, leerlijnVan } from '../standen/index.ts';
import type { PlanInvoer } from '../taken/index.ts';
import { buildToetstaak, teVragen } from './toets.ts';
import { ALLES_KLINKT } from '../../../../test/fixtures.ts';

/** With the real speech, so that sounds have their names. */
const server = await createProefserver({ SPELRIJK_AUDIO: '' });
const [kind, ander] = server.wereld.a.kinderen;
assert.ok(kind && ander);
const docent = await server.login('docent');
type Taak = z.infer<typeof takenRoutes.readTaak.response>['taak'];

const setter = (leerlingId: string, soort: Toetssoort, id: string, token = docent) =>
  server.post(`/api/admins/${server.wereld.a.id}/leerlingen/${leerlingId}/toetsen`, { id, soort }, token);
const lees = async (leerlingId: string, id: string): Promise<Toets> =>
  Toets.parse((await server.get(`/api/admins/${server.wereld.a.id}/leerlingen/${leerlingId}/toetsen/${id}`, docent)).body);
/** What a stage asks really: the child's browser does not know. */
const gevraagdIn = async (taakId: string): Promise<readonly BewaardeOpgave[]> =>
  (
    await server.database.forAdmin(server.wereld.a.id, (db) =>
      db.selectFrom('taak').select('opgaven').where('id', '=', taakId).executeTakeFirstOrThrow(),
    )
  ).opgaven;

async function dag(leerlingId: string, token: string): Promise<Taak[]> {
  const { taken } = dagtakenRoutes.planDag.response.parse(
    (await server.post(`/api/leerlingen/${leerlingId}/dagtaken`, undefined, token)).body,
  );
  return Promise.all(
    taken.map(
      async ({ id }) =>
        takenRoutes.readTaak.response.parse((await server.get(`/api/leerlingen/${leerlingId}/taken/${id}`, token)).body).taak,
    ),
  );
}

/** Plays a taak to its end in this browser, which is given every page after each word; `goed` says which words the child can. */
async function speel(
  kijker: Kinderbrowser,
  leerlingId: string,
  taak: Taak,
  goed: (opgave: BewaardeOpgave) => boolean,
): Promise<readonly Antwoord[]> {
  const antwoorden: Antwoord[] = [];
  for (const opgave of await gevraagdIn(taak.id)) {
    server.clock.advance(9000);
    const gegeven = goed(opgave) ? opgave.antwoord : `${opgave.antwoord}e`;
    const antwoord = {
      id: testId(`${taak.id} ${opgave.id}`),
      taakId: taak.id,
      opgaveId: opgave.id,
      poging: 1,
      gegeven,
      rtMs: 7000,
      hints: 0,
    };
    const reply = await kijker.send('POST', `/api/leerlingen/${leerlingId}/antwoorden`, {
      game: taak.game,
      antwoorden: [{ ...antwoord, op: new Date(server.clock.now()).toISOString() }],
    });
    assert.deepEqual([reply.status, reply.body], [200, { oordelen: [] }], reply.text);
    antwoorden.push(reply);
  }
  // What nobody should send: a second attempt, an opgave that is not there, a taak that is not there.
  const opgaveId = taak.opgaven[0]?.id ?? '';
  for (const [taakId, wat] of [
    [taak.id, { opgaveId, poging: 2 }],
    [taak.id, { opgaveId: testId('geen opgave'), poging: 1 }],
    [testId('geen taak'), { opgaveId, poging: 1 }],
  ] as const) {
    const los = { id: testId(`los ${taak.id} ${wat.poging} ${wat.opgaveId} ${taakId}`), taakId, ...wat, gegeven: 'x', rtMs: 900, hints: 3 };
    const op = new Date(server.clock.now()).toISOString();
    await kijker.send('POST', `/api/leerlingen/${leerlingId}/antwoorden`, { game: taak.game, antwoorden: [{ ...los, op }] });
  }
  await kijker.get(`/api/leerlingen/${leerlingId}/taken/${taak.id}`);
  await kijker.lookAround();
  const klaar = await kijker.send('POST', `/api/leerlingen/${leerlingId}/taken/${taak.id}/afronden`);
  assert.partialDeepStrictEqual([klaar.status, klaar.body], [200, { inEenKeer: 0, geleerd: [] }]);
  await kijker.get(`/api/leerlingen/${leerlingId}/taken/${taak.id}`);
  return antwoorden;
}

test('a start test places a newcomer in ten to twenty written words, and only then plans the day; check 9: no word of it reaches the browser', async () => {
  const token = await server.login(kind.gebruikersnaam);
  const kijker = await createKinderbrowser(server, kind.id, token);
  const id = testId('plaatsing');
  assert.equal((await setter(kind.id, 'plaatsing', id)).status, 200);
  const gevraagd: string[] = [];
  const replies: { readonly goed: boolean; readonly reply: Antwoord }[] = [];
  for (let ronde = 0; ronde < 5; ronde++) {
    const open: Taak[] = (await dag(kind.id, token)).filter(({ status }) => status !== 'af');
    const [stap] = open;
    if (stap?.toets !== true) break;
    assert.equal(open.length, 1, 'nothing else while a newcomer is being placed');
    const opgaven = await gevraagdIn(stap.id);
    const woorden = opgaven.map(({ woord }) => woord.woord);
    gevraagd.push(...woorden);
    await kijker.get(`/api/leerlingen/${kind.id}/taken/${stap.id}`);
    await kijker.lookAround();
    assert.deepEqual(stap.games, ['klassendictee']);
    // One in four is too hard.
    const kan = ({ id: opgaveId }: BewaardeOpgave): boolean => opgaven.findIndex((een) => een.id === opgaveId) % 4 !== 1;
    const gegeven = await speel(kijker, kind.id, stap, kan);
    replies.push(...gegeven.flatMap((reply, i) => (opgaven[i] ? [{ goed: kan(opgaven[i]), reply }] : [])));
    kijker.demandNothing(gevraagd, ['/taken/', '/antwoorden']);
  }
  assert.ok(kijker.geluiden() >= gevraagd.length, 'every word is heard, under a name of its own');
  const [goed, fout] = [true, false].map((is) => replies.find((een) => een.goed === is)?.reply);
  assert.ok(goed && fout, 'words went right and wrong');
  assertAlike(goed, fout);
  assert.ok(gevraagd.length >= 10 && gevraagd.length <= 20, String(gevraagd.length));
  assert.equal(new Set(gevraagd).size, gevraagd.length, gevraagd.join(' '));
  const toets = await lees(kind.id, id);
  assert.deepEqual([toets.status, toets.gevraagd], ['af', gevraagd.length]);
  const gewoon = (await dag(kind.id, token)).filter(({ toets: isToets }) => isToets !== true);
  assert.ok(gewoon.length >= 3);
  const vermoed = await server.database.forAdmin(kind.adminId, (db) =>
    db.selectFrom('leerling_categorie').select('categorie').where('leerling_id', '=', kind.id).where('status', '=', 'vermoed').execute(),
  );
  assert.ok(vermoed.length > 0, 'easy categories are presumed known');
});

test('setting the same test twice is one test; a foreign leerling is 404; a child may not', async () => {
  const id = testId('plaatsing');
  assert.equal(Toets.parse((await setter(kind.id, 'plaatsing', id)).body).id, id);
  assert.equal((await setter(server.wereld.b.kinderen[0]?.id ?? '', 'plaatsing', testId('b'))).status, 404);
  assert.equal((await setter(kind.id, 'plaatsing', testId('c'), await server.login(kind.gebruikersnaam))).status, 403);
});

test('a test that nobody began is taken back with its stages, once; one that was begun is not; a foreign one is 404', async () => {
  const neem = (id: string, token = docent, leerlingId = ander.id) =>
    server.request({ method: 'DELETE', url: `/api/admins/${server.wereld.a.id}/leerlingen/${leerlingId}/toetsen/${id}`, token });
  const token = await server.login(ander.gebruikersnaam);
  const vergist = testId('vergist');
  await setter(ander.id, 'plaatsing', vergist);
  const open = (await dag(ander.id, token)).filter(({ status }) => status !== 'af');
  assert.deepEqual(
    open.map(({ toets }) => toets),
    [true],
    'while a leerling is placed there is nothing else',
  );
  assert.equal((await neem(vergist, token)).status, 403, 'not by the child');
  assert.equal((await neem(vergist, docent, kind.id)).status, 404, 'not as that of another child');
  assert.equal((await neem(vergist)).status, 204);
  assert.equal((await neem(vergist)).status, 404);
  const daarna = await dag(ander.id, token);
  assert.ok(daarna.length >= 2 && daarna.every(({ toets }) => toets !== true), 'the taken of the day are there again');
  const af = await neem(testId('plaatsing'), docent, kind.id);
  assert.equal(af.status, 409);
  assert.match(af.text, /toetsen\/begonnen/);
  const begonnen = testId('begonnen');
  await setter(kind.id, 'plaatsing', begonnen);
  const kijker = await createKinderbrowser(server, kind.id, await server.login(kind.gebruikersnaam));
  const [stap] = (await dag(kind.id, await server.login(kind.gebruikersnaam))).filter(
    ({ toets, status }) => toets === true && status !== 'af',
  );
  const [eerste] = stap ? await gevraagdIn(stap.id) : [];
  assert.ok(stap && eerste);
  const antwoord = { id: testId('een woord'), taakId: stap.id, opgaveId: eerste.id, poging: 1, gegeven: 'x', rtMs: 4000, hints: 0 };
  await kijker.send('POST', `/api/leerlingen/${kind.id}/antwoorden`, {
    game: stap.game,
    antwoorden: [{ ...antwoord, op: new Date(server.clock.now()).toISOString() }],
  });
  assert.equal((await neem(begonnen, docent, kind.id)).status, 409);
  assert.equal((await lees(kind.id, begonnen)).gevraagd, 1);
  await server.database.forAdmin(kind.adminId, (db) => db.updateTable('toets').set({ status: 'af' }).where('id', '=', begonnen).execute());
});

test('a progress test comes when somebody sets it and never by itself: at most twenty words, one stage a day beside the taken', async () => {
  const token = await server.login(ander.gebruikersnaam);
  const kijker = await createKinderbrowser(server, ander.id, token);
  const ontplan = (): Promise<unknown> =>
    server.database.forAdmin(ander.adminId, (db) =>
      db.deleteFrom('taak').where('leerling_id', '=', ander.id).where('nr', '>=', 0).execute(),
    );
  await server.database.forAdmin(ander.adminId, async (db) => {
    const { hoofd } = await db.selectFrom('leerling_stand').select('hoofd').where('leerling_id', '=', ander.id).executeTakeFirstOrThrow();
    await db
      .updateTable('leerling_stand')
      .set({ hoofd: JSON.stringify({ ...hoofd, sessies: 30 }) })
      .where('leerling_id', '=', ander.id)
      .execute();
  });
  await ontplan();
  const eerder = await dag(ander.id, token);
  assert.ok(eerder.length > 0 && eerder.every(({ toets }) => toets !== true), 'thirty sessions bring no test');
  assert.equal((await setter(ander.id, 'voortgang', testId('voortgang'))).status, 200);
  // The test asks what the day was going to ask.
  const zou = (await Promise.all(eerder.map(({ id }) => gevraagdIn(id))))
    .flat()
    .filter(({ vorm }) => vorm === 'dictee-woord')
    .slice(0, 5);
  assert.equal(zou.length, 5);
  const vast = zou.map(({ woord, categorie }) => ({ woord: woord.woord, categorie, nieuw: true }));
  await server.database.forAdmin(ander.adminId, (db) =>
    db
      .updateTable('toets')
      .set({ woorden: JSON.stringify(vast) })
      .where('id', '=', testId('voortgang'))
      .execute(),
  );
  await ontplan();
  const nu = await dag(ander.id, token);
  const stappen = nu.filter(({ toets, status }) => toets === true && status !== 'af');
  assert.equal(stappen.length, 1);
  assert.ok(nu.length > 1, 'beside the taken of the day');
  assert.ok((stappen[0]?.opgaven.length ?? 0) <= 10);
  const rij = await server.database.forAdmin(ander.adminId, (db) =>
    db
      .selectFrom('toets')
      .select(['soort', 'woorden'])
      .where('leerling_id', '=', ander.id)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow(),
  );
  assert.equal(rij.soort, 'voortgang');
  const [stap] = stappen;
  assert.ok(stap);
  await kijker.get(`/api/leerlingen/${ander.id}/taken/${stap.id}`);
  const asked = (await gevraagdIn(stap.id)).map(({ woord }) => woord.woord);
  await speel(kijker, ander.id, stap, ({ woord }) => woord.woord.length % 2 === 0);
  // A title of the day may hold one: Kennismaken is no help with maken.
  kijker.demandNothing(
    asked.filter((woord) => !'kennismaken'.includes(woord)),
    [`/taken/${stap.id}`, '/antwoorden'],
  );
  const naast = (await Promise.all(nu.filter(({ toets }) => toets !== true).map(({ id }) => gevraagdIn(id)))).flat();
  assert.deepEqual(
    naast.filter(({ woord }) => rij.woorden.some((een) => een.woord === woord.woord)),
    [],
    'no taak of the day asks a word of the test',
  );
  assert.ok(rij.woorden.length > 0 && rij.woorden.length <= 20);
});

test('of tests that are set at once, one is asked: the others are refused, and the log says who set it', async () => {
  const logged = async (): Promise<number> => {
    const regels = server.database.own
      .selectFrom('audit')
      .select('id')
      .where('object_id', '=', kind.id)
      .where('betreft', 'like', '%klaargezet');
    return (await regels.execute()).length;
  };
  const voor = await logged();
  const samen = await Promise.all([
    setter(kind.id, 'plaatsing', testId('tab een')),
    setter(kind.id, 'plaatsing', testId('tab twee')),
    setter(kind.id, 'voortgang', testId('tab drie')),
  ]);
  assert.equal(samen.filter(({ status }) => status === 200).length, 1);
  const geweigerd = samen.filter(({ status }) => status === 409).map(({ body }) => Reflect.get(Object(body), 'code'));
  assert.deepEqual(geweigerd, ['toetsen/staat-klaar', 'toetsen/staat-klaar']);
  assert.equal(await logged(), voor + 1);
});

/** A child of groep 8 that is asked about one categorie alone; every sound exists. */
function invoerVan(regio: Regio, alleen: readonly string[]): PlanInvoer {
  const dag = '2026-11-19';
  const geldend = geldendeInstelling({ groep: {}, leerling: { alleen: [...alleen] } }, { regio, jaargroep: 8, zorgdoelen: [] }, dag);
  const audio = ALLES_KLINKT;
  const kop = { leerlingId: 'a', stand: beginStand(8, dag), leerlijn: leerlijnVan(regio), regio, audio };
  return { ...kop, geldend, gehad: [], flits: {}, dag, now: Date.parse(`${dag}T09:00:00Z`) };
}

/** Words of a categorie that can be asked in the same forms: more of them tell nothing new. */
const PER_SOORT = 3;

for (const regio of ['nl', 'be'] as const) {
  test(`${regio}: whatever a test asks, the child hears it or reads what is asked, and what has to be written is not told`, () => {
    const invoer = invoerVan(regio, []);
    const getoetst = new Set<string>();
    const gehad = new Map<string, number>();
    const mis: string[] = [];
    for (const [woord, { info }] of invoer.leerlijn.woorden) {
      const soort = `${info.hoofd} ${info.vormen.join(' ')}`;
      const aantal = gehad.get(soort) ?? 0;
      if (aantal >= PER_SOORT || teVragen([{ woord }], invoer).length === 0) continue;
      gehad.set(soort, aantal + 1);
      const toets = { id: testId(woord), soort: 'voortgang', woorden: [{ woord, categorie: info.hoofd, nieuw: true }] } as const;
      const [opgave] = buildToetstaak(toets, [woord], invoer, { nr: null, stap: 0 })?.opgaven ?? [];
      if (!opgave) continue;
      getoetst.add(info.hoofd);
      const { audio, vraag = '', woord: gezien } = zonderSleutel(opgave);
      const heel = new RegExp(`(?<![\\p{L}'’-])${opgave.antwoord.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}'’-])`, 'u');
      if (audio.woord === undefined && !vraag.includes('___')) mis.push(`${info.hoofd}: ${opgave.antwoord} is not heard and not asked`);
      if ([vraag, gezien.zin ?? ''].some((tekst) => heel.test(tekst))) mis.push(`${info.hoofd}: ${opgave.antwoord} is told`);
    }
    assert.deepEqual(mis, []);
    const spelling = categorieenOpVolgorde(regio).map(({ id }) => id);
    assert.deepEqual(
      spelling.filter((id) => !getoetst.has(id)),
      [],
      'every categorie of spelling can be asked in a test',
    );
  });
}

test('a test holds nothing that cannot be asked, and no sentence to read that shows another of its words', () => {
  const invoer = invoerVan('nl', ['puntkomma']);
  const alles = (invoer.leerlijn.categorieen.get('puntkomma')?.woorden ?? []).map(({ info }) => ({ woord: info.woord }));
  const zonder = teVragen(alles, invoer);
  assert.ok(zonder.length >= 30 && zonder.length < alles.length, `${zonder.length} of ${alles.length}`);
  const [eerste] = zonder;
  assert.equal(eerste?.woord, 'puntkomma-01');
  // Mijn broer houdt van voetbal; ik zwem liever.
  assert.ok(!teVragen([...zonder, { woord: 'broer' }], invoer).some(({ woord }) => woord === 'puntkomma-01'));
});
