import assert from 'node:assert/strict';
import { test } from 'node:test';
import { propose } from './spellingvoorstel.ts';
import { examineWoord } from './woordenlijst.ts';

const voorstel = (woord: string): string | undefined => propose(examineWoord(woord));

test('a slip in a pasted list is met with the word that was meant', () => {
  for (const [getypt, bedoeld] of [['boomen', 'bomen']] as const) assert.equal(voorstel(getypt), bedoeld, getypt);
});

test('a word of the bank needs no proposal, and letters without a word near get none', () => {
  assert.equal(voorstel('bomen'), undefined);
  assert.equal(voorstel('xqzvtk'), undefined);
});
