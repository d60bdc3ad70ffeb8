import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standOf } from './use-round-music.ts';

test('music is calm while a child thinks, grows when it plays and is a feast at the end', () => {
  const uitslag = (gedaan: number) => Array.from({ length: 9 }, (_, i) => (i < gedaan ? 1 : null));
  assert.equal(standOf({ fase: 'spelen', uitslag: uitslag(8) }, false), 'rust');
  assert.equal(standOf({ fase: 'uitleg', uitslag: uitslag(3) }, false), 'rust');
  assert.equal(standOf({ fase: 'goed', uitslag: uitslag(2) }, true), 'bouw');
  assert.equal(standOf({ fase: 'goed', uitslag: uitslag(6) }, true), 'feest');
  assert.equal(standOf({ fase: 'klaar', uitslag: uitslag(9) }, false), 'feest');
});
