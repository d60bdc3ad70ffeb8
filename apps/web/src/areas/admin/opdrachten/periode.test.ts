import assert from 'node:assert/strict';
import { test } from 'node:test';
import { totVan, volgendeVrijdag } from './periode.ts';

test('Friday is the next one, never today', () => {
  const rows: readonly [dag: string, vrijdag: string][] = [
    ['2026-11-23', '2026-11-27'],
    ['2026-11-26', '2026-11-27'],
    ['2026-11-27', '2026-12-04'],
    ['2026-11-28', '2026-12-04'],
    ['2026-11-29', '2026-12-04'],
  ];
  for (const [dag, vrijdag] of rows) assert.equal(volgendeVrijdag(dag), vrijdag, dag);
});

test('how long it runs', () => {
  assert.deepEqual(
    (['vandaag', 'vrijdag', 'weken'] as const).map((duur) => totVan(duur, '2026-11-23')),
    ['2026-11-23', '2026-11-27', '2026-12-06'],
  );
});
