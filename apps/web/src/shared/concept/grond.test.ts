import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGrond } from './grond.ts';

test('a draft says on which version it was begun; without that it is not gone on with', () => {
  const isHeel = isGrond((value): value is string => typeof value === 'string');
  assert.equal(isHeel({ inhoud: 'tekst', versie: 3 }), true);
  for (const ander of ['tekst', null, { inhoud: 'tekst' }, { inhoud: 1, versie: 3 }, { inhoud: 'tekst', versie: '3' }])
    assert.equal(isHeel(ander), false, JSON.stringify(ander));
});
