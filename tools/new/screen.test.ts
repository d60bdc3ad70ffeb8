import assert from 'node:assert/strict';
import { test } from 'node:test';
import { before, namesOf } from './screen.ts';

test('the names of a screen follow from its address', () => {
  assert.deepEqual(namesOf('oude-lijsten'), { texts: 'oudeLijsten', title: 'Oude lijsten', component: 'OudeLijsten' });
});

test('a line is put before the line that is named, and nothing is written where that line is missing', () => {
  assert.equal(before('a\nc\n', 'c', 'b'), 'a\nb\nc\n');
  assert.throws(() => before('a\n', 'c', 'b'), /Geen regel/);
});
