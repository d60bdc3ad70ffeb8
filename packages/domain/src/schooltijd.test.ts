import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPlaats } from './schooltijd.ts';

const om = (weekdag: number, uren: number, minuten = 0, vrij = false) => findPlaats({ weekdag, minuten: 60 * uren + minuten }, vrij);

test('in the morning of a school day a child is at school, in the evening, in the weekend and in the holidays it is not', () => {
  assert.equal(om(1, 9), 'school');
  assert.equal(om(5, 13, 59), 'school');
  assert.equal(om(2, 19), 'elders');
  assert.equal(om(2, 7), 'elders');
  assert.equal(om(6, 10), 'elders');
  assert.equal(om(7, 10), 'elders');
  assert.equal(om(1, 9, 0, true), 'elders');
});

test('hours in which schools differ belong to nobody', () => {
  for (const [dag, uren, minuten] of [
    [1, 8, 0],
    [4, 14, 30],
    [3, 12, 30],
    [3, 14, 0],
  ] as const)
    assert.equal(om(dag, uren, minuten), undefined, `${dag} ${uren}:${minuten}`);
  assert.equal(om(3, 11, 59), 'school');
  assert.equal(om(3, 15), 'elders');
});
