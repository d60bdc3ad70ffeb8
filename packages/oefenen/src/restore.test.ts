import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordAntwoord } from './antwoord.ts';
import { planDag } from './choose.ts';
import { STANDAARD_INSTELLING } from './instelling.ts';
import { priorVan } from './leerlijn.ts';
import { adoptRows, createEigenStand } from './motor.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { restoreStand } from './restore.ts';
import { createStand, MOTORVERSIE, type Stand } from './stand.ts';

const leerlijn = proefLeerlijn();

function practised(): Stand {
  let stand = createStand({ seedPrior: priorVan('5a') });
  for (let i = 0; i < 40; i++)
    stand = recordAntwoord(stand, leerlijn, bewijsVan(`verdubbeling-${i % 30}`, i % 3 > 0, { plaats: 'school' }), NU + i * 20_000).stand;
  return stand;
}

/** As it comes out of a database in which something is missing. */
const without = (stand: Stand, path: readonly string[]): Stand => {
  const copy = JSON.parse(JSON.stringify({ hoofd: stand.hoofd, categorieen: stand.categorieen, woorden: stand.woorden })) as Stand;
  let at: object = copy;
  for (const name of path.slice(0, -1)) at = Reflect.get(at, name) as object;
  Reflect.deleteProperty(at, path.at(-1) ?? '');
  return copy;
};

const numbers = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : [];

test('rows that are whole are left as they are', () => {
  const stand = practised();
  assert.equal(restoreStand(stand), stand);
});

test('categories that come in another order, as from a database, give the same numbers to the last bit', () => {
  const soorten = ['verdubbeling', 'verenkeling', 'ei-ij', 'au-ou', 'kz'];
  let stand = createStand({ seedPrior: priorVan('5a') });
  const woorden = [...leerlijn.woorden.keys()].filter((woord) => soorten.some((soort) => woord.startsWith(soort)));
  for (let i = 0; i < 60; i++)
    stand = recordAntwoord(stand, leerlijn, bewijsVan(woorden[(i * 7) % woorden.length] ?? '', i % 4 > 0), NU + i * 31_000).stand;
  assert.ok(Object.keys(stand.categorieen).length > 2, Object.keys(stand.categorieen).join());
  const andersom = { ...stand, categorieen: Object.fromEntries(Object.entries(stand.categorieen).toReversed()) };
  for (const dagen of [1, 2, 3, 9, 40]) {
    const op = NU + dagen * DAG + 1234;
    const [een, ander] = [stand, andersom].map((begin) => recordAntwoord(begin, leerlijn, bewijsVan(woorden[dagen] ?? '', true), op).stand);
    assert.deepEqual(een?.hoofd, ander?.hoofd, `${dagen}`);
  }
});

for (const path of [
  ['hoofd', 'gokkans'],
  ['hoofd', 'bijsturing'],
  ['hoofd', 'somPrecisie'],
  ['hoofd', 'tempo', 'typ', 'gemiddelde'],
  ['hoofd', 'tempo', 'twee'],
  ['hoofd', 'dagfit', 'variantie'],
  ['hoofd', 'plaatsfit', 'elders'],
  ['hoofd', 'plaatsfit', 'school', 'aantal'],
  ['hoofd', 'traagfit', 'bewijs'],
  ['categorieen', 'verdubbeling', 'winst'],
  ['categorieen', 'verdubbeling', 'status'],
  ['woorden', 'verdubbeling-3', 'stabiliteit'],
]) {
  test(`without ${path.join('.')} the next answer and the next plan are still numbers`, () => {
    const stand = restoreStand(without(practised(), path));
    const na = recordAntwoord(stand, leerlijn, bewijsVan('verdubbeling-3', true, { plaats: 'elders' }), NU + 60_000 * 20).stand;
    assert.ok(numbers([na.hoofd, na.categorieen, na.woorden]).every(Number.isFinite));
    assert.ok(planDag(na, leerlijn, STANDAARD_INSTELLING, NU + 2 * DAG, 1).length > 0);
  });
}

test('a row of engine 2 becomes one of this engine, with all it knew', () => {
  const stand = practised();
  const oud = { ...stand, hoofd: { ...stand.hoofd, versie: 2 } };
  const nieuw = restoreStand(oud);
  assert.equal(nieuw.hoofd.versie, MOTORVERSIE);
  assert.deepEqual({ ...nieuw.hoofd, versie: 2 }, oud.hoofd);
});

test('rows that are adopted as they came are in the index of repetition, or out of it', () => {
  const eigen = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
  const fout = recordAntwoord(eigen, leerlijn, bewijsVan('ei-ij-2', false), NU);
  adoptRows(eigen, fout.gewijzigd);
  assert.ok(eigen.herhaling.has('ei-ij-2'));
  for (let dag = 1; dag <= 6; dag++) {
    adoptRows(eigen, recordAntwoord(eigen, leerlijn, bewijsVan('ei-ij-2', true), NU + dag * 8 * DAG).gewijzigd);
  }
  assert.ok(!eigen.herhaling.has('ei-ij-2'));
});
