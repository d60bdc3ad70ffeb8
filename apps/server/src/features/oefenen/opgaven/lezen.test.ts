import { test } from 'node:test';
import assert from 'node:assert/strict';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { LEESVORMEN, type Leesvorm } from '@spelrijk/domain/leesopgave';
import { Opgave } from '@spelrijk/domain/opgave';
import { STANDAARD_INSTELLING } from '@spelrijk/oefenen/instelling';
import { planTaakIn } from '@spelrijk/oefenen/choose';
import { createLeerlijn } from '@spelrijk/oefenen/leerlijn';
import { createStand } from '@spelrijk/oefenen/stand';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { leerlijnVan, leescategorieen, leesstukkenVan } from '../standen/index.ts';
import { naFlitsen } from '../antwoorden/index.ts';
import type { AudioIndex } from '../spraak/index.ts';
import { diagnoseVan } from './oordeel.ts';
import { zonderGeheim, zonderSleutel, zonderVerraad, type BewaardeOpgave } from './bewaard.ts';
import { buildOpgaven } from './opgaven.ts';
import { ALLES_KLINKT } from '../../../../test/fixtures.ts';

/** Every sound exists here. */
const audio = ALLES_KLINKT;
const stukken = leesstukkenVan('nl');
const NU = Date.parse('2026-11-19T09:00:00Z');

const build = (vorm: Leesvorm, woorden: readonly string[], flits: Record<string, number> = {}): BewaardeOpgave[] =>
  buildOpgaven({ vorm, woorden: woorden.map((woord) => ({ woord, soort: 'nieuw' })) }, { regio: 'nl', audio, flits, now: NU, seed: 7 });

for (const vorm of Object.keys(LEESVORMEN).filter((naam): naam is Leesvorm => naam in LEESVORMEN)) {
  test(`reading form ${vorm}: built, right when right, wrong when wrong`, () => {
    const sleutels = stukken.filter(({ lees }) => lees?.[vorm]).map(({ sleutel }) => sleutel);
    assert.ok(sleutels.length > 0);
    const opgaven = build(vorm, sleutels.slice(0, 12));
    assert.ok(opgaven.length > 0);
    for (const opgave of opgaven) {
      Opgave.parse(zonderGeheim(opgave));
      assert.equal(diagnoseVan(opgave, opgave.antwoord).goed, true);
      const mis = diagnoseVan(opgave, 'iets anders');
      assert.deepEqual([mis.goed, mis.afwijkingen, mis.knelpunten], [false, [], [{ categorie: opgave.categorie, goed: false }]]);
      // An order goes with what each sentence of it says, to name the one that is not kept: nothing more than is read.
      const isOrde = vorm === 'recept' || vorm === 'route';
      assert.equal(opgave.leesregels?.map(({ zin }) => zin).join(' '), isOrde ? opgave.vraag : undefined);
      if (opgave.keuzes) assert.ok(opgave.keuzes.includes(opgave.antwoord), opgave.antwoord);
      if (opgave.keuzes) assert.equal(new Set(opgave.keuzes).size, opgave.keuzes.length, opgave.antwoord);
    }
  });
}

test('a question to the ear without its sound is not put', () => {
  const stil = { ...audio, vanWoord: () => ({}), vanKlank: () => undefined, vanTekst: () => undefined };
  const sleutels = stukken.filter(({ lees }) => lees?.['hoor-letter']).map(({ sleutel }) => sleutel);
  const woorden = sleutels.slice(0, 8).map((woord) => ({ woord, soort: 'nieuw' as const }));
  assert.equal(buildOpgaven({ vorm: 'hoor-letter', woorden }, { regio: 'nl', audio: stil, flits: {}, now: NU, seed: 1 }).length, 0);
});

test('sounds to choose between all sound, in the order of the options; without one of them the question is not put', () => {
  const sleutels = stukken.filter(({ lees }) => lees?.['letter-klank']).map(({ sleutel }) => sleutel);
  for (const { keuzes, klanken, toon, antwoord } of build('letter-klank', sleutels.slice(0, 8))) {
    assert.equal(klanken?.length, keuzes?.length);
    assert.equal(toon, antwoord);
  }
  const een = { ...audio, vanKlank: (grafeem: string) => (grafeem === 'm' ? undefined : 'k') };
  const woorden = sleutels.map((woord) => ({ woord, soort: 'nieuw' as const }));
  const gebouwd = buildOpgaven({ vorm: 'letter-klank', woorden }, { regio: 'nl', audio: een, flits: {}, now: NU, seed: 1 });
  assert.ok(gebouwd.length > 0 && gebouwd.every(({ keuzes = [] }) => !keuzes.includes('m')));
});

test('flashed words stand as long as the threshold of this child on this level; three right make it shorter, one wrong longer', () => {
  const sleutels = stukken.filter(({ hoofd, lees }) => hoofd === 'woorden-L3' && lees?.['flits-kies']).map(({ sleutel }) => sleutel);
  assert.ok(build('flits-kies', sleutels.slice(0, 8)).every(({ toonMs }) => toonMs === 800));
  assert.ok(build('flits-kies', sleutels.slice(0, 8), { 'woorden-L3': 430 }).every(({ toonMs }) => toonMs === 430));
  const goed = (n: number) => Array.from({ length: n }, () => ({ trede: 'woorden-L3', goed: true }));
  assert.equal(naFlitsen({}, goed(3), 5)['woorden-L3']?.ms, 680);
  assert.equal(naFlitsen({}, [...goed(3), { trede: 'woorden-L3', goed: false }], 5)['woorden-L3']?.ms, 850);
});

test('questions about texts are planned text by text, with the text itself', () => {
  const teksten = stukken.filter(({ hoofd }) => hoofd === 'teksten-m4');
  const trede = leescategorieen('nl').find(({ id }) => id === 'teksten-m4') ?? assert.fail('a step');
  const leerlijn = createLeerlijn({
    categorieen: [{ ...trede, vooraf: [] }],
    woorden: teksten.map(({ sleutel, bundel }) => ({
      woord: sleutel,
      hoofd: 'teksten-m4',
      knelpunten: [{ categorie: 'teksten-m4', b: 1.35, vb: 0.36 }],
      niveau: '4a',
      band: 2,
      gereserveerd: false,
      vormen: ['tekst-vraag'],
      ...(bundel !== undefined && { bundel }),
    })),
  });
  const stand = createStand({ seedPrior: { gemiddelde: 1.9, sd: 0.9 } });
  const plan =
    planTaakIn(stand, leerlijn, { ...STANDAARD_INSTELLING, lezen: true }, 'teksten-m4', { now: NU, seed: 3 }) ?? assert.fail('a plan');
  assert.ok(plan.woorden.length >= 3 && plan.woorden.length <= 6);
  const opgaven = build(
    'tekst-vraag',
    plan.woorden.map(({ woord }) => woord),
  );
  const ids = opgaven.map(({ tekst }) => tekst?.id ?? '');
  assert.deepEqual(
    ids,
    [...ids].toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b)),
    'questions of one text stand together',
  );
  for (const id of new Set(ids)) assert.equal(ids.filter((x) => x === id).length, teksten.filter(({ bundel }) => bundel === id).length);
});

test('a text, its question and its options can be heard; its kind, its new words and its proof go along', () => {
  const perTekst = { ...audio, vanTekst: (zin: string) => `k:${zin}` };
  const lees = (index: AudioIndex) =>
    buildOpgaven(
      { vorm: 'tekst-vraag', woorden: [{ woord: 'e3-01-v1', soort: 'nieuw' }] },
      { regio: 'nl', audio: index, flits: {}, now: NU, seed: 7 },
    )[0];
  const opgave = lees(perTekst) ?? assert.fail('a question');
  const { tekst, lezen, vraag = '', keuzes = [] } = Opgave.parse(zonderGeheim(opgave));
  assert.deepEqual(
    tekst?.klanken,
    [tekst?.titel ?? '', ...(tekst?.alineas.flat() ?? [])].map((zin) => `k:${zin}`),
  );
  assert.deepEqual(
    lezen?.klanken,
    [vraag, ...keuzes].map((zin) => `k:${zin}`),
  );
  assert.deepEqual(tekst?.nieuw, ['grote', 'niemand']);
  assert.equal(lezen?.soort, 'letterlijk');
  assert.deepEqual(lezen?.bewijs, ['Hij haalt hem op met mama.']);
  const stom = lees({ ...audio, vanTekst: (zin: string) => (zin.startsWith('Hij') ? undefined : 'k') });
  assert.equal(stom?.tekst?.klanken, undefined, 'half a text is not read aloud');
});

test('an answer that may not fit, and a part that has its place, are heard as they are shown', () => {
  const perTekst = { ...audio, vanTekst: (zin: string) => `k:${zin}` };
  const maak = (vorm: Leesvorm, sleutels: readonly string[], seed: number) =>
    buildOpgaven(
      { vorm, woorden: sleutels.map((woord) => ({ woord, soort: 'nieuw' as const })) },
      { regio: 'nl', audio: perTekst, flits: {}, now: NU, seed },
    );
  const vanTekst = (id: string, vorm: Leesvorm) =>
    stukken.flatMap(({ sleutel, bundel, lees }) => (bundel === id && lees?.[vorm] ? [sleutel] : []));
  const kloppers = vanTekst('e4-01', 'tekst-klopt');
  assert.ok(kloppers.length >= 3);
  const waar = new Set<string>();
  for (let seed = 0; seed < 20; seed++)
    for (const { vraag = '', antwoord, keuzes, lezen, vorm } of maak('tekst-klopt', kloppers, seed)) {
      waar.add(antwoord);
      assert.deepEqual([vorm, keuzes], ['tekst-klopt', ['klopt', 'klopt niet']]);
      const [kop = '', gezegd = '', ...rest] = lezen?.klanken ?? [];
      assert.deepEqual(rest, ['k:klopt', 'k:klopt niet']);
      assert.equal(vraag.toLowerCase().replace(/\.$/, ''), `${kop.slice(2)} ${gezegd.slice(2)}`.toLowerCase().replace(/\.$/, ''));
    }
  assert.equal(waar.size, 2, 'right and wrong both come');
  const delen = maak('tekst-deel', vanTekst('m5-03', 'tekst-deel'), 5);
  assert.ok(delen.length >= 3);
  for (const { keuzes, antwoord, tekst } of delen) {
    assert.deepEqual(keuzes, ['in het begin', 'in het midden', 'aan het eind']);
    assert.ok(keuzes.includes(antwoord) && tekst?.id === 'm5-03');
  }
  assert.ok(
    Array.from({ length: 20 }, (_, seed) => maak('tekst-deel', vanTekst('m5-03', 'tekst-deel'), seed)[0]?.antwoord).some(
      (eerste) => eerste !== 'in het begin',
    ),
    'not in the order of the story',
  );
});

test('a question about a text is put with as many options as the engine was told, and the chance of a guess is that', () => {
  const vragen = stukken.filter(({ lees }) => lees?.['tekst-vraag'] !== undefined);
  const info = new Map(leerlijnVan('nl').woorden);
  for (const { sleutel, keuzes, hoofd } of vragen) {
    const vierVanaf = /^teksten-(?:e4|m5|e5|m6-e6|m7-e7|plus)$/.test(hoofd);
    if (vierVanaf) assert.equal(keuzes, 4, sleutel);
    assert.equal(info.get(sleutel)?.info.keuzes, keuzes, sleutel);
  }
  const [drie, vier] = ['m4-01-v1', 'e4-01-v1'].map((sleutel) => build('tekst-vraag', [sleutel])[0]?.keuzes?.length);
  assert.deepEqual([drie, vier], [3, 4]);
});

test('a child that knows two sets of letters is asked about texts in those letters; later texts wait for their word level', () => {
  const treden = new Map(leescategorieen('nl').map((trede) => [trede.id, trede]));
  for (const set of [2, 3, 4, 5, 6]) {
    assert.deepEqual(treden.get(`teksten-letters-${set}`)?.vooraf, [`letters-${set}`]);
    const teksten = new Set(stukken.filter(({ hoofd }) => hoofd === `teksten-letters-${set}`).map(({ bundel }) => bundel));
    assert.ok(teksten.size >= 3, `${set}: ${teksten.size}`);
  }
  assert.deepEqual(treden.get('teksten-m4')?.vooraf, ['woorden-L5']);
});

test('the learning line holds the reading ladder, and the map shows it in regions of its own', async () => {
  const treden = leerlijnVan('nl').volgorde.filter(({ ladder }) => ladder === 'lezen');
  assert.ok(treden.length > 15, String(treden.length));
  const server = await createProefserver();
  const kind = server.wereld.persoon('leerling');
  const token = await server.login('leerling');
  const { regios } = landkaartRoutes.readLandkaart.response.parse((await server.get(`/api/leerlingen/${kind.id}/landkaart`, token)).body);
  const lezen = regios.filter(({ id }) => id === 'letterlagune' || id === 'verhalenvallei').flatMap(({ plekken }) => plekken);
  assert.equal(lezen.length, treden.length);
  const kaart = await server.get(`/api/leerlingen/${kind.id}/somvensters/woorden-L5`, token);
  assert.equal(landkaartRoutes.readSomvenster.response.parse(kaart.body).id, 'woorden-L5');
  const taak = await server.post(`/api/leerlingen/${kind.id}/taken`, { id: testId('lezen'), somvensterId: 'woorden-L5' }, token);
  assert.equal(taak.status, 200, taak.text);
});

test('an opgave brings the words that its explanation can name; a dictation tells none of them', () => {
  const tekst = { ...audio, vanTekst: (naam: string) => (naam === 'honden' ? 'h' : undefined) };
  const woorden = [{ woord: 'hond', soort: 'nieuw' }] as const;
  const [opgave] = buildOpgaven({ vorm: 'dictee-woord', woorden }, { regio: 'nl', audio: tekst, flits: {}, now: NU, seed: 7 });
  assert.ok(opgave);
  assert.deepEqual(opgave.audio, { woord: 'w', langzaam: 'l', hulp: { honden: 'h' } });
  assert.deepEqual(zonderSleutel(opgave).audio, { woord: 'w', langzaam: 'l' });
});

test('a sentence that shows a word which the same test asks elsewhere is heard and not shown', () => {
  const woorden = (['hond', 'viel', 'bad'] as const).map((woord) => ({ woord, soort: 'toets' as const }));
  const gemaakt = buildOpgaven({ vorm: 'dictee-woord', woorden }, { regio: 'nl', audio, flits: {}, now: NU, seed: 7 });
  const zinnen = ['De hond viel in het water.', 'Jan viel hard.', 'Ga in bad.'];
  const opgaven = gemaakt.map((opgave, i) => ({ ...opgave, woord: { ...opgave.woord, zin: zinnen[i] ?? '' } }));
  const getoond = (ook: readonly string[]) => zonderVerraad(opgaven, ook).map((opgave) => zonderSleutel(opgave).woord.zin);
  assert.deepEqual(getoond([]), [undefined, 'Jan ____ hard.', 'Ga in ____.']);
  // Of another stage of it; a part of a word tells nothing.
  assert.deepEqual(getoond(['hard', 'a']), [undefined, undefined, 'Ga in ____.']);
  for (const opgave of zonderVerraad(opgaven)) assert.ok(!('verraadt' in zonderGeheim(opgave)));
});
