import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '@spelrijk/base/invariant';
import { answerVraag, createKind, vaardigheidVan, createVraag, type KindProfiel } from '../src/simulatie.ts';
import { playJaar } from './jaar.ts';
import { measureStilstaand } from './meting.ts';
import { elo, hadf } from './motoren.ts';
import { measureGokbui, measurePlaatsing } from './nieuwkomers.ts';
import { ENGINES, measureServed, WORLDS } from './tabel.ts';
import { createActrWereld } from './wereld-actr.ts';
import { createStroeveWereld } from './wereld-stroef.ts';
import { createKrappeWereld, createWereld } from './wereld.ts';

/** What is served is measured in every run, further down; the other worlds, half a year of a whole groep each, in the deep tests. */
const DEEP = { skip: process.env['E2E_DEEP'] === '1' ? false : 'npm run test:deep' };

const NU = 1.79e12;
const DAG = 86_400_000;

test('static abilities are measured within 10% of the Cramér-Rao bound, and the intervals cover', () => {
  const uit = [1, 2].map((seed) => measureStilstaand({ seed, kinderen: 180, antwoorden: 50 }));
  const ratio = uit.reduce((som, u) => som + u.ratio, 0) / uit.length;
  const dekking = uit.reduce((som, u) => som + u.dekking, 0) / uit.length;
  assert.ok(ratio < 1.1, `ratio ${ratio}`);
  assert.ok(dekking > 0.93 && dekking < 0.98, `coverage ${dekking}`);
});

test('children who guess rapidly on 12% of the answers are measured almost as well', () => {
  const { ratio, dekking } = measureStilstaand({ seed: 3, kinderen: 180, antwoorden: 100, onrustig: true });
  assert.ok(ratio < 1.16, `ratio ${ratio}`);
  assert.ok(dekking > 0.92, `coverage ${dekking}`);
});

test('a closed loop of eight weeks: success at the target, honest estimates, mastery that holds', () => {
  const u = playJaar(createWereld(5), hadf(), { kinderen: 24, weken: 8 });
  assert.ok(Math.abs(u.succes - 0.8) < 0.02, `success ${u.succes}`);
  assert.ok(u.binnenVijf >= 0.9, `within five points ${u.binnenVijf}`);
  assert.ok(u.ece < 0.02, `calibration ${u.ece}`);
  assert.ok(Math.abs(u.bias) < 0.3, `bias ${u.bias}`);
  assert.ok(u.volgfout < 0.65, `tracking ${u.volgfout}`);
  assert.ok(u.dekking > 0.92, `coverage ${u.dekking}`);
  assert.ok(u.vals85 < 0.1, `false mastery ${u.vals85}`);
  assert.ok(u.terugIn14 > 0.9, `back in 14 days ${u.terugIn14}`);
  assert.ok(u.gaten > 0.85, `growing gaps ${u.gaten}`);
});

test('a second world with other memory, strands and exaggerated hints: the same engine stays honest', DEEP, () => {
  const u = playJaar(createActrWereld(5), hadf(), { kinderen: 30, weken: 10 });
  assert.ok(Math.abs(u.succes - 0.8) < 0.025, `success ${u.succes}`);
  assert.ok(u.ece < 0.02, `calibration ${u.ece}`);
  assert.ok(Math.abs(u.biasAlles) < 0.2, `bias ${u.biasAlles}`);
  // Ten weeks of single opgaven over more categories than before policy groei-3 (.643 then, .664 now): each has fewer answers.
  assert.ok(u.volgfout < 0.69, `tracking ${u.volgfout}`);
  assert.ok(u.dekking > 0.9, `coverage ${u.dekking}`);
  assert.ok(u.vals85 < 0.12, `false mastery ${u.vals85}`);
});

test('a fourth world with another law of learning, of forgetting and of guessing: the same engine stays honest', DEEP, () => {
  const u = playJaar(createStroeveWereld(5), hadf(), { kinderen: 16, weken: 8 });
  assert.ok(Math.abs(u.succes - 0.8) < 0.025, `success ${u.succes}`);
  assert.ok(u.ece < 0.02, `calibration ${u.ece}`);
  assert.ok(Math.abs(u.biasAlles) < 0.25, `bias ${u.biasAlles}`);
  assert.ok(u.vals85 < 0.12, `false mastery ${u.vals85}`);
  assert.ok(u.onvoorzienbaar > 0 && u.onvoorzienbaar < 0.5 * u.logverlies, `${u.onvoorzienbaar} of ${u.logverlies}`);
});

test('a fifth world where words run out: success stays at the target, what can be foreseen is foreseen, gaps still grow', DEEP, () => {
  const u = playJaar(createKrappeWereld(5), hadf(), { kinderen: 40, weken: 14, lessen: true });
  assert.ok(Math.abs(u.succes - 0.8) < 0.02, `success ${u.succes}`);
  assert.ok(u.logverlies < 0.025, `log loss ${u.logverlies}`);
  assert.ok(Math.abs(u.onvoorzienbaar) < 1e-9, `${u.onvoorzienbaar} that nobody can foresee`);
  assert.ok(u.volgfout < 0.65, `tracking ${u.volgfout}`);
  assert.ok(u.vals85 < 0.1, `false mastery ${u.vals85}`);
  assert.ok(u.gaten > 0.85, `growing gaps ${u.gaten}`);
});

test('plain Elo in the same world declares mastery falsely several times as often', () => {
  const ons = playJaar(createWereld(8), hadf(), { kinderen: 8, weken: 8 });
  const zonder = playJaar(createWereld(8), elo({ willekeurig: false }), { kinderen: 8, weken: 8 });
  assert.ok(zonder.vals85 > 2 * ons.vals85, `${zonder.vals85} against ${ons.vals85}`);
  assert.ok(zonder.volgfout > ons.volgfout);
});

/** Of six children in six weeks one more or less outside five points was chance: half of a groep is less so. */
const TABLE = { seeds: [9], kinderen: 12, weken: 6 };

/**
 * What a child really gets, in worlds of three kinds and two ways of serving: floors well under what a larger run measures. That of world 4 was .85 when random
 * choice went over all sixty categories, .8 while a category waited until what comes before it was known, and .92 until groei-5: seed 9 is the lowest of five there
 * (seeds 9 to 13: .92, 1.00, 1.34, .98 and 1.20 now; .94, 1.03, 1.38, 1.03 and 1.21 before).
 */
for (const [naam, minWords] of [
  ['wereld', 1.2],
  ['wereld-actr', 0.9],
  ['wereld-stroef', 0.89],
] as const) {
  test(`served in ${naam}: success at the target, mistakes come back, estimates stay honest, more is learned than by chance`, () => {
    const build = present(WORLDS[naam], 'a world of the table');
    const chance = measureServed(build, present(ENGINES['random'], 'in the table'), TABLE).woordenErbij;
    for (const way of ['served 15 min', 'plan of 20']) {
      const u = measureServed(build, present(ENGINES[way], 'in the table'), TABLE);
      assert.ok(Math.abs(u.succes - 0.8) < 0.04, `${way}: success ${u.succes}`);
      assert.ok(u.binnenVijf >= 0.65, `${way}: within five points ${u.binnenVijf}`);
      assert.ok(u.terugIn14 > 0.9, `${way}: back in 14 days ${u.terugIn14}`);
      assert.ok(u.gaten > 0.85, `${way}: growing gaps ${u.gaten}`);
      assert.ok(u.dekking > 0.88, `${way}: coverage ${u.dekking}`);
      assert.ok(u.volgfout < 0.78, `${way}: tracking ${u.volgfout}`);
      assert.ok(u.woordenErbij > minWords * chance, `${way}: ${u.woordenErbij} words against ${chance}`);
    }
  });
}

test('a newcomer is placed within half a logit in thirty words', () => {
  const { totHalf, ratio } = measurePlaatsing(2, { kinderen: 60 });
  assert.ok(totHalf <= 30, String(totHalf));
  assert.ok((ratio[25] ?? 9) < 1.3, String(ratio[25]));
});

test('a burst of fifteen rapid guesses shifts the estimate by less than .05 logit', () => {
  assert.ok(Math.abs(measureGokbui(4, 40)) < 0.05);
});

const PROFIEL: KindProfiel = { vaardigheid: 2.4, leersnelheid: 1, tempo: 1, slordigheid: 0.03, onrust: 0.02 };

test('the same profile and seed give the same child, another seed another one', () => {
  const leerlijn = createWereld(1).leerlijn();
  const vragen = Array.from({ length: 40 }, (_, i) => createVraag(leerlijn, `c2${i % 10}w${i}`, 'dictee-woord')).filter(
    (v) => v !== undefined,
  );
  const antwoorden = (seed: number): unknown => {
    const kind = createKind(PROFIEL, seed);
    return vragen.map((v, i) => answerVraag(kind, v, NU + i * 10_000));
  };
  assert.deepEqual(antwoorden(3), antwoorden(3));
  assert.notDeepEqual(antwoorden(3), antwoorden(4));
});

test('a simulated child learns from practice, forgets part of it, and answers fast when it guesses', () => {
  const leerlijn = createWereld(1).leerlijn();
  const kind = createKind(PROFIEL, 8);
  const begin = vaardigheidVan(kind, 'c25', NU);
  const tijden = { gok: [] as number[], gewoon: [] as number[] };
  for (let i = 0; i < 300; i++) {
    const vraag = createVraag(leerlijn, `c25w${i % 60}`, 'dictee-woord');
    if (!vraag) continue;
    const a = answerVraag(kind, vraag, NU + i * 10_000);
    (a.gokte ? tijden.gok : tijden.gewoon).push(a.rtMs);
  }
  const na = vaardigheidVan(kind, 'c25', NU + DAG);
  assert.ok(na > begin + 0.3);
  assert.ok(vaardigheidVan(kind, 'c25', NU + 200 * DAG) < na);
  const mediaan = (x: number[]): number => x.sort((a, b) => a - b)[Math.floor(x.length / 2)] ?? 0;
  assert.ok(tijden.gok.length > 5);
  assert.ok(mediaan(tijden.gok) < 0.4 * mediaan(tijden.gewoon));
});

test('a simulated child survives JSON', () => {
  const leerlijn = createWereld(1).leerlijn();
  const vraag = createVraag(leerlijn, 'c20w1', 'kies', 1, 4);
  assert.ok(vraag);
  const kind = createKind(PROFIEL, 9);
  answerVraag(kind, vraag, NU);
  const kopie = JSON.parse(JSON.stringify(kind)) as typeof kind;
  assert.deepEqual(answerVraag(kopie, vraag, NU + DAG), answerVraag(kind, vraag, NU + DAG));
});
