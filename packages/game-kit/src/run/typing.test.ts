import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawKlaarKnop } from '../stage/letterrij.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { startBasis } from './step.ts';
import { isTyped, typeLetter } from './typing.ts';
import { beginWriting } from './writing.ts';
import type { Writing } from './writing.ts';

function start(poging = 1): Writing {
  const opgaven = makeOpgaven('TYP', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'boom' }));
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  return { ...basis, run: { ...basis.run, poging }, ...beginWriting(basis) };
}
const KNOP = { x: 1, y: 2, w: 200, h: 98, label: 'Klaar!', z: 5 };

describe('a typed answer', () => {
  it('sounds for a letter that goes in and for one that does not, and for nothing else', () => {
    const sounds = (poging: number, letter: string) => typeLetter(start(poging), { soort: 'letter', letter }).sounds;
    assert.deepEqual([sounds(1, 'x'), sounds(2, 'b'), sounds(2, 'x')], [['letter'], ['letter'], ['mis']]);
    assert.equal(typeLetter(start(), { soort: 'wis' }).sounds, undefined);
  });
  it('is asked in the form TYP only', () => {
    assert.ok(isTyped(start()));
    assert.ok(!isTyped(startBasis({ opgaven: makeOpgaven('KIES', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' })));
  });
});

describe('the button for a word that is ready', () => {
  const geschreven = typeLetter(start(), { soort: 'letter', letter: 'b' }).state;
  it('is dead until something stands there', () => {
    assert.deepEqual(
      drawKlaarKnop(start(), KNOP).map(({ uit, alpha }) => [uit, alpha]),
      [[true, 0.6]],
    );
    assert.deepEqual(
      drawKlaarKnop(geschreven, KNOP).map(({ uit, alpha }) => [uit, alpha]),
      [[false, 1]],
    );
  });
  it('is there in the free attempt only', () => assert.deepEqual(drawKlaarKnop(start(2), KNOP), []));
  it('says what the game wants it to say', () => assert.equal(drawKlaarKnop(geschreven, { ...KNOP, name: 'Haal op' })[0]?.name, 'Haal op'));
});
