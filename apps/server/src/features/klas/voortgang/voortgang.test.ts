import { test } from 'node:test';
import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { woordencurveRoutes } from '@spelrijk/contract/woordencurve';
import { laatOefenen } from '../../../../test/oefenweken.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { NIET_GESPELD } from './schrijfvormen.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const [groepId = '', groep2 = ''] = a.groepIds;
const now = server.clock.now();
const ids = await laatOefenen(server.database, { adminId: a.id, groepId, jaargroep: 5, now }, [
  { roepnaam: 'Amira', achternaam: 'Bakker', aard: 'sterk' },
  { roepnaam: '=Bo', achternaam: 'Çelik', aard: 'gewoon' },
  { roepnaam: 'Cato', achternaam: 'Dam', aard: 'moeite' },
  { roepnaam: 'Daan', achternaam: 'Evers', aard: 'gokt' },
  { roepnaam: 'Emma', achternaam: 'Faber', aard: 'moeite' },
  { roepnaam: 'Finn', achternaam: 'Gerritsen', aard: 'vast' },
  { roepnaam: 'Gijs', achternaam: 'Haan', aard: 'moeite' },
]);
const docent = await server.login('docent');
const base = `/api/admins/${a.id}/groepen/${groepId}`;

const leesGroep = async (token = docent) =>
  voortgangRoutes.readGroepVoortgang.response.parse((await server.get(`${base}/voortgang`, token)).body);
const leesLeerling = async (id: string) =>
  voortgangRoutes.readVoortgang.response.parse((await server.get(`${base}/leerlingen/${id}/voortgang`, docent)).body);
const groep = await leesGroep();
const opIds = await Promise.all(ids.map(leesLeerling));

test('a cell of the matrix says what the page of the leerling says', () => {
  let cellen = 0;
  for (const { leerling, categorieen, lezen } of opIds) {
    const rij = groep.leerlingen.find(({ id }) => id === leerling.id) ?? assert.fail(leerling.roepnaam);
    for (const { id, beeld, status, bereik, antwoorden, goed, laatste } of [...categorieen, ...lezen].filter(
      (categorie) => categorie.antwoorden > 0,
    )) {
      const cel = rij.cellen.find(({ categorie }) => categorie === id) ?? assert.fail(id);
      assert.deepEqual(
        [cel.beeld, cel.status, cel.laag, cel.hoog, cel.zeker, cel.antwoorden, cel.goed, cel.laatste],
        [beeld, status, bereik.laag, bereik.hoog, bereik.zeker, antwoorden, goed, laatste],
      );
      assert.ok(groep.kolommen.some((kolom) => kolom.id === id));
      cellen += 1;
    }
  }
  assert.ok(cellen > 20);
});

test('days, minutes, answers and guesses of the weeks are the sums of the days', () => {
  for (const { leerling, dagen, gokjes, vandaag } of opIds) {
    const rij = groep.leerlingen.find(({ id }) => id === leerling.id) ?? assert.fail(leerling.roepnaam);
    const sinds = rij.weken[0]?.vanaf ?? assert.fail('weeks');
    const recent = dagen.filter(({ dag }) => dag >= sinds && dag <= vandaag);
    const som = (waarde: (dag: (typeof dagen)[number]) => number): number => recent.reduce((totaal, dag) => totaal + waarde(dag), 0);
    const weken = (waarde: (week: (typeof rij.weken)[number]) => number): number =>
      rij.weken.reduce((totaal, week) => totaal + waarde(week), 0);
    assert.equal(
      weken((week) => week.dagen),
      recent.length,
    );
    assert.equal(
      weken((week) => week.antwoorden),
      som((dag) => dag.antwoorden),
    );
    assert.equal(
      weken((week) => week.goed),
      som((dag) => dag.goed),
    );
    assert.ok(Math.abs(weken((week) => week.ms) / 60_000 - som((dag) => dag.minuten)) < 1e-6);
    assert.equal(rij.gokjes, gokjes);
    assert.equal(
      gokjes,
      som((dag) => dag.gokjes),
    );
  }
});

test('the rules of the groep are those of its leerlingen added up, and every example is really theirs', () => {
  for (const { label, keer, leerlingen, voorbeelden } of groep.regels) {
    const eigen = opIds.flatMap(({ regels }) => regels.filter((regel) => regel.label === label));
    assert.equal(
      keer,
      eigen.reduce((som, regel) => som + regel.keer, 0),
      label,
    );
    assert.equal(leerlingen, eigen.length, label);
    for (const { woord, gegeven, doel, leerlingId } of voorbeelden) {
      assert.notEqual(woord, gegeven);
      assert.ok(doel.start <= doel.end && doel.end <= woord.length);
      assert.ok(ids.includes(leerlingId));
    }
  }
  assert.ok(groep.regels.length > 3);
});

test('the level on the matrix is the last one of the leerling, and the first of this school year is where growth starts', () => {
  for (const { leerling, niveaus, begin, normgroep } of opIds) {
    const rij = groep.leerlingen.find(({ id }) => id === leerling.id) ?? assert.fail(leerling.roepnaam);
    const laatste = niveaus.at(-1) ?? assert.fail('a level');
    assert.deepEqual(rij.niveau, { dag: laatste.dag, laag: laatste.laag, midden: laatste.midden, hoog: laatste.hoog });
    assert.equal(rij.begin?.dag, niveaus.find(({ dag, laag, hoog }) => dag >= '2026-08-01' && Math.round(100 * (hoog - laag)) <= 220)?.dag);
    assert.deepEqual(begin, rij.begin);
    assert.deepEqual([normgroep, rij.normgroep, rij.norm, laatste.norm], ['5a', '5a', 4, 4]);
    assert.ok(laatste.laag < laatste.midden && laatste.midden < laatste.hoog);
  }
  const [sterk, , zwak] = opIds.map(({ niveaus }) => niveaus.at(-1)?.midden ?? 0);
  assert.ok((sterk ?? 0) > (zwak ?? 0));
});

test('a leerling who never practised stands in the list too, with nothing but that', () => {
  const nooit = groep.leerlingen.find(({ roepnaam }) => roepnaam === 'leerling') ?? assert.fail('leerling');
  assert.deepEqual([nooit.cellen, nooit.niveau, nooit.laatst, nooit.aandacht], [[], null, null, [{ code: 'nog-nooit-geoefend' }]]);
  assert.ok(nooit.weken.every(({ dagen, ms }) => dagen === 0 && ms === 0));
});

test('who needs the same rule is proposed together, with what they wrote', () => {
  assert.ok(groep.groepjes.length > 0);
  for (const { leerlingen, voorbeelden, regel, categorie } of groep.groepjes) {
    assert.ok(leerlingen.length >= 2 && leerlingen.length <= 8);
    assert.notEqual(regel, '');
    for (const { id } of leerlingen) {
      const cel = groep.leerlingen.find((rij) => rij.id === id)?.cellen.find((rij) => rij.categorie === categorie);
      assert.equal(cel?.beeld, 'moeilijk');
    }
    for (const { leerlingId } of voorbeelden) assert.ok(leerlingen.some(({ id }) => id === leerlingId));
  }
});

test('the screen of a groep is told the same groups, of the same leerlingen in the same order', async () => {
  const { body } = await server.get(`${base}/instructiegroepen`, docent);
  assert.deepEqual(
    voortgangRoutes.listInstructiegroepen.response.parse(body).groepjes,
    groep.groepjes.map(({ categorie, naam, leerlingen }) => ({ categorie, naam, leerlingen: leerlingen.map(({ id }) => id) })),
  );
  const elders = `/api/admins/${a.id}/groepen/${testId('geen groep')}`;
  for (const deel of ['instructiegroepen', 'voortgang']) assert.equal((await server.get(`${elders}/${deel}`, docent)).status, 404, deel);
});

test('a cell opens with its course and the real misspellings of that rule', async () => {
  const { categorie, leerlingen } = groep.groepjes[0] ?? assert.fail('a group');
  const [wie] = leerlingen;
  const url = `${base}/leerlingen/${wie?.id}/categorieen/${categorie}`;
  const cel = voortgangRoutes.readCel.response.parse((await server.get(url, docent)).body);
  const pagina = opIds.find(({ leerling }) => leerling.id === wie?.id)?.categorieen.find(({ id }) => id === categorie);
  assert.deepEqual(cel.verloop, pagina?.verloop);
  assert.equal(Math.round(cel.opNorm ?? 0), pagina?.opNorm);
  assert.ok(cel.fouten.every(({ leerlingId }) => leerlingId === wie?.id));
  assert.equal((await server.get(`${base}/leerlingen/${wie?.id}/categorieen/bestaat-niet`, docent)).status, 404);
});

test('what a leerling wrote wrong is a writing: a bin, a rule or a yes is none', async () => {
  const gekozen = await server.database.readAdmin(a.id, (db) =>
    db.selectFrom('antwoord').select(['woord', 'gegeven', 'op']).where('vorm', 'in', NIET_GESPELD).where('goed', '=', false).execute(),
  );
  assert.ok(gekozen.length > 20);
  const geschreven = new Set(opIds.flatMap(({ fouten }) => fouten.map(({ woord, gegeven, op }) => [woord, gegeven, op].join())));
  assert.ok(geschreven.size > 50);
  for (const { woord, gegeven, op } of gekozen)
    assert.ok(!geschreven.has([woord, gegeven, op.toISOString()].join()), `${woord} ${gegeven}`);
});

test('words, place of errors and repaired errors of a leerling are counts of what it did', () => {
  for (const { woorden, plaats, verbeterd, dagen, vandaag } of opIds) {
    assert.ok(woorden.geoefend >= woorden.geleerd + woorden.terug);
    assert.equal(woorden.lijstTerug.length, Math.min(60, woorden.terug));
    assert.ok(plaats.begin + plaats.midden + plaats.eind <= 200);
    assert.ok(verbeterd.goed <= verbeterd.fouten);
    const sinds = new Date(Date.parse(vandaag) - 27 * 86_400_000).toISOString().slice(0, 10);
    const fout = dagen.filter(({ dag }) => dag >= sinds).reduce((som, { antwoorden, goed }) => som + antwoorden - goed, 0);
    // Tests and dictations have no second attempt.
    assert.ok(verbeterd.fouten <= fout && verbeterd.fouten > 0);
  }
});

const bytes = async (url: string, token: string): Promise<{ status: number; type: string; data: Buffer }> => {
  const answer = await server.app.server.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  return { status: answer.statusCode, type: String(answer.headers['content-type']), data: answer.rawPayload };
};

test('the files say what the screens say, a name that looks like a formula is text, and the log knows who took them', async () => {
  const csv = await bytes(`${base}/voortgang/bestand?soort=csv`, docent);
  assert.deepEqual([csv.status, csv.type], [200, 'text/csv; charset=utf-8']);
  const [kop = [], ...rijen]: string[][] = parse(csv.data, { bom: true, delimiter: ';' });
  assert.deepEqual(new Set(rijen.map(([naam]) => naam)), new Set(groep.leerlingen.map(({ roepnaam }) => roepnaam.replace(/^=/, "'="))));
  assert.deepEqual(
    kop.slice(-groep.kolommen.length).map((naam) => naam.replace(/^'(?=-)/, '')),
    groep.kolommen.map(({ naam }) => naam),
  );
  for (const { achternaam, weken, beheerst } of groep.leerlingen.filter(({ laatst }) => laatst !== null)) {
    const rij = rijen.find((ander) => ander[1] === achternaam) ?? assert.fail(achternaam);
    const van = (naam: string): string | undefined => rij[kop.indexOf(naam)];
    assert.equal(van('Oefendagen in 4 weken'), String(weken.reduce((som, { dagen }) => som + dagen, 0)));
    assert.equal(van('Antwoorden in 4 weken'), String(weken.reduce((som, { antwoorden }) => som + antwoorden, 0)));
    assert.equal(van('Categorieën beheerst'), String(beheerst));
  }
  const xlsx = await bytes(`${base}/voortgang/bestand?soort=xlsx`, docent);
  assert.match(xlsx.type, /spreadsheetml/);
  const bladen = await readXlsx(xlsx.data);
  assert.deepEqual(
    bladen.map(({ sheet }) => sheet),
    ['Leerlingen', 'Categorieën', 'Groepjes', 'Regels'],
  );
  const eigen = await bytes(`${base}/leerlingen/${ids[1]}/voortgang/bestand?soort=xlsx`, docent);
  assert.equal((await readXlsx(eigen.data)).length, 5);
  const regels = await server.database.own.selectFrom('audit').select(['actie', 'betreft']).where('soort', '=', 'export').execute();
  assert.deepEqual(
    regels.map(({ betreft }) => betreft).toSorted((x, y) => x.localeCompare(y)),
    ['voortgang (csv)', 'voortgang (xlsx)', 'voortgang (xlsx)'],
  );
});

test('the lesson of now: who answers, who is stuck on top, who is not there', async () => {
  const kind = a.kinderen[0] ?? assert.fail('a child');
  const token = await server.login('leerling');
  const eigen = `/api/leerlingen/${kind.id}`;
  const { taken } = dagtakenRoutes.planDag.response.parse((await server.post(`${eigen}/dagtaken`, undefined, token)).body);
  const { taak } = takenRoutes.readTaak.response.parse((await server.get(`${eigen}/taken/${taken[0]?.id}`, token)).body);
  const [eerste, tweede] = taak.opgaven;
  const stuur = (opgave: typeof eerste, poging: number, gegeven: string): Promise<unknown> =>
    server.post(
      `${eigen}/antwoorden`,
      {
        game: taak.game,
        antwoorden: [
          {
            id: testId(`les ${opgave?.id} ${poging}`),
            taakId: taak.id,
            opgaveId: opgave?.id,
            poging,
            gegeven,
            rtMs: 4000,
            hints: 0,
            op: new Date(server.clock.now()).toISOString(),
          },
        ],
      },
      token,
    );
  const lees = async () => voortgangRoutes.readLes.response.parse((await server.get(`${base}/les`, docent)).body).leerlingen;
  server.clock.advance(10_000);
  await stuur(eerste, 1, eerste?.antwoord ?? '');
  const goed = (await lees()).find(({ id }) => id === kind.id);
  assert.deepEqual(
    [goed?.toestand, goed?.antwoorden, goed?.goed, goed?.taak?.gedaan, goed?.taak?.totaal],
    ['bezig', 1, 1, 1, taak.opgaven.length],
  );
  server.clock.advance(10_000);
  await stuur(tweede, 1, `${tweede?.antwoord}x`);
  server.clock.advance(10_000);
  await stuur(tweede, 2, `${tweede?.antwoord}y`);
  const [boven, ...rest] = await lees();
  assert.deepEqual([boven?.id, boven?.toestand, boven?.laatste[0]?.poging, boven?.laatste.length], [kind.id, 'vast', 2, 3]);
  assert.ok(rest.some(({ toestand }) => toestand === 'weg'));
  server.clock.advance(25 * 60_000);
  assert.ok((await lees()).every(({ toestand }) => toestand === 'weg'));
  server.clock.set(now);
});

test('words never practised: every first sight counts once, a range is never a point, and a groep is at least three children', async () => {
  const leesCurve = async (id: string) =>
    woordencurveRoutes.readWoordencurve.response.parse((await server.get(`${base}/leerlingen/${id}/woordencurve`, docent)).body);
  const sterk = await leesCurve(ids[0] ?? '');
  const { rows } = await sql<{ readonly woorden: number }>`
    select count(distinct woord)::int as woorden from antwoord where leerling_id = ${ids[0]} and telt and not gokje`.execute(
    server.database.own,
  );
  const woorden = sterk.nieuw.reduce((som, punt) => som + punt.woorden, 0);
  assert.ok(woorden >= 15 && woorden <= (rows[0]?.woorden ?? 0), `${woorden} of ${rows[0]?.woorden}`);
  for (const { laag, midden, hoog } of [...sterk.nieuw, ...sterk.geoefend]) assert.ok(laag <= midden && midden <= hoog && hoog - laag > 3);
  const samen = woordencurveRoutes.readGroepscurve.response.parse((await server.get(`${base}/woordencurve`, docent)).body);
  assert.ok(samen.nieuw.length > 0 && samen.nieuw.every(({ leerlingen }) => leerlingen >= 3));
  const laatste = [...samen.nieuw, ...samen.geoefend].map(({ dag }) => dag).toSorted((x, y) => (x < y ? -1 : 1));
  assert.ok((laatste.at(-1) ?? '') <= new Date(now).toISOString().slice(0, 10), `${laatste.at(-1)} is yet to come`);
  const niemand = `/api/admins/${a.id}/groepen/${groepId}/leerlingen/${testId('nobody')}/woordencurve`;
  assert.equal((await server.get(niemand, docent)).status, 404);
  const zonder = a.kinderen[0] ?? assert.fail('a child');
  assert.deepEqual(await leesCurve(zonder.id), { nieuw: [], geoefend: [] });
});

/** Status per role for a groep of school A; `docent2` teaches another groep. */
const ROLLEN: readonly [wie: string, groep: number, leerling: number, bestand: number][] = [
  ['schooladmin', 200, 200, 200],
  ['docent', 200, 200, 200],
  ['docent2', 404, 404, 404],
  ['b-schooladmin', 404, 404, 404],
  ['b-docent', 404, 404, 404],
  ['rtadmin', 404, 404, 404],
  ['thuisadmin', 404, 404, 404],
  ['office', 403, 403, 403],
  ['leerling', 403, 403, 403],
  ['demo', 403, 403, 403],
];
for (const [wie, opGroep, opLeerling, opBestand] of ROLLEN)
  test(`${wie}: ${opGroep} on the groep, ${opLeerling} on a cell, ${opBestand} on a file`, async () => {
    const token = await server.login(wie);
    const cel = `${base}/leerlingen/${ids[0]}/categorieen/ei-ij`;
    for (const url of [`${base}/voortgang`, `${base}/les`, `${base}/woordencurve`])
      assert.equal((await server.get(url, token)).status, opGroep, url);
    for (const url of [cel, `${base}/leerlingen/${ids[0]}/woordencurve`])
      assert.equal((await server.get(url, token)).status, opLeerling, url);
    for (const url of [`${base}/voortgang/bestand?soort=csv`, `${base}/leerlingen/${ids[0]}/voortgang/bestand?soort=xlsx`])
      assert.equal((await server.get(url, token)).status, opBestand, url);
  });

test('the owner of our office gives a reason, and may never take a file', async () => {
  const token = await server.login('superadmin');
  assert.equal((await server.get(`${base}/voortgang`, token)).status, 409);
  const url = `${base}/voortgang`;
  const reden = encodeURIComponent('vraag van de school');
  assert.equal((await server.request({ method: 'GET', url, token, headers: { 'x-reden': reden } })).status, 200);
  assert.equal(
    (await server.request({ method: 'GET', url: `${url}/bestand?soort=csv`, token, headers: { 'x-reden': reden } })).status,
    403,
  );
});

test('a leerling is found in its own groep only, and another school has no part of it', async () => {
  assert.equal(
    (await server.get(`/api/admins/${a.id}/groepen/${groep2}/leerlingen/${ids[0]}/categorieen/ei-ij`, await server.login('schooladmin')))
      .status,
    404,
  );
  assert.equal((await server.get(`/api/admins/${b.id}/groepen/${groepId}/voortgang`, await server.login('b-schooladmin'))).status, 404);
  assert.ok(!JSON.stringify(groep).includes('KANARIE'));
});

test('a file of voortgang is one to save, under a name that names nobody', async () => {
  for (const soort of ['csv', 'xlsx']) {
    const headers = { authorization: `Bearer ${docent}` };
    for (const url of [`${base}/voortgang/bestand?soort=${soort}`, `${base}/leerlingen/${ids[1]}/voortgang/bestand?soort=${soort}`]) {
      const answer = await server.app.server.inject({ method: 'GET', url, headers });
      assert.match(
        String(answer.headers['content-disposition']),
        new RegExp(`^attachment; filename="voortgang-\\d{4}-\\d\\d-\\d\\d\\.${soort}"`),
      );
    }
  }
});
