import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placeInRij, makeDing, pointOnCirkel } from './things.ts';

const ding = makeDing({ muts: { w: 96, h: 88, z: 8 }, gast: { w: 138, h: 152, z: 2, art: 'kit:publiek' } });

describe('a thing of a table', () => {
  it('has its own name, drawing, size and layer', () =>
    assert.deepEqual(ding('muts', [1, 2]), { key: 'muts', x: 1, y: 2, w: 96, h: 88, art: 'muts', z: 8 }));
  it('can have a drawing of another name and a number', () => {
    const { key, art } = ding('gast', [0, 0], undefined, 3);
    assert.deepEqual([key, art], ['gast3', 'kit:publiek']);
  });
  it('can differ from the table', () => assert.equal(ding('muts', [0, 0], { w: 40 }).w, 40));
});

it('things in a row lie evenly around its middle', () =>
  assert.deepEqual(
    [0, 1, 2].map((i) => placeInRij(i, 3, 50)),
    [-50, 0, 50],
  ));

it('a quarter of a circle is a quarter clockwise', () => {
  const [x, y] = pointOnCirkel([100, 100], 10, 90);
  assert.deepEqual([Math.round(x), Math.round(y)], [100, 110]);
});
