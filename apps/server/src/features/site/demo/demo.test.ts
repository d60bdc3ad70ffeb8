import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { z } from 'zod';
import { groepenRoutes } from '@spelrijk/contract/groepen';
import { groepsplannenRoutes } from '@spelrijk/contract/groepsplannen';
import { handelingsplannenRoutes } from '@spelrijk/contract/handelingsplannen';
import { zorgsessiesRoutes } from '@spelrijk/contract/zorgsessies';
import { Plantoetsblad } from '@spelrijk/contract/plantoetsen';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { leerlingbeheerRoutes } from '@spelrijk/contract/leerlingbeheer';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { zorgleerlingenRoutes } from '@spelrijk/contract/zorgleerlingen';
import { urgency } from '@spelrijk/domain/aandacht';
import { compareNamen } from '@spelrijk/domain/naam';
import { createApp } from '../../../app.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { ALLES_KLINKT, PROEFKLUIS, silent } from '../../../../test/fixtures.ts';
import { parseConfig } from '../../../platform/config.ts';
import { createId } from '../../../platform/ids.ts';
import { DEMO_LOGINS, DEMO_WACHTWOORD, removeDemo, seedDemo } from './index.ts';

/** Friday 20 November 2026, 13:00 in Amsterdam. */
const now = Date.parse('2026-11-20T12:00:00Z');
const clock = { now: () => now };
const { database } = await createTestDatabase();
/** Everything can be heard: what is tested is heard. */
const audio = ALLES_KLINKT;
await seedDemo({ database, audio, clock, log: silent, kluis: PROEFKLUIS });
const config = parseConfig({ LOG_LEVEL: 'silent', SPELRIJK_WEB: '/nergens', SPELRIJK_AUDIO: '/nergens' });
const app = await createApp({ config, database, clock, kluis: PROEFKLUIS });
test.after(() => app.server.close());

const Mij = z.object({ _id: z.string(), role: z.string(), adminId: z.string() });

async function get(url: string, token: string, method: 'GET' | 'POST' = 'GET', payload?: object): Promise<unknown> {
  const answer = await app.server.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${token}` } });
  assert.equal(answer.statusCode, 200, `${url}: ${answer.body}`);
  return answer.json();
}

async function login(gebruikersnaam: string): Promise<string> {
  const answer = await app.server.inject({ method: 'POST', url: '/api/auth', payload: { gebruikersnaam, wachtwoord: DEMO_WACHTWOORD } });
  return z.object({ token: z.string() }).parse(answer.json()).token;
}

test('the login of every role gets in, as that role', async () => {
  assert.equal(DEMO_LOGINS.length, 8);
  for (const { rol } of DEMO_LOGINS) assert.equal(Mij.parse(await get('/api/auth/mij', await login(rol))).role, rol);
});

test('the home practises as is proposed to a home: ten minutes, four times', async () => {
  const { adminId } = Mij.parse(await get('/api/auth/mij', await login('thuisadmin')));
  const rijen = await database.own.selectFrom('oefeninstelling').select('instelling').where('admin_id', '=', adminId).execute();
  assert.deepEqual(
    rijen.map(({ instelling }) => instelling),
    [{ minuten: 10, sessiesPerWeek: 4 }],
  );
});

test('the school has three groepen with about seventy leerlingen, most of them practised this week, some ask for attention', async () => {
  const token = await login('schooladmin');
  const { adminId } = Mij.parse(await get('/api/auth/mij', token));
  const { groepen } = groepenRoutes.listGroepen.response.parse(await get(`/api/admins/${adminId}/groepen`, token));
  assert.deepEqual(
    groepen.map(({ jaargroepen }) => jaargroepen),
    [[4], [5, 6], [8]],
  );
  const som = (veld: 'leerlingen' | 'geoefendWeek' | 'aandacht'): number => groepen.reduce((totaal, groep) => totaal + groep[veld], 0);
  assert.ok(som('leerlingen') >= 68 && som('leerlingen') <= 75);
  assert.ok(som('geoefendWeek') > 50);
  assert.ok(groepen.every(({ aandacht }) => aandacht > 0));
  for (const { id } of groepen) {
    const { leerlingen } = groepenRoutes.readGroep.response.parse(await get(`/api/admins/${adminId}/groepen/${id}`, token));
    for (const { roepnaam, antwoordenWeek, bezigMet } of leerlingen)
      assert.ok(antwoordenWeek === 0 || bezigMet !== null, `${roepnaam} is busy with nothing after ${antwoordenWeek} answers`);
  }
});

test('with the groepen come the six who need somebody most, as their own groep says it', async () => {
  const token = await login('schooladmin');
  const { adminId } = Mij.parse(await get('/api/auth/mij', token));
  const { groepen, wieEerst } = groepenRoutes.listGroepen.response.parse(await get(`/api/admins/${adminId}/groepen`, token));
  const all: { readonly id: string; readonly urgentie: number }[] = [];
  for (const { id } of groepen) {
    const { leerlingen } = groepenRoutes.readGroep.response.parse(await get(`/api/admins/${adminId}/groepen/${id}`, token));
    for (const { id: wie, aandacht } of leerlingen) {
      all.push({ id: wie, urgentie: urgency(aandacht) });
      const rij = wieEerst?.find(({ leerling }) => leerling.id === wie);
      if (rij) assert.deepEqual([rij.groepId, rij.leerling.aandacht], [id, aandacht]);
    }
  }
  const zes = all
    .map(({ urgentie }) => urgentie)
    .toSorted((a, b) => b - a)
    .slice(0, 6);
  assert.ok((zes[5] ?? 0) > 0);
  assert.deepEqual(
    wieEerst?.map(({ leerling }) => urgency(leerling.aandacht)),
    zes,
  );
});

test('names of any alphabet and length are there as they are written', async () => {
  const { rows } = await database.own
    .selectFrom('leerling')
    .select(['roepnaam', 'voorvoegsel', 'achternaam'])
    .execute()
    .then((all) => ({ rows: all.map((naam) => [naam.roepnaam, naam.voorvoegsel, naam.achternaam].filter(Boolean).join(' ')) }));
  for (const naam of [
    "Giulia D'Angelo",
    'Omar السعيد',
    '美玲 陈',
    'Sofia Иванова',
    "Françoise N'Diaye",
    'Anne-Fleur van Heemskerck van der Straaten tot Oudenhoven',
  ])
    assert.ok(rows.includes(naam), naam);
});

test('leerlingen and groepen of the demo stand in the order of a school that was made by hand', async () => {
  const token = await login('schooladmin');
  const { adminId } = Mij.parse(await get('/api/auth/mij', token));
  const { leerlingen } = leerlingbeheerRoutes.listSchoolLeerlingen.response.parse(await get(`/api/admins/${adminId}/leerlingen`, token));
  const namen = leerlingen.map(({ voorvoegsel, achternaam }) => [voorvoegsel, achternaam].join(' ').trim());
  assert.deepEqual(
    namen,
    leerlingen.toSorted(compareNamen('nl')).map(({ voorvoegsel, achternaam }) => [voorvoegsel, achternaam].join(' ').trim()),
  );
  const volgorde = await database.own.selectFrom('groep').select(['volgnr', 'jaargroepen']).where('admin_id', '=', adminId).execute();
  for (const { volgnr, jaargroepen } of volgorde) assert.equal(volgnr, (jaargroepen[0] ?? 0) * 100, 'as the office of a school gives it');
});

test('a leerling has weeks of practice: ranges, real misspellings with a sentence, minutes, games', async () => {
  const token = await login('docent');
  const { adminId } = Mij.parse(await get('/api/auth/mij', token));
  const { groepen } = groepenRoutes.listGroepen.response.parse(await get(`/api/admins/${adminId}/groepen`, token));
  const groep = groepen[0];
  assert.ok(groep);
  const { leerlingen } = groepenRoutes.readGroep.response.parse(await get(`/api/admins/${adminId}/groepen/${groep.id}`, token));
  assert.ok(leerlingen.some(({ aandacht }) => aandacht.some(({ code }) => code === 'nog-nooit-geoefend')));
  assert.ok(leerlingen.some(({ aandacht }) => aandacht.some(({ code }) => code === 'lang-niet-geoefend')));
  const kind = leerlingen.find(({ roepnaam }) => roepnaam === 'Lotte');
  assert.ok(kind);
  const voortgang = voortgangRoutes.readVoortgang.response.parse(
    await get(`/api/admins/${adminId}/groepen/${groep.id}/leerlingen/${kind.id}/voortgang`, token),
  );
  assert.ok(voortgang.dagen.length >= 12);
  assert.ok(voortgang.games.length >= 3);
  assert.ok(voortgang.fouten.length >= 20);
  for (const { woord, gegeven, uitleg } of voortgang.fouten) assert.ok(woord !== gegeven && uitleg !== '', `${woord} ${gegeven}`);
  assert.ok(voortgang.categorieen.filter(({ verloop }) => verloop.length > 2).length >= 4);
});

test('the school has zorgleerlingen: who, why, and what comes next; care that ended is history', async () => {
  const token = await login('schooladmin');
  const { adminId } = Mij.parse(await get('/api/auth/mij', token));
  const { leerlingen } = zorgleerlingenRoutes.listZorgleerlingen.response.parse(await get(`/api/admins/${adminId}/zorgleerlingen`, token));
  // The others have goals with their groepje.
  const gevlagd = leerlingen.filter(({ vlaggen }) => vlaggen.length > 0);
  assert.equal(leerlingen.length - gevlagd.length, 4);
  assert.deepEqual(
    gevlagd.map(({ groepNaam, roepnaam, stap }) => [groepNaam, roepnaam, stap]),
    [
      // Her plan is done, and she is tested once more some weeks later.
      ['Groep 4', 'Lotte', 'nameting-afwachten'],
      // Her history is another one each time: now and then a goal is reached, or practice is too hard.
      ['Groep 4', 'Fenna', gevlagd[1]?.stap],
      ['Groep 4', 'Hugo', 'plan-maken'],
      ['Groep 5/6', 'Thijs', 'oefenen-op-gang'],
      ['Groep 5/6', 'Jesse', 'plan-maken'],
      ['Groep 8', 'Max', 'plan-maken'],
    ],
  );
  assert.match(gevlagd[1]?.stap ?? '', /^(doelen-oefenen|plan-bijstellen|sessies-inhalen)$/);
  for (const { roepnaam, vlaggen } of gevlagd)
    if (roepnaam !== 'Lotte') assert.ok(vlaggen[0] && vlaggen[0].weg === null && vlaggen[0].reden !== '' && vlaggen[0].door !== '');
  const { leerling_id } = await database.own
    .selectFrom('zorgvlag')
    .select('leerling_id')
    .where('weg_op', 'is not', null)
    .executeTakeFirstOrThrow();
  const { vlaggen } = zorgleerlingenRoutes.readZorgvlaggen.response.parse(
    await get(`/api/admins/${adminId}/leerlingen/${leerling_id}/zorgvlaggen`, token),
  );
  assert.deepEqual(
    vlaggen.map(({ weg }) => weg?.reden),
    ['Heeft de gemiste stof ingehaald.'],
  );
});

test('a plan of the demo has goals that its card and its proposals know', async () => {
  const token = await login('schooladmin');
  const { adminId } = Mij.parse(await get('/api/auth/mij', token));
  const plannen = await database.own
    .selectFrom('handelingsplan')
    .select(['id', 'leerling_id', 'status'])
    .where('admin_id', '=', adminId)
    .where('groepsplan_id', 'is', null)
    .execute();
  assert.deepEqual(plannen.map(({ status }) => status).toSorted(), ['actief', 'geevalueerd']);
  for (const { id, leerling_id } of plannen) {
    const plan = `/api/admins/${adminId}/leerlingen/${leerling_id}/handelingsplannen/${id}`;
    const { keuze, perDoel } = handelingsplannenRoutes.readHandelingsplan.response.parse(await get(plan, token));
    assert.ok(keuze.doelen.length > 0 && perDoel.every(({ verloop }) => verloop.length > 0));
    const kaart = zorgsessiesRoutes.readBegeleidingskaart.response.parse(await get(`${plan}/kaart`, token));
    assert.ok(kaart.schrijven.length > 0);
  }
});

test('a groepje of four has one plan, in its fourth week, with sessions of all of them', async () => {
  const token = await login('docent');
  const { adminId } = Mij.parse(await get('/api/auth/mij', token));
  const { groep_id } = await database.own
    .selectFrom('groepsplan')
    .select('groep_id')
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow();
  const lijst = `/api/admins/${adminId}/groepen/${groep_id}/groepsplannen`;
  const { groepsplannen } = groepsplannenRoutes.listGroepsplannen.response.parse(await get(lijst, token));
  assert.deepEqual(
    groepsplannen.map(({ stand, leerlingen, week }) => [stand, leerlingen, week]),
    [['loopt', 4, 4]],
  );
  const { sessies, leerlingen } = groepsplannenRoutes.readGroepsplan.response.parse(
    await get(`${lijst}/${groepsplannen[0]?.id ?? ''}`, token),
  );
  assert.ok(sessies.length >= 6 && sessies.some(({ aanwezig }) => aanwezig.length === 3));
  assert.ok(leerlingen.every(({ status, gehouden }) => status === 'actief' && gehouden >= 100));
  for (const { planId, leerlingId, toetsen } of leerlingen) {
    assert.deepEqual(
      toetsen.map(({ soort, status }) => [soort, status]),
      [['zorg-start', 'af']],
    );
    const plan = `/api/admins/${adminId}/leerlingen/${leerlingId}/handelingsplannen/${planId}`;
    const { perDoel, startReden } = handelingsplannenRoutes.readHandelingsplan.response.parse(await get(plan, token));
    assert.ok(startReden === '' && perDoel.every(({ begin }) => begin.zeker), JSON.stringify(perDoel.map(({ begin }) => begin)));
    const blad = Plantoetsblad.parse(await get(`${plan}/toetsen/${toetsen[0]?.id ?? ''}`, token));
    assert.ok(blad.gemaakt === blad.aantal && blad.aantal >= 12, `${blad.gemaakt} of ${blad.aantal}`);
  }
});

const SOORTEN: Readonly<Record<string, readonly string[]>> = {
  actief: ['zorg-start', 'zorg-tussen'],
  geevalueerd: ['zorg-start', 'zorg-eind'],
};

test('plans of the demo were tested: start and half-way, and a final test that says how it went with its numbers frozen', async () => {
  const token = await login('schooladmin');
  const { adminId } = Mij.parse(await get('/api/auth/mij', token));
  const plannen = await database.own
    .selectFrom('handelingsplan')
    .select(['id', 'leerling_id', 'status', 'einde', 'evaluatie'])
    .where('admin_id', '=', adminId)
    .where('groepsplan_id', 'is', null)
    .execute();
  for (const { id, leerling_id, status, einde, evaluatie } of plannen) {
    const plan = `/api/admins/${adminId}/leerlingen/${leerling_id}/handelingsplannen/${id}`;
    const { toetsen, startReden } = handelingsplannenRoutes.readHandelingsplan.response.parse(await get(plan, token));
    assert.deepEqual([toetsen.map(({ soort }) => soort), startReden], [SOORTEN[status], '']);
    for (const toets of toetsen) {
      const blad = Plantoetsblad.parse(await get(`${plan}/toetsen/${toets.id}`, token));
      assert.deepEqual([blad.status, blad.gemaakt], ['af', blad.aantal]);
      assert.ok(blad.items.every(({ gegeven }) => gegeven !== null) && blad.uitslag !== null);
      assert.deepEqual(Plantoetsblad.parse(await get(`${plan}/toetsen/${toets.id}`, token)), blad, 'a reprint is the same');
    }
    if (status !== 'geevalueerd') continue;
    assert.equal(einde, 'eindtoets');
    const eind = toetsen.find(({ soort }) => soort === 'zorg-eind');
    const { uitslag } = Plantoetsblad.parse(await get(`${plan}/toetsen/${eind?.id ?? ''}`, token));
    const zin = uitslag?.plan?.oordeel.zin;
    assert.ok(uitslag?.plan && uitslag.plan.n >= 8 && zin !== 'te-weinig', JSON.stringify(uitslag?.plan));
    const dossier = await get(`/api/admins/${adminId}/leerlingen/${leerling_id}/dyslexiedossier`, token, 'POST', {
      toestemming: '2026-11-19',
    });
    const { periodes, csv } = zorgsessiesRoutes.readDyslexiedossier.response.parse(dossier);
    assert.deepEqual(
      periodes.map(({ toetsen: gesloten }) => gesloten.map((toets) => [toets.soort, toets.uitslag])),
      [[['zorg-eind', uitslag]]],
      'the dossier says what the test said',
    );
    assert.match(csv, /eindtoets: /);
    const isVooruit = ['duidelijk', 'vooruit', 'kende-al'].includes(zin ?? '');
    assert.equal(evaluatie?.besluit, isVooruit ? 'doelen-gehaald' : 'terug-naar-de-klas');
  }
});

test('what a plan of the demo set apart was never practised', async () => {
  const { rows } = await sql<{ woord: string }>`
    select r.woord from antwoord r join plan_woord w on w.admin_id = r.admin_id and w.leerling_id = r.leerling_id and w.woord = r.woord
    join taak t on t.admin_id = r.admin_id and t.id = r.taak_id
    where t.toets_id is null and r.vorm not like 'tekst-%'`.execute(database.own);
  // The answer to a question about a text may be such a word: it was read there, and nobody was asked how it is spelled.
  assert.deepEqual(rows, []);
  const { aantal } = await database.own
    .selectFrom('plan_woord')
    .select((eb) => eb.fn.countAll().as('aantal'))
    .executeTakeFirstOrThrow();
  // Which goals its children need follows from what they practised, and some rules have few loose words.
  assert.ok(Number(aantal) > 0);
});

test('a leerling sees at least twelve places in three regions, and taken for today', async () => {
  const token = await login('leerling');
  const { _id } = Mij.parse(await get('/api/auth/mij', token));
  const kaart = landkaartRoutes.readLandkaart.response.parse(await get(`/api/leerlingen/${_id}/landkaart`, token));
  assert.ok(kaart.regios.length >= 3);
  assert.ok(kaart.regios.flatMap(({ plekken }) => plekken).filter(({ status }) => status !== 'mist').length >= 12);
  assert.ok(kaart.leerling.munten > 0);
  const dag = dagtakenRoutes.planDag.response.parse(await get(`/api/leerlingen/${_id}/dagtaken`, token, 'POST'));
  assert.ok(dag.taken.length >= 2);
});

test('a second start leaves the demo as it is', async () => {
  const count = () =>
    database.own
      .selectFrom('account')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
  const before = await count();
  await seedDemo({ database, audio, clock, log: silent, kluis: PROEFKLUIS });
  assert.deepEqual(await count(), before);
});

test('L15: of the demo only its own logins are let in without a second factor; who came later has none', async () => {
  const { admin_id } = await database.own.selectFrom('admin').select('admin_id').where('intern', '=', true).executeTakeFirstOrThrow();
  const wachtwoord = (
    await database.own.selectFrom('account').select('wachtwoord').where('gebruikersnaam', '=', 'office').executeTakeFirstOrThrow()
  ).wachtwoord;
  const id = createId(now);
  const later = new Date(now + 1000);
  await database.own.insertInto('gebruiker').values({ admin_id, id, roepnaam: 'Ans', achternaam: 'Vos', created_at: later }).execute();
  await database.own
    .insertInto('account')
    .values({
      id,
      admin_id,
      rol: 'office',
      gebruikersnaam: 'ans.vos',
      gevouwen: 'ans.vos',
      wachtwoord,
      status: 'actief',
      created_at: later,
    })
    .execute();
  const vraag = async (naam: string) =>
    app.server.inject({ method: 'GET', url: '/api/office/admins', headers: { authorization: `Bearer ${await login(naam)}` } });
  assert.equal((await vraag('office')).statusCode, 200);
  assert.equal((await vraag('ans.vos')).statusCode, 409);
});

test('L15: switching the demo off leaves no demo login and nothing of its people; who got an account of her own in its office stays', async () => {
  const token = await login('docent');
  await removeDemo({ database, clock, log: silent });
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/auth',
    payload: { gebruikersnaam: 'docent', wachtwoord: DEMO_WACHTWOORD },
  });
  assert.equal(answer.statusCode, 401);
  assert.equal(
    (await app.server.inject({ method: 'GET', url: '/api/auth/mij', headers: { authorization: `Bearer ${token}` } })).statusCode,
    401,
  );
  const kantoor = await database.own.selectFrom('admin').select(['intern', 'demo']).execute();
  assert.deepEqual(kantoor, [{ intern: true, demo: false }]);
  const over = await database.own.selectFrom('account').select('gebruikersnaam').execute();
  assert.deepEqual(over, [{ gebruikersnaam: 'ans.vos' }]);
  for (const table of ['leerling', 'antwoord', 'taak', 'groep'] as const) {
    assert.deepEqual(
      await database.own
        .selectFrom(table)
        .select((eb) => eb.lit(1).as('een'))
        .limit(1)
        .execute(),
      [],
      table,
    );
  }
});
