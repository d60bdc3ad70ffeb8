/** What a docent sees of reading is what the child did: counted again here, from what was sent and from the texts, with nothing of the feature. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse as parseCsv } from 'csv-parse/sync';
import { beloningenRoutes } from '@spelrijk/contract/beloningen';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { groepenRoutes } from '@spelrijk/contract/groepen';
import { leesvoortgangRoutes, type LeesLeerling } from '@spelrijk/contract/leesvoortgang';
import { leesplankRoutes } from '@spelrijk/contract/leesplank';
import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { samenlezenRoutes } from '@spelrijk/contract/samenlezen';
import { leesvoortgangTeksten } from '@spelrijk/teksten/leesvoortgang';
import { findTekst, loadTeksten } from '@spelrijk/taal/lezen';
import { plankvragenVan } from '@spelrijk/taal/plankvragen';
import { BEGIN, createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const kind = server.wereld.persoon('leerling');
const token = await server.login('leerling');
const docent = await server.login('docent');
const { groepId } = await server.database.own
  .selectFrom('leerling')
  .select('groep_id as groepId')
  .where('id', '=', kind.id)
  .executeTakeFirstOrThrow();
const pad = (deel: string, groep = groepId, admin = server.wereld.a.id): string => `/api/admins/${admin}/groepen/${groep}/${deel}`;
const parse = ({ status, body }: Antwoord): readonly LeesLeerling[] => {
  assert.equal(status, 200, JSON.stringify(body));
  return leesvoortgangRoutes.readGroepLezen.response.parse(body).leerlingen;
};
const van = async (id: string): Promise<LeesLeerling> =>
  parse(await server.get(pad('lezen'), docent)).find((leerling) => leerling.id === id) ?? assert.fail('the child');

const DAG_MS = 86_400_000;
/** Days ago, how many sentences it passed (0: all of them), minutes on screen. */
const BEURTEN = [
  { tekst: 0, dagen: 30, zinnen: 0, minuten: 6 },
  { tekst: 0, dagen: 20, zinnen: 0, minuten: 5 },
  { tekst: 1, dagen: 9, zinnen: 3, minuten: 2 },
  { tekst: 1, dagen: 1, zinnen: 0, minuten: 4 },
  { tekst: 2, dagen: 0, zinnen: 2, minuten: 30 },
] as const;

test('who read nothing yet is there with nothing', async () => {
  const lezer = await van(kind.id);
  assert.deepEqual([lezer.teksten, lezer.vragen, lezer.tempo, lezer.getikt], [[], [], null, []]);
  assert.deepEqual(
    lezer.weken.map(({ vanaf, woorden }) => [vanaf, woorden]),
    [
      ['2026-10-23', 0],
      ['2026-10-30', 0],
      ['2026-11-06', 0],
      ['2026-11-13', 0],
    ],
  );
});

test('words, minutes and titles of a docent are those of what the child sent, counted independently', async () => {
  const { body } = await server.get(`/api/leerlingen/${kind.id}/leesplank`, token);
  const boeken = leesplankRoutes.readLeesplank.response.parse(body).planken.flatMap((plank) => plank.boeken);
  const verwacht: { dagen: number; woorden: number; ms: number; titel: string; uit: boolean }[] = [];
  for (const [i, { tekst: nr, dagen, zinnen, minuten }] of BEURTEN.entries()) {
    const tekst = (await findTekst(boeken[nr]?.id ?? '')) ?? assert.fail('a text');
    const alle = tekst.alineas.flat();
    const gelezen = zinnen === 0 ? alle : alle.slice(0, zinnen);
    const woorden = gelezen.join(' ').match(/[^\s]*[\p{L}\d][^\s]*/gu)?.length ?? 0;
    const ms = minuten * 60_000;
    verwacht.push({ dagen, woorden, ms: Math.min(ms, woorden * 6000), titel: tekst.titel, uit: zinnen === 0 });
    const plek = zinnen === 0 ? alle.length : zinnen + 1;
    const antwoord = await server.request({
      method: 'PUT',
      url: `/api/leerlingen/${kind.id}/leesbeurten/${testId(`beurt ${i}`)}`,
      payload: JSON.stringify({
        tekstId: tekst.id,
        begon: new Date(BEGIN - dagen * DAG_MS).toISOString(),
        ms,
        van: 0,
        verst: plek,
        plek,
        uit: zinnen === 0,
        stem: i === 0,
        getikt: [],
      }),
      headers: { 'content-type': 'application/json' },
      token,
    });
    assert.equal(antwoord.status, 200, JSON.stringify(antwoord.body));
  }
  const lezer = await van(kind.id);
  const som = (rijen: readonly { readonly woorden: number }[]): number => rijen.reduce((tot, { woorden }) => tot + woorden, 0);
  const inWeek = (week: number) => verwacht.filter(({ dagen }) => Math.floor(dagen / 7) === 3 - week);
  for (const [week, { woorden, ms, teksten }] of lezer.weken.entries()) {
    assert.equal(woorden, som(inWeek(week)), `words of week ${week}`);
    assert.equal(
      ms,
      inWeek(week).reduce((tot, rij) => tot + rij.ms, 0),
      `time of week ${week}`,
    );
    assert.equal(
      teksten,
      new Set(
        inWeek(week)
          .filter(({ uit }) => uit)
          .map(({ titel }) => titel),
      ).size,
    );
  }
  assert.equal(som(lezer.teksten), som(verwacht));
  const titels = [...new Set(verwacht.toReversed().map(({ titel }) => titel))];
  assert.deepEqual(
    lezer.teksten.map(({ titel, uit, begonnen }) => [titel, uit, begonnen]),
    titels.map((titel) => {
      const eigen = verwacht.filter((rij) => rij.titel === titel);
      return [titel, eigen.filter(({ uit }) => uit).length, eigen.length];
    }),
  );
  // The page of the child and the file of the groep say the same.
  const los = await server.get(pad(`leerlingen/${kind.id}/lezen`), docent);
  assert.deepEqual(leesvoortgangRoutes.readLeerlingLezen.response.parse(los.body), lezer);
  const { text } = await server.get(pad('lezen/bestand'), docent);
  const bestand: Record<string, string>[] = parseCsv(text, { bom: true, delimiter: ';', columns: true });
  const eigenRijen = bestand.filter((rij) => rij['Roepnaam'] === lezer.roepnaam && rij['Achternaam'] === lezer.achternaam);
  const dagOp = (dagen: number): string => new Date(BEGIN - dagen * DAG_MS).toISOString().slice(0, 10);
  assert.deepEqual(
    eigenRijen.map((rij) => [
      rij['Tekst'],
      rij['Keer begonnen'],
      rij['Keer uitgelezen'],
      rij['Woorden'],
      rij['Minuten'],
      rij['Met stem'],
      rij['Laatst gelezen'],
    ]),
    titels.map((titel) => {
      const eigen = verwacht.filter((rij) => rij.titel === titel);
      const minuten = Math.round(eigen.reduce((tot, { ms }) => tot + ms, 0) / 6000) / 10;
      const uit = eigen.filter((rij) => rij.uit).length;
      const stem = eigen.includes(verwacht[0] ?? assert.fail('read')) ? 'ja' : 'nee';
      return [
        titel,
        String(eigen.length),
        String(uit),
        String(som(eigen)),
        String(minuten).replace('.', ','),
        stem,
        dagOp(Math.min(...eigen.map(({ dagen }) => dagen))),
      ];
    }),
  );
  // Who read nothing has one row that says so.
  assert.ok(bestand.some((rij) => rij['Roepnaam'] !== lezer.roepnaam && rij['Tekst'] === '' && rij['Woorden'] === '0'));
  const log = await server.database.own.selectFrom('audit').select('betreft').where('actie', '=', 'progress.export').execute();
  assert.deepEqual(
    log.map(({ betreft }) => betreft),
    ['lezen (csv)'],
  );
});

test('who only read on the leesplank practised, on every screen that says who did', async () => {
  const lezer = await van(kind.id);
  const { ms = 0 } = lezer.weken.at(-1) ?? {};
  const minuten = Math.round(ms / 60_000);
  assert.ok(minuten > 0);
  const gelezenOp = [30, 20, 9, 1, 0].map((dagen) => new Date(BEGIN - dagen * DAG_MS).toISOString().slice(0, 10));
  const { groep, leerlingen } = groepenRoutes.readGroep.response.parse((await server.get(pad('').slice(0, -1), docent)).body);
  const kaart = leerlingen.find(({ id }) => id === kind.id) ?? assert.fail('in the groep');
  const geoefend = [kaart.dagenWeek, kaart.minutenWeek, kaart.laatstGeoefend?.slice(0, 10), kaart.aandacht, kaart.goedWeek];
  assert.deepEqual(geoefend, [2, minuten, gelezenOp.at(-1), [], null], 'the card');
  assert.deepEqual([groep.geoefendVandaag, groep.geoefendWeek, groep.minutenWeek], [1, 1, minuten], 'the groep');
  const voortgang = voortgangRoutes.readGroepVoortgang.response.parse((await server.get(pad('voortgang'), docent)).body);
  const rij = voortgang.leerlingen.find(({ id }) => id === kind.id) ?? assert.fail('in the progress');
  assert.deepEqual(
    rij.weken.map((week) => [week.dagen, week.ms, week.antwoorden]),
    lezer.weken.map((week, i) => [[0, 1, 1, 2][i], week.ms, 0]),
    'the weeks of the groep',
  );
  assert.deepEqual([rij.laatst?.slice(0, 10), rij.aandacht], [gelezenOp.at(-1), []]);
  const eigen = voortgangRoutes.readVoortgang.response.parse((await server.get(pad(`leerlingen/${kind.id}/voortgang`), docent)).body);
  assert.deepEqual([eigen.dagen.map(({ dag }) => dag), eigen.aandacht], [gelezenOp, []], 'the page of the child for its docent');
  // These are the minutes that count as practice: the page may not say that reading comes on top of them.
  const { zin_one, zin_other } = leesvoortgangTeksten.nl.kind;
  for (const zin of [zin_one, zin_other]) assert.match(zin, /telt mee bij het oefenen/);
  const mijn = beloningenRoutes.readMijnVoortgang.response.parse(
    (await server.get(`/api/leerlingen/${kind.id}/mijn-voortgang`, token)).body,
  );
  assert.deepEqual(
    mijn.dagen.map(({ dag }) => dag),
    gelezenOp.slice(1),
    'its own page',
  );
  const les = voortgangRoutes.readLes.response.parse((await server.get(pad('les'), docent)).body).leerlingen;
  assert.equal(les.find(({ id }) => id === kind.id)?.toestand, 'leest', 'the lesson of now');
  await server.database.forAdmin(kind.adminId, async (db) => {
    const instelling = JSON.stringify({ sessiesPerWeek: 1 });
    const wie = { admin_id: kind.adminId, id: testId('eens'), groep_id: null, leerling_id: kind.id };
    await db
      .insertInto('oefeninstelling')
      .values({ ...wie, instelling, created_at: new Date(BEGIN) })
      .execute();
  });
  const dag = dagtakenRoutes.planDag.response.parse((await server.post(`/api/leerlingen/${kind.id}/dagtaken`, undefined, token)).body);
  assert.deepEqual(dag.taken, [], 'the day of reading yesterday was the one of this week');
});

/** What a question of the leesplank asks, by its own text; a new word is counted apart. */
const DEEL: Readonly<Record<string, string>> = {
  letterlijk: 'letterlijk',
  volgorde: 'letterlijk',
  verbinden: 'verbinden',
  verwijzen: 'verbinden',
  structuur: 'verbinden',
  afleiden: 'afleiden',
  hoofdgedachte: 'afleiden',
};

test('questions by kind, new words, tapped words and the proof of a groepje are those that were answered, counted independently', async () => {
  const tweede = server.wereld.a.kinderen.find((een) => een.groepId === groepId && een.id !== kind.id) ?? assert.fail('another child');
  const eigen = await server.login(tweede.gebruikersnaam);
  const { body } = await server.get(`/api/leerlingen/${tweede.id}/leesplank`, eigen);
  const boeken = leesplankRoutes.readLeesplank.response.parse(body).planken.flatMap((plank) => plank.boeken);
  const niveau = boeken[0]?.id.split('-')[0] ?? assert.fail('a text');
  const gegeven: { tekst: string; soort: string; goed: boolean }[] = [];
  const getikt = new Map<string, number>();
  for (const [nr, { id }] of boeken
    .filter((boek) => boek.id.startsWith(`${niveau}-`))
    .slice(0, 9)
    .entries()) {
    const tekst = (await findTekst(id)) ?? assert.fail(id);
    const zinnen = tekst.alineas.flat();
    const woord = zinnen[0]?.match(/\p{L}{3,}/u)?.[0]?.toLowerCase() ?? assert.fail(id);
    getikt.set(woord, (getikt.get(woord) ?? 0) + 1);
    const beurtId = testId(`vragen ${nr}`);
    const begon = new Date(BEGIN - (nr + 1) * 3_600_000).toISOString();
    const beurt = {
      tekstId: id,
      begon,
      ms: 240_000,
      van: 0,
      verst: zinnen.length,
      plek: zinnen.length,
      uit: true,
      stem: false,
      getikt: [woord],
    };
    const gelezen = await server.request({
      method: 'PUT',
      url: `/api/leerlingen/${tweede.id}/leesbeurten/${beurtId}`,
      payload: JSON.stringify(beurt),
      headers: { 'content-type': 'application/json' },
      token: eigen,
    });
    assert.equal(gelezen.status, 200, gelezen.text);
    for (const vraag of plankvragenVan(tekst, await loadTeksten(tekst.niveau))) {
      const soort = tekst.vragen.find((een) => een.id === vraag.id)?.soort ?? 'nieuw woord';
      // What is asked literally goes wrong, and every third of the rest.
      const goed = DEEL[soort] !== 'letterlijk' && gegeven.length % 3 > 0;
      for (const antwoord of [goed ? vraag.antwoord : vraag.fout[0], vraag.antwoord]) {
        const url = `/api/leerlingen/${tweede.id}/leesplank/${id}/vragen/${vraag.id}`;
        const { status, text } = await server.post(url, { beurtId, antwoord, zin: null, poging: 1 }, eigen);
        assert.equal(status, 200, text);
      }
      gegeven.push({ tekst: id, soort, goed });
    }
  }
  const tel = (rijen: readonly { readonly goed: boolean }[]) => ({
    antwoorden: rijen.length,
    goed: rijen.filter(({ goed }) => goed).length,
  });
  const lezer = await van(tweede.id);
  const vragen = gegeven.filter(({ soort }) => soort !== 'nieuw woord');
  assert.deepEqual(
    new Map(lezer.vragen.map(({ soort, ...rest }) => [soort, rest])),
    new Map([...new Set(vragen.map(({ soort }) => soort))].map((soort) => [soort, tel(vragen.filter((een) => een.soort === soort))])),
  );
  assert.deepEqual(lezer.nieuweWoorden, tel(gegeven.filter(({ soort }) => soort === 'nieuw woord')));
  // The twenty that were tapped most.
  const meest = [...getikt].sort(([woord, keer], [ander, meer]) => meer - keer || (woord < ander ? -1 : 1)).slice(0, 20);
  assert.deepEqual(
    lezer.getikt.map(({ woord, keer }) => [woord, keer]),
    meest,
  );

  const groepjes = samenlezenRoutes.readLeesgroepjes.response.parse((await server.get(pad('leesgroepjes'), docent)).body);
  const { bewijs } = groepjes.alleen.find(({ id }) => id === tweede.id) ?? assert.fail(JSON.stringify(groepjes));
  assert.equal(bewijs.nood, 'begrip');
  assert.deepEqual([bewijs.deel, bewijs.niveau], ['letterlijk', niveau]);
  const letterlijk = vragen.filter(({ soort }) => DEEL[soort] === 'letterlijk');
  assert.deepEqual(
    { antwoorden: bewijs.antwoorden, goed: bewijs.goed, teksten: bewijs.teksten },
    { ...tel(letterlijk), teksten: new Set(letterlijk.map(({ tekst }) => tekst)).size },
  );
  assert.ok(letterlijk.length >= 12 && vragen.length > letterlijk.length, `${letterlijk.length} of ${vragen.length}`);
});

test('another docent, another groep, another customer and a child itself find nothing', async () => {
  const [, andere = ''] = server.wereld.a.groepIds;
  const vreemd = server.wereld.b.groepIds[0] ?? '';
  const rows: readonly (readonly [wie: string, pad: string, status: number])[] = [
    ['docent', pad('lezen', vreemd, server.wereld.b.id), 404],
    ['docent', pad('lezen', testId('geen groep')), 404],
    ['docent', pad(`leerlingen/${testId('niemand')}/lezen`), 404],
    ['docent', pad('lezen/bestand', vreemd, server.wereld.b.id), 404],
    ['docent2', pad('lezen'), 404],
    ['docent2', pad('lezen/bestand'), 404],
    ['docent2', pad(`leerlingen/${kind.id}/lezen`), 404],
    ['schooladmin', pad('lezen'), 200],
    ['schooladmin', pad(`leerlingen/${kind.id}/lezen`, andere), 404],
    ['leerling', pad('lezen'), 403],
    ['leerling', pad('lezen/bestand'), 403],
    ['office', pad('lezen'), 403],
  ];
  for (const [wie, adres, status] of rows)
    assert.equal((await server.get(adres, await server.login(wie))).status, status, `${wie} ${adres}`);
});
