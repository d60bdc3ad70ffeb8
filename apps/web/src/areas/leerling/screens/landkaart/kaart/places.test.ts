import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Plek } from '@spelrijk/contract/landkaart';
import { placeRegions } from './places.ts';

const plek = (somvensterId: string, status: Plek['status'], sterren = 0): Plek => ({ somvensterId, naam: somvensterId, sterren, status });
const map = (...plekken: readonly Plek[]) =>
  placeRegions([
    { id: 'kust', naam: 'Kust', plekken: plekken.slice(0, 2) },
    { id: 'bos', naam: 'Bos', plekken: plekken.slice(2) },
  ]);

test('places are numbered within their region and run along the road', () => {
  const { places } = map(plek('a', 'klaar'), plek('b', 'open'), plek('c', 'mist'), plek('d', 'mist'));
  assert.deepEqual(
    places.map((p) => `${p.regionName} ${p.number}`),
    ['Kust 1', 'Kust 2', 'Bos 1', 'Bos 2'],
  );
  assert.deepEqual(
    places.map((p) => p.x),
    places.map((p) => p.x).sort((a, b) => a - b),
  );
});

test('the child stands at the place of today', () => {
  assert.equal(map(plek('a', 'klaar'), plek('b', 'open'), plek('c', 'vandaag')).today, 2);
});

test('it stands at the place of its next taak, where that is known', () => {
  const regions = [{ id: 'kust', naam: 'Kust', plekken: [plek('a', 'vandaag'), plek('b', 'vandaag')] }];
  assert.equal(placeRegions(regions, 'b').today, 1);
  assert.equal(placeRegions(regions, 'weg').today, 0);
});

test('without a place of today it stands at the first open one, else at the last that shines, else at the start', () => {
  assert.equal(map(plek('a', 'klaar'), plek('b', 'open'), plek('c', 'mist')).today, 1);
  assert.equal(map(plek('a', 'klaar'), plek('b', 'klaar'), plek('c', 'mist')).today, 1);
  assert.equal(map(plek('a', 'mist'), plek('b', 'mist')).today, 0);
  assert.equal(placeRegions([]).today, 0);
});
