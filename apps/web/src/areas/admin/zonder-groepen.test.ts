import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPlaats } from './zonder-groepen.ts';

test('a parent and a practice read the year of a child, and never the groep that is ours', () => {
  assert.equal(formatPlaats('docent', 'De Uilen', 'groep 5'), 'De Uilen · groep 5');
  assert.equal(formatPlaats('docent', 'Groep 5', 'groep 5'), 'groep 5');
  assert.equal(formatPlaats('thuisadmin', 'Thuis', 'groep 5'), 'groep 5');
  assert.equal(formatPlaats('rtadmin', 'Cliënten', '3de leerjaar'), '3de leerjaar');
});
