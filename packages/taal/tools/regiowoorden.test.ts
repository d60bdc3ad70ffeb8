import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BANK } from '../src/bank.ts';
import { ZINNEN } from '../src/alle-zinnen.ts';
import { CATEGORIEEN } from '../src/categorieen.ts';
import { REGIOPAREN, regioVan } from '../src/regio.ts';
import { lintLand, vreemdIn } from './regiowoorden.ts';
import { findLosgeschreven, loadWoordenboek } from './woordenboek.ts';

test('of every pair the Flemish word stands in the bank, with its sentence, and not for the Netherlands only', () => {
  for (const { be } of REGIOPAREN) {
    const [naam = ''] = be;
    const woord = BANK.find((een) => een.woord === naam);
    assert.ok(woord, `${naam} is no word of the bank`);
    assert.ok(woord.zin, `${naam} has no sentence`);
    assert.notEqual(woord.regio, 'nl', naam);
  }
});

test('a word of one region is marked so in the bank', () => {
  for (const { woord, regio } of BANK) if (regioVan(woord) !== 'beide') assert.equal(regio, regioVan(woord), woord);
});

test('what is for both regions has no word and no place of one of them', () => {
  const fout = [
    ...BANK.filter(({ regio }) => regio === 'beide').map(({ woord, zin = '' }) => `${woord}: ${zin}`),
    ...ZINNEN.filter(({ regio }) => regio === 'beide').map(({ tekst }) => tekst),
  ].filter((tekst) => vreemdIn(tekst).length > 0);
  assert.deepEqual(fout, []);
});

test('the list knows words of both, places, and forms of them', () => {
  assert.deepEqual(vreemdIn('De trui is nat, ook in Amsterdam.'), ['trui', 'Amsterdam']);
  assert.deepEqual(vreemdIn('In Gent eten we een appelsien.'), ['Gent', 'appelsien']);
  assert.deepEqual(vreemdIn('Het jochie wil een uitje naar het bos.'), ['jochie', 'uitje']);
  assert.deepEqual(vreemdIn('Hun namen staan op het bord.'), []);
  // A day that one country keeps is no feast in the other; its month is.
  assert.deepEqual(vreemdIn('Op vijf mei vieren we de vrijheid.'), ['vijf mei']);
  assert.deepEqual(vreemdIn('Op 21 juli is het feest.'), ['21 juli']);
  assert.deepEqual(vreemdIn('In mei en in juli is het warm.'), []);
});

/** Everything to read aloud, to read alone and to answer, as it was written; a text may be about a town. */
const LEZEN = path.join(import.meta.dirname, '../src/lezen');
const leesregels = readdirSync(LEZEN, { recursive: true, encoding: 'utf8' })
  .filter((bestand) => /\/(teksten\.md|zinnen\.tsv)$/.test(bestand))
  .flatMap((bestand) => readFileSync(path.join(LEZEN, bestand), 'utf8').split('\n'));
/** Schools of one country, in a sentence of a child. */
const SCHOOL = /\bgroep(en)? (\d|drie|vier|vijf|zes|zeven|acht)\b|\bgroep \d|\bdocent|brugklas|kleuterjuf van groep/iu;
const isVreemd = (tekst: string): boolean => SCHOOL.test(tekst) || vreemdIn(tekst).some((woord) => woord === woord.toLowerCase());

test('what is read has no word and no school of one region', () => {
  assert.ok(leesregels.length > 2000, `only ${leesregels.length} lines`);
  assert.deepEqual(leesregels.filter(isVreemd), []);
});

test('no rule, explanation or example has a word or a school of one region', () => {
  const teksten = CATEGORIEEN.flatMap(({ naam, regel, uitleg, voorbeelden, fouten }) => [
    naam,
    regel,
    ...uitleg,
    ...voorbeelden,
    ...fouten,
  ]);
  assert.ok(teksten.length > 500, `only ${teksten.length} texts`);
  // The sound has the letters of what is eaten in one of them.
  assert.deepEqual(
    teksten.filter((tekst) => !/^(eu of )?ui$/.test(tekst) && isVreemd(tekst)),
    [],
  );
});

test('a text of one country has nothing of the other, and a text of none has nothing of only one', () => {
  assert.deepEqual(lintLand('De tram rijdt door Gent.', 'be'), []);
  assert.deepEqual(lintLand('De tram rijdt door Utrecht.', 'be'), ['Utrecht hoort niet in een tekst van land be']);
  assert.deepEqual(lintLand('Hij eet een croque.', 'nl'), ['croque hoort niet in een tekst van land nl']);
  assert.deepEqual(lintLand('De stroopwafel is op.', 'be').length, 1);
  assert.deepEqual(lintLand('Het is feest in aalst.', undefined).length, 1, 'a text for beginners has no capitals');
  assert.deepEqual(lintLand('Hij ging van Brugge naar Leiden.', undefined), [], 'from the one to the other');
});

test('a verb that is one word is found where a text has it in two', () => {
  const woordenboek = loadWoordenboek();
  const los = (tekst: string): number => findLosgeschreven(tekst, woordenboek).length;
  for (const fout of [
    'Ik ben thuis gebleven.',
    'wachten tot de naald stil ligt',
    'Haar jas is stuk gegaan.',
    'een weg die schuin omhoog gaat',
  ])
    assert.equal(los(fout), 1, fout);
  for (const goed of [
    'Ik ben thuisgebleven.',
    'De naald ligt stil.',
    'een draad die te los zit',
    'Ze hadden hun hond thuis laten slapen.',
    'Een mango is een exotisch stuk fruit.',
  ])
    assert.equal(los(goed), 0, goed);
});
