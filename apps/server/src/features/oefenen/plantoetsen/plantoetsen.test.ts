/** A care plan's tests, from words set apart to what they say about growth, through the server. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { z } from 'zod';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { Plantoetsblad, plantoetsenRoutes } from '@spelrijk/contract/plantoetsen';
import { handelingsplannenRoutes } from '@spelrijk/contract/handelingsplannen';
import { takenRoutes } from '@spelrijk/contract/taken';
import type { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import type { Pakket } from '@spelrijk/domain/admin';
import { assertAlike, createKinderbrowser } from '../../../../test/kinderbrowser.ts';
import { createProefserver, type Antwoord as Reply } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import type { BewaardeOpgave } from '../opgaven/index.ts';
import { meting } from '../toetsen/index.ts';
import { findStuk } from '../standen/index.ts';
import { DEEP } from '../../../../test/fixtures.ts';

const DAG = 86_400_000;
/** With the real speech, so that sounds have their names. */
const server = await createProefserver({ SPELRIJK_AUDIO: '' });
const { a, b } = server.wereld;
const [kind, ander] = a.kinderen;
assert.ok(kind && ander);
const DOELEN = ['verdubbeling', 'ei-ij'];
type Taak = z.infer<typeof takenRoutes.readTaak.response>['taak'];

const setPakketten = (pakketten: Pakket[]) =>
  server.database.own.updateTable('admin').set({ pakketten }).where('admin_id', '=', a.id).execute();
await setPakketten(['zorgtraject']);

/** A plan as it stands before its start: with goals, without anything else. */
async function insertPlan(leerlingId: string, naam: string): Promise<string> {
  const id = testId(naam);
  const nu = new Date(server.clock.now());
  await server.database.forAdmin(a.id, async (db) => {
    const vast = { niveau: 2, weken: 12, keren: 3, minuten: 20, functie: 'leerkracht', zorgaandeel: 'gewoon', versie: 1 } as const;
    const tekst = JSON.stringify({ waarom: '', geprobeerd: '', aanpak: '', thuis: '', maatregelen: [] });
    await db
      .insertInto('handelingsplan')
      .values({ ...vast, admin_id: a.id, id, leerling_id: leerlingId, status: 'concept', tekst, door: testId('docent'), created_at: nu })
      .execute();
    const begin = JSON.stringify({ laag: 20, hoog: 60, zeker: true });
    for (const [nr, categorie] of DOELEN.entries())
      await db
        .insertInto('handelingsplan_doel')
        .values({ admin_id: a.id, plan_id: id, categorie, leerling_id: leerlingId, nr, begin, streef: 80 })
        .execute();
  });
  return id;
}

const plannen = (leerlingId: string): string => `/api/admins/${a.id}/leerlingen/${leerlingId}/handelingsplannen`;
const token = async (wie: string): Promise<string> => server.login(wie);
/** A session does not live for months. */
async function logInAgain(gebruikersnaam: string): Promise<string> {
  const reply = await server.request({ method: 'POST', url: '/api/auth', payload: { gebruikersnaam, wachtwoord: WACHTWOORD } });
  return z.object({ token: z.string() }).parse(reply.body).token;
}
let docent = await token('docent');

const zet = (leerlingId: string, planId: string, soort: Zorgtoetssoort, id: string, wie = docent): Promise<Reply> =>
  server.post(`${plannen(leerlingId)}/${planId}/toetsen`, { id, soort, papier: leerlingId === ander.id }, wie);
const lees = async (leerlingId: string, planId: string, id: string): Promise<Plantoetsblad> =>
  Plantoetsblad.parse((await server.get(`${plannen(leerlingId)}/${planId}/toetsen/${id}`, docent)).body);
const vandaag = async (leerlingId: string, wie: string): Promise<z.infer<typeof dagtakenRoutes.planDag.response>['taken']> =>
  dagtakenRoutes.planDag.response.parse((await server.post(`/api/leerlingen/${leerlingId}/dagtaken`, undefined, wie)).body).taken;
const leesTaak = async (leerlingId: string, taakId: string, wie: string) =>
  takenRoutes.readTaak.response.parse((await server.get(`/api/leerlingen/${leerlingId}/taken/${taakId}`, wie)).body);
const vraagt = async (taakId: string): Promise<readonly BewaardeOpgave[]> =>
  (await server.database.forAdmin(a.id, (db) => db.selectFrom('taak').select('opgaven').where('id', '=', taakId).executeTakeFirstOrThrow()))
    .opgaven;
const stapVan = async (leerlingId: string, wie: string): Promise<Taak | undefined> => {
  for (const { id, status } of await vandaag(leerlingId, wie)) {
    const { taak } = await leesTaak(leerlingId, id, wie);
    if (taak.toets === true && status !== 'af') return taak;
  }
  return undefined;
};

let teller = 0;
const antwoordOp = (taakId: string, opgaveId: string, gegeven: string) => ({
  id: testId(`plantoets ${teller++}`),
  taakId,
  opgaveId,
  poging: 1,
  gegeven,
  rtMs: 7000,
  op: new Date(server.clock.now()).toISOString(),
  hints: 0,
});
const stuur = (leerlingId: string, antwoorden: readonly unknown[], wie: string): Promise<Reply> =>
  server.post(`/api/leerlingen/${leerlingId}/antwoorden`, { game: 'klassendictee', antwoorden }, wie);

/** One letter doubled or undone, ei for ij: what children write. */
const fout = (woord: string): string => {
  if (woord.includes('ij')) return woord.replace('ij', 'ei');
  if (woord.includes('ei')) return woord.replace('ei', 'ij');
  return woord.replace(/([bcdfgklmnprst])\1/u, '$1');
};

/** Plays every stage of the open test, as many days as it takes. Gives the words. */
async function maak(
  { id: leerlingId, gebruikersnaam }: { readonly id: string; readonly gebruikersnaam: string },
  kan: (opgave: BewaardeOpgave, nr: number) => boolean,
): Promise<string[]> {
  const gehad: string[] = [];
  for (let dag = 0; dag < 4; dag++) {
    const wie = await logInAgain(gebruikersnaam);
    for (let stap = await stapVan(leerlingId, wie); stap; stap = await stapVan(leerlingId, wie)) {
      const opgaven = await vraagt(stap.id);
      for (const opgave of opgaven) {
        server.clock.advance(9000);
        const gegeven = kan(opgave, gehad.length) ? opgave.antwoord : fout(opgave.antwoord);
        gehad.push(opgave.woord.woord);
        const reply = await stuur(leerlingId, [antwoordOp(stap.id, opgave.id, gegeven)], wie);
        assert.deepEqual([reply.status, reply.body], [200, { oordelen: [] }], reply.text);
      }
      // Two devices finish it at once.
      const klaar = [1, 2].map(() => server.post(`/api/leerlingen/${leerlingId}/taken/${stap.id}/afronden`, undefined, wie));
      assert.deepEqual(
        (await Promise.all(klaar)).map(({ status }) => status),
        [200, 200],
      );
    }
    server.clock.advance(DAG);
  }
  return gehad;
}

test('rtadmin, thuisadmin, leerling and demo: no test of a plan; without the package it is there for nobody of the school; foreign is 404', async () => {
  const planId = await insertPlan(ander.id, 'plan rollen');
  const rollen = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo'];
  const vraag = async (): Promise<number[]> => {
    const uit: number[] = [];
    for (const rol of rollen) uit.push((await zet(ander.id, planId, 'zorg-start', testId('rollen'), await token(rol))).status);
    return uit;
  };
  await setPakketten([]);
  // Who is of another customer and may never use it is refused as with the package: whether it is there is not told.
  assert.deepEqual(await vraag(), [404, 404, 404, 404, 403, 403, 404, 403]);
  await setPakketten(['zorgtraject']);
  assert.deepEqual(await vraag(), [409, 409, 200, 200, 403, 403, 403, 403]);
  assert.equal((await zet(b.kinderen[0]?.id ?? '', planId, 'zorg-start', testId('vreemd'))).status, 404);
  assert.equal((await zet(kind.id, planId, 'zorg-start', testId('andermans plan'))).status, 404);
  assert.equal((await zet(ander.id, planId, 'zorg-eind', testId('te vroeg'))).status, 409);
});

test('check 12, 16, 18: on paper, finished by two at once it is one result; typed over once; again asks to replace and keeps what stood there; a reprint has the same numbers', async () => {
  const planId = testId('plan rollen');
  const id = testId('rollen');
  const blad = await lees(ander.id, planId, id);
  assert.ok(blad.papier && blad.items.length === blad.aantal && blad.aantal >= 30, JSON.stringify(blad).slice(0, 400));
  const pad = `${plannen(ander.id)}/${planId}/toetsen/${id}/papier`;
  const put = (antwoorden: readonly string[], vervang = false): Promise<Reply> =>
    server.request({ method: 'PUT', url: pad, payload: { antwoorden, vervang }, token: docent });
  const eerst = blad.items.map(({ woord }, i) => (i % 2 === 0 ? woord : fout(woord)));
  const tegelijk = await Promise.all([put(eerst), put(eerst)]);
  const [af, ander2] = tegelijk.map(({ body }) => Plantoetsblad.parse(body));
  assert.ok(af);
  assert.deepEqual(ander2, af);
  const geschreven = await server.database.own.selectFrom('antwoord').select('id').where('leerling_id', '=', ander.id).execute();
  assert.equal(geschreven.length, blad.aantal);
  assert.deepEqual([af.status, af.gemaakt], ['af', blad.aantal]);
  assert.ok(af.uitslag && af.uitslag.doelen.every(({ ankers }) => ankers >= 8), JSON.stringify(af.uitslag));
  assert.deepEqual(Plantoetsblad.parse((await put(eerst)).body), af, 'the same again changes nothing');
  const plek = blad.items.findIndex(({ woord }, i) => i % 2 === 0 && fout(woord) !== woord);
  const anders = eerst.with(plek, fout(blad.items[plek]?.woord ?? ''));
  assert.partialDeepStrictEqual(await put(anders), { status: 409, body: { code: 'toetsen/al-ingetypt' } });
  assert.equal((await put(anders, true)).status, 200);
  const nieuw = await lees(ander.id, planId, id);
  assert.equal(nieuw.items[plek]?.gegeven, anders[plek]);
  assert.deepEqual(await lees(ander.id, planId, id), nieuw);
  const bewaard = await server.database.forAdmin(a.id, (db) => meting.readBewaring(db, a.id, id));
  assert.deepEqual(
    bewaard.vorige?.map(({ gegeven }) => gegeven),
    [eerst],
    'what stood there first',
  );
  // Of what is written so that nobody knows which word was meant: asked, not right, and said.
  const ruis = Plantoetsblad.parse(
    (
      await put(
        eerst.map((woord, i) => (i < 12 ? 'qxzwqxzw' : woord)),
        true,
      )
    ).body,
  );
  const tel = ({ uitslag }: Plantoetsblad) => uitslag?.doelen.map(({ nieuw, zinnen }) => [nieuw.aantal, zinnen.aantal]);
  assert.deepEqual([ruis.gemaakt, tel(ruis)], [blad.aantal, tel(af)]);
  const onduidelijk = ruis.uitslag?.doelen.reduce((som, doel) => som + (doel.onduidelijk ?? 0), 0) ?? 0;
  assert.ok(onduidelijk > 0 && onduidelijk <= 12, String(onduidelijk));
  assert.deepEqual(
    af.uitslag.doelen.map((doel) => doel.onduidelijk),
    [0, 0],
  );
});

test('what the tests of a plan will be able to show is told beforehand', async () => {
  const pad = `${plannen(kind.id)}/${testId('nog geen plan')}/toetsvooruitblik`;
  const blik = plantoetsenRoutes.previewPlantoets.response.parse((await server.get(`${pad}?doelen=${DOELEN.join(',')}`, docent)).body);
  assert.deepEqual([blik.start, blik.eind, blik.nooitGeoefend], [38, 56, 36]);
  assert.ok(blik.vanTien >= 3 && blik.vanTien <= 8, String(blik.vanTien));
  assert.equal((await server.get(`${pad}?doelen=bestaat-niet`, docent)).status, 404);
});

const planId = await insertPlan(kind.id, 'plan van het kind');
const startId = testId('start');

test('check 9, 10, 11: a start test goes on at the word on another device; the same answer ten times is one; nothing of it reaches the browser', async () => {
  const wie = await token(kind.gebruikersnaam);
  const kijker = await createKinderbrowser(server, kind.id, wie);
  assert.equal((await zet(kind.id, planId, 'zorg-start', startId)).status, 200);
  assert.equal((await zet(kind.id, planId, 'zorg-start', startId)).status, 200, 'again is the same test');
  assert.equal((await zet(kind.id, planId, 'zorg-start', testId('tweede'))).status, 409);
  const stap = await stapVan(kind.id, wie);
  assert.ok(stap && stap.opgaven.length === 15, 'a stage is fifteen words');
  const opgaven = await vraagt(stap.id);
  const eerste = antwoordOp(stap.id, opgaven[0]?.id ?? '', opgaven[0]?.antwoord ?? '');
  const tien = await Promise.all(Array.from({ length: 10 }, () => stuur(kind.id, [eerste], wie)));
  assert.deepEqual(new Set(tien.map(({ status, text }) => `${status} ${text}`)), new Set(['200 {"oordelen":[]}']));
  const send = (antwoord: object) =>
    kijker.send('POST', `/api/leerlingen/${kind.id}/antwoorden`, { game: stap.game, antwoorden: [antwoord] });
  const replies: Reply[] = [];
  for (const [nr, opgave] of opgaven.slice(1, 7).entries())
    replies.push(await send(antwoordOp(stap.id, opgave.id, nr === 0 ? opgave.antwoord : fout(opgave.antwoord))));
  const [goed, mis] = replies;
  assert.ok(goed && mis);
  assertAlike(goed, mis);
  const elders = await leesTaak(kind.id, stap.id, wie);
  assert.deepEqual(
    elders.antwoorden.map(({ opgaveId, goed }) => [opgaveId, goed]),
    opgaven.slice(0, 7).map(({ id }) => [id, false]),
    'seven are answered, right or wrong is not told',
  );
  for (const tekst of [
    (await server.get(`/api/leerlingen/${kind.id}/taken/${stap.id}`, docent)).text,
    JSON.stringify((await zet(kind.id, planId, 'zorg-start', startId)).body),
  ])
    for (const { woord } of opgaven) assert.ok(!tekst.includes(`"${woord.woord}"`), `${woord.woord} is in what a docent got`);
  await kijker.get(`/api/leerlingen/${kind.id}/taken/${stap.id}`);
  await kijker.lookAround();
  assert.ok(kijker.geluiden() >= opgaven.length, 'every word is heard, under a name of its own');
  kijker.demandNothing(
    opgaven.map(({ woord }) => woord.woord),
    [`/taken/${stap.id}`, '/antwoorden'],
  );
  const rijen = await server.database.forAdmin(a.id, (db) =>
    db
      .selectFrom('antwoord')
      .select('id')
      .where('leerling_id', '=', kind.id)
      .where('opgave_id', '=', opgaven[0]?.id ?? '')
      .execute(),
  );
  assert.equal(rijen.length, 1);
});

let start: string[] = [];

test('check 8: two stages a day; closed with a result; a word that went wrong comes back nowhere', async () => {
  start = await maak(kind, (_, nr) => nr % 3 === 0);
  docent = await logInAgain('docent');
  const blad = await lees(kind.id, planId, startId);
  assert.deepEqual([blad.status, blad.aantal], ['af', 38]);
  const per = await server.database.forAdmin(a.id, (db) => db.selectFrom('taak').select('dag').where('toets_id', '=', startId).execute());
  for (const dag of new Set(per.map((rij) => rij.dag))) assert.ok(per.filter((rij) => rij.dag === dag).length <= 2, dag);
  const terug = await server.database.forAdmin(a.id, (db) =>
    db.selectFrom('leerling_woord').select('woord').where('leerling_id', '=', kind.id).where('terug_op', 'is not', null).execute(),
  );
  assert.deepEqual(
    terug.filter(({ woord }) => start.includes(woord)),
    [],
  );
});

test('what went wrong in a start test is asked again: no board, opdracht or progress tells it, and no paper for parents', async () => {
  const gaf = (await lees(kind.id, planId, startId)).items.filter(({ woord, gegeven }) => gegeven !== null && gegeven !== woord);
  const plan = handelingsplannenRoutes.readHandelingsplan.response.parse((await server.get(`${plannen(kind.id)}/${planId}`, docent)).body);
  const mis = new Set(gaf.map(({ woord }) => woord));
  assert.ok(
    plan.perDoel.some(({ fouten }) => fouten.some(({ woord }) => mis.has(woord))),
    'who makes the plan sees what the child wrote',
  );
  for (const { voorbeeld } of plan.perDoel) assert.ok(voorbeeld === null || !mis.has(voorbeeld.woord), JSON.stringify(voorbeeld));
  const groep = `/api/admins/${a.id}/groepen/${kind.groepId}`;
  const verteld = [(await server.get(`${groep}/leerlingen/${kind.id}/voortgang`, docent)).text];
  for (const categorie of DOELEN)
    verteld.push(
      (await server.post(`${groep}/opdrachten/voorstel`, { categorie, leerlingIds: [kind.id] }, docent)).text,
      (await server.get(`${groep}/uitleg/${categorie}?leerlingen=${kind.id}`, docent)).text,
    );
  for (const tekst of verteld) {
    assert.ok(tekst.length > 200, tekst);
    for (const woord of mis) assert.ok(!tekst.includes(`"woord":"${woord}"`), woord);
  }
});

/** Everything one can read in what a child gets of a taak, but for a text that is read as any book is. */
const gelezen = ({ opgaven }: Taak): string[] =>
  opgaven
    .filter(({ tekst }) => tekst === undefined)
    .flatMap(({ woord, antwoord, keuzes = [], rij = [], vraag = '', extra = [] }) => [
      woord.woord,
      woord.zin ?? '',
      antwoord,
      vraag,
      ...keuzes,
      ...rij,
      ...extra,
    ])
    .flatMap((tekst) => tekst.toLowerCase().split(/[^\p{L}’'-]+/u));

/** The ordinary run looks at twelve days, the deep one at two hundred days. */
const DAGEN = DEEP ? 200 : 12;

test('check 7: no word that is set apart is in any taak, proposal for a dictation or repetition, day after day', async () => {
  const apart = await server.database.forAdmin(a.id, async (db) => {
    await db
      .updateTable('handelingsplan')
      .set({ status: 'actief', van: '2026-11-25', tot: '2027-12-31', gestart_op: new Date(server.clock.now()) })
      .where('id', '=', planId)
      .execute();
    for (const categorie of DOELEN)
      await db
        .insertInto('zorgdoel')
        .values({ admin_id: a.id, leerling_id: kind.id, categorie, created_at: new Date(server.clock.now()), plan_id: planId })
        .execute();
    const rijen = await db.selectFrom('plan_woord').select('woord').where('plan_id', '=', planId).where('rol', '<>', 'zin').execute();
    return rijen.map(({ woord }) => (findStuk('nl', woord)?.woord.woord ?? woord).toLowerCase());
  });
  assert.ok(apart.length >= 40, String(apart.length));
  let doel = 0;
  let alles = 0;
  for (let dag = 0; dag < DAGEN; dag++) {
    server.clock.advance(DAG);
    const wie = await logInAgain(kind.gebruikersnaam);
    for (const { id } of await vandaag(kind.id, wie)) {
      const { taak } = await leesTaak(kind.id, id, wie);
      assert.deepEqual(
        gelezen(taak).filter((woord) => apart.includes(woord)),
        [],
        `day ${dag}: ${taak.vorm}`,
      );
      alles++;
      if (DOELEN.includes(taak.somvensterId)) doel++;
      const antwoorden = taak.opgaven.map((opgave, i) => antwoordOp(taak.id, opgave.id, (dag + i) % 2 === 0 ? 'x' : opgave.antwoord));
      const reply = await server.post(`/api/leerlingen/${kind.id}/antwoorden`, { game: taak.game, antwoorden }, wie);
      assert.equal(reply.status, 200, reply.text);
    }
  }
  // Reading and own mistakes are not steered, and this child makes as many as it can: what is left is half of the taken.
  assert.ok(doel / alles > 0.15 && doel / alles < 0.8, `${doel} of ${alles} taken are about the goals`);
  docent = await logInAgain('docent');
  const groep = `/api/admins/${a.id}/groepen/${a.groepIds[0]}`;
  const voorstel = await server.post(`${groep}/dictees/voorstel`, { categorieen: DOELEN, aantal: 20, zonder: [] }, docent);
  assert.equal(voorstel.status, 200, voorstel.text);
  assert.ok(voorstel.text.split('"woord"').length > 10, 'it proposes words');
  for (const woord of apart) assert.ok(!voorstel.text.includes(`"${woord}"`), woord);
});

test('check 16: the final test says how much was gained, the same whenever it is read, and asks words that were never practised', async () => {
  server.clock.advance(50 * DAG);
  docent = await logInAgain('docent');
  const id = testId('eind');
  const gezet = await zet(kind.id, planId, 'zorg-eind', id);
  assert.equal(gezet.status, 200, gezet.text);
  const eind = await maak(kind, () => true);
  docent = await logInAgain('docent');
  const blad = await lees(kind.id, planId, id);
  assert.equal(blad.status, 'af');
  assert.ok(start.filter((woord) => eind.includes(woord)).length >= 30, 'anchors are asked again');
  const plan = blad.uitslag?.plan;
  assert.equal(plan?.oordeel.zin, 'duidelijk', JSON.stringify(plan));
  assert.ok((plan?.groei.woorden.na ?? 0) > (plan?.groei.woorden.voor ?? 100), JSON.stringify(plan));
  assert.ok((blad.uitslag?.weken ?? 0) >= 8);
  // Words and states move on; what was said does not.
  const wie = await logInAgain(kind.gebruikersnaam);
  for (const { id: taakId } of await vandaag(kind.id, wie)) {
    const { taak } = await leesTaak(kind.id, taakId, wie);
    const antwoorden = taak.opgaven.map((opgave) => antwoordOp(taak.id, opgave.id, 'x'));
    assert.equal((await server.post(`/api/leerlingen/${kind.id}/antwoorden`, { game: taak.game, antwoorden }, wie)).status, 200);
  }
  server.clock.advance(60_000);
  assert.deepEqual((await lees(kind.id, planId, id)).uitslag, blad.uitslag);
});

test('a child that stops at the last word of a test has made it: whoever reads the plan sees that it is done', async () => {
  const id = testId('halverwege');
  docent = await logInAgain('docent');
  const gezet = await zet(kind.id, planId, 'zorg-tussen', id);
  assert.equal(gezet.status, 200, gezet.text);
  const wie = await logInAgain(kind.gebruikersnaam);
  for (let stap = await stapVan(kind.id, wie); stap; stap = await stapVan(kind.id, wie)) {
    const antwoorden = (await vraagt(stap.id)).map((opgave) => antwoordOp(stap?.id ?? '', opgave.id, opgave.antwoord));
    server.clock.advance(60_000);
    assert.equal((await stuur(kind.id, antwoorden, wie)).status, 200);
    assert.equal((await server.post(`/api/leerlingen/${kind.id}/taken/${stap.id}/afronden`, undefined, wie)).status, 200);
    const { toetsen } = handelingsplannenRoutes.readHandelingsplan.response.parse(
      (await server.get(`${plannen(kind.id)}/${planId}`, docent)).body,
    );
    const gemaakt: boolean = (await lees(kind.id, planId, id)).gemaakt === 12;
    assert.equal(toetsen.find((toets) => toets.id === id)?.status, gemaakt ? 'af' : 'open');
    if (gemaakt) return;
  }
  assert.fail('it was never done');
});

test('check 29: a test that closes while a word is written keeps that word for a minute, and then refuses', async () => {
  const wie = await logInAgain(kind.gebruikersnaam);
  const id = testId('tussendoor');
  assert.equal((await zet(kind.id, planId, 'zorg-tussen', id)).status, 200);
  const stap = await stapVan(kind.id, wie);
  assert.ok(stap);
  const [een, twee, drie] = await vraagt(stap.id);
  assert.ok(een && twee && drie);
  const eerste = antwoordOp(stap.id, een.id, een.antwoord);
  assert.equal((await stuur(kind.id, [eerste], wie)).status, 200);
  const dicht = { status: 'af', af_op: new Date(server.clock.now()) } as const;
  await server.database.forAdmin(a.id, (db) => db.updateTable('toets').set(dicht).where('id', '=', id).execute());
  server.clock.advance(50_000);
  assert.equal((await stuur(kind.id, [antwoordOp(stap.id, twee.id, twee.antwoord)], wie)).status, 200);
  server.clock.advance(20_000);
  const laat = await stuur(kind.id, [antwoordOp(stap.id, drie.id, drie.antwoord)], wie);
  assert.partialDeepStrictEqual([laat.status, laat.body], [409, { code: 'toetsen/dicht' }]);
  assert.equal((await stuur(kind.id, [eerste], wie)).status, 200, 'what was kept is answered as before');
});

test('a plan that ends while its final test is open: not finished, nothing about growth, no nameting; typed over later it counts', async () => {
  const plan = testId('plan rollen');
  const id = testId('eind op papier');
  docent = await logInAgain('docent');
  const op = new Date(server.clock.now());
  const van = op.toISOString().slice(0, 10);
  const loopt = { status: 'actief', van, tot: '2028-12-31', gestart_op: op } as const;
  await server.database.forAdmin(a.id, (db) => db.updateTable('handelingsplan').set(loopt).where('id', '=', plan).execute());
  assert.equal((await zet(ander.id, plan, 'zorg-eind', id)).status, 200);
  const url = `${plannen(ander.id)}/${plan}`;
  const einde = { versie: 1, hoe: 'zonder-eindtoets', reden: 'Verhuist morgen' };
  const klaar = await server.post(`${url}/afronden`, einde, docent);
  assert.equal(klaar.status, 200, klaar.text);
  const blad = await lees(ander.id, plan, id);
  assert.deepEqual([blad.status, blad.gemaakt, blad.uitslag], ['afgebroken', 0, null]);
  const toestand = async () => {
    const { toetsen, stap } = handelingsplannenRoutes.readHandelingsplan.response.parse((await server.get(url, docent)).body);
    return [toetsen.at(-1)?.status, stap];
  };
  assert.equal((await toestand())[0], 'afgebroken');
  assert.equal((await zet(ander.id, plan, 'zorg-na', testId('na niets'))).status, 409);
  const antwoorden = blad.items.map(({ woord }) => woord);
  const getypt = await server.request({
    method: 'PUT',
    url: `${url}/toetsen/${id}/papier`,
    payload: { antwoorden, vervang: false },
    token: docent,
  });
  assert.equal(getypt.status, 200, getypt.text);
  const later = Plantoetsblad.parse(getypt.body);
  assert.deepEqual([later.status, later.gemaakt, later.uitslag?.plan?.oordeel.zin !== undefined], ['af', later.aantal, true]);
  assert.equal((await toestand())[0], 'af');
});
