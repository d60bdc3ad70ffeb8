import assert from 'node:assert/strict';
import { test } from 'node:test';
import { balance, createKantteller } from './kanten.ts';
import type { LeerlijnWoord } from './leerlijn.ts';

/** Only what is looked at. */
const woord = (naam: string, ...kanten: readonly string[]): LeerlijnWoord =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a word with its kinds of answers and nothing else
  ({ info: { woord: naam, kanten: { sorteren: kanten } } }) as unknown as LeerlijnWoord;
const rij = (aantal: number, kant: string): LeerlijnWoord[] => Array.from({ length: aantal }, (_, i) => woord(`${kant}${i}`, kant));
const over = (woorden: readonly LeerlijnWoord[]) => balance(woorden, (een) => een, 'sorteren', 8);

test('one kind of answer takes at most 60% of the places', () => {
  const teller = createKantteller('sorteren', 10);
  for (const d of rij(6, 'd')) {
    assert.ok(teller.fits(d));
    teller.add(d);
  }
  assert.ok(!teller.fits(woord('hond', 'd')));
  assert.ok(teller.fits(woord('kat', 't')));
  assert.ok(createKantteller('dictee-woord', 10).fits(woord('hond', 'd')), 'what is written cannot be guessed');
});

test('what is too much of one kind is left out; too few left is no taak', () => {
  assert.equal(over([...rij(8, 'd'), ...rij(4, 't')])?.length, 10);
  assert.equal(over([...rij(12, 'd')]), undefined);
  assert.equal(over([...rij(9, 'd'), ...rij(2, 't')]), undefined);
  assert.equal(over([...rij(6, 'd'), ...rij(4, 't')])?.length, 10);
});
