/**
 * Decides: whether the lettergrepen of the bank are where a Dutch text would break.
 * Source: the hyphenation patterns for Dutch (hyph-nl, TeX), by the `hyphen` package; build time only.
 * Example: `afbreken.tsv` lists every word that differs, with the reason.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import dutch from 'hyphen/nl/index.js';
import { BANK } from '../src/bank.ts';

interface Afwijking {
  readonly eigen: string;
  readonly patronen: string;
  readonly reden: string;
}

const bekend = new Map(
  readFileSync(join(import.meta.dirname, 'afbreken.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((regel): [string, Afwijking] => {
      const [woord = '', eigen = '', patronen = '', reden = ''] = regel.split('\t');
      return [woord, { eigen, patronen, reden }];
    }),
);

const hyphenateWoord = (woord: string): string => dutch.hyphenateSync(woord, { hyphenChar: '-', minWordLength: 2 });

test('every word breaks where the patterns break it, or stands in the list with its reason', () => {
  const anders = BANK.filter(({ woord, lettergrepen, vorm }) => vorm !== 'kort' && hyphenateWoord(woord) !== lettergrepen.join('-')).map(
    ({ woord }) => woord,
  );
  assert.deepEqual(
    anders.filter((woord) => !bekend.has(woord)),
    [],
  );
});

test('the list holds nothing that agrees by now, and a reason for all the rest', () => {
  const eigen = new Map(BANK.map(({ woord, lettergrepen }) => [woord, lettergrepen.join('-')]));
  for (const [woord, rij] of bekend) {
    assert.equal(rij.eigen, eigen.get(woord), woord);
    assert.equal(rij.patronen, hyphenateWoord(woord), woord);
    assert.notEqual(rij.eigen, rij.patronen, woord);
    assert.ok(rij.reden.length > 20, woord);
  }
});
