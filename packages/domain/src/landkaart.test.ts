import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Blok } from './categorie.ts';
import { REGIOS } from './landkaart.ts';
import { Leesdomein } from './leesopgave.ts';

test('every block of spelling and verbs, and every rung of reading, lies in exactly one region', () => {
  assert.deepEqual(REGIOS.flatMap(({ blokken }) => blokken).toSorted(), Blok.options.toSorted());
  assert.deepEqual(REGIOS.flatMap(({ lezen = [] }) => lezen).toSorted(), Leesdomein.options.toSorted());
});
