import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import { STANDAARD_INSTELLING } from './instelling.ts';
import { planDag } from './choose.ts';
import { AANGEBODEN, BELEID, beleidVan } from './beleid.ts';
import type { Lot } from './lot.ts';
import { createEigenStand, processAntwoord } from './motor.ts';
import { judgePolicy, weightForShares, type PolicyRow } from './off-policy.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { priorVan } from './leerlijn.ts';
import { createStand } from './stand.ts';
import { compareGroepen, drawGroepen, type Kindwaarde } from './side-by-side.ts';

/** Children who get A in seven of ten choices; A gives .6 and B .8, more or less by child. */
function logged(seed: number): PolicyRow[] {
  const random = createRandom(seed);
  return Array.from({ length: 40 }, (_, i) => i).flatMap((i) => {
    const aard = 0.2 * (random.next() - 0.5);
    return Array.from({ length: 30 }, () => {
      const isA = random.next() < 0.7;
      const goed = random.next() < (isA ? 0.6 : 0.8) + aard;
      return { kind: `k${i}`, gewicht: (isA ? 0.2 : 0.8) / (isA ? 0.7 : 0.3), beloning: goed ? 1 : 0 };
    });
  });
}

test('what a policy that was never served gives is found from one that was, and the interval covers it', () => {
  let covers = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const v = judgePolicy(logged(seed), { seed, trekkingen: 300 }) ?? assert.fail('enough');
    assert.ok(v.effectief < 1200, 'weighted choices are worth fewer than there are');
    if (v.laag <= 0.76 && 0.76 <= v.hoog) covers++;
  }
  assert.ok(covers >= 52, `${covers} of 60 intervals`);
});

test('a few children, or choices that the other policy never makes, say nothing', () => {
  assert.equal(judgePolicy([], { seed: 1 }), undefined);
  assert.equal(
    judgePolicy(
      logged(1).filter(({ kind }) => kind < 'k15'),
      { seed: 1 },
    ),
    undefined,
  );
  assert.equal(
    judgePolicy(
      logged(1).map((row) => ({ ...row, gewicht: 0 })),
      { seed: 1 },
    ),
    undefined,
  );
});

const LOT: Lot = { beleid: BELEID, soort: 'afmaken', kans: 0.2, soorten: { afmaken: 0.2, groei: 0.8 }, vorm: 1, woorden: {} };

test('other shares make a choice likelier or less likely by what was possible then', () => {
  assert.equal(weightForShares(LOT, { afmaken: 0.5, groei: 0.5 }), 2.5);
  assert.equal(weightForShares({ ...LOT, soort: 'groei' }, { afmaken: 0.5, groei: 0.5, controle: 1 }), 0.625);
  assert.equal(weightForShares({ ...LOT, soort: 'groei', soorten: { groei: 1 } }, { groei: 1 }), undefined, 'there was no choice');
});

test('the chances that a plan says are those it is drawn with', () => {
  const leerlijn = proefLeerlijn();
  const eigen = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
  for (let i = 0; i < 240; i++)
    processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i % 30}`, i % 7 > 0), NU - DAG * (30 - Math.floor(i / 10)) + i * 20_000, {
      leert: false,
    });
  const keren = new Map<string, { gezegd: number; geteld: number }>();
  const N = 600;
  for (let seed = 0; seed < N; seed++) {
    const [eerste] = planDag(eigen, leerlijn, { ...STANDAARD_INSTELLING, minuten: 5 }, NU, seed);
    const taak = eerste ?? assert.fail('a taak');
    const lot = taak.lot ?? assert.fail('it says with which chance');
    assert.equal(lot.beleid, BELEID);
    assert.ok(Object.values(lot.woorden).every((kans) => kans > 0 && kans <= 1));
    const naam = `${taak.soort} ${taak.categorie} ${taak.vorm}`;
    const k = keren.get(naam) ?? { gezegd: lot.kans * lot.vorm, geteld: 0 };
    keren.set(naam, { ...k, geteld: k.geteld + 1 });
  }
  assert.ok(keren.size > 1, 'there was something to choose');
  for (const [naam, { gezegd, geteld }] of keren) {
    const sd = Math.sqrt((gezegd * (1 - gezegd)) / N);
    assert.ok(Math.abs(geteld / N - gezegd) < 4 * sd + 1e-9, `${naam}: said ${gezegd}, happened ${geteld / N}`);
  }
});

test('a policy beside the served one says its own name and its own chances; the same policy plans the same day again, another one another day', () => {
  const leerlijn = proefLeerlijn();
  const [anders = ''] = AANGEBODEN;
  const eigen = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
  for (let i = 0; i < 240; i++)
    processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i % 30}`, i % 7 > 0), NU - DAG * (30 - Math.floor(i / 10)) + i * 20_000, {
      leert: false,
    });
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);
  const plannen = (beleid: string | undefined) =>
    seeds.map((seed) => planDag(eigen, leerlijn, { ...STANDAARD_INSTELLING, ...(beleid !== undefined && { beleid }) }, NU, seed));
  const [gewoon, ander] = [plannen(undefined), plannen(anders)];
  assert.ok(gewoon.flat().every(({ lot }) => lot?.beleid === BELEID));
  assert.ok(ander.flat().every(({ lot }) => lot?.beleid === anders));
  const kansOpGroei = (naam: string | undefined): number => 1 - beleidVan(naam).controle - beleidVan(naam).afmaken;
  const gezegd = (dagen: typeof gewoon): readonly string[] => dagen.flat().flatMap(({ lot }) => lot?.soorten.groei?.toFixed(4) ?? []);
  assert.ok(gezegd(gewoon).includes(kansOpGroei(undefined).toFixed(4)));
  assert.ok(gezegd(ander).includes(kansOpGroei(anders).toFixed(4)) && !gezegd(ander).includes(kansOpGroei(undefined).toFixed(4)));
  assert.deepEqual(plannen(anders), ander, 'who knows which policy chose plans that day again');
  assert.notDeepEqual(ander, gewoon);
});

test('a name that is no longer there plans as is served, and says that it did', () => {
  const leerlijn = proefLeerlijn();
  const eigen = createStand({ seedPrior: priorVan('5b') });
  const weg = planDag(eigen, leerlijn, { ...STANDAARD_INSTELLING, beleid: 'groei-1' }, NU, 1);
  assert.deepEqual(weg, planDag(eigen, leerlijn, STANDAARD_INSTELLING, NU, 1));
  assert.ok(weg.every(({ lot }) => lot === undefined || lot.beleid === BELEID));
});

/** A number around 0 with sd 1. */
const normal = (random: Random): number => Array.from({ length: 12 }, () => random.next()).reduce((som, x) => som + x, -6);

interface Klas {
  /** Groepen on a side, and children in a groep. */
  readonly groepen: number;
  readonly kinderen: number;
  readonly winst: number;
}

/** Groepen differ by themselves (sd .06), children more (sd .12): a fifth of the spread is between groepen. */
function school({ groepen, kinderen, winst }: Klas, seed: number): Kindwaarde[] {
  const random = createRandom(seed);
  return Array.from({ length: 2 * groepen }, (_, i) => i).flatMap((i) => {
    const anders = i % 2 === 1;
    const eigen = 0.7 + 0.06 * normal(random) + (anders ? winst : 0);
    return Array.from({ length: kinderen }, () => ({ groep: `g${i}`, anders, waarde: eigen + 0.12 * normal(random) }));
  });
}

const says = (verschil: { readonly laag: number; readonly hoog: number } | undefined): boolean =>
  verschil !== undefined && (verschil.laag > 0 || verschil.hoog < 0);

/** The same children as if each had been drawn by itself: every child a groep, so that three count together as one. */
const asIfAlone = (kinderen: readonly Kindwaarde[]): Kindwaarde[] => {
  const nr = new Map<boolean, number>();
  return kinderen.map((kind) => {
    const n = nr.get(kind.anders) ?? 0;
    nr.set(kind.anders, n + 1);
    return { ...kind, groep: `${String(kind.anders)} ${Math.floor(n / 3)}` };
  });
};

test('two policies that are the same are said to differ in one of twenty trials, not in half of them', () => {
  let groepen = 0;
  let kinderen = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const rijen = school({ groepen: 8, kinderen: 24, winst: 0 }, seed);
    if (says(compareGroepen(rijen).verschil)) groepen++;
    if (says(compareGroepen(asIfAlone(rijen)).verschil)) kinderen++;
  }
  assert.ok(groepen <= 32, `${groepen} of 400 false alarms with groepen as the unit`);
  assert.ok(kinderen >= 100, `${kinderen} of 400 when children count as independent: the report must not do that`);
});

test('the interval covers the difference that is there, and a large one is seen', () => {
  let covers = 0;
  let seen = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const { verschil } = compareGroepen(school({ groepen: 12, kinderen: 20, winst: 0.08 }, 1000 + seed));
    assert.ok(verschil);
    if (verschil.laag <= 0.08 && 0.08 <= verschil.hoog) covers++;
    if (says(verschil)) seen++;
  }
  assert.ok(covers >= 276, `${covers} of 300`);
  assert.ok(seen >= 210, `${seen} of 300`);
});

test('five groepen on a side say nothing, nor do groepen of two children, nor a measure that does not move', () => {
  const vijf = compareGroepen(school({ groepen: 5, kinderen: 30, winst: 0.5 }, 1));
  assert.equal(vijf.verschil, undefined);
  assert.equal(vijf.anders.groepen, 5);
  const klein = compareGroepen(school({ groepen: 30, kinderen: 2, winst: 0.5 }, 1));
  assert.deepEqual([klein.gewoon, klein.verschil], [{ groepen: 0, kinderen: 0, waarde: undefined }, undefined]);
  const gelijk = compareGroepen(school({ groepen: 9, kinderen: 9, winst: 0 }, 1).map((kind) => ({ ...kind, waarde: 1 })));
  assert.deepEqual([gelijk.verschil, gelijk.zonderSpreiding], [undefined, true], 'enough, and all the same');
  assert.deepEqual([vijf.zonderSpreiding, klein.zonderSpreiding], [false, false], 'too little is not that');
  assert.equal(compareGroepen([]).verschil, undefined);
});

test('a large groep weighs no more than a small one', () => {
  const rij = (groep: string, anders: boolean, waarde: number, keer: number): Kindwaarde[] =>
    Array.from({ length: keer }, () => ({ groep, anders, waarde }));
  const { gewoon } = compareGroepen([...rij('klein', false, 0.2, 3), ...rij('groot', false, 0.8, 300)]);
  assert.deepEqual([gewoon.groepen, gewoon.kinderen, gewoon.waarde?.toFixed(6)], [2, 303, '0.500000']);
});

const groepen = Array.from({ length: 41 }, (_, i) => ({ adminId: `school ${i % 7}`, groepId: `groep ${i}`, jaargroep: 3 + (i % 6) }));
const lot = (proef: string) => (groep: { readonly groepId: string }) => createRandom(seedFrom(`${proef} ${groep.groepId}`)).next();

test('who draws again, in whatever order, draws the same; both sides are as large and every school is on both', () => {
  const eerst = drawGroepen(groepen, lot('p'));
  const weer = drawGroepen(groepen.toReversed(), lot('p'));
  assert.ok(groepen.every(({ groepId }) => weer.get(groepId) === eerst.get(groepId)));
  const anders = [...eerst.values()].filter(Boolean).length;
  assert.ok(anders === 20 || anders === 21, `${anders} of 41`);
  for (let i = 0; i < 7; i++) {
    const eigen = groepen.filter(({ adminId }) => adminId === `school ${i}`).map(({ groepId }) => eerst.get(groepId));
    assert.ok(eigen.includes(true) && eigen.includes(false), `school ${i}`);
  }
});

test('a jaargroep with an odd number of groepen is on either side about as often', () => {
  const groepen = [4, 4, 4, 5, 5, 5].map((jaargroep, i) => ({ adminId: 'school', groepId: `groep ${i}`, jaargroep }));
  let keer = 0;
  for (let i = 0; i < 1000; i++) {
    const trekking = drawGroepen(groepen, lot(`p${i}`));
    keer += groepen.filter(({ jaargroep, groepId }) => jaargroep === 4 && trekking.get(groepId)).length;
  }
  assert.ok(Math.abs(keer / 3000 - 0.5) < 0.03, `${keer} of 3000`);
});

test('over many trials a groep is on either side about as often', () => {
  let keer = 0;
  for (let i = 0; i < 400; i++) if (drawGroepen(groepen, lot(`p${i}`)).get('groep 5')) keer++;
  assert.ok(keer > 160 && keer < 240, `${keer} of 400`);
});
