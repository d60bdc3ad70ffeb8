import { test } from 'node:test';
import assert from 'node:assert/strict';
import { verschillenIn } from './verschil.ts';

test('only what was typed otherwise is asked about', () => {
  const rijen = [
    { woord: 'bomen', was: 'bomen', wordt: ' bomen ' },
    { woord: 'bakker', was: 'baker', wordt: 'bakker' },
    { woord: 'hond', was: '', wordt: 'hont' },
  ];
  assert.deepEqual(
    verschillenIn(rijen).map(({ woord, was, wordt }) => [woord, was, wordt]),
    [
      ['bakker', 'baker', 'bakker'],
      ['hond', '', 'hont'],
    ],
  );
});
