import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stillPageOf } from './still.ts';

const root = { handle: undefined };
const site = { handle: { still: true, script: '/assets/a.js' } };

test('a screen answers unless a route says that it is only read', () => {
  assert.equal(stillPageOf([]), null);
  assert.equal(stillPageOf([root, { handle: { kruimel: 'x' } }]), null);
});

test('what the innermost route says counts', () => {
  assert.equal(stillPageOf([root, site, { handle: undefined }])?.script, '/assets/a.js');
  assert.equal(stillPageOf([root, site, { handle: { still: false } }]), null);
});
