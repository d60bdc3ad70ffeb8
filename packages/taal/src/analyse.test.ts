import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Woordvorm } from '@spelrijk/domain/woord';
import { readTabel } from '../test/tabel.ts';
import { analyseWoord } from './analyse.ts';
import { BANK } from './bank.ts';
import { examineWoord } from './woordenlijst.ts';
import type { AnalyseInvoer } from './analyse.ts';
import { isWoordvorm } from './bank/regel.ts';
import { derdePersoon, stamVan, verledenEv, voltooidDeelwoord } from './werkwoord/conjugate.ts';
import { ZWAK } from './werkwoord/zwak.ts';

const RIJEN = readTabel('word_categories_dev.tsv');
const gesorteerd = (ids: readonly string[]): string => [...ids].sort().join(',');

/** `mv:brief` is a form with its base, `zee+hond` are parts. */
function feiten({ word = '', ipa = '', morf = '' }: Readonly<Record<string, string>>): AnalyseInvoer {
  if (morf.includes('+')) return { woord: word, ipa, delen: morf.split('+') };
  if (isWoordvorm(morf)) return { woord: word, ipa, vorm: morf };
  const [vorm = '', basis] = morf.split(':');
  return vorm !== '' && isWoordvorm(vorm) ? { woord: word, ipa, vorm, basis } : { woord: word, ipa };
}

test('a word with its pronunciation and morphology gets exactly the expected categories', () => {
  for (const rij of RIJEN) {
    const analyse = analyseWoord(feiten(rij));
    assert.equal(gesorteerd(analyse.categorieen), gesorteerd((rij['categories'] ?? '').split(',')), `categories of ${rij['word']}`);
  }
});

test('klankgroepen follow from the pronunciation', () => {
  for (const rij of RIJEN) assert.equal(analyseWoord(feiten(rij)).klankgroepen.join('·'), rij['klankgroepen'] ?? '');
});

test('without any help at least 97 of 100 words get the same categories and klankgroepen', () => {
  const goed = RIJEN.filter((rij) => {
    const analyse = analyseWoord({ woord: rij['word'] ?? '' });
    return (
      gesorteerd(analyse.categorieen) === gesorteerd((rij['categories'] ?? '').split(',')) &&
      analyse.klankgroepen.join('·') === rij['klankgroepen']
    );
  });
  assert.ok(goed.length >= RIJEN.length * 0.97, `${goed.length} of ${RIJEN.length}`);
});

test('every knelpunt lies inside the word', () => {
  for (const rij of RIJEN) {
    const { knelpunten, woord } = analyseWoord(feiten(rij));
    for (const { start, end } of knelpunten) assert.ok(start >= 0 && start < end && end <= woord.length, `${woord} ${start}-${end}`);
  }
});

const VERWACHT: readonly (readonly [Woordvorm, (inf: string) => string, RegExp])[] = [
  ['tt1', stamVan, /^ww-stam$/],
  ['tt3', derdePersoon, /^ww-(?:tt-stam-t|tt-d-dt|homofoon)$/],
  ['tt2-achter', stamVan, /^ww-tt-jij-achter$/],
  ['vt', verledenEv, /^ww-vt-/],
  ['vd', voltooidDeelwoord, /^ww-(?:vd-d-t|vd-en|homofoon)$/],
  ['gebied', stamVan, /^ww-gebiedend$/],
];

test('every form of a verb belongs to one verb categorie', () => {
  for (const infinitief of ZWAK) {
    for (const [vorm, create, verwacht] of VERWACHT) {
      const { categorieen, woord } = analyseWoord({ woord: create(infinitief), vorm, basis: infinitief });
      const gevonden = categorieen.filter((categorie) => categorie.startsWith('ww-') && categorie !== 'ww-engels');
      assert.equal(gevonden.length, 1, `${woord} ${vorm}`);
      assert.match(gevonden[0] ?? '', verwacht, woord);
    }
  }
});

const VREEMD = ['', ' ', '1', '...', 'a'.repeat(1000), '\u0000\uD800', '👩‍👩‍👧', 'İstanbul', 'ﬁets', 'x-', "'", '日本語', 'Ā́', 'bcdfg'];

test('anything can be analysed', () => {
  for (const tekst of VREEMD) {
    const { klankgroepen, lettergrepen, woord, zeker } = analyseWoord({ woord: tekst });
    assert.equal(klankgroepen.join(''), woord);
    assert.equal(lettergrepen.join(''), woord);
    assert.ok(zeker >= 0 && zeker <= 1);
  }
});

/** Each pair of a fault that was met and its kin: the letters -ige that are no suffix, prefixes that are no words, names of regions, numbers, verbs behind a noun. */
const FAMILIES: readonly (readonly [woord: string, klankgroepen: string, categorieen: string])[] = [
  ['kroongetuige', 'kroon·ge·tui·ge', 'samenstelling,uitgang-stomme-e,voorvoegsel-stomme-e'],
  ['ruige', 'rui·ge', 'uitgang-stomme-e'],
  ['gelijke', 'ge·lij·ke', 'ei-ij,uitgang-stomme-e,voorvoegsel-stomme-e'],
  ['heftige', 'hef·ti·ge', 'achtervoegsel-ig'],
  ['oerwoud', 'oer·woud', 'au-ou,verlenging-d-t'],
  ['oeroud', 'oer·oud', 'au-ou,verlenging-d-t'],
  ['aartsengel', 'aarts·e·ngel', 'ng,uitgang-stomme-e'],
  ['wanorde', 'wan·or·de', 'uitgang-stomme-e'],
  ['surfplank', 'surf·plank', 'nk,s-z,samenstelling,tussenklank'],
  ['racefiets', 'race·fiets', 'c-als-s,f-v,leen-engels,samenstelling'],
  ['Noordzee', 'Noord·zee', 'eer-oor-eur,hoofdletter-naam,lange-klank-eind,s-z,verlenging-d-t'],
  ['Zuidpool', 'Zuid·pool', 'hoofdletter-naam,s-z,verlenging-d-t'],
  ['eenentwintig', 'een·en·twin·tig', 'achtervoegsel-ig'],
  ['zesendertig', 'zes·en·der·tig', 'achtervoegsel-ig,s-z'],
  ['afmeting', 'af·me·ting', 'ng,open-lettergreep'],
  ['afrekening', 'af·re·ke·ning', 'ng,open-lettergreep'],
  ['speerwerpen', 'speer·wer·pen', 'eer-oor-eur,samenstelling,uitgang-stomme-e'],
  ['commissaris', 'co·mmi·ssa·ris', 'c-als-k,open-lettergreep,verdubbeling'],
  ['oplichterij', 'op·lich·te·rij', 'cht,ei-ij'],
  ['scholen', 'scho·len', 'meervoud-en-s,open-lettergreep,sch,uitgang-stomme-e'],
];

test('what was met wrong, and its kin, is analysed by its cause', () => {
  for (const [woord, klankgroepen, categorieen] of FAMILIES) {
    const analyse = analyseWoord({ woord });
    assert.equal(analyse.klankgroepen.join('·'), klankgroepen);
    assert.equal(gesorteerd(analyse.categorieen), categorieen, woord);
  }
});

test('an unsure analysis says what to check', () => {
  const { zeker, letOp } = analyseWoord({ woord: 'cachoquai' });
  assert.ok(zeker < 0.8);
  assert.ok(letOp.length > 0);
});

test('bank words taken for unknown ones keep their klankgroepen, and nearly all their categories', () => {
  const opdrachten = new Set([
    'los-of-vast',
    'homofoon',
    'hoofdletter-fout',
    'ww-infinitief',
    'ww-tt-meervoud',
    'ww-gebiedend',
    'ww-tt-jij-achter',
  ]);
  const woorden = BANK.filter(({ woord, hoofd }) => /^[^ .?!,]+$/.test(woord) && !opdrachten.has(hoofd));
  const kaal = woorden.map(({ woord }) => analyseWoord({ woord }));
  const deel = (gelijk: (i: number) => boolean): number => woorden.filter((_, i) => gelijk(i)).length / woorden.length;
  const klankgroepen = deel((i) => kaal[i]?.klankgroepen.join('·') === woorden[i]?.klankgroepen.join('·'));
  const categorieen = deel((i) => {
    const verwacht = examineWoord(woorden[i]?.woord ?? '').categorieen;
    return gesorteerd(kaal[i]?.categorieen ?? []) === gesorteerd(verwacht);
  });
  assert.ok(klankgroepen > 0.99, String(klankgroepen));
  assert.ok(categorieen > 0.95, String(categorieen));
});
