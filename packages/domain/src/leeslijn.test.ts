import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leeslijn } from './leeslijn.ts';

test('growth of one text is only told from three readings on, and only when it is more than the error of a minute', () => {
  assert.equal(leeslijn([]), null);
  assert.equal(leeslijn([40, 90]), null);
  assert.equal(leeslijn([52, 60, 63]), 'vlotter');
  assert.equal(leeslijn([52, 60, 62]), 'gelijk');
  assert.equal(leeslijn([60, 52, 40]), 'gelijk');
});
