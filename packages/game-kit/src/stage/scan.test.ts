import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BEGIN_SCAN, pressScan, stepScan, followScan } from './scan.ts';
import type { Rijen, Scan } from './scan.ts';

const after = (n: number, rijen: Rijen, from: Scan = BEGIN_SCAN): Scan =>
  Array.from({ length: n }).reduce<Scan>((scan) => stepScan(scan, rijen), from);

test('choices light up in turn, round and round', () => {
  const rijen = [1, 1, 1];
  assert.deepEqual(
    [1, 2, 3, 4].map((n) => after(n, rijen).plek),
    [0, 1, 2, 0],
  );
});

test('one press takes the choice that is lit, and it begins again', () => {
  const { scan, keuze } = pressScan(after(2, [1, 1, 1]), [1, 1, 1]);
  assert.deepEqual([keuze, scan], [[1, 0], BEGIN_SCAN]);
});

test('a press before anything is lit takes nothing', () => assert.equal(pressScan(BEGIN_SCAN, [1, 1]).keuze, null));

test('a row opens at the first press, its key is taken at the second', () => {
  const rijen = [1, 10, 9];
  const open = pressScan(after(2, rijen), rijen);
  assert.deepEqual(open, { scan: { rij: 1, plek: 0, ronden: 0 }, keuze: null });
  assert.deepEqual(pressScan(after(3, rijen, open.scan), rijen).keuze, [1, 3]);
});

test('a row that was opened by mistake closes by itself, at the row', () => {
  const rijen = [1, 3, 1];
  const open = pressScan(after(2, rijen), rijen).scan;
  assert.deepEqual(after(6, rijen, open), { rij: -1, plek: 1, ronden: 0 });
});

test('any key on a board of thirty is at most eighteen steps away', () => {
  const rijen = [10, 9, 9, 2];
  for (const [rij, aantal] of rijen.entries())
    for (let plek = 0; plek < aantal; plek++) assert.ok(rij + 1 + plek + 1 <= 18, `${rij}, ${plek}`);
});

test('choices that go away leave nothing lit that is not there', () => {
  assert.equal(pressScan(after(3, [1, 1, 1]), [1]).keuze, null);
  assert.deepEqual(stepScan(after(3, [1, 1, 1]), []), BEGIN_SCAN);
});

const los = (...namen: readonly string[]) => namen.map((naam) => ({ element: naam, keys: [naam] }));

test('what is lit stays what is taken when a hint comes before it, and nothing is taken when it is gone', () => {
  const lit: Scan = { rij: -1, plek: 2, ronden: 0 };
  assert.deepEqual(followScan(lit, los('hint', 'tju', 'je', 'tje'), 'tje'), { rij: -1, plek: 3, ronden: 0 });
  assert.deepEqual(followScan(lit, los('je', 'tje'), 'tje'), { rij: -1, plek: 1, ronden: 0 });
  assert.equal(followScan(lit, los('tju', 'je'), 'tje'), null);
});

test('an opened row of keys is found again where it now stands', () => {
  const rijen = [...los('hint', 'oor'), { element: 'rij', keys: ['a', 'b', 'c'] }];
  assert.deepEqual(followScan({ rij: 1, plek: 1, ronden: 1 }, rijen, 'b'), { rij: 2, plek: 1, ronden: 1 });
});
