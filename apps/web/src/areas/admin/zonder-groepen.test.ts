import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plaatsTekst } from './zonder-groepen.ts';

test('a parent and a practice read the year of a child, and never the groep that is ours', () => {
  assert.equal(plaatsTekst('docent', 'De Uilen', 'groep 5'), 'De Uilen · groep 5');
  assert.equal(plaatsTekst('docent', 'Groep 5', 'groep 5'), 'groep 5');
  assert.equal(plaatsTekst('thuisadmin', 'Thuis', 'groep 5'), 'groep 5');
  assert.equal(plaatsTekst('rtadmin', 'Cliënten', '3de leerjaar'), '3de leerjaar');
});
