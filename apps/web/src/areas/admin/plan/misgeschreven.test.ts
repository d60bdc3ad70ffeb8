import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misgeschreven } from './misgeschreven.ts';

test('a sentence that was misspelled stands between quotes, a word does not', () => {
  const zin = { woord: 'De muis is klein.', gegeven: 'De muis is klijn.', aantal: 2 };
  assert.deepEqual(misgeschreven(zin), { woord: '‘De muis is klein.’', gegeven: '‘De muis is klijn.’', aantal: 2 });
  assert.deepEqual(misgeschreven({ woord: 'trein', gegeven: 'trijn' }), { woord: 'trein', gegeven: 'trijn' });
});
