/** Every setting that steers practice, seen from outside: set it, ask the API, see the difference. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { z } from 'zod';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { OefeninstellingAfwijking } from '@spelrijk/domain/oefeninstelling';
import { weekdagVan } from '@spelrijk/domain/oefentijd';
import { manifests } from '@spelrijk/games/manifests';
import { tredeVan } from '@spelrijk/oefenen/leerlijn';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { getLeestrede, LEESTREDEN } from '@spelrijk/taal/lezen';
import { listRecentGames } from '../taken/index.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const kind = server.wereld.a.kinderen[0] ?? assert.fail('there is a child');
const token = await server.login(kind.gebruikersnaam);
const base = `/api/leerlingen/${kind.id}`;
type Plan = z.infer<typeof dagtakenRoutes.planDag.response>;

/** Stores settings and throws today's plan away. */
async function zet(leerling: OefeninstellingAfwijking, groep: OefeninstellingAfwijking = {}): Promise<void> {
  await server.database.forAdmin(kind.adminId, async (db) => {
    await db.deleteFrom('oefeninstelling').execute();
    await db.deleteFrom('taak').where('leerling_id', '=', kind.id).execute();
    const rij = (naam: string, instelling: object) => ({
      admin_id: kind.adminId,
      id: testId(naam),
      instelling: JSON.stringify(instelling),
      created_at: new Date(server.clock.now()),
    });
    await db
      .insertInto('oefeninstelling')
      .values([
        { ...rij('groep', groep), groep_id: kind.groepId, leerling_id: null },
        { ...rij('leerling', leerling), groep_id: null, leerling_id: kind.id },
      ])
      .execute();
  });
}

const introVan = (id: string): string => (getCategorie(id) ?? getLeestrede(id))?.intro.nl ?? '8b';
const plan = async (): Promise<Plan> =>
  dagtakenRoutes.planDag.response.parse((await server.post(`${base}/dagtaken`, undefined, token)).body);
const taak = async (id: string) => takenRoutes.readTaak.response.parse((await server.get(`${base}/taken/${id}`, token)).body).taak;
const somvensters = async (): Promise<string[]> => (await plan()).taken.map(({ somvensterId }) => somvensterId);
const taken = async () => Promise.all((await plan()).taken.map(({ id }) => taak(id)));

async function plekken(): Promise<Map<string, string>> {
  const { regios } = landkaartRoutes.readLandkaart.response.parse((await server.get(`${base}/landkaart`, token)).body);
  return new Map(regios.flatMap((regio) => regio.plekken.map(({ somvensterId, status }): [string, string] => [somvensterId, status])));
}

const antwoord = (taakId: string, opgave: Opgave, gegeven = opgave.antwoord) => ({
  id: testId(`${taakId} ${opgave.id}`),
  taakId,
  opgaveId: opgave.id,
  poging: 1,
  gegeven,
  rtMs: 5000,
  op: new Date(server.clock.now()).toISOString(),
  hints: 0,
});

test('what is switched off is not practised and cannot be chosen', async () => {
  await zet({});
  const voor = [...new Set(await somvensters())];
  await zet({ uit: voor });
  const na = await somvensters();
  assert.ok(na.length > 0);
  assert.deepEqual(
    na.filter((id) => voor.includes(id)),
    [],
  );
  const reply = await server.post(`${base}/taken`, { id: testId('uit'), somvensterId: voor[0] }, token);
  assert.equal(reply.status, 409);
});

test('only these categories', async () => {
  await zet({ alleen: ['ei-ij', 'verdubbeling'] });
  const ids = new Set(await somvensters());
  assert.ok(ids.size > 0);
  for (const id of ids) assert.ok(id === 'ei-ij' || id === 'verdubbeling', id);
});

test('a fixed order: the first of the list that is not known comes first', async () => {
  const lijst = ['au-ou', 'ei-ij'];
  await zet({ lezen: false, volgorde: 'vast', volgordeLijst: lijst });
  const kaart = await plekken();
  // A look back at something that is presumed known may come between.
  const nieuw = (await somvensters()).filter((id) => lijst.includes(id) || kaart.get(id) !== 'klaar');
  assert.deepEqual(nieuw.slice(0, 2).toSorted(), lijst);
});

test('the starting point: what comes before counts as known', async () => {
  await zet({ startpunt: '3a', plafond: '8b' });
  const laag = await plekken();
  await zet({ startpunt: '6b', plafond: '8b' });
  const hoog = await plekken();
  const klaar = (kaart: Map<string, string>): number => [...kaart.values()].filter((status) => status === 'klaar').length;
  assert.ok(klaar(hoog) > klaar(laag) + 10, `${klaar(hoog)} against ${klaar(laag)}`);
});

test('the ceiling: nothing harder is planned', async () => {
  await zet({ plafond: '4b', startpunt: '3a' });
  for (const id of await somvensters()) assert.ok(tredeVan(introVan(id)) <= tredeVan('4b'), id);
});

test('the normgroep moves starting point and ceiling', async () => {
  await zet({ normgroep: '3b' });
  for (const id of await somvensters()) assert.ok(tredeVan(introVan(id)) <= tredeVan('4b'), id);
});

for (const doel of [0.7, 0.8, 0.85, 0.9] as const) {
  test(`success target ${doel}: the controller of this leerling steers there`, async () => {
    await zet({ doel });
    const bijsturing = async (): Promise<number> => {
      const { hoofd } = await server.database.forAdmin(kind.adminId, (db) =>
        db.selectFrom('leerling_stand').select('hoofd').where('leerling_id', '=', kind.id).executeTakeFirstOrThrow(),
      );
      return hoofd.bijsturing;
    };
    // The first taak of a newcomer measures; the second one steers.
    const [, eerste] = await taken();
    const opgave = eerste?.opgaven[0] ?? assert.fail('an opgave');
    const voor = await bijsturing();
    server.clock.advance(60_000);
    const reply = await server.post(`${base}/antwoorden`, { game: eerste?.game, antwoorden: [antwoord(eerste?.id ?? '', opgave)] }, token);
    assert.equal(reply.status, 200);
    assert.ok(Math.abs((await bijsturing()) - (voor + 0.01 * (doel - 1))) < 1e-9);
  });
}

test('minutes: a session six times as long has at least four times as many taken', async () => {
  await zet({ minuten: 5 });
  const kort = (await plan()).taken.length;
  await zet({ minuten: 30 });
  const lang = (await plan()).taken.length;
  assert.ok(kort >= 1 && lang >= 4 * kort, `${kort} and ${lang}`);
});

test('sessions a week: when they are done today is free, and choosing for oneself stays possible', async () => {
  await zet({ sessiesPerWeek: 1 });
  const eergisteren = '2026-11-17';
  await server.database.forAdmin(kind.adminId, (db) =>
    db
      .insertInto('leerling_dag')
      .values({ admin_id: kind.adminId, leerling_id: kind.id, dag: eergisteren, antwoorden: 9, goed: 9, ms: 9000, gokjes: 0, taken: 1 })
      .execute(),
  );
  assert.deepEqual((await plan()).taken, []);
  const open = [...(await plekken())].find(([, status]) => status === 'open')?.[0];
  assert.equal((await server.post(`${base}/taken`, { id: testId('vrij'), somvensterId: open }, token)).status, 200);
  await zet({ sessiesPerWeek: 2 });
  assert.ok((await plan()).taken.length > 0);
});

test('own word lists are practised first, with words the bank has never heard of, and only in their weeks', async () => {
  const lijst = (woorden: string[], van: string, tot: string) => ({ id: testId('lijst'), naam: 'Deze week', woorden, van, tot });
  const woorden = ['zeemeermin', 'trein', 'drakenstaart', 'brommer', 'kasteeltuin', 'ridderzwaard'];
  await zet({ woordlijsten: [lijst(woorden, '2026-11-16', '2026-11-20')] });
  const [eerste] = await taken();
  assert.deepEqual(eerste?.opgaven.map(({ woord }) => woord.woord).toSorted(), woorden.toSorted());
  assert.ok(eerste.opgaven.every(({ woord }) => woord.knelpunten.length > 0));
  await zet({ woordlijsten: [lijst(woorden, '2026-11-01', '2026-11-10')] });
  assert.ok(!(await taken())[0]?.opgaven.some(({ woord }) => woord.woord === 'drakenstaart'));
});

test('spelling, verbs and reading each have a switch', async () => {
  const bloks = async (): Promise<Set<string>> =>
    new Set((await somvensters()).map((id) => (getCategorie(id)?.blok === 'H' ? 'werkwoorden' : getCategorie(id) ? 'spelling' : 'lezen')));
  await zet({ spelling: false, lezen: false, plafond: '8b', startpunt: '3a' });
  assert.deepEqual(await bloks(), new Set(['werkwoorden']));
  await zet({ werkwoorden: false, lezen: false });
  assert.deepEqual(await bloks(), new Set(['spelling']));
  await zet({ spelling: false, werkwoorden: false, lezen: false });
  assert.deepEqual(await bloks(), new Set());
});

test('what is counted of a taak is what it holds: questions of a text, sentences, and words of the rest', async () => {
  const telling = { teksten: 'vragen', zinnen: 'zinnen', letters: 'vragen', woorden: 'woorden' } as const;
  const gezien = new Set<string>();
  for (const leesniveau of [null, 'm5', 'e4'] as const) {
    await zet({ minuten: 60, leesniveau });
    for (const { vorm, wat, somvensterId } of (await plan()).taken) {
      const domein = getLeestrede(somvensterId)?.domein;
      const bedoeld = domein ? telling[domein] : vorm === 'dictee-zin' ? 'zinnen' : 'woorden';
      assert.equal(wat, bedoeld, `${somvensterId} ${vorm}`);
      gezien.add(wat);
    }
  }
  assert.ok(gezien.has('woorden') && gezien.has('vragen'), [...gezien].join(' '));
});

test('the reading level: sentences and texts at most one level away; single words go on', async () => {
  const levels = Leesniveau.options;
  const distances = async (): Promise<number[]> => {
    const own = levels.indexOf('m7-e7');
    return (await somvensters()).flatMap((id) => {
      const { leesniveau } = LEESTREDEN.find((trede) => trede.id === id) ?? assert.fail(`${id} is a reading step`);
      return leesniveau === undefined ? [] : [Math.abs(levels.indexOf(leesniveau) - own)];
    });
  };
  const reading = { spelling: false, werkwoorden: false, lezen: true, minuten: 45 } as const;
  await zet(reading);
  assert.ok(
    (await distances()).some((far) => far > 1),
    'by itself this child reads nothing so hard',
  );
  await zet({ ...reading, leesniveau: 'm7-e7' });
  for (const far of await distances()) assert.ok(far <= 1, `${far} levels away`);
  assert.ok((await somvensters()).length > 0, 'there is something to read');
});

test('no game twice on a day; what was played counts, not what was proposed; a game taken by itself is known as that', async () => {
  await zet({});
  const { taken: dag } = await plan();
  const games = dag.map(({ game }) => game);
  assert.equal(new Set(games).size, games.length, games.join(' '));
  const [eerste] = await taken();
  const eigen = eerste?.games.find((game) => !games.includes(game));
  const [opgave] = eerste?.opgaven ?? [];
  assert.ok(eerste && eigen && opgave);
  const reply = await server.post(`${base}/antwoorden`, { game: eigen, antwoorden: [antwoord(eerste.id, opgave)] }, token);
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
  const gehad = await server.database.forAdmin(kind.adminId, (db) => listRecentGames(db, kind.adminId, kind.id));
  const dagVan = gehad[0]?.dag ?? '';
  assert.deepEqual(
    gehad,
    [...games.slice(1).toReversed(), eigen].map((game) => ({ game, dag: dagVan, gekozen: game === eigen })),
  );
});

test('games that are switched off are never offered', async () => {
  const mag = 'rups';
  await zet({ gamesUit: manifests.map(({ slug }) => slug).filter((slug) => slug !== mag) });
  const dag = await taken();
  assert.ok(dag.length > 0);
  for (const { games, game } of dag) assert.deepEqual([games, game], [[mag], mag]);
});

test('without rewards a taak pays nothing', async () => {
  await zet({ beloningen: false });
  for (const { munten } of await taken()) assert.equal(munten, 0);
});

test('goals of a care plan come first, whatever their place in the learning line', async () => {
  await zet({});
  await server.database.forAdmin(kind.adminId, (db) =>
    db
      .insertInto('zorgdoel')
      .values({ admin_id: kind.adminId, leerling_id: kind.id, categorie: 'kz-mmkm', created_at: new Date() })
      .execute(),
  );
  assert.ok((await somvensters()).includes('kz-mmkm'));
  await server.database.forAdmin(kind.adminId, (db) => db.deleteFrom('zorgdoel').execute());
});

test('all other options reach the child: default, groep, leerling', async () => {
  await zet({ tijdsdruk: true, herhaalGeluid: 2 }, { tijdsdruk: false, hints: false, toetsenbord: 'qwerty' });
  const { instelling } = takenRoutes.readEigenInstelling.response.parse((await server.get(`${base}/oefeninstelling`, token)).body);
  assert.partialDeepStrictEqual(instelling, {
    tijdsdruk: true,
    herhaalGeluid: 2,
    hints: false,
    toetsenbord: 'qwerty',
    lettertype: 'beginner',
  });
});

test('settings that cannot be read any more never stop a child from practising', async () => {
  await zet({});
  await server.database.forAdmin(kind.adminId, (db) =>
    db
      .updateTable('oefeninstelling')
      .set({ instelling: JSON.stringify({ doel: 3, minuten: 'veel', uit: 7, gamesUit: ['x'], onzin: true }) })
      .where('leerling_id', '=', kind.id)
      .execute(),
  );
  assert.ok((await plan()).taken.length > 0);
});

test('with weekdays of its own there is something on those days only, however often it practised; choosing a place goes on', async () => {
  const vandaag = weekdagVan(new Date(server.clock.now()).toISOString().slice(0, 10));
  const anders = (vandaag % 7) + 1;
  await zet({ oefendagen: [anders], sessiesPerWeek: 1 });
  const vrij = await plan();
  assert.deepEqual([vrij.taken, vrij.klaar, vrij.vrij], [[], false, true]);
  assert.ok([...(await plekken()).values()].some((status) => status !== 'dicht'));
  await zet({ oefendagen: null }, { oefendagen: [anders] });
  assert.equal((await plan()).vrij, false, 'the child overrules its groep');
  await zet({}, { oefendagen: [anders] });
  assert.equal((await plan()).vrij, true);
  await zet({ oefendagen: [vandaag] });
  const oefendag = await plan();
  assert.deepEqual([oefendag.taken.length > 0, oefendag.vrij], [true, false]);
});
