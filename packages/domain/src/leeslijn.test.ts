import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { leeslijn } from './leeslijn.ts';

test('growth of one text is only told from three readings on, and only when it is more than two readings are off', () => {
  assert.equal(leeslijn([]), null);
  assert.equal(leeslijn([40, 90]), null);
  assert.equal(leeslijn([52, 60, 75]), 'vlotter');
  assert.equal(leeslijn([52, 60, 66]), 'gelijk');
  assert.equal(leeslijn([60, 52, 40]), 'gelijk');
});

test('check 14: of 10,000 children without growth at most one in ten is called smoother, and who doubles its pace nearly always is', () => {
  const random = createRandom(14);
  const normaal = (): number => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const lees = (wpm: number): number => wpm * Math.exp(0.18 * normaal());
  const deel = (groei: number): number => {
    const kinderen = Array.from({ length: 10_000 }, () => leeslijn([lees(60), lees(60 * Math.sqrt(groei)), lees(60 * groei)]));
    return kinderen.filter((zin) => zin === 'vlotter').length / kinderen.length;
  };
  const zonder = deel(1);
  assert.ok(zonder > 0.08 && zonder <= 0.105, `${zonder}`);
  assert.ok(deel(2) > 0.9);
});
