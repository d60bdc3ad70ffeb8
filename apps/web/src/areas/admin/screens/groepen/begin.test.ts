import { test } from 'node:test';
import assert from 'node:assert/strict';
import { openStappen } from './begin.ts';

const LEEG = { leerlingen: 0, zonderKaart: 0, collegas: 0, uitTeNodigen: 0, geoefend: false };

test('a school goes from nothing to a first lesson, and each step is ticked off when it is done', () => {
  assert.deepEqual(openStappen(LEEG), ['leerlingen', 'kaarten', 'collegas', 'les']);
  const ingelezen = { ...LEEG, leerlingen: 1200, zonderKaart: 1200, uitTeNodigen: 60 };
  assert.deepEqual(openStappen(ingelezen), ['kaarten', 'collegas', 'les']);
  const metKaarten = { ...ingelezen, zonderKaart: 0 };
  assert.deepEqual(openStappen(metKaarten), ['collegas', 'les']);
  const genodigd = { ...metKaarten, uitTeNodigen: 0, collegas: 60 };
  assert.deepEqual(openStappen(genodigd), ['les']);
  assert.deepEqual(openStappen({ ...genodigd, geoefend: true }), []);
});

test('a school that works is told of new children and colleagues, and is not asked for colleagues it does not have', () => {
  const bezig = { ...LEEG, leerlingen: 20, geoefend: true };
  assert.deepEqual(openStappen(bezig), []);
  assert.deepEqual(openStappen({ ...bezig, zonderKaart: 2, uitTeNodigen: 1 }), ['kaarten', 'collegas']);
});
