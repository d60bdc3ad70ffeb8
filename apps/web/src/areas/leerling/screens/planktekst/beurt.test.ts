import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Beurt } from './beurt.ts';

const begin = (van = 0): Beurt => new Beurt({ tekstId: 'm4-01', van, begon: '2026-11-27T08:00:00.000Z', now: 1000 });

test('opening a text is not reading it; a sentence further is, and it is given out once', () => {
  const beurt = begin(4);
  assert.equal(beurt.take(9000), null);
  beurt.at(4);
  assert.equal(beurt.take(9000), null);
  beurt.at(5);
  assert.partialDeepStrictEqual(beurt.take(9000), { van: 4, verst: 5, plek: 5, ms: 8000, uit: false, stem: false });
  assert.equal(beurt.take(9500), null);
});

test('going back leaves how far it came, and words that were tapped are counted once', () => {
  const beurt = begin();
  beurt.at(3);
  beurt.at(1);
  beurt.tap('boom');
  beurt.tap('boom');
  beurt.tap('nest');
  beurt.hear();
  beurt.finish();
  assert.partialDeepStrictEqual(beurt.take(2000), { verst: 3, plek: 1, uit: true, stem: true, getikt: ['boom', 'nest'] });
});

test('time in which nobody looked at the text does not count', () => {
  const beurt = begin();
  beurt.at(1);
  beurt.look(false, 3000);
  beurt.look(false, 8000);
  beurt.look(true, 9000);
  assert.equal(beurt.take(9500)?.ms, 2500);
});

test('no more words than the contract takes', () => {
  const beurt = begin();
  for (let i = 0; i < 300; i++) beurt.tap(`woord${i}`);
  assert.equal(beurt.take(2000)?.getikt.length, 200);
});
