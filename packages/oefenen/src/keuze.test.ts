import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OEFENVORMEN } from '@spelrijk/domain/oefenvorm';
import { createBlik } from './blik.ts';
import { planDag, planTaak } from './choose.ts';
import { STANDAARD_INSTELLING, type Oefeninstelling } from './instelling.ts';
import { dueWoorden } from './keuze.ts';
import { priorVan } from './leerlijn.ts';
import { createEigenStand, processAntwoord } from './motor.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand, rowsForPlan } from './stand.ts';

type Doel = Oefeninstelling['doel'];

test('a mistake always comes back; once it was right it waits as long as it is as good as certainly right still', () => {
  const leerlijn = proefLeerlijn();
  const due = (normgroep: string, later: readonly boolean[]): string[] => {
    const eigen = createEigenStand(createStand({ seedPrior: priorVan(normgroep) }));
    const eerder = normgroep === '8b' ? 120 : 0;
    for (let i = 0; i < eerder; i++) {
      processAntwoord(
        eigen,
        leerlijn,
        bewijsVan(`verdubbeling-${10 + (i % 20)}`, true),
        NU - (20 - Math.floor(i / 10)) * DAG + i * 20_000,
        { leert: false },
      );
    }
    [false, ...later].forEach((goed, i) => {
      processAntwoord(eigen, leerlijn, bewijsVan('verdubbeling-3', goed), NU + 5 * i * DAG, { leert: false });
    });
    const blik = createBlik(eigen, leerlijn, (eigen.woorden['verdubbeling-3']?.terugOp ?? 0) + DAG);
    return dueWoorden(blik, STANDAARD_INSTELLING, 5).map(({ woord }) => woord.info.woord);
  };
  assert.deepEqual(due('8b', []), ['verdubbeling-3'], 'wrong, whoever it is');
  assert.deepEqual(due('8b', [true, true]), [], 'far above it, and right since');
  assert.deepEqual(due('4a', [true]), ['verdubbeling-3'], 'right once, and likely to be forgotten');
});

test('who should have less right opens harder categories sooner; who should have more right opens them as everybody does', () => {
  const leerlijn = proefLeerlijn();
  const open = (doel: Doel): string[] =>
    ['4a', '4b', '5a'].flatMap((normgroep) => {
      const { categorieen } = createBlik(createStand({ seedPrior: priorVan(normgroep) }), leerlijn, NU, { doel });
      return categorieen.filter(({ status }) => status === 'open').map(({ categorie }) => `${normgroep} ${categorie.id}`);
    });
  assert.deepEqual(open(0.9), open(0.8));
  assert.ok(
    open(0.8).every((een) => open(0.7).includes(een)) && open(0.7).length > open(0.8).length,
    `${open(0.7).length} and ${open(0.8).length}`,
  );
});

test('what a server no longer reads after three weeks does not make a category new again: it is still written, and a mistake of long ago still comes back', () => {
  const leerlijn = proefLeerlijn();
  const eigen = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
  for (let i = 0; i < 20; i++) processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i}`, i !== 3), NU + i * 20_000, { leert: false });
  const now = NU + 60 * DAG;
  const read = rowsForPlan(eigen, now);
  assert.deepEqual(Object.keys(read.woorden), ['verdubbeling-3'], 'only what has to come back is read');
  const instelling = { ...STANDAARD_INSTELLING, alleen: ['verdubbeling'] };
  for (let seed = 0; seed < 12; seed++) {
    const plan = planDag(read, leerlijn, instelling, now, seed);
    assert.ok(plan.some(({ woorden }) => woorden.some(({ woord, soort }) => woord === 'verdubbeling-3' && soort === 'herhaling')));
    const nieuw = planTaak(read, leerlijn, instelling, now, seed) ?? assert.fail('a taak');
    assert.ok(OEFENVORMEN[nieuw.vorm].productie, nieuw.vorm);
  }
});
