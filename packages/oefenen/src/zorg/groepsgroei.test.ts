import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, type Random } from '@spelrijk/base/random';
import { poolGroei, poolVerdeling } from './groepsgroei.ts';
import { joinPeriodes } from './periodegroei.ts';

const kind = (midden: number, sd: number, voor = 40) => ({
  midden,
  laag: midden - 1.2816 * sd,
  hoog: midden + 1.2816 * sd,
  woorden: { voor },
});

const normaal = (random: Random, sd: number): number =>
  sd * Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

test('nothing is said about a groepje of two; three undecided children can be decided together', () => {
  assert.equal(poolGroei([kind(2, 0.2), kind(2, 0.2)]).zin, 'te-weinig');
  assert.deepEqual(poolGroei([kind(0.6, 0.7), kind(0.7, 0.7), kind(0.8, 0.7), kind(0.7, 0.7)]).zin, 'vooruit');
  assert.equal(poolGroei([kind(-0.6, 0.7), kind(-0.7, 0.7), kind(-0.8, 0.7), kind(-0.7, 0.7)]).zin, 'minder');
  assert.equal(poolGroei([kind(0.1, 0.7), kind(-0.1, 0.7), kind(0, 0.7)]).zin, 'onbeslist');
});

test('the order of the children says nothing, and a child whose test said nothing changes nothing', () => {
  const drie = [kind(0.4, 0.6), kind(0.9, 0.5), kind(0.2, 0.8, 70)];
  assert.deepEqual(poolGroei(drie.toReversed()), poolGroei(drie));
  const { zin, laag, hoog } = poolGroei(drie);
  const met = poolGroei([...drie, kind(0, 1.2)]);
  assert.equal(met.zin, zin);
  assert.ok(laag < hoog && Math.abs(met.laag - laag) <= 3 && Math.abs(met.hoog - hoog) <= 3);
});

test('children differ in what they gain: three that were measured to the hair leave doubt about the groepje', () => {
  const { midden, sd } = poolVerdeling([kind(0.3, 0.05), kind(0.4, 0.05), kind(0.5, 0.05)]);
  assert.ok(Math.abs(midden - 0.4) < 0.05 && sd > 0.25 && sd < 0.35, `${midden} ${sd}`);
  assert.equal(poolGroei([kind(0.2, 0.05), kind(0.3, 0.05), kind(0.4, 0.05)]).zin, 'onbeslist');
});

/** Share of groepjes of which is said that they went forward. */
function vooruit(groei: number, groepjes: number, seed: string): number {
  const random = createRandom(seed.length * 7919 + groepjes);
  const fout = 0.8;
  let raak = 0;
  for (let g = 0; g < groepjes; g++) {
    const kinderen = Array.from({ length: 5 }, () => {
      const gemeten = groei + (groei === 0 ? 0 : normaal(random, 0.3)) + normaal(random, fout);
      // The estimate of one child with its neutral prior.
      const precisie = 1 / fout ** 2 + 1 / 1.44;
      return kind(gemeten / fout ** 2 / precisie, Math.sqrt(1 / precisie));
    });
    if (poolGroei(kinderen).zin === 'vooruit') raak++;
  }
  return raak / groepjes;
}

test('of five children without growth it is seldom said that they grew; a large step is nearly always seen', () => {
  assert.ok(vooruit(0, 4000, 'niets') <= 0.1);
  assert.ok(vooruit(1, 2000, 'veel') >= 0.8);
});

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
