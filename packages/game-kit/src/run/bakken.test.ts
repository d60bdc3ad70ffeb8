import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { makeOpgaven } from '../testing/opgaven.ts';
import { bakkenOf, countInBak, putInBak, startBakken } from './bakken.ts';

const opgaven = makeOpgaven('SORT', 6, 1);
const [first] = opgaven;

describe('bins', () => {
  it('keep their place all through a round', () => {
    const bakken = startBakken(opgaven, createRandom(3));
    assert.equal(new Set(opgaven.map((opgave) => bakkenOf(bakken, opgave, 4).join(' '))).size, 1);
  });
  it('stand otherwise in another round', () => {
    const orders = new Set(Array.from({ length: 40 }, (_, seed) => startBakken(opgaven, createRandom(seed * 7919)).volgorde.join(' ')));
    assert.equal(orders.size, 2);
  });
  it('show only those of the opgave, the right one among them', () => {
    assert.ok(first);
    const asked = { ...first, keuzes: ['a', 'b', 'c', 'd', 'e'], antwoord: 'e' };
    const shown = bakkenOf(startBakken([asked], createRandom(1)), asked, 4);
    assert.deepEqual([shown.length, shown.includes('e')], [4, true]);
  });
  it('count what was put in them', () => {
    const bakken = putInBak(putInBak(startBakken(opgaven, createRandom(3)), 'lang'), 'lang');
    assert.deepEqual([countInBak(bakken, 'lang'), countInBak(bakken, 'kort')], [2, 0]);
  });
});
