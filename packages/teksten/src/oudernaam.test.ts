import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oudernaam, ouderniveau } from './oudernaam.ts';

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
