import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bedragTekst, termijnTekst, waardeTekst } from './instelwaarde.ts';
import { verhuizingTeksten } from './verhuizing.ts';

for (const [dagen, tekst] of [
  [1, '1 dag'],
  [14, '14 dagen'],
  [90, '90 dagen'],
  [364, '364 dagen'],
  [365, '1 jaar'],
  [366, '1 jaar'],
  [367, '367 dagen'],
  [731, '2 jaar'],
  [1826, '5 jaar'],
  [1827, '5 jaar'],
] as const)
  test(`${dagen} days read as ${tekst}`, () => assert.equal(termijnTekst(dagen), tekst));

test('every kind of value reads as one line', () => {
  assert.equal(waardeTekst(60), '60 dagen');
  assert.equal(waardeTekst([60, 7]), '60, 7 dagen van tevoren');
  assert.equal(waardeTekst([]), 'geen');
  assert.equal(waardeTekst(['a.example', 'b.example']), 'a.example, b.example');
  const tarief = { tredes: [{ vanaf: 1, cent: 650 }], minimumCent: 15_000 };
  assert.equal(waardeTekst(tarief), `vanaf 1: ${bedragTekst(650)}; minimaal ${bedragTekst(15_000)}`);
});

test('how long a move can be taken back is a setting of our office: no sentence about it says a number of its own', () => {
  const alles = JSON.stringify(verhuizingTeksten);
  assert.doesNotMatch(alles, /\b(zeven|7) dagen/i);
  assert.ok(alles.includes('{{termijn}}'));
});
