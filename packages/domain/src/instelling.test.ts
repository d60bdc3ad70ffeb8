import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bereikVan,
  DAGSLEUTELS,
  DAGTERMIJNEN,
  deelVan,
  instelprobleem,
  isGevaarlijk,
  isSleutel,
  withWaarde,
  ordenWaarde,
  SLEUTELS,
  standaardInstellingen,
  type Sleutel,
} from './instelling.ts';

const STANDAARD = standaardInstellingen(['klas.example']);

test('every shipped value is allowed, has its place on the screen and is named once', () => {
  assert.equal(new Set(SLEUTELS).size, SLEUTELS.length);
  assert.deepEqual([...SLEUTELS].sort(), Object.keys(STANDAARD).sort());
  for (const sleutel of SLEUTELS) {
    assert.equal(instelprobleem(sleutel, STANDAARD[sleutel]), null, sleutel);
    assert.ok(deelVan(sleutel));
  }
});

test('no term passes its limits, on either side', () => {
  for (const sleutel of DAGSLEUTELS) {
    const { min, max } = DAGTERMIJNEN[sleutel];
    assert.deepEqual(bereikVan(sleutel), { min, max });
    for (const goed of [min, max]) assert.equal(instelprobleem(sleutel, goed), null, sleutel);
    for (const fout of [min - 1, max + 1, min + 0.5, Number.NaN]) assert.equal(instelprobleem(sleutel, fout), 'bereik', sleutel);
  }
});

const FOUT: readonly (readonly [Sleutel, unknown, string])[] = [
  ['prullenbak', '60', 'soort'],
  ['prijsSchool', 650, 'soort'],
  ['prijsSchool', { tredes: [], minimumCent: 0 }, 'tredes'],
  ['prijsSchool', { tredes: [{ vanaf: 2, cent: 100 }], minimumCent: 0 }, 'tredes'],
  [
    'prijsSchool',
    {
      tredes: [
        { vanaf: 1, cent: 100 },
        { vanaf: 1, cent: 90 },
      ],
      minimumCent: 0,
    },
    'tredes',
  ],
  ['prijsSchool', { tredes: [{ vanaf: 1, cent: 0 }], minimumCent: 0 }, 'bedrag'],
  ['prijsSchool', { tredes: [{ vanaf: 1, cent: 1.5 }], minimumCent: 0 }, 'bedrag'],
  ['prijsSchool', { tredes: [{ vanaf: 1, cent: 100 }], minimumCent: -1 }, 'bedrag'],
  ['herinneringen', [0], 'herinneringen'],
  ['herinneringen', [30, 30], 'dubbel'],
  ['herinneringen', [1, 2, 3, 4, 5, 6], 'herinneringen'],
  ['vlaamseHosts', 'klas.example', 'soort'],
  ['vlaamseHosts', ['klas'], 'hostnaam'],
  ['vlaamseHosts', ['https://klas.example'], 'hostnaam'],
  ['vlaamseHosts', ['klas.example:80'], 'hostnaam'],
  ['vlaamseHosts', ['KLAS.example'], 'hostnaam'],
  ['vlaamseHosts', ['klas.example/x'], 'hostnaam'],
  ['vlaamseHosts', ['klаs.example'], 'hostnaam'],
  ['vlaamseHosts', ['a.example', 'a.example'], 'dubbel'],
  ['vlaamseHosts', Array.from({ length: 13 }, (_, i) => `h${i}.example`), 'hosts'],
];
for (const [sleutel, waarde, probleem] of FOUT)
  test(`${sleutel} ${JSON.stringify(waarde)} is refused: ${probleem}`, () => assert.equal(instelprobleem(sleutel, waarde), probleem));

test('shorter keeping and other hosts are dangerous, longer keeping and other prices are not', () => {
  assert.equal(isGevaarlijk('prullenbak', 60, 59), true);
  assert.equal(isGevaarlijk('prullenbak', 60, 61), false);
  assert.equal(isGevaarlijk('uitnodiging', 14, 1), false);
  assert.equal(isGevaarlijk('prijsThuis', STANDAARD.prijsThuis, STANDAARD.prijsRt), false);
  assert.equal(isGevaarlijk('vlaamseHosts', ['a.example'], []), true);
});

test('days before the end are kept falling; a value that does not fit changes nothing', () => {
  assert.deepEqual(ordenWaarde('herinneringen', [7, 60, 30]), [60, 30, 7]);
  assert.equal(ordenWaarde('proef', 20), 20);
  assert.equal(withWaarde(STANDAARD, 'proef', 20).proef, 20);
  assert.equal(withWaarde(STANDAARD, 'proef', 100_000), STANDAARD);
  assert.deepEqual([isSleutel('proef'), isSleutel('toString'), isSleutel('')], [true, false, false]);
});
