import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bekendVan, isVroeg, kanEindigen, type Sporen } from './schooljaar.ts';

const geen: Sporen = { overgang: null, edexml: null, eersteLeerling: '2024-09-01' };
const RIJEN: readonly (readonly [string, Partial<Sporen>, string, readonly string[], string | null])[] = [
  ['after an EdeXML of this year', { edexml: '2026-2027' }, '2026-11-27', ['2026-2027'], 'edexml'],
  ['after an EdeXML of next year, in June', { edexml: '2026-2027' }, '2026-06-20', ['2026-2027'], 'edexml'],
  ['after an overgang of this year', { overgang: '2026-2027' }, '2026-11-27', ['2026-2027'], 'overgang'],
  [
    'after an overgang of this year and an older EdeXML',
    { overgang: '2026-2027', edexml: '2025-2026' },
    '2026-11-27',
    ['2026-2027'],
    'overgang',
  ],
  ['with last year known, in autumn', { overgang: '2025-2026' }, '2026-09-10', ['2025-2026'], 'overgang'],
  ['of a school that began this year', { eersteLeerling: '2026-09-02' }, '2026-11-27', ['2026-2027'], 'begin'],
  ['of which nobody knows it, in autumn', {}, '2026-11-27', ['2025-2026', '2026-2027'], null],
  ['of which nobody knows it, in spring', {}, '2027-05-20', ['2026-2027', '2025-2026'], null],
  ['of which only something of long ago is known', { edexml: '2022-2023' }, '2026-09-10', ['2025-2026', '2026-2027'], null],
];
for (const [naam, sporen, dag, jaren, bron] of RIJEN)
  test(`the school year that ends, ${naam}`, () => {
    const bekend = bekendVan({ ...geen, ...sporen }, dag);
    assert.deepEqual([kanEindigen(bekend, dag), bekend?.bron ?? null], [jaren, bron]);
  });

test('a school year that goes on does not end yet', () => {
  assert.deepEqual(
    ['2026-08-20', '2026-11-27', '2027-04-30', '2027-05-01', '2027-09-01'].map((dag) => isVroeg('2026-2027', dag)),
    [true, true, true, false, false],
  );
});
