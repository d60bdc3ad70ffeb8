import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLeeswijze, writeLeeswijze } from './leeswijze.ts';

test('what a child chose survives a reload; nothing chosen is nothing, and what is not a choice is left out', () => {
  const wijze = { letter: 'dyslexie', maat: 'zeer-groot', ruimte: 'ruim', liniaal: true, stuk: true } as const;
  assert.deepEqual(parseLeeswijze(writeLeeswijze(wijze)), wijze);
  const niets = { liniaal: false, stuk: false };
  assert.deepEqual(parseLeeswijze(null), niets);
  assert.equal(writeLeeswijze(niets), '');
  assert.deepEqual(parseLeeswijze('letter=spijkerschrift maat=groot <b>'), { ...niets, maat: 'groot' });
});
