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

/** Measured: 149 of 161, 160 of 161, 9 of 12; of 149 right ones 56 are asked about as well. */
const MINSTENS = { categorieen: 0.925, klankgroepen: 0.993, vragen: 0.75 } as const;
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

/** Labelled later, before the analyser was asked; its first measure is the floor: 92 of 108, 107 of 108. Two labels turned out to be wrong. */
test('fresh words: categories and klankgroepen do not get worse', () => {
  const vers = measure('fresh_words.tsv');
  assert.ok(vers.length >= 100);
  assert.ok(vers.filter(({ categorieen }) => categorieen).length >= 92);
  assert.ok(vers.filter(({ groepen }) => groepen).length >= 107);
});
