import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { handelingsplannenRoutes } from '@spelrijk/contract/handelingsplannen';
import { zorgsessiesRoutes } from '@spelrijk/contract/zorgsessies';
import { laatHoren } from '../../../../test/oefenweken.ts';
import { planKeuze } from '../../../../test/plankeuze.ts';
import { pdfTekst } from '../../../../test/pdftekst.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { unpackZip } from '../../../platform/bestand/zip.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import { categorieenOpVolgorde, findStuk, leerlijnVan } from '../../oefenen/standen/index.ts';
import { DEEP } from '../../../../test/fixtures.ts';

const server = await createProefserver();
const { a } = server.wereld;
const [kind = ''] = a.kinderen.map(({ id }) => id);
const docent = await server.login('docent');
await server.database.own
  .updateTable('admin')
  .set({ pakketten: ['zorgtraject'] })
  .where('admin_id', '=', a.id)
  .execute();

const leerling = `/api/admins/${a.id}/leerlingen/${kind}`;
const plan = `${leerling}/handelingsplannen/${testId('plan')}`;
const put = (url: string, payload: unknown, token = docent) =>
  server.request({ method: 'PUT', url, token, payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } });
const vandaag = dagVan(server.clock.now());
const van = addDays(vandaag, -20);
const GEWONE = planKeuze('verdubbeling');
// A text of a plan may look like a formula. It still runs when two weeks of school have gone by behind Christmas.
const KEUZE = { ...GEWONE, weken: 16, tekst: { ...GEWONE.tekst, waarom: 'Verwart', aanpak: '=Kaart' } };
for (const reply of [
  await put(plan, { versie: 0, keuze: KEUZE }),
  await server.post(`${plan}/start`, { versie: 1, van, zonderStarttoets: 'Methodetoets' }, docent),
])
  assert.equal(reply.status, 200, JSON.stringify(reply.body));

const sessie = (id: string): string => `${plan}/sessies/${testId(id)}`;
const GEWOON = { dag: vandaag, minuten: 20, groepsgrootte: 3, functie: 'onderwijsassistent' };
const code = (reply: { readonly body: unknown }): unknown => Reflect.get(Object(reply.body), 'code');
const lees = async () => handelingsplannenRoutes.readHandelingsplan.response.parse((await server.get(plan, docent)).body);
const minuten = async (): Promise<readonly (readonly number[])[]> =>
  (await lees()).perWeek.map(({ school, leek, sessies }) => [school, leek, sessies]);

test('check 19: a session of tomorrow, of before the plan, of 0 or 200 minutes is refused; an old one asks why', async () => {
  const rows: readonly [wat: object, reden: string][] = [
    [{ dag: addDays(vandaag, 1) }, 'zorgsessies/in-de-toekomst'],
    [{ dag: addDays(van, -1), laat: 'x' }, 'zorgsessies/voor-de-start'],
    [{ dag: addDays(vandaag, -15) }, 'zorgsessies/waarom-zo-laat'],
    [{ minuten: 0 }, 'algemeen/ongeldig'],
    [{ minuten: 200 }, 'algemeen/ongeldig'],
    [{ functie: 'iemand' }, 'algemeen/ongeldig'],
  ];
  for (const [wat, reden] of rows) {
    const reply = await put(sessie('fout'), { ...GEWOON, ...wat });
    assert.deepEqual([reply.status, code(reply)], [400, reden], JSON.stringify(wat));
  }
});

test('check 19, 20: once however often it is sent, staff and lay apart; struck through it stays and no longer counts', async () => {
  for (let i = 0; i < 3; i++) assert.equal((await put(sessie('s1'), GEWOON)).status, 204);
  await put(sessie('s2'), { ...GEWOON, minuten: 15, functie: 'ouder', groepsgrootte: 1 });
  await put(sessie('s3'), { ...GEWOON, dag: addDays(vandaag, -16), minuten: 30, laat: 'Vergeten' });
  assert.deepEqual(await minuten(), [
    [30, 0, 1],
    [0, 0, 0],
    [20, 15, 2],
  ]);
  for (let i = 0; i < 2; i++) assert.equal((await server.post(`${sessie('s1')}/doorhalen`, {}, docent)).status, 204);
  assert.deepEqual((await minuten()).at(-1), [0, 15, 1]);
  const { sessies } = await lees();
  assert.deepEqual(
    sessies.filter(({ doorgehaald }) => doorgehaald).map(({ id }) => id),
    [testId('s1')],
  );
  assert.equal((await server.post(`${sessie('weg')}/doorhalen`, {}, docent)).status, 404);
});

test('check 21: nothing is promised in the school holidays of the region that the school chose', async () => {
  const setRegio = (vakantieregio: '' | 'vlaanderen') =>
    server.database.own.updateTable('admin').set({ vakantieregio }).where('admin_id', '=', a.id).execute();
  const beloofd = async () => (await lees()).perWeek.map((week) => week.beloofd);
  const per = GEWONE.keren * GEWONE.minuten;
  assert.deepEqual(await beloofd(), [per, per, per]);
  // From Friday 30 October 2026; the Flemish autumn holiday is 2 up to and with 8 November.
  await setRegio('vlaanderen');
  assert.deepEqual(await beloofd(), [per / 5, (per * 4) / 5, per]);
  await setRegio('');
});

test('who notes: the school itself, not our office, and nobody of another groep', async () => {
  const rows: readonly [wie: string, status: number][] = [
    ['docent2', 404],
    ['b-docent', 404],
    ['office', 403],
    ['rtadmin', 403],
    ['leerling', 403],
  ];
  for (const [wie, status] of rows) {
    const token = await server.login(wie);
    assert.equal((await put(sessie(`van ${wie}`), GEWOON, token)).status, status, wie);
    assert.equal((await server.get(`${plan}/kaart`, token)).status, status, wie);
    assert.equal((await server.post(`${leerling}/dyslexiedossier`, { toestemming: vandaag }, token)).status, status, wie);
  }
});

test('contact with parents names the version that they saw', async () => {
  const url = `${plan}/oudercontacten/${testId('c1')}`;
  for (let i = 0; i < 2; i++) assert.equal((await put(url, { soort: 'akkoord', dag: vandaag, ouders: 1 })).status, 204);
  const { contacten, versie } = await lees();
  assert.deepEqual(
    contacten.map(({ soort, ouders, versie: toen }) => [soort, ouders, toen]),
    [['akkoord', 1, versie]],
  );
});

test('check 7: the card holds eight words of the goal, look-alikes and a sentence, and never a word that is set apart', async () => {
  const kaartVan = async () => zorgsessiesRoutes.readBegeleidingskaart.response.parse((await server.get(`${plan}/kaart`, docent)).body);
  const eerst = await kaartVan();
  assert.deepEqual([eerst.doel.categorie, eerst.schrijven.length, eerst.lijktOp.length, eerst.strategie], ['verdubbeling', 8, 4, 'regel']);
  assert.ok(eerst.zin && eerst.voorbeeld?.knelpunt);
  // A child that needs the card gets no sentence full of what it never learned: one of the easiest forty.
  const zwaarte = [...leerlijnVan('nl').woorden.values()]
    .filter(({ info, punten }) => info.vormen.includes('dictee-zin') && punten.some((punt) => punt.categorie.id === 'verdubbeling'))
    .map(({ info, punten }) => [findStuk('nl', info.woord)?.woord.woord, Math.max(...punten.map(({ b }) => b))] as const)
    .toSorted((x, y) => x[1] - y[1]);
  const plekVan = zwaarte.findIndex(([tekst]) => tekst === eerst.zin?.tekst);
  assert.ok(zwaarte.length > 80 && plekVan >= 0 && (zwaarte[plekVan]?.[1] ?? 99) <= (zwaarte[39]?.[1] ?? 0), eerst.zin.tekst);
  const apart = [...eerst.schrijven.map(({ woord }) => woord), ...eerst.lijktOp];
  await server.database.own
    .insertInto('plan_woord')
    .values(
      apart.map((woord) => ({
        admin_id: a.id,
        plan_id: testId('plan'),
        categorie: 'verdubbeling',
        woord,
        leerling_id: kind,
        rol: 'anker' as const,
      })),
    )
    .execute();
  const daarna = await kaartVan();
  const woorden = [...daarna.schrijven.map(({ woord }) => woord), ...daarna.lijktOp, ...daarna.warm, ...(daarna.zin?.woorden ?? [])];
  assert.equal(daarna.schrijven.length, 8);
  assert.deepEqual(
    woorden.filter((woord) => apart.includes(woord.toLowerCase())),
    [],
  );
});

/** Of these nobody writes a loose word. */
const IN_ZINNEN = ['hoofdletter-zin', 'leesteken-eind', 'ww-persoonsvorm', 'komma', 'aanhalingstekens'];
const GEWEZEN = 'puntkomma';
/** Each takes a plan and a card: all goals in the deep run, in the ordinary one those that differ and one of eight of the others. */
const DOELEN = categorieenOpVolgorde('nl').filter(({ id }, i) => DEEP || i % 8 === 0 || IN_ZINNEN.includes(id) || id === GEWEZEN);

test('of every goal there is something to write: where a rule has no loose words, sentences', async () => {
  const ander = a.kinderen.map(({ id }) => id)[1] ?? '';
  const eigen = `/api/admins/${a.id}/leerlingen/${ander}/handelingsplannen/${testId('alle-doelen')}`;
  const zonder: string[] = [];
  const teken: string[] = [];
  let versie = 0;
  for (const { id } of DOELEN) {
    const reply = await put(eigen, { versie, keuze: { ...KEUZE, doelen: [{ categorie: id, streef: 80 }] } });
    assert.equal(reply.status, 200, JSON.stringify(reply.body));
    versie += 1;
    const kaart = zorgsessiesRoutes.readBegeleidingskaart.response.parse((await server.get(`${eigen}/kaart`, docent)).body);
    assert.ok(kaart.voorbeeld && kaart.schrijven.length >= 3, id);
    // What nobody hears is not read out: the sign is chosen.
    if (kaart.strategie === 'teken') teken.push(`${id} ${kaart.zin?.tekst ?? 'shown'}`);
    if (kaart.strategie === 'zin') zonder.push(id);
    const geschreven = kaart.schrijven.map(({ woord }) => woord);
    assert.ok(!geschreven.includes(kaart.voorbeeld.woord) && !geschreven.includes(kaart.zin?.tekst ?? ''), id);
  }
  assert.deepEqual(zonder, IN_ZINNEN);
  assert.deepEqual(teken, [`${GEWEZEN} shown`]);
});

test('check 26: no dossier without the day of consent; it tells what was done, and no cell of it runs', async () => {
  const url = `${leerling}/dyslexiedossier`;
  assert.equal((await server.post(url, {}, docent)).status, 400);
  assert.equal(code(await server.post(url, { toestemming: addDays(vandaag, 1) }, docent)), 'zorgsessies/in-de-toekomst');
  const { body } = await server.post(url, { toestemming: vandaag }, docent);
  const { periodes, csv } = zorgsessiesRoutes.readDyslexiedossier.response.parse(body);
  assert.deepEqual(
    periodes.map(({ weken, wekenMetTwee, sessies, minuten: som, grootsteGroep }) => [
      weken,
      wekenMetTwee,
      sessies,
      som.school,
      som.leek,
      grootsteGroep,
    ]),
    [[3, 0, 2, 30, 15, 3]],
  );
  assert.match(csv, /Spelrijk stelt geen dyslexie vast/);
  assert.match(csv, /'=Kaart/);
});

test('the dossier says in its CSV and in its PDF what was held, counted by hand', async () => {
  // What this file sent: `s1` was struck through, `s2` is of a parent, `s3` of the school.
  const gehouden = [
    { dag: addDays(vandaag, -16), minuten: 30, leek: false, kinderen: 3 },
    { dag: vandaag, minuten: 15, leek: true, kinderen: 1 },
  ];
  const som = (leek: boolean): number => gehouden.reduce((totaal, rij) => totaal + (rij.leek === leek ? rij.minuten : 0), 0);
  const { body } = await server.post(`${leerling}/dyslexiedossier`, { toestemming: vandaag }, docent);
  const { csv } = zorgsessiesRoutes.readDyslexiedossier.response.parse(body);
  const rijen: string[][] = parse(csv, { bom: true, delimiter: ';' });
  const waarde = (wat: string): string => rijen.find((rij) => rij[3] === wat)?.[4] ?? assert.fail(wat);
  assert.deepEqual(
    ['sessies', 'minuten met iemand van de school', 'minuten met een ouder, vrijwilliger of leerling', 'grootste groep'].map(waarde),
    [gehouden.length, som(false), som(true), Math.max(...gehouden.map(({ kinderen }) => kinderen))].map(String),
  );
  const schooladmin = await server.login('schooladmin');
  const headers = { authorization: `Bearer ${schooladmin}` };
  const zip = await server.app.server.inject({ method: 'GET', url: `/api/admins/${a.id}/leerlingen/${kind}/dossier`, headers });
  const bestanden = new Map(await unpackZip(zip.rawPayload, { bestanden: 500, bytes: 50_000_000 }));
  const regels = pdfTekst(bestanden.get('plannen-voor-extra-zorg.pdf') ?? assert.fail('the plans to read'));
  const onder = (kop: RegExp): string => regels[regels.findIndex((regel) => kop.test(regel)) + 1] ?? assert.fail(String(kop));
  assert.equal(onder(/^Minuten: .*school/u), `${som(false)} min`);
  assert.equal(onder(/^Minuten: .*(ouder|leek)/u), `${som(true)} min`);
  assert.match(onder(new RegExp(`^Sessies \\(${gehouden.length}\\)$`, 'u')), /: 30 min, /u);
  for (const { dag, minuten: lang } of gehouden) {
    const datum = dag.split('-').toReversed().join('-');
    assert.equal(regels.filter((regel) => regel.startsWith(`${datum}: ${lang} min, `)).length, 1, datum);
  }
});

test('the dossier tells goals of reading and, row by row, what was heard: what stands in it stands in its CSV', async () => {
  const lezen = [
    { soort: 'vlot', niveau: 'e4' },
    { soort: 'begrip', niveau: 'e4' },
  ];
  await sql`update handelingsplan set tekst = jsonb_set(tekst, '{lezen}', ${JSON.stringify(lezen)}::jsonb) where leerling_id = ${kind}`.execute(
    server.database.own,
  );
  await laatHoren(server.database, { adminId: a.id, leerlingId: kind, moment: 'dossier', op: server.clock.now(), goed: 92 }, [
    'e4-01',
    'e4-02',
    'e4-03',
  ]);
  const { body } = await server.post(`${leerling}/dyslexiedossier`, { toestemming: dagVan(server.clock.now()) }, docent);
  const { periodes, csv } = zorgsessiesRoutes.readDyslexiedossier.response.parse(body);
  const periode = periodes.at(-1) ?? assert.fail('a period');
  assert.deepEqual([periode.hardop.map(({ soort }) => soort), periode.oefendoelen.map(({ trede }) => trede)], [['vlot'], ['teksten-e4']]);
  assert.deepEqual(
    periode.voorlezingen.map(({ niveau, gelezen, goed, functie, opname }) => [niveau, gelezen, goed, functie, opname]),
    Array.from({ length: 3 }, () => ['E4', 100, 92, periode.voorlezingen[0]?.functie, false]),
  );
  const rijen: string[][] = parse(csv, { bom: true, delimiter: ';' });
  for (const { titel, dag, goed, perMinuut } of periode.voorlezingen) {
    const rij = rijen.find(([, van, , wat]) => van === dag && wat === `hardop gelezen: ${titel} (E4)`) ?? assert.fail(titel);
    assert.match(rij[4] ?? '', new RegExp(`woorden goed ${goed}, goed per minuut ${perMinuut},`, 'u'));
  }
  assert.ok(rijen.some(([, , , wat]) => wat === 'leesdoel E4 vlot lezen: begin'));
});

test('check 21: over Christmas a plan raises no alarm, and two weeks of school without a session do: as its screen reads it', async () => {
  const beheer = await server.login('schooladmin');
  const gegevens = `/api/admins/${a.id}/accountgegevens`;
  const versieNu: unknown = Reflect.get(Object((await server.get(gegevens, beheer)).body), 'versie');
  const kies = { method: 'PATCH' as const, url: gegevens, token: beheer, headers: { 'content-type': 'application/json' } };
  assert.equal((await server.request({ ...kies, payload: JSON.stringify({ vakantieregio: 'midden', versie: versieNu }) })).status, 204);
  const opDag = async (dag: string) => {
    server.clock.advance(Date.parse(`${dag}T11:00:00Z`) - server.clock.now());
    const { body } = await server.post('/api/auth', { gebruikersnaam: 'docent', wachtwoord: WACHTWOORD });
    const token = String(Reflect.get(Object(body), 'token'));
    const gelezen = handelingsplannenRoutes.readHandelingsplan.response.parse((await server.get(plan, token)).body);
    const stil = gelezen.alarmen.filter((alarm) => alarm.code === 'loopt-niet').map(({ deel, van: uit }) => [deel, uit]);
    return { token, stil };
  };
  // Weeks of the plan begin on a Friday; the last one before the holiday has its sessions, up to its last day.
  const { token } = await opDag('2026-12-18');
  for (const dag of ['2026-12-08', '2026-12-15'])
    assert.equal((await put(sessie(`kerst ${dag}`), { ...GEWOON, dag, minuten: 60 }, token)).status, 204);
  for (const dag of ['2026-12-19', '2026-12-28', '2027-01-03', '2027-01-08'])
    assert.deepEqual((await opDag(dag)).stil, [], `${dag}: nobody is asked why nothing was held in the holiday`);
  assert.deepEqual((await opDag('2027-01-22')).stil, [[0, 120]]);
});
