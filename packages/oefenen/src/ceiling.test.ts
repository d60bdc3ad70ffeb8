import assert from 'node:assert/strict';
import { test } from 'node:test';
import { automaticRange } from './automatic.ts';
import { createBlik } from './blik.ts';
import { openCeiling, openedCeiling } from './ceiling.ts';
import { STANDAARD_INSTELLING } from './instelling.ts';
import { tredeVan } from './leerlijn.ts';
import { NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand } from './stand.ts';
import { OEFENTIJD } from '@spelrijk/domain/oefentijd';
import { STANDAARD_OEFENINSTELLING } from '@spelrijk/domain/standaard-instelling';

const leerlijn = proefLeerlijn();
const ceiling = (gemiddelde: number, anders: object = {}): string | undefined => {
  const instelling = { ...STANDAARD_INSTELLING, plafond: '4b', plafondOpent: true, ...anders };
  return openCeiling(createBlik(createStand({ seedPrior: { gemiddelde, sd: 0.2 } }), leerlijn, NU), instelling).plafond;
};

test('the ceiling of nobody opens as far as everything below it holds', () => {
  assert.equal(ceiling(0.5), '4b');
  assert.equal(ceiling(6), '8b');
  const between = ceiling(2.9) ?? '';
  assert.ok(between >= '4b' && between < '8b', between);
});

test('the ceiling of a docent stays where it is, and without one there is none', () => {
  assert.equal(ceiling(6, { plafondOpent: false }), '4b');
  assert.equal(ceiling(6, { plafond: undefined }), undefined);
});

test('what is switched off holds nobody back', () => {
  assert.equal(ceiling(6, { uit: ['verdubbeling'] }), '8b');
  assert.equal(ceiling(2.5), '4b', 'what is on does');
  assert.equal(ceiling(2.5, { uit: ['verdubbeling', 'i-als-ie', 'ww-stam'] }), '8b');
  assert.equal(ceiling(3.1), '5b');
  assert.equal(ceiling(3.1, { werkwoorden: false }), '8b', 'verbs are switched off as a whole');
});

test('by itself practice starts half a year back and ends a year ahead, inside the learning line', () => {
  const years = { first: 3, last: 8 };
  assert.deepEqual(automaticRange('5b', years), { startpunt: '5a', plafond: '6b' });
  assert.deepEqual(automaticRange('5a', years), { startpunt: '4b', plafond: '6a' });
  assert.deepEqual(automaticRange('3a', years), { startpunt: '3a', plafond: '4a' });
  assert.deepEqual(automaticRange('8a', years), { startpunt: '7b', plafond: '8b' });
});

for (const [halfjaar, trede] of [
  ['3a', 0],
  ['3b', 1],
  ['4b', 3],
  ['8b', 11],
  ['2b', -1],
  ['1a', -4],
  ['K3a', -2],
  ['K3b', -1],
  ['9a', 4],
  ['5', 4],
  ['', 4],
] as const)
  test(`a place on the ladder: ${halfjaar || 'nothing'} is ${trede}`, () => assert.equal(tredeVan(halfjaar), trede));

test('the docent hears how far it opened, and nothing where it did not', () => {
  const of = (gemiddelde: number, plafondOpent: boolean) =>
    openedCeiling(
      createStand({ seedPrior: { gemiddelde, sd: 0.2 } }),
      leerlijn,
      { ...STANDAARD_INSTELLING, plafond: '4b', plafondOpent },
      NU,
    );
  assert.deepEqual(of(6, true), { gewoon: 3, nu: 11 });
  assert.equal(of(0.5, true), null);
  assert.equal(of(6, false), null, 'the docent set it');
});

test('the engine takes the practice time that everybody else says', () => {
  assert.equal(STANDAARD_INSTELLING.minuten, OEFENTIJD.school.minuten);
  assert.equal(STANDAARD_INSTELLING.minuten, STANDAARD_OEFENINSTELLING.minuten);
});
