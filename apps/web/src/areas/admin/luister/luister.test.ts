import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  reopenEind,
  createLuister,
  chooseLaatste,
  chooseSoort,
  chooseVloeiend,
  loper,
  start,
  stop,
  toggle,
  toFouten,
  setGezegd,
  place,
} from './luister.ts';

const leest = start(createLuister(120, 60), 1000);

test('the pointer runs at the pace of the level, and at the child’s own once somebody says where it is', () => {
  assert.deepEqual([loper(leest, 1000), loper(leest, 11_000), loper(leest, 999_000)], [0, 10, 119]);
  const sneller = place(leest, 20, 11_000);
  assert.deepEqual([loper(sneller, 11_000), loper(sneller, 21_000)], [20, 40]);
  const vergist = place(leest, 119, 6000);
  assert.ok(vergist.vaart <= 3 * leest.vaart);
  assert.equal(place(createLuister(120, 60), 20, 5000).anker.woord, 0);
});

test('a tap marks, a second tap takes away; a kind is of what was marked last', () => {
  const een = chooseSoort(toggle(toggle(leest, 4), 9), 'overgeslagen');
  assert.deepEqual(een.fouten, [
    { woord: 4, soort: 'anders' },
    { woord: 9, soort: 'overgeslagen' },
  ]);
  assert.deepEqual([toggle(een, 9).fouten, toggle(een, 9).nu], [[{ woord: 4, soort: 'anders' }], null]);
  assert.deepEqual(chooseSoort(toggle(een, 9), 'erbij').fouten, [{ woord: 4, soort: 'anders' }]);
});

test('the clock stands still at the end, also while the last word is looked for', () => {
  const eind = stop(place(leest, 30, 31_000), 61_000);
  assert.deepEqual([eind.fase, eind.ms, eind.gelezen], ['laatste', 60_000, 61]);
  assert.deepEqual(
    [chooseLaatste(eind, 57).gelezen, chooseLaatste(eind, 57).fase, reopenEind(chooseLaatste(eind, 57)).fase],
    [58, 'eind', 'laatste'],
  );
  assert.equal(stop(eind, 99_000).ms, 60_000);
  assert.equal(stop(toggle(leest, 110), 2000).gelezen, 111, 'what was marked was read');
});

test('what was said goes along without spaces; marks behind the end and empty fields do not', () => {
  const l = setGezegd(setGezegd(toggle(toggle(toggle(leest, 2), 5), 100), 2, ' bommen '), 5, '  ');
  assert.deepEqual(toFouten(chooseLaatste(stop(l, 61_000), 50)), [
    { woord: 2, soort: 'anders', gezegd: 'bommen' },
    { woord: 5, soort: 'anders' },
  ]);
  assert.deepEqual([chooseVloeiend(l, 3).vloeiend, chooseVloeiend(chooseVloeiend(l, 3), 3).vloeiend], [3, null]);
});
