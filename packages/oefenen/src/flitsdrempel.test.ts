import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFlitsStand, drempel, naFlits, type FlitsStand } from './flitsdrempel.ts';

const speel = (antwoorden: string, stand = createFlitsStand(5)): FlitsStand =>
  [...antwoorden].reduce((oud, teken) => naFlits(oud, teken === '+'), stand);

test('a beginner sees a word longer', () => {
  assert.equal(createFlitsStand(3).ms, 1500);
  assert.equal(createFlitsStand(4).ms, 800);
});

test('three right in a row is faster, one wrong is slower', () => {
  const gevallen: readonly (readonly [antwoorden: string, ms: number])[] = [
    ['++', 800],
    ['+++', 680],
    ['++-', 1000],
    ['-', 1000],
    ['+++-', 850],
    ['++-++', 1000],
  ];
  for (const [antwoorden, ms] of gevallen) assert.equal(speel(antwoorden).ms, ms, antwoorden);
});

test('never shorter than an eye can see, never longer than three seconds', () => {
  assert.equal(speel('+'.repeat(100)).ms, 150);
  assert.equal(speel('-'.repeat(100)).ms, 3000);
});

test('there is no threshold before six turns, and it lies between the turns', () => {
  assert.equal(drempel(speel('+'.repeat(60))), undefined);
  assert.equal(drempel(speel('+++-'.repeat(2))), undefined);
  const klaar = speel('+++-'.repeat(6));
  const ms = drempel(klaar) ?? Number.NaN;
  assert.ok(ms >= Math.min(...klaar.keerpunten) && ms <= Math.max(...klaar.keerpunten), `${ms}`);
  assert.ok(klaar.keerpunten.length <= 8);
});

test('a staircase goes on after JSON as if nothing had happened', () => {
  const half = speel('+++-++');
  assert.deepEqual(speel('+-+++', JSON.parse(JSON.stringify(half))), speel('+++-+++-+++'));
});
