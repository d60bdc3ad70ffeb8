import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plaatsVan } from './plaats.ts';

const school = plaatsVan({ soort: 'school', vakantieregio: '' });
const zuid = plaatsVan({ soort: 'school', vakantieregio: 'zuid' });
const op = (moment: string): number => Date.parse(moment);

test('the hour is that of the school, in summer and in winter', () => {
  assert.equal(school(op('2026-11-27T08:05:00Z')), 'school', 'five past nine');
  assert.equal(school(op('2026-11-27T07:40:00Z')), undefined, 'twenty to nine');
  assert.equal(school(op('2026-06-05T07:05:00Z')), 'school', 'five past nine in summer');
  assert.equal(school(op('2026-11-27T18:00:00Z')), 'elders');
  assert.equal(school(op('2026-11-28T10:00:00Z')), 'elders', 'a Saturday');
  assert.equal(school(op('2026-11-29T23:30:00Z')), 'elders', 'Monday half past midnight');
});

test('school holidays are those of the region that a school chose', () => {
  const dag = op('2026-10-20T09:00:00Z');
  assert.deepEqual([school(dag), zuid(dag)], ['school', 'elders']);
});

test('a practice and a home have no school hours', () => {
  for (const soort of ['rt', 'thuis'] as const)
    assert.equal(plaatsVan({ soort, vakantieregio: '' })(op('2026-11-27T08:05:00Z')), undefined);
});
