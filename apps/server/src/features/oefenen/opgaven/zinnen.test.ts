import { test } from 'node:test';
import assert from 'node:assert/strict';
import { z } from 'zod';
import { antwoordenRoutes } from '@spelrijk/contract/antwoorden';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import { Opgave } from '@spelrijk/domain/opgave';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { leerlijnVan, zinswoordenVan, findStuk } from '../standen/index.ts';
import { buildOpgaven } from './opgaven.ts';
import { beoordeel } from './oordeel.ts';
import { zonderGeheim, type BewaardeOpgave } from './bewaard.ts';
import { ALLES_KLINKT } from '../../../../test/fixtures.ts';

const audio = ALLES_KLINKT;
const NU = Date.parse('2026-11-19T09:00:00Z');
const build = (sleutel: string): BewaardeOpgave => {
  const plan = { vorm: 'dictee-zin', woorden: [{ woord: sleutel, soort: 'nieuw' }] } as const;
  return buildOpgaven(plan, { regio: 'nl', audio, flits: {}, now: NU, seed: 7 })[0] ?? assert.fail(sleutel);
};
const sleutelVan = (tekst: string): string =>
  [...leerlijnVan('nl').woorden.keys()].find((sleutel) => findStuk('nl', sleutel)?.woord.woord === tekst) ?? assert.fail(tekst);
const ZIN = 'Mijn beste vriend woont in een dorp.';
const opgave = build(sleutelVan(ZIN));

/** typed, labels, what is right and wrong, the beginning of what the child reads */
const GETYPT = [
  ['mijn beste vrient woont in een dorp', ['hoofdletter-zin', 'verlenging-d-t', 'leesteken-eind'], 'Een zin begint met een hoofdletter.'],
  ['Mijn beste vrient woont in een dorp.', ['verlenging-d-t'], 'Je schreef vrient. Maak het langer: vrienden.'],
  ['Mijn beste vriend woond in een dorp.', ['ww-tt-stam-t'], 'Je schreef woond. De ik-vorm is woon.'],
  ['Mijn beste vriend in een dorp.', ['woord-weg'], 'Je bent een woord vergeten: woont.'],
  ['Mijn beste vriend woont in een dorp', ['leesteken-eind'], 'Aan het eind van de zin zet je een punt.'],
] as const;

test('a sentence that is written whole is judged word by word, sign by sign, and explained at one word', () => {
  for (const [getypt, labels, uitleg] of GETYPT) {
    const oordeel = beoordeel(opgave, getypt, 'nl');
    assert.deepEqual([oordeel.goed, oordeel.diagnose.afwijkingen.map(({ label }) => label)], [false, labels], getypt);
    assert.ok(oordeel.uitleg.startsWith(uitleg), oordeel.uitleg);
  }
  assert.equal(beoordeel(opgave, ZIN, 'nl').goed, true);
});

test('one wrong letter leaves the rest of the sentence as evidence that it went well', () => {
  const { knelpunten } = beoordeel(opgave, 'Mijn beste vrient woont in een dorp.', 'nl').diagnose;
  const fout = knelpunten.filter(({ goed }) => !goed).map(({ categorie }) => categorie);
  assert.deepEqual(fout, ['verlenging-d-t']);
  assert.ok(knelpunten.some(({ categorie, goed }) => goed && categorie === 'hoofdletter-zin'));
  assert.ok(knelpunten.some(({ categorie, goed }) => goed && categorie === 'leesteken-eind'));
});

test('the words of a sentence travel with it, and nothing but what the browser needs', () => {
  const gelezen = Opgave.parse(zonderGeheim(opgave));
  assert.deepEqual(
    gelezen.woord.woorden?.map(({ start, end }) => ZIN.slice(start, end)),
    ZIN.slice(0, -1).split(' '),
  );
  assert.equal(gelezen.woord.woorden?.find(({ woord }) => woord === 'woont')?.basis, 'wonen');
  const stuk = findStuk('nl', sleutelVan(ZIN));
  assert.equal(zinswoordenVan(stuk?.zin ?? assert.fail('a sentence')).length, 7);
});

test('from groep 4 (leerjaar 2) sentences are written for the rules of words too', () => {
  for (const [regio, niveau] of [
    ['nl', '4b'],
    ['be', '2b'],
  ] as const) {
    const zinnen =
      leerlijnVan(regio)
        .categorieen.get('verlenging-d-t')
        ?.woorden.filter(({ info }) => info.vormen.includes('dictee-zin')) ?? [];
    assert.ok(zinnen.length >= 4 && zinnen.every(({ info }) => info.niveau === niveau), regio);
  }
});

/** Days until a taak of sentences has to have come. */
const DAGEN = 40;

test('a child that practises day after day gets a taak of sentences, and its answers are booked rule by rule', async () => {
  const server = await createProefserver();
  const kind = server.wereld.persoon('leerling');
  let token = '';
  const base = `/api/leerlingen/${kind.id}`;
  // A token lasts shorter than a day of practice.
  const login = async (): Promise<string> => {
    const { body } = await server.post('/api/auth', { gebruikersnaam: 'leerling', wachtwoord: WACHTWOORD });
    return z.object({ token: z.string() }).parse(body).token;
  };
  let teller = 0;
  const submit = async (taak: z.infer<typeof takenRoutes.readTaak.response>['taak'], typ: (opgave: Opgave) => string) => {
    const antwoorden = taak.opgaven.map((een) => ({
      id: testId(`zin ${teller++}`),
      taakId: taak.id,
      opgaveId: een.id,
      poging: 1,
      gegeven: typ(een),
      rtMs: 6000,
      op: new Date(server.clock.now()).toISOString(),
      hints: 0,
    }));
    server.clock.advance(600_000);
    const reply = await server.post(`${base}/antwoorden`, { game: taak.game, antwoorden }, token);
    return antwoordenRoutes.submitAntwoorden.response.parse(reply.body).oordelen;
  };
  for (let dag = 0; dag < DAGEN; dag++) {
    token = await login();
    const gepland = await server.post(`${base}/dagtaken`, undefined, token);
    assert.equal(gepland.status, 200, JSON.stringify(gepland.body));
    const plan = dagtakenRoutes.planDag.response.parse(gepland.body);
    for (const { id } of plan.taken) {
      token = await login();
      const { taak } = takenRoutes.readTaak.response.parse((await server.get(`${base}/taken/${id}`, token)).body);
      // What ends with a quotation mark has its sign before that.
      const zinnen = taak.opgaven.every(({ vorm, antwoord }) => vorm === 'dictee-zin' && /[.?!]$/.test(antwoord));
      const oordelen = await submit(taak, ({ antwoord }) => (zinnen ? antwoord.replace(/[.?!]$/, '') : antwoord));
      if (!zinnen) continue;
      assert.ok(taak.opgaven.length >= 4 && taak.opgaven.length <= 6, `${taak.opgaven.length} sentences`);
      for (const { oordeel } of oordelen) {
        assert.deepEqual([oordeel.goed, oordeel.diagnose.afwijkingen.map(({ label }) => label)], [false, ['leesteken-eind']]);
        assert.ok(oordeel.diagnose.knelpunten.filter(({ goed }) => goed).length >= 1);
      }
      return;
    }
    server.clock.advance(86_400_000 - (server.clock.now() % 86_400_000) + 9 * 3_600_000);
  }
  assert.fail(`no taak of sentences in ${DAGEN} days`);
});

test('grammar is asked of a sentence: a choice, with a rule and an explanation of its own and nothing to hear', () => {
  const woorden = [...leerlijnVan('nl').woorden.values()]
    .filter(({ info }) => info.hoofd === 'ww-persoonsvorm' && info.vormen.includes('welke-regel'))
    .map(({ info }) => ({ woord: info.woord, soort: 'nieuw' }) as const);
  assert.ok(woorden.length >= 15, `${woorden.length}`);
  const gevraagd = [1, 2, 3, 4].flatMap((seed) =>
    buildOpgaven({ vorm: 'welke-regel', woorden }, { regio: 'nl', audio, flits: {}, now: NU, seed }),
  );
  const soorten = new Set(
    gevraagd.map(({ vraag = '' }) => /^(?:Wat is (?:de|het) \w+|In welke tijd|Enkelvoud|Wat voor woord)/.exec(vraag)?.[0]),
  );
  assert.equal(soorten.size, 6, [...soorten].join(', '));
  for (const een of gevraagd) {
    assert.deepEqual(een.audio, {});
    assert.equal(een.keuzes?.filter((keuze) => beoordeel(een, keuze, 'nl').goed).length, 1, een.vraag ?? '');
    const mis = een.keuzes?.find((keuze) => keuze !== een.antwoord) ?? '';
    assert.equal(beoordeel(een, mis, 'nl').uitleg, een.zinsvraag?.uitleg);
  }
});
