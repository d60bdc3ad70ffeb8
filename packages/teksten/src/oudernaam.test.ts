import assert from 'node:assert/strict';
import { test } from 'node:test';
import { halfjaar, leesniveau, oudernaam, ouderniveau } from './oudernaam.ts';

test('a parent reads what a child reads, and no code of a level', () => {
  for (const [naam, regio, staat] of [
    ['L5 Twee klankgroepen: bomen, bommen', 'nl', 'Woorden lezen zoals bomen, bommen'],
    ['Teksten, ongeveer M5', 'nl', 'Teksten lezen, midden van groep 5'],
    ['Teksten, ongeveer M6-E6', 'nl', 'Teksten lezen van groep 6'],
    ['Zinnen, ongeveer E3', 'be', 'Zinnen lezen, eind van het 1ste leerjaar'],
    // As the server names it for Flanders.
    ['Zinnen, ongeveer M6-E6 (4de leerjaar)', 'be', 'Zinnen lezen van het 4de leerjaar'],
    ['Teksten, ongeveer Start', 'nl', 'Eerste teksten lezen'],
    ['ei of ij', 'nl', 'ei of ij'],
  ] as const)
    assert.equal(oudernaam(naam, regio), staat);
});

test('a level by itself is a half-year too, and what lies outside all of them is none', () => {
  for (const [niveau, regio, staat] of [
    ['M5', 'nl', 'midden van groep 5'],
    ['E3', 'be', 'eind van het 1ste leerjaar'],
    ['M6-E6', 'be', 'het 4de leerjaar'],
    ['Plus', 'nl', undefined],
    ['', 'nl', undefined],
  ] as const)
    assert.equal(ouderniveau(niveau, regio), staat);
});

test('a place on the ladder of spelling is the same year to a docent and to a parent, and lower than groep 3 it is no groep', () => {
  for (const [trede, regio, docent, ouder] of [
    [4, 'nl', 'M5', 'midden van groep 5'],
    [-3, 'nl', '<M3', 'voor het midden van groep 3'],
    // Leerjaar 3 stands at 3.
    [0, 'be', 'midden L3', 'midden van het 3de leerjaar'],
    [-3, 'be', 'eind L1', 'eind van het 1ste leerjaar'],
    [-6, 'be', 'voor midden L1', 'voor het midden van het 1ste leerjaar'],
  ] as const) {
    assert.equal(halfjaar(trede, { regio, ouder: false }), docent);
    assert.equal(halfjaar(trede, { regio, ouder: true }), ouder);
  }
});

test('a level in a list: a Dutch docent reads its code, a Flemish one the leerjaar behind it, a parent the year alone', () => {
  for (const [niveau, docent, leerkracht, ouder] of [
    ['Start', 'Start', 'Start, begin van het 1ste leerjaar', 'begin van groep 3'],
    ['E3', 'E3', 'E3, eind van het 1ste leerjaar', 'eind van groep 3'],
    ['M6-E6', 'M6-E6', 'M6-E6, het 4de leerjaar', 'groep 6'],
    ['Plus', 'Plus', 'Plus, het 6de leerjaar', 'groep 8'],
  ] as const) {
    assert.equal(leesniveau(niveau, { regio: 'nl', ouder: false }), docent);
    assert.equal(leesniveau(niveau, { regio: 'be', ouder: false }), leerkracht);
    assert.equal(leesniveau(niveau, { regio: 'nl', ouder: true }), ouder);
  }
});
