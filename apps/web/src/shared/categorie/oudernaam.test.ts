import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oudernaam } from '@spelrijk/teksten/oudernaam';
import { namen } from './namen.gen.ts';

test('no name of anything that a child practises gives a parent the code of a level', () => {
  for (const naam of Object.values(namen))
    for (const regio of ['nl', 'be'] as const) assert.doesNotMatch(oudernaam(naam, regio), /\b[MEL]\d|ongeveer|Plus|Start/, naam);
});
