import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { Planrol, Planwoord } from './planwoorden.ts';
import { continuePlanwoorden } from './vervolgwoorden.ts';

const reeks = (naam: string, categorie: string, rol: Planrol, aantal: number): Planwoord[] =>
  Array.from({ length: aantal }, (_, i) => ({ woord: `${naam} ${i}`, categorie, rol }));
const rollen = (woorden: readonly Planwoord[], categorie: string): string =>
  (['anker', 'vers', 'contrast', 'zin'] as const)
    .map((rol) => woorden.filter((woord) => woord.categorie === categorie && woord.rol === rol).length)
    .join(' ');

test('what the final test asked is asked again, with new words beside it; a goal it did not ask keeps its own', () => {
  const gekozen = [
    ...reeks('nieuw', 'a', 'anker', 3),
    ...reeks('contrast', 'a', 'contrast', 4),
    ...reeks('eigen', 'b', 'anker', 14),
    ...reeks('eigen vers', 'b', 'vers', 4),
  ];
  const gevraagd = [...reeks('oud', 'a', 'anker', 12), ...reeks('oud vers', 'a', 'vers', 3)];
  const tekort = [{ categorie: 'a', ankers: 3, nodig: 14, zonderGroei: true }];
  const uit = continuePlanwoorden({ woorden: gekozen, tekort }, gevraagd, ['a', 'b']);
  assert.equal(rollen(uit.woorden, 'a'), '14 3 4 0');
  assert.equal(rollen(uit.woorden, 'b'), '14 4 0 0');
  assert.ok(uit.woorden.filter(({ rol, categorie }) => rol === 'anker' && categorie === 'a').every(({ woord }) => woord.startsWith('oud')));
  assert.deepEqual(uit.tekort, [], 'there are words enough: those that were asked');
});

test('a few words that were asked are no start test', () => {
  const gekozen = reeks('nieuw', 'a', 'anker', 18);
  const uit = continuePlanwoorden({ woorden: gekozen, tekort: [] }, reeks('oud', 'a', 'anker', 7), ['a']);
  assert.deepEqual(uit.woorden, gekozen);
});
