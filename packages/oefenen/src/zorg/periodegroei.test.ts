import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { joinPeriodes } from './periodegroei.ts';

const periode = (midden: number, sd: number) => ({ midden, laag: midden - 1.2816 * sd, hoog: midden + 1.2816 * sd });

test('one period speaks for itself; two that are undecided can be decided together, whatever their order', () => {
  assert.equal(joinPeriodes([periode(2, 0.2)]), null);
  assert.equal(joinPeriodes([periode(0.6, 0.6), periode(0.6, 0.6)]), 'vooruit');
  assert.equal(joinPeriodes([periode(-0.6, 0.6), periode(-0.6, 0.6)]), 'minder');
  assert.equal(joinPeriodes([periode(0.8, 0.6), periode(-0.6, 0.6)]), 'onbeslist');
  assert.equal(joinPeriodes([periode(-0.6, 0.6), periode(0.8, 0.6)]), 'onbeslist');
});

test('of children who did not grow in two periods at most one in ten is said to have', () => {
  const random = createRandom(7);
  const fout = 0.7;
  const krimp = 1.44 / (1.44 + fout ** 2);
  // The estimate of each period as it is given: drawn to no growth by its prior.
  const meet = () =>
    periode(krimp * fout * Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next()), Math.sqrt(krimp) * fout);
  let vooruit = 0;
  for (let i = 0; i < 4000; i++) if (joinPeriodes([meet(), meet()]) === 'vooruit') vooruit++;
  assert.ok(vooruit <= 400, String(vooruit));
});
