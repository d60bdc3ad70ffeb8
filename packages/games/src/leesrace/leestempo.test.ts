import { describe, it } from 'node:test';
import { minTicks, perMinuut } from './leesrij.ts';

import assert from 'node:assert/strict';

describe('reading pace', () => {
  it('a word of five letters stands at least a fifth of a second', () => assert.equal(minTicks('bomen'), 12));
  it('five words in three seconds are a hundred a minute', () => assert.equal(perMinuut(5, 180), 100));
  it('nothing read is no pace', () => assert.equal(perMinuut(0, 0), 0));
});
