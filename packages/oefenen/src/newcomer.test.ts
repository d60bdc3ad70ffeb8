import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planDag } from './choose.ts';
import { STANDAARD_INSTELLING, type Oefeninstelling } from './instelling.ts';
import { priorVan } from './leerlijn.ts';
import { createEigenStand, processAntwoord } from './motor.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand, type Prior } from './stand.ts';
import { algemeen } from './filter.ts';

const leerlijn = proefLeerlijn();
const day = (prior: Prior, now = NU) => planDag(createStand({ seedPrior: prior }), leerlijn, STANDAARD_INSTELLING, now, 3);

test('who is new begins with a short mixed dictation of words that tell much', () => {
  const [first, ...rest] = day(priorVan('5a'));
  assert.equal(first?.soort, 'kennismaken');
  assert.equal(first.vorm, 'dictee-woord');
  assert.equal(first.woorden.length, 10);
  assert.ok(new Set(first.woorden.map(({ woord }) => leerlijn.woorden.get(woord)?.info.hoofd)).size >= 3);
  assert.ok(
    first.woorden.every(({ soort }) => soort === 'toets'),
    'it measures: it does not steer',
  );
  assert.ok(rest.length > 0 && rest.every(({ soort }) => soort !== 'kennismaken'));
});

test('a score of the school says enough, and a beginner is not asked to write', () => {
  assert.notEqual(day({ gemiddelde: priorVan('5a').gemiddelde, sd: 0.5 })[0]?.soort, 'kennismaken');
  for (const groep3 of ['3a', '3b']) assert.notEqual(day(priorVan(groep3))[0]?.soort, 'kennismaken', groep3);
  assert.equal(day(priorVan('4a'))[0]?.soort, 'kennismaken');
});

test('it comes at most twice, and the child is better known after it', () => {
  const eigen = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
  const before = algemeen(eigen.hoofd).v;
  let times = 0;
  for (let d = 0; d < 4; d++) {
    const [first] = planDag(eigen, leerlijn, STANDAARD_INSTELLING, NU + d * DAG, d);
    if (first?.soort !== 'kennismaken') continue;
    times++;
    first.woorden.forEach(({ woord, soort }, i) =>
      processAntwoord(eigen, leerlijn, bewijsVan(woord, i % 5 > 1, { soort }), NU + d * DAG + i * 20_000, { leert: false }),
    );
  }
  assert.ok(times >= 1 && times <= 2, `${times} times`);
  assert.ok(algemeen(eigen.hoofd).v < 0.5 * before);
});

test('what the docent chose comes first', () => {
  const begin = (anders: Partial<Oefeninstelling>) =>
    planDag(createStand({ seedPrior: priorVan('5a') }), leerlijn, { ...STANDAARD_INSTELLING, ...anders }, NU, 1)[0]?.soort;
  for (const anders of [{ alleen: ['ei-ij'] }, { volgorde: 'vast', volgordeLijst: ['ei-ij'] }, { zorgdoelen: ['ei-ij'] }] as const)
    assert.notEqual(begin(anders), 'kennismaken');
});

test('where nothing may be written there is no dictation', () => {
  const plan = planDag(
    createStand({ seedPrior: priorVan('5a') }),
    leerlijn,
    { ...STANDAARD_INSTELLING, vormen: ['kies', 'goed-fout'] },
    NU,
    1,
  );
  assert.ok(plan.every(({ soort }) => soort !== 'kennismaken'));
});
