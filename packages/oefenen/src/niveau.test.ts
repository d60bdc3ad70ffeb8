import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priorVan } from './leerlijn.ts';
import { createEigenStand, processAntwoord } from './motor.ts';
import { aandeelOpNorm, niveauVan, type Niveau } from './niveau.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand } from './stand.ts';

const leerlijn = proefLeerlijn();

function naOefenen(normgroep: string, aantal: number, goed: (i: number) => boolean): Niveau | null {
  const eigen = createEigenStand(createStand({ seedPrior: priorVan(normgroep) }));
  for (let i = 0; i < aantal; i++) {
    const op = NU + Math.floor(i / 12) * DAG + i * 20_000;
    processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i % 30}`, goed(i), { rtMs: 6000 + 40 * (i % 17) }), op, { leert: false });
  }
  return niveauVan(eigen, leerlijn);
}

test('before ten answers there is no level, only a jaargroep', () => {
  assert.equal(
    naOefenen('5a', 9, () => true),
    null,
  );
  assert.ok(naOefenen('5a', 12, () => true));
});

test('who writes everything right stands higher than who writes half of it, and the range has the level inside', () => {
  const sterk = naOefenen('4b', 60, () => true) ?? assert.fail('a level');
  const half = naOefenen('4b', 60, (i) => i % 2 === 0) ?? assert.fail('a level');
  assert.ok(sterk.midden > half.midden);
  for (const { laag, midden, hoog } of [sterk, half]) assert.ok(laag < midden && midden < hoog);
});

test('the range narrows with answers', () => {
  const kort = naOefenen('4b', 12, (i) => i % 5 > 0) ?? assert.fail('a level');
  const lang = naOefenen('4b', 60, (i) => i % 5 > 0) ?? assert.fail('a level');
  assert.ok(lang.hoog - lang.laag < kort.hoog - kort.laag);
});

test('an average child writes more of a category right the further it is in school', () => {
  const reeks = ['4a', '5a', '6b'].map((halfjaar) => aandeelOpNorm(leerlijn, 'verdubbeling', halfjaar) ?? 0);
  assert.deepEqual(
    reeks,
    [...reeks].sort((x, y) => x - y),
  );
  assert.ok(reeks.every((deel) => deel > 0 && deel < 1));
  assert.equal(aandeelOpNorm(leerlijn, 'bestaat-niet', '5a'), undefined);
});
