import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { STANDAARD_INSTELLING } from './instelling.ts';
import { planDag } from './choose.ts';
import { AANGEBODEN, BELEID, beleidVan } from './beleid.ts';
import type { Lot } from './lot.ts';
import { createEigenStand, processAntwoord } from './motor.ts';
import { judgePolicy, weightForShares, type PolicyRow } from './off-policy.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { priorVan } from './leerlijn.ts';
import { createStand } from './stand.ts';

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
