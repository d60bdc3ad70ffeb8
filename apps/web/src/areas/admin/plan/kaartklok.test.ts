import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginVan } from './kaartklok.ts';

test('a card that is loaded again goes on counting, one that is opened anew begins', () => {
  const nu = 10_000_000;
  const begin = nu - 12 * 60_000;
  assert.equal(beginVan(String(begin), { nu, isHerladen: true }), begin);
  assert.equal(beginVan(String(begin), { nu, isHerladen: false }), nu);
  for (const bewaard of [null, '', 'x', String(nu + 1), String(nu - 61 * 60_000)])
    assert.equal(beginVan(bewaard, { nu, isHerladen: true }), nu);
});
