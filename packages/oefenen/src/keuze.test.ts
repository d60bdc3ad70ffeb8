import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBlik } from './blik.ts';
import { STANDAARD_INSTELLING } from './instelling.ts';
import { dueWoorden } from './keuze.ts';
import { priorVan } from './leerlijn.ts';
import { createEigenStand, processAntwoord } from './motor.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand } from './stand.ts';

test('a mistake always comes back; once it was right it waits as long as it is as good as certainly right still', () => {
  const leerlijn = proefLeerlijn();
  const due = (normgroep: string, later: readonly boolean[]): string[] => {
    const eigen = createEigenStand(createStand({ seedPrior: priorVan(normgroep) }));
    const eerder = normgroep === '8b' ? 20 : 0;
    for (let i = 0; i < eerder; i++) {
      processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${10 + i}`, true), NU - DAG + i * 20_000, { leert: false });
    }
    [false, ...later].forEach((goed, i) => {
      processAntwoord(eigen, leerlijn, bewijsVan('verdubbeling-3', goed), NU + i * DAG, { leert: false });
    });
    const blik = createBlik(eigen, leerlijn, NU + 60 * DAG);
    return dueWoorden(blik, STANDAARD_INSTELLING, 5).map(({ woord }) => woord.info.woord);
  };
  assert.deepEqual(due('8b', []), ['verdubbeling-3'], 'wrong, whoever it is');
  assert.deepEqual(due('8b', [true, true]), [], 'far above it, and right since');
  assert.deepEqual(due('4a', [true]), ['verdubbeling-3'], 'right once, and likely to be forgotten');
});
