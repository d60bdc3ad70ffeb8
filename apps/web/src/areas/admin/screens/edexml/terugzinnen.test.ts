import assert from 'node:assert/strict';
import { test } from 'node:test';
import { delenVan } from './terugzinnen.ts';

test('before a file is undone only what happens is named, children first', () => {
  const niets = { nieuw: 0, gewijzigd: 0, uitBak: 0, naarBak: 0, groepenNieuw: 0, groepenGewijzigd: 0, docenten: 0 };
  assert.deepEqual(delenVan(niets), []);
  assert.deepEqual(delenVan({ ...niets, docenten: 4, nieuw: 11, groepenNieuw: 4 }), ['nieuw', 'groepenNieuw', 'docenten']);
});
