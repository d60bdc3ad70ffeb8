import { isUuid } from '@spelrijk/base/id';
import { createId } from '../id.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInstellingsnummer, isMailLike, tidyNumber } from './fields.ts';

test('one mail address, and nothing that only looks like one', () => {
  for (const good of ['a@b.nl', ' jan.de-vries+x@school.example ']) assert.ok(isMailLike(good), good);
  for (const bad of ['', 'a', 'a@b', 'a b@c.nl', 'a@b.nl,c@d.nl', 'Jan <a@b.nl>']) assert.ok(!isMailLike(bad), bad);
});

test('a BRIN with or without a location, a Flemish number of six digits, or none', () => {
  for (const good of ['', '12AB', '12AB01', '123456']) assert.ok(isInstellingsnummer(good), good);
  for (const bad of ['12', '12ab', '1234567', 'AB12']) assert.ok(!isInstellingsnummer(bad), bad);
  assert.equal(tidyNumber(' 12ab-01 '), '12AB01');
});

test('what is sent has an id without https too, and never the same', () => {
  assert.notEqual(globalThis.isSecureContext, true, 'this test stands for an address without https');
  const ids = new Set(Array.from({ length: 100 }, createId));
  assert.equal(ids.size, 100);
  assert.ok([...ids].every(isUuid));
});
