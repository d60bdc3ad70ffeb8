import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findWoord } from './bank.ts';
import { diagnose } from './diagnose.ts';
import { explainFout } from './uitleg.ts';
import { examineWoord } from './woordenlijst.ts';

/** Found by reading two hundred explanations that were drawn at random. */
const GELEZEN = [
  ['pauwen', 'puwen', 'De letters auw horen bij elkaar. Er mist een letter: de a. Het is pauwen.'],
  ['keizer', 'kizer', 'De letters ei horen bij elkaar. Er mist een letter: de e. Het is keizer.'],
  ['beetje', 'beeje', 'Zeg het woord langzaam: beetje. Er mist een letter: de t.'],
  ['straat', 'staat', 'Zeg het woord langzaam: straat. Er mist een letter: de r.'],
  ['bekers', 'bêkers', 'Op deze letter staat geen dakje: bekers.'],
  ['bekers', 'békers', 'Op deze letter staat geen streepje: bekers.'],
  ['enquête', 'enquete', 'Vergeet het dakje niet: enquête schrijf je met ê.'],
  ['oor', 'or', 'De r verandert de klank. Je schrijft toch oor.'],
  ['eventueel', 'eventueul', 'Onthoud: eventueel schrijf je met ee.'],
] as const;

test('a letter of a sound of two letters is not heard by saying the word slowly; a roof is no stroke', () => {
  for (const [woord, getypt, verwacht] of GELEZEN) {
    const doel = findWoord(woord) ?? examineWoord(woord);
    assert.equal(explainFout(doel, getypt, diagnose(doel, getypt)), `Je schreef ${getypt}. ${verwacht}`);
  }
});
