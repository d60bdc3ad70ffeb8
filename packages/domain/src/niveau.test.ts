import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasNiveau, niveauNaam, tredeVanNaam } from './niveau.ts';

test('a place on the ladder is named after the nearest half-year, and never beyond the ends of primary school', () => {
  const rows: readonly [trede: number, naam: string][] = [
    [0, 'M3'],
    [1, 'E3'],
    [4.2, 'M5'],
    [4.6, 'E5'],
    [-0.4, 'M3'],
    [-0.6, '<M3'],
    [-3, '<M3'],
    [-9, '<M3'],
    [11, 'E8'],
    [30, 'E8'],
  ];
  for (const [trede, naam] of rows) assert.equal(niveauNaam(trede), naam, String(trede));
});

test('Flanders counts leerjaren and says the half in a word', () => {
  assert.equal(niveauNaam(-4, 'be'), 'midden L1');
  assert.equal(niveauNaam(1, 'be'), 'eind L3');
  assert.equal(niveauNaam(1, 'nl'), 'E3');
  assert.equal(niveauNaam(-5, 'be'), 'voor midden L1');
  assert.equal(niveauNaam(9, 'be'), 'eind L6', 'there is no seventh leerjaar');
});

test('a half-year of a school test has its place; what is no half-year has none', () => {
  const rows: readonly [naam: string, trede: number | null][] = [
    ['M3', 0],
    ['E5', 5],
    [' M8 ', 10],
    ['<M3', null],
    ['B5', null],
    ['', null],
  ];
  for (const [naam, trede] of rows) assert.equal(tredeVanNaam(naam), trede, naam);
});

test('an axis names every half-year once: beyond the last and before the first there is none', () => {
  const ticks = Array.from({ length: 10 }, (_, i) => 7 + i).filter((tick) => hasNiveau(tick));
  assert.deepEqual(
    [-3, -1, 0].map((tick) => [hasNiveau(tick), hasNiveau(tick, 'be')]),
    [
      [false, true],
      [false, true],
      [true, true],
    ],
  );
  assert.deepEqual(
    ticks.map((tick) => niveauNaam(tick)),
    ['E6', 'M7', 'E7', 'M8', 'E8'],
  );
});
