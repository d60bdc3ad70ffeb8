import { test } from 'node:test';
import assert from 'node:assert/strict';
import { jarenVan, past, readToon } from './toon.ts';

const KINDEREN = [
  { wachtwoord: 'geen', jaargroep: 5 },
  { wachtwoord: 'woorden', jaargroep: 4 },
  { wachtwoord: 'geen', jaargroep: 4 },
] as const;

test('a choice shows who it names, and what the school does not have shows everybody', () => {
  const aantal = (toon: string): number => KINDEREN.filter((kind) => past(kind, toon)).length;
  assert.deepEqual(['', 'zonder', '4', '5'].map(aantal), [3, 2, 2, 1]);
  const jaren = jarenVan(KINDEREN);
  assert.deepEqual(jaren, [4, 5]);
  assert.deepEqual(
    ['4', 'zonder', '8', 'iets'].map((text) => readToon(text, jaren)),
    ['4', 'zonder', '', ''],
  );
});
