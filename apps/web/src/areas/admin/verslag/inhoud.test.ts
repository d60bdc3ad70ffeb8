import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseTraject, laatsteToets, countSessies } from './inhoud.ts';

test('sessions of the period, with its first and last day', () => {
  const sessies = ['2026-11-01', '2026-11-10', '2026-11-30', '2026-12-01'].map((dag) => ({ dag, minuten: 45 }));
  assert.deepEqual(countSessies(sessies, { van: '2026-11-01', tot: '2026-11-30' }), { aantal: 3, minuten: 135 });
  assert.deepEqual(countSessies([], { van: '2026-11-01', tot: '2026-11-30' }), { aantal: 0, minuten: 0 });
});

test('about the traject that runs, else the latest that began', () => {
  const [nieuw, oud, loopt] = [{ status: 'concept' }, { status: 'geevalueerd' }, { status: 'actief' }] as const;
  assert.equal(chooseTraject([nieuw, oud]), oud);
  assert.equal(chooseTraject([oud, loopt]), loopt);
  assert.equal(chooseTraject([nieuw]), nieuw);
  assert.equal(chooseTraject([]), undefined);
});

test('what the last finished test shows', () => {
  const toets = (id: string, status: 'af' | 'open' | 'afgebroken') => ({ id, soort: 'zorg-tussen' as const, status });
  assert.equal(laatsteToets([toets('a', 'af'), toets('b', 'af'), toets('c', 'open')]), 'b');
  assert.equal(laatsteToets([toets('a', 'afgebroken')]), undefined);
});
