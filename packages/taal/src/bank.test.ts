import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lint } from '../tools/lint.ts';
import { BANK, findWoord, woordenVan } from './bank.ts';
import { loadWoorden } from './load-bank.ts';
import { decodeBlok, encodeBlok } from './bank/code.ts';
import { CATEGORIEEN, getCategorie } from './categorieen.ts';

/** A table that is not written yet is work to do, not a broken bank; the command line names it. */
const isWerkInUitvoering = (reden: string): boolean => /^er zijn (?:nog geen|\d+ (?:gereserveerde )?woorden, minder)/.test(reden);

test('every record of the tables obeys the rules: spelling, chunks, sentence, main categorie, no doubles', () => {
  const bevindingen = lint().filter((bevinding) => !isWerkInUitvoering(bevinding.reason));
  assert.deepEqual(bevindingen, []);
});

test('every word has a knelpunt of its main categorie, inside its letters', () => {
  for (const woord of BANK) {
    assert.ok(getCategorie(woord.hoofd), woord.hoofd);
    assert.ok(
      woord.knelpunten.some((punt) => punt.categorie === woord.hoofd),
      woord.woord,
    );
    for (const { start, end } of woord.knelpunten) assert.ok(start >= 0 && start < end && end <= woord.woord.length, woord.woord);
  }
});

test('a record survives the generated line', () => {
  assert.deepEqual(decodeBlok(encodeBlok(BANK)), BANK);
});

test('the words of one categorie can be loaded alone, for one region', async () => {
  assert.deepEqual(await loadWoorden('ei-ij'), woordenVan('ei-ij'));
  const be = await loadWoorden('leen-ou', 'be');
  assert.ok(be.length > 0 && be.every((woord) => woord.regio !== 'nl'));
  assert.deepEqual(await loadWoorden('bestaat-niet'), []);
});

test('words are found by spelling, form and categorie', () => {
  assert.equal(findWoord('bomen')?.hoofd, 'open-lettergreep');
  assert.equal(findWoord('bomen', 'tt3'), undefined);
  assert.equal(findWoord('xqzt'), undefined);
  assert.equal(
    CATEGORIEEN.reduce((som, categorie) => som + woordenVan(categorie.id).length, 0),
    BANK.length,
  );
});
