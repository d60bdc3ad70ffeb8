import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPraktijk } from './praktijkwoorden.ts';

test('a practice in Flanders reads cliënt, with its capital and its plural, and values keep their name', () => {
  for (const [voor, na] of [
    ['Kies een leerling.', 'Kies een cliënt.'],
    ['Leerlingen van {{leerling}}', 'Cliënten van {{leerling}}'],
    ['{{count}} leerlingen, leerlingvolgsysteem', '{{count}} cliënten, leerlingvolgsysteem'],
  ] as const)
    assert.equal(toPraktijk(voor), na);
});
