import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { tooiOf } from './keuze.ts';

void test('the oldest begin at night, the others by day', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((groep) => tooiOf(null, groep, 'nl')),
    ['dag', 'dag', 'dag', 'dag', 'dag', 'nacht', 'nacht', 'nacht'],
  );
});

void test('a Flemish leerjaar stands at its own number: the fourth is as old as groep 6', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((leerjaar) => tooiOf(null, leerjaar, 'be')),
    ['dag', 'dag', 'dag', 'nacht', 'nacht', 'nacht'],
  );
});

void test('what the child chose holds, both ways; what cannot be read is no choice', () => {
  assert.equal(tooiOf('nacht', 3, 'nl'), 'nacht');
  assert.equal(tooiOf('dag', 8, 'nl'), 'dag');
  assert.equal(tooiOf('strip', 4, 'nl'), 'strip');
  assert.equal(tooiOf('paars', 8, 'nl'), 'nacht');
  assert.equal(tooiOf('', 3, 'be'), 'dag');
});
