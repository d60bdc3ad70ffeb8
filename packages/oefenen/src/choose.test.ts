import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { STANDAARD_INSTELLING, type Oefeninstelling } from './instelling.ts';
import { listBeurten } from './leestaken.ts';
import { createPlanner } from './planner.ts';
import { chooseOpgaven, planDag, planEigenFouten, planTaak, planTaakIn, type TaakPlan } from './choose.ts';
import { priorVan, type CategorieInfo, type WoordInfo } from './leerlijn.ts';
import { recordAntwoord } from './antwoord.ts';
import { decidePlaatsing } from './plaatsing.ts';
import { blikOp, blindOp, createBlik, predictGoed } from './blik.ts';
import { createEigenStand, processAntwoord, type EigenStand } from './motor.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand, type Stand } from './stand.ts';

const leerlijn = proefLeerlijn();
const vers = (normgroep = '4b'): Stand => createStand({ seedPrior: priorVan(normgroep) });
const withOther = (anders: Partial<Oefeninstelling>): Oefeninstelling => ({ ...STANDAARD_INSTELLING, ...anders });

function geoefend(dagen: number, goed: (i: number) => boolean, normgroep = '4b'): EigenStand {
  const eigen = createEigenStand(vers(normgroep));
  let i = 0;
  for (let d = 0; d < dagen; d++) {
    for (const keuze of chooseOpgaven(eigen, leerlijn, STANDAARD_INSTELLING, { now: NU + d * DAG, seed: d }, 15)) {
      processAntwoord(eigen, leerlijn, bewijsVan(keuze.woord, goed(i), { vorm: keuze.vorm, soort: keuze.soort }), NU + d * DAG + i * 1000, {
        leert: false,
      });
      i++;
    }
  }
  return eigen;
}

const taken = (stand: Stand, instelling = STANDAARD_INSTELLING, aantal = 40): TaakPlan[] =>
  Array.from({ length: aantal }, (_, i) => planTaak(stand, leerlijn, instelling, NU + 40 * DAG, i)).filter((t) => t !== undefined);

const wisselend = (i: number): boolean => i % 5 > 0;

/** Sentences are fewer: each takes as long as some words. */
function hasLength({ vorm, woorden }: TaakPlan): boolean {
  const [minstens, hoogstens] = vorm === 'tekst-vraag' ? [3, 6] : vorm === 'dictee-zin' ? [4, 6] : [8, 12];
  return woorden.length >= minstens && woorden.length <= hoogstens;
}

test('a taak has 8 to 12 different words, or 4 to 6 sentences, of one somvenster in one form that every word allows', () => {
  for (const stand of [vers(), vers('6a'), geoefend(12, wisselend)]) {
    for (const taak of taken(stand)) {
      assert.ok(hasLength(taak));
      assert.equal(new Set(taak.woorden.map((w) => w.woord)).size, taak.woorden.length);
      const eigen = taak.woorden.filter((w) => w.woord.startsWith(`${taak.categorie}-`));
      assert.ok(eigen.length >= (taak.vorm === 'dictee-zin' ? 3 : 5), taak.soort);
      for (const { woord } of taak.woorden) assert.ok(leerlijn.woorden.get(woord)?.info.vormen.includes(taak.vorm));
    }
  }
});

test('reserved words are never practised', () => {
  for (const stand of [vers(), geoefend(25, () => true)]) {
    for (const taak of taken(stand)) {
      for (const { woord, soort } of taak.woorden)
        if (leerlijn.woorden.get(woord)?.info.gereserveerd) assert.deepEqual([taak.soort, soort], ['transfer', 'toets']);
    }
    for (const { woord } of chooseOpgaven(stand, leerlijn, STANDAARD_INSTELLING, { now: NU, seed: 3 }, 30))
      assert.ok(!leerlijn.woorden.get(woord)?.info.gereserveerd);
  }
});

test('same stand, settings, time and seed give the same plan; another seed another one', () => {
  const stand = geoefend(6, wisselend);
  const plan = (seed: number): TaakPlan[] => planDag(stand, leerlijn, STANDAARD_INSTELLING, NU + 9 * DAG, seed);
  assert.deepEqual(plan(4), plan(4));
  assert.notDeepEqual(plan(4), plan(5));
});

test('a new category starts with a supported form and goes on to dictation', () => {
  const eerste = planTaakIn(vers(), leerlijn, withOther({ startpunt: '4b' }), 'verdubbeling', { now: NU, seed: 1 });
  assert.equal(eerste?.vorm, 'klankgroepen');
  const eigen = createEigenStand(vers());
  for (let i = 0; i < 24; i++)
    processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i}`, i % 5 > 0), NU + i * 20_000, { leert: false });
  const later = Array.from({ length: 20 }, (_, i) =>
    planTaakIn(eigen, leerlijn, STANDAARD_INSTELLING, 'verdubbeling', { now: NU + 30 * DAG, seed: i }),
  );
  assert.ok(later.every((t) => t && OEFENVORMEN[t.vorm].productie));
  assert.ok(later.filter((t) => t?.vorm === 'dictee-woord').length >= 8);
});

test('at most 35% of a taak is repetition, and 80% of loose opgaven, which have no taak of own mistakes', () => {
  const stand = geoefend(14, (i) => i % 2 > 0);
  for (const taak of taken(stand))
    if (taak.soort !== 'eigen-fouten') assert.ok(taak.woorden.filter((w) => w.soort === 'herhaling').length <= 0.35 * taak.woorden.length);
  const los = chooseOpgaven(stand, leerlijn, STANDAARD_INSTELLING, { now: NU + 30 * DAG, seed: 1 }, 20);
  const herhaald = los.filter((w) => w.soort === 'herhaling').length;
  assert.ok(herhaald > 8 && herhaald <= 17, String(herhaald));
});

test('a day has different somvensters, the own mistakes second, and no word twice', () => {
  const stand = geoefend(8, wisselend);
  const dag = planDag(stand, leerlijn, withOther({ minuten: 12 }), NU + 9 * DAG, 2);
  assert.ok(dag.length >= 3 && dag.length <= 5);
  assert.equal(dag[1]?.soort, 'eigen-fouten');
  assert.ok(dag[1]?.woorden.some((w) => w.soort === 'herhaling'));
  const eerder = dag.toSpliced(1, 1).map((t) => t.categorie);
  assert.equal(new Set(eerder).size, eerder.length);
  const woorden = dag.flatMap((t) => t.woorden.map((w) => w.woord));
  assert.equal(new Set(woorden).size, woorden.length);
  assert.equal(planDag(stand, leerlijn, withOther({ minuten: 3 }), NU + 9 * DAG, 2).length, 1);
});

test('the minutes do what they say: twice as long is twice as many opgaven', () => {
  const opgaven = (minuten: number): number =>
    planDag(vers('8a'), leerlijn, withOther({ minuten }), NU, 2).reduce((som, { woorden }) => som + woorden.length, 0);
  const seconden = Math.exp(vers().hoofd.tempo.typ.gemiddelde) + 9;
  for (const minuten of [8, 15, 30]) {
    const past = (minuten * 60) / seconden;
    assert.ok(Math.abs(opgaven(minuten) - past) < 0.25 * past, `${opgaven(minuten)} opgaven in ${minuten} minutes, where ${past} fit`);
  }
});

test('a child that never gets to the last taak of a day still repeats its mistakes', () => {
  const eigen = createEigenStand(vers());
  const wachten = new Map<string, number>();
  let teLaat = 0;
  let terug = 0;
  for (let d = 0; d < 30; d++) {
    const nu = NU + d * DAG;
    planDag(eigen, leerlijn, withOther({ startpunt: '4a' }), nu, d)
      .slice(0, 2)
      .flatMap((t) => t.woorden.map((w) => ({ ...w, vorm: t.vorm })))
      .forEach(({ woord, soort, vorm }, i) => {
        const goed = (i * 7 + d) % 6 > 0;
        const sinds = wachten.get(woord);
        if (sinds !== undefined && soort === 'herhaling') {
          terug++;
          if (d - sinds > 14) teLaat++;
        }
        if (goed) wachten.delete(woord);
        else wachten.set(woord, d);
        processAntwoord(eigen, leerlijn, bewijsVan(woord, goed, { soort, vorm }), nu + i * 15_000, { leert: false });
      });
  }
  const blijftLiggen = [...wachten.values()].filter((d) => d < 14).length;
  assert.ok(terug > 40, `repeated ${terug}`);
  assert.ok(teLaat + blijftLiggen < 0.2 * (terug + blijftLiggen), `late ${teLaat}, left ${blijftLiggen} of ${terug}`);
});

test('own mistakes can be planned again after today, and are absent when there are none', () => {
  assert.equal(planEigenFouten(vers(), leerlijn, STANDAARD_INSTELLING, NU, 1), undefined);
  const eigen = createEigenStand(vers());
  for (let i = 0; i < 12; i++)
    processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i}`, i % 3 > 0), NU + i * 20_000, { leert: false });
  const taak = planEigenFouten(eigen, leerlijn, STANDAARD_INSTELLING, NU + 600_000, 1);
  const fouten = new Set(['verdubbeling-0', 'verdubbeling-3', 'verdubbeling-6', 'verdubbeling-9']);
  assert.deepEqual(new Set(taak?.woorden.filter((w) => w.soort === 'herhaling').map((w) => w.woord)), fouten);
  assert.ok(!fouten.has(taak?.woorden[0]?.woord ?? ''), 'an easier word goes first');
});

test('a child that guesses chooses its mistakes where another one with the same abilities writes them again', () => {
  const eigen = createEigenStand(vers('6a'));
  for (let i = 0; i < 24; i++)
    processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i}`, i % 4 > 0), NU + i * 20_000, { leert: false });
  const formOf = (gokkans: number) => {
    const stand = { ...eigen, hoofd: { ...eigen.hoofd, gokkans, bijsturing: 0.12 } };
    return planEigenFouten(stand, leerlijn, STANDAARD_INSTELLING, NU + DAG, 1)?.vorm ?? assert.fail('there are mistakes');
  };
  assert.deepEqual([formOf(0.01), OEFENVORMEN[formOf(0.2)].productie], ['dictee-woord', false]);
});

const categorieenMet = (anders: Partial<Oefeninstelling>, stand: Stand = geoefend(5, wisselend)): Set<string> =>
  new Set(taken(stand, withOther(anders)).map((t) => t.categorie));

test('settings decide what is practised', () => {
  assert.ok(!categorieenMet({ uit: ['ei-ij', 'kz-mkm'] }).has('ei-ij'));
  assert.deepEqual(categorieenMet({ alleen: ['i-als-ie'] }), new Set(['i-als-ie']));
  assert.ok(![...categorieenMet({ plafond: '4a' })].some((id) => ['verdubbeling', 'i-als-ie', 'ww-stam'].includes(id)));
  assert.deepEqual(categorieenMet({ spelling: false }, geoefend(0, wisselend, '6b')), new Set(['ww-stam']));
  assert.ok(!categorieenMet({ werkwoorden: false }, vers('6b')).has('ww-stam'));
  assert.equal(taken(vers(), withOther({ spelling: false, werkwoorden: false })).length, 0);
  assert.deepEqual(planDag(vers(), leerlijn, withOther({ alleen: [] }), NU, 1), []);
});

test('a weak child that knows all that is open gets the next categories, not only checks', () => {
  const zwak = createEigenStand(createStand({ seedPrior: { gemiddelde: -1.5, sd: 0.3 } }));
  const soorten = taken(zwak, withOther({ startpunt: '3a' })).map((t) => t.soort);
  assert.ok(soorten.includes('groei'));
});

test('answers to words of other categories do not open a category', () => {
  const eigen = createEigenStand(vers('3b'));
  for (let i = 0; i < 15; i++) {
    const knelpunten = [
      { categorie: 'lange-klank-eind', goed: true },
      { categorie: 'ww-stam', goed: i % 2 > 0 },
    ];
    processAntwoord(eigen, leerlijn, bewijsVan(`lange-klank-eind-${i}`, i % 2 > 0, { knelpunten }), NU + i * 20_000, { leert: false });
  }
  assert.equal(eigen.categorieen['lange-klank-eind']?.status, 'open');
  assert.equal(eigen.categorieen['ww-stam']?.status, 'op-slot');
  assert.equal(eigen.categorieen['ww-stam']?.antwoorden, 15);
});

test('a place that is still locked cannot be chosen; the starting point opens what comes after it', () => {
  assert.equal(planTaakIn(vers('3b'), leerlijn, STANDAARD_INSTELLING, 'verdubbeling', { now: NU, seed: 1 }), undefined);
  assert.equal(
    planTaakIn(vers('3b'), leerlijn, withOther({ startpunt: '4b' }), 'verdubbeling', { now: NU, seed: 1 })?.categorie,
    'verdubbeling',
  );
  assert.equal(planTaakIn(vers(), leerlijn, STANDAARD_INSTELLING, 'bestaat-niet', { now: NU, seed: 1 }), undefined);
});

test('goals of a care plan come first, also when they are still locked', () => {
  const gekozen = taken(vers('3b'), withOther({ zorgdoelen: ['i-als-ie'] })).map((t) => t.categorie);
  assert.ok(gekozen.filter((id) => id === 'i-als-ie').length >= gekozen.length * 0.5);
});

test('a fixed order keeps to the first categories of the list', () => {
  const gekozen = new Set(
    taken(vers('4a'), withOther({ volgorde: 'vast', volgordeLijst: ['ei-ij', 'lange-klank-eind', 'kz-mkm'] }))
      .filter((t) => t.soort === 'groei')
      .map((t) => t.categorie),
  );
  assert.ok(
    [...gekozen].every((id) => ['ei-ij', 'lange-klank-eind'].includes(id)),
    [...gekozen].join(),
  );
});

test('words of the own list are chosen first', () => {
  const eigenWoorden = ['verdubbeling-3', 'verdubbeling-11', 'verdubbeling-20'];
  const taak = planTaakIn(vers(), leerlijn, withOther({ eigenWoorden, startpunt: '4b' }), 'verdubbeling', { now: NU, seed: 2 });
  const gekozen = new Set(taak?.woorden.map((w) => w.woord));
  for (const woord of eigenWoorden) assert.ok(gekozen.has(woord));
});

test('only forms that the allowed games can pose are used', () => {
  const vormen: readonly Oefenvorm[] = ['kies', 'goed-fout', 'sorteren'];
  for (const taak of taken(geoefend(5, wisselend), withOther({ vormen }))) assert.ok(vormen.includes(taak.vorm));
});

test('a higher target gives easier words', () => {
  const kans = (doel: 0.7 | 0.9): number => {
    const los = chooseOpgaven(vers(), leerlijn, withOther({ doel }), { now: NU, seed: 1 }, 30);
    return los.reduce((som, w) => som + w.kans, 0) / los.length;
  };
  assert.ok(kans(0.9) > kans(0.7) + 0.08);
});

test('a mastered category gets its transfer check with five unseen words on another day', () => {
  const eigen = createEigenStand(vers('4a'));
  for (let i = 0; i < 26; i++)
    processAntwoord(eigen, leerlijn, bewijsVan(`kz-mkm-${i % 20}`, true), NU + (i < 20 ? 0 : DAG) + i * 20_000, { leert: false });
  assert.equal(eigen.categorieen['kz-mkm']?.status, 'beheerst');
  const dag = planDag(eigen, leerlijn, STANDAARD_INSTELLING, NU + 3 * DAG, 1);
  assert.notEqual(dag[0]?.soort, 'transfer', 'a child that stops early has practised');
  const taak = dag.find(({ soort }) => soort === 'transfer');
  const ongezien = taak?.woorden.filter((w) => w.woord.startsWith('kz-mkm-') && eigen.woorden[w.woord] === undefined) ?? [];
  assert.ok(ongezien.length >= 5);
});

test('words of the last three weeks are not asked again while there are others', () => {
  const eigen = createEigenStand(vers());
  for (let i = 0; i < 12; i++) processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i}`, true), NU + i * 20_000, { leert: false });
  const taak = planTaakIn(eigen, leerlijn, STANDAARD_INSTELLING, 'verdubbeling', { now: NU + 2 * DAG, seed: 1 });
  assert.ok(taak?.woorden.filter((w) => w.woord.startsWith('verdubbeling')).every((w) => eigen.woorden[w.woord] === undefined));
});

const VREEMD: readonly (readonly [naam: string, anders: Partial<Oefeninstelling>, nu: number, seed: number])[] = [
  ['moment NaN', {}, Number.NaN, 1],
  ['moment far in the past', {}, -1e15, 1],
  ['moment far in the future', {}, 1e16, 1],
  ['seed NaN', {}, NU, Number.NaN],
  ['no minutes', { minuten: 0 }, NU, 1],
  ['minutes NaN', { minuten: Number.NaN }, NU, 1],
  ['minutes without end', { minuten: 100_000 }, NU, 1],
  ['no forms', { vormen: [] }, NU, 1],
  ['unknown half-years', { plafond: 'abc', startpunt: '' }, NU, 1],
  ['unknown categories and words', { uit: ['x'], zorgdoelen: ['y'], volgordeLijst: ['z'], eigenWoorden: ['w'] }, NU, 1],
];

for (const [naam, anders, nu, seed] of VREEMD) {
  test(`strange settings, ${naam}: a plan that can be played, or none`, () => {
    for (const stand of [vers(), geoefend(4, wisselend)]) {
      const plannen = [...planDag(stand, leerlijn, withOther(anders), nu, seed), planTaak(stand, leerlijn, withOther(anders), nu, seed)];
      for (const taak of plannen) if (taak) assert.ok(hasLength(taak));
      for (const los of chooseOpgaven(stand, leerlijn, withOther(anders), { now: nu, seed }, 10)) assert.ok(los.kans > 0 && los.kans < 1);
    }
  });
}

test('an empty leerlijn gives no practice', () => {
  const leeg = proefLeerlijn({ categorieen: [], woorden: [] });
  assert.deepEqual(planDag(vers(), leeg, STANDAARD_INSTELLING, NU, 1), []);
  assert.deepEqual(chooseOpgaven(vers(), leeg, STANDAARD_INSTELLING, { now: NU, seed: 1 }, 10), []);
  assert.equal(planTaak(vers(), leeg, STANDAARD_INSTELLING, NU, 1), undefined);
});

test('a word with no usable row, and categories that need each other, do not stop anything', () => {
  const kring = proefLeerlijn({
    categorieen: [
      { id: 'a', vooraf: ['b', 'a'], strategie: 'regel', introHalfjaar: '4a', gemiddeldeMoeilijkheid: 0 },
      { id: 'b', vooraf: ['a'], strategie: 'regel', introHalfjaar: '4a', gemiddeldeMoeilijkheid: 0 },
    ],
    woorden: Array.from({ length: 20 }, (_, i) => ({
      woord: `a${i}`,
      hoofd: 'a',
      knelpunten: [{ categorie: 'a', b: i === 0 ? Number.NaN : 0, vb: -1 }],
      niveau: '4a',
      band: 1 as const,
      gereserveerd: false,
      vormen: ['dictee-woord' as const],
    })),
  });
  const taak = planTaak(vers(), kring, STANDAARD_INSTELLING, NU, 1);
  assert.equal(taak?.categorie, 'a');
  assert.ok(!taak?.woorden.some((w) => w.woord === 'a0'));
});

/* ---- reading, and what the docent chose ---- */

const LEESTREDEN = ['woorden-L1', 'teksten-m3'] as const;
const leeswoord = (trede: string, i: number): WoordInfo => ({
  woord: `${trede}-${i}`,
  hoofd: trede,
  knelpunten: [{ categorie: trede, b: 0.1 * (i % 7), vb: 0.36 }],
  niveau: '3a',
  band: 1,
  gereserveerd: false,
  vormen: trede === 'teksten-m3' ? ['tekst-vraag'] : ['flits-kies', 'flits-typ'],
  ...(trede === 'teksten-m3' && { bundel: `tekst-${Math.floor(i / 4)}` }),
});
const spelling = proefLeerlijn();
const metLezen = proefLeerlijn({
  categorieen: [
    ...spelling.volgorde.map(({ info }) => info),
    ...LEESTREDEN.map((id): CategorieInfo => ({
      id,
      vooraf: [],
      strategie: 'klank',
      introHalfjaar: '3a',
      gemiddeldeMoeilijkheid: 0.3,
      gokkans: 0,
      ladder: 'lezen',
      vormen: id === 'teksten-m3' ? ['tekst-vraag'] : ['flits-kies', 'flits-typ'],
    })),
  ],
  woorden: [
    ...[...spelling.woorden.values()].map(({ info }) => info),
    ...LEESTREDEN.flatMap((id) => Array.from({ length: 32 }, (_, i) => leeswoord(id, i))),
  ],
});

test('a question is guessed by its own number of options: with three it is expected right more often than with four', () => {
  const vorm = metLezen.vormen['tekst-vraag'];
  const woord = metLezen.woorden.get('teksten-m3-0') ?? assert.fail('a question');
  const met = (keuzes: number) => ({ ...woord, info: { ...woord.info, keuzes } });
  assert.deepEqual([blindOp(met(3), vorm), blindOp(met(4), vorm)], [1 / 3, 1 / 4]);
  assert.equal(blindOp(woord, vorm), vorm.info.gok, 'not told: as the form usually is');
  const blik = createBlik(vers('3a'), metLezen, NU);
  const kans = (keuzes: number): number => predictGoed(blik, met(keuzes), vorm, blindOp(met(keuzes), vorm));
  assert.ok(kans(3) > kans(4) + 0.01, `${kans(3)} ${kans(4)}`);
});

test('of twenty taken a week a beginner reads ten, an older child eight or nine, half of them a text; switched off, none', () => {
  const reads = (normgroep: string, lezen: boolean): number[] => {
    const beurten = Array.from({ length: 12 }, (_, dagen) => {
      const { hoofd, ...rest } = vers(normgroep);
      const p = createPlanner({ ...rest, hoofd: { ...hoofd, dagen } }, metLezen, withOther({ lezen }), NU, 3);
      return listBeurten(p, 5, undefined);
    });
    assert.ok(beurten.every((dag) => dag.length === 5 && dag[0] === 'overig'));
    return [beurten.flat().filter((beurt) => beurt !== 'overig').length, beurten.flat().filter((beurt) => beurt === 'tekst').length];
  };
  assert.deepEqual(reads('3a', true), [30, 15]);
  assert.deepEqual(reads('6b', true), [25, 13]);
  assert.deepEqual(reads('3a', false), [0, 0]);
});

test('half of what is read is a text, one text a taak, no text twice in six weeks while there are others', () => {
  for (const [normgroep, teksten] of [['3a', 8] as const, ['6b', 5] as const]) {
    const eigen = createEigenStand(vers(normgroep));
    const bundelVan = (taak: TaakPlan): readonly string[] => [
      ...new Set(taak.woorden.flatMap(({ woord }) => metLezen.woorden.get(woord)?.info.bundel ?? [])),
    ];
    const gelezen: string[] = [];
    const tel = { lezen: 0, tekst: 0 };
    for (let dag = 0; gelezen.length < teksten; dag++) {
      for (const taak of planDag(eigen, metLezen, withOther({ lezen: true }), NU + dag * DAG, dag)) {
        if (metLezen.categorieen.get(taak.categorie)?.ladder === 'lezen') tel.lezen++;
        const bundels = bundelVan(taak);
        if (bundels.length === 0) continue;
        tel.tekst++;
        assert.equal(bundels.length, 1);
        gelezen.push(...bundels);
        for (const { woord } of taak.woorden)
          processAntwoord(
            eigen,
            metLezen,
            { ...bewijsVan(woord, true, { vorm: 'tekst-vraag', keuzes: 4 }), knelpunten: [{ categorie: taak.categorie, goed: true }] },
            NU + dag * DAG,
          );
      }
      eigen.hoofd = { ...eigen.hoofd, dagen: dag + 1 };
    }
    assert.equal(new Set(gelezen).size, gelezen.length);
    assert.ok(tel.tekst >= tel.lezen / 2, `${normgroep}: ${tel.tekst} of ${tel.lezen}`);
  }
});

test('a text that was asked rests for six weeks unless a child chooses it: until then the plan has something else', () => {
  const teksten = withOther({ lezen: true, spelling: false, uit: ['woorden-L1'] });
  const eigen = createEigenStand(vers('3a'));
  const plan = (dagen: number): string[] => planDag(eigen, metLezen, teksten, NU + dagen * DAG, 5).map(({ categorie }) => categorie);
  assert.ok(plan(0).includes('teksten-m3'));
  for (let i = 0; i < 32; i++) {
    const bewijs = {
      ...bewijsVan(`teksten-m3-${i}`, i % 3 > 0, { vorm: 'tekst-vraag', keuzes: 4 }),
      knelpunten: [{ categorie: 'teksten-m3', goed: i % 3 > 0 }],
    };
    processAntwoord(eigen, metLezen, bewijs, NU + i * 1000, { leert: false });
  }
  assert.ok(!plan(10).includes('teksten-m3'));
  assert.equal(planTaakIn(eigen, metLezen, teksten, 'teksten-m3', { now: NU + 10 * DAG, seed: 1 })?.categorie, 'teksten-m3');
  assert.ok(plan(43).includes('teksten-m3'));
});

test('a text whose questions were all guessed was met: it rests as another does, and says nothing of the child', () => {
  const eigen = createEigenStand(vers('3a'));
  const lezen = withOther({ lezen: true, spelling: false, uit: ['woorden-L1'] });
  const texts = (dagen: number): string[] => {
    const taak = planTaakIn(eigen, metLezen, lezen, 'teksten-m3', { now: NU + dagen * DAG, seed: 1 });
    return (taak?.woorden ?? []).map(({ woord }) => metLezen.woorden.get(woord)?.info.bundel ?? '');
  };
  const [eerst] = texts(0);
  const vragen = [...metLezen.woorden.values()].filter(({ info }) => info.bundel === eerst);
  for (const [i, { info }] of vragen.entries()) {
    const bewijs = {
      ...bewijsVan(info.woord, i % 3 === 0, { vorm: 'tekst-vraag', keuzes: 4, rtMs: 300 }),
      knelpunten: [{ categorie: 'teksten-m3', goed: i % 3 === 0 }],
    };
    assert.equal(processAntwoord(eigen, metLezen, bewijs, NU + i * 1000, { leert: false }).reden, 'gegokt');
    assert.equal(eigen.woorden[info.woord]?.laatste, NU + i * 1000);
  }
  assert.equal(eigen.categorieen['teksten-m3'], undefined, 'nothing is known of what was guessed');
  assert.ok(texts(1).length > 0 && !texts(1).includes(eerst ?? ''), 'another text');
  // All the others are read in earnest: only then it comes back, six weeks later, as new.
  for (const { info } of metLezen.woorden.values()) {
    if (info.hoofd !== 'teksten-m3' || info.bundel === eerst) continue;
    const bewijs = {
      ...bewijsVan(info.woord, true, { vorm: 'tekst-vraag', keuzes: 4 }),
      knelpunten: [{ categorie: 'teksten-m3', goed: true }],
    };
    processAntwoord(eigen, metLezen, bewijs, NU + DAG, { leert: false });
  }
  const plan = (dagen: number) => planDag(eigen, metLezen, lezen, NU + dagen * DAG, 5).map(({ categorie }) => categorie);
  assert.ok(!plan(40).includes('teksten-m3'));
  assert.deepEqual([...new Set(texts(43))], [eerst]);
  const opnieuw = vragen[0]?.info.woord ?? assert.fail('a question');
  const log = processAntwoord(
    eigen,
    metLezen,
    { ...bewijsVan(opnieuw, true, { vorm: 'tekst-vraag', keuzes: 4, rtMs: 9000 }), knelpunten: [{ categorie: 'teksten-m3', goed: true }] },
    NU + 43 * DAG,
    { leert: false },
  );
  assert.deepEqual([log.nieuw, eigen.woorden[opnieuw]?.keren], [true, 1], 'it counts as met for the first time');
});

test('questions about a text come text by text, whole, and never back without their text', () => {
  const eigen = createEigenStand(vers('3a'));
  const taak = planTaakIn(eigen, metLezen, withOther({ lezen: true }), 'teksten-m3', { now: NU, seed: 1 });
  assert.equal(taak?.woorden.length, 4);
  const bundels = taak.woorden.map(({ woord }) => metLezen.woorden.get(woord)?.info.bundel);
  assert.deepEqual(
    bundels.slice(0, 4),
    Array.from({ length: 4 }, () => bundels[0]),
  );
  for (const [i, { woord }] of taak.woorden.entries()) {
    const bewijs = {
      ...bewijsVan(woord, false, { vorm: 'tekst-vraag', keuzes: 4 }),
      knelpunten: [{ categorie: 'teksten-m3', goed: false }],
    };
    processAntwoord(eigen, metLezen, bewijs, NU + i * 1000, { leert: false });
  }
  assert.equal(planEigenFouten(eigen, metLezen, withOther({ lezen: true }), NU + 3 * DAG, 1), undefined);
  const opnieuw = planTaakIn(eigen, metLezen, withOther({ lezen: true }), 'teksten-m3', { now: NU + DAG, seed: 2 });
  assert.ok(opnieuw && !opnieuw.woorden.some(({ woord }) => eigen.woorden[woord]), 'other texts first');
});

test('questions about one text are no answers of their own: four of them count for .69 each', () => {
  const gewicht = (woord: string, categorie: string, vorm: 'tekst-vraag' | 'flits-kies'): number =>
    recordAntwoord(vers('3a'), metLezen, { ...bewijsVan(woord, true, { vorm, keuzes: 3 }), knelpunten: [{ categorie, goed: true }] }, NU)
      .log.invoer.gewicht;
  assert.ok(Math.abs(gewicht('teksten-m3-0', 'teksten-m3', 'tekst-vraag') - 0.7 / 1.45) < 1e-9);
  assert.equal(gewicht('woorden-L1-0', 'woorden-L1', 'flits-kies'), 0.7);
});

test('reading is mastered by choosing as well: it has no writing', () => {
  const eigen = createEigenStand(vers('5a'));
  for (let i = 0; i < 32; i++) {
    const bewijs = {
      ...bewijsVan(`woorden-L1-${i}`, true, { vorm: 'flits-kies', keuzes: 4, rtMs: 3000 }),
      knelpunten: [{ categorie: 'woorden-L1', goed: true }],
    };
    processAntwoord(eigen, metLezen, bewijs, NU + Math.floor(i / 16) * DAG + i * 20_000, { leert: false });
  }
  assert.equal(eigen.categorieen['woorden-L1']?.status, 'beheerst');
});

/** Reading steps of which each comes before the next; `geleerd`: letters are known to who learned them only. */
const createKeten = (ids: readonly string[], letters?: 'geleerd') =>
  proefLeerlijn({
    categorieen: ids.map((id, i) => ({
      id,
      vooraf: ids.slice(Math.max(0, i - 1), i),
      strategie: 'klank' as const,
      introHalfjaar: '3a',
      gemiddeldeMoeilijkheid: 0.3,
      gokkans: 0,
      ladder: 'lezen' as const,
      vormen: ['flits-kies' as const],
      ...(letters === 'geleerd' && id.startsWith('letters') && { alleenGeleerd: true as const }),
    })),
    woorden: ids.flatMap((id) => Array.from({ length: 40 }, (_, i) => ({ ...leeswoord(id, i), woord: `${id}-${i}` }))),
  });

test('who shows to read words is not asked for their letters any more', () => {
  const KETEN = ['letters-1', 'letters-2', 'woorden-L1', 'woorden-L2'] as const;
  const keten = createKeten(KETEN);
  const eigen = createEigenStand(vers('3a'));
  const read = (id: string, goed: boolean, i: number): void => {
    const bewijs = {
      ...bewijsVan(`${id}-${i}`, goed, { vorm: 'flits-kies', keuzes: 4, rtMs: 3000 }),
      knelpunten: [{ categorie: id, goed }],
    };
    processAntwoord(eigen, keten, bewijs, NU + i * 20_000, { leert: false });
  };
  const statusOp = (id: string) => blikOp(createBlik(eigen, keten, NU + DAG), id)?.status;
  for (let i = 0; i < 4; i++) read('letters-1', i % 2 === 0, i);
  assert.equal(statusOp('letters-1'), 'open');
  for (let i = 0; i < 20; i++) read('woorden-L2', true, i);
  assert.equal(statusOp('letters-1'), 'vermoed');
});

test('letters that come after those that are practised are not taken to be known, until words with them are read', () => {
  const KETEN = ['letters-1', 'letters-2', 'letters-3', 'woorden-L1'] as const;
  const keten = createKeten(KETEN, 'geleerd');
  const eigen = createEigenStand(vers('3a'));
  const read = (id: string, i: number): void => {
    const bewijs = {
      ...bewijsVan(`${id}-${i}`, true, { vorm: 'flits-kies', keuzes: 4, rtMs: 3000 }),
      knelpunten: [{ categorie: id, goed: true }],
    };
    processAntwoord(eigen, keten, bewijs, NU + i * 20_000, { leert: false });
  };
  const standen = () =>
    Object.fromEntries(createBlik(eigen, keten, NU + DAG).categorieen.map(({ categorie, status }) => [categorie.id, status]));
  for (let i = 0; i < 40; i++) read('letters-1', i);
  assert.deepEqual([standen()['letters-2'], standen()['letters-3'], standen()['woorden-L1']], ['open', 'op-slot', 'op-slot']);
  assert.deepEqual(
    decidePlaatsing(eigen, keten, NU + DAG).filter((id) => id !== 'letters-1'),
    [],
  );
  // Words were read all the same: somebody knows more letters than it was asked.
  for (let i = 0; i < 40; i++) read('woorden-L1', i);
  assert.deepEqual([standen()['letters-2'], standen()['letters-3']], ['vermoed', 'open']);
});

test('goals of a care plan come before everything else that is open', () => {
  const stand = geoefend(6, wisselend);
  const doel = planDag(stand, leerlijn, withOther({ zorgdoelen: ['ww-stam'] }), NU + 40 * DAG, 1);
  assert.equal(doel.find(({ soort }) => soort === 'groei' || soort === 'afmaken')?.categorie, 'ww-stam');
});

test('a category whose words are all as good as known is passed over while another has more to give', () => {
  const [licht, zwaar] = ['kz-mkm', 'ww-stam'];
  const instelling = withOther({ alleen: [licht, zwaar] });
  const stand = createStand({ seedPrior: { gemiddelde: 4.5, sd: 0.3 } });
  const los = chooseOpgaven(stand, leerlijn, instelling, { now: NU, seed: 1 }, 12);
  assert.deepEqual(new Set(los.map(({ categorie }) => categorie)), new Set([zwaar]));
  assert.equal(planTaak(stand, leerlijn, instelling, NU, 1)?.categorie, zwaar);
  const eigenWoord = `${licht}-3`;
  const eigen = chooseOpgaven(stand, leerlijn, withOther({ alleen: [licht, zwaar], eigenWoorden: [eigenWoord] }), { now: NU, seed: 1 }, 12);
  assert.ok(
    eigen.some(({ woord }) => woord === eigenWoord),
    'a word of the docent is asked however well it is known',
  );
  const doel = chooseOpgaven(stand, leerlijn, withOther({ alleen: [licht, zwaar], zorgdoelen: [licht] }), { now: NU, seed: 1 }, 12);
  assert.ok(doel.filter(({ categorie }) => categorie === licht).length >= 8, 'so is a goal of a care plan');
  const alleen = chooseOpgaven(stand, leerlijn, withOther({ alleen: [licht] }), { now: NU, seed: 1 }, 12);
  assert.equal(alleen.length, 12, 'nothing else is left: then it is asked all the same');
});
