import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Item } from '../contract/game.ts';
import { readToets, readToetsUp } from './keys.ts';
import type { Toets, ToetsActie, ToetsOpties } from './keys.ts';

const items: readonly Item[] = [
  { key: 'a', x: 0, y: 0, w: 9, h: 9, pick: 'bel:0', nummer: 1 },
  { key: 'b', x: 0, y: 0, w: 9, h: 9, pick: 'bel:1', nummer: 2, uit: true },
];
const SPEL: ToetsOpties = { letters: false, schakelaar: false, items };
const TYPEN: ToetsOpties = { ...SPEL, letters: true };
const ZIN: ToetsOpties = { ...TYPEN, zin: true, schakelaar: true };
const KALM: ToetsOpties = { ...SPEL, schakelaar: true };
const toets = (key: string, more: Partial<Toets> = {}): Toets => ({
  key,
  repeat: false,
  ctrl: false,
  alt: false,
  meta: false,
  opKnop: false,
  ...more,
});
const input = (value: ToetsActie & { readonly doe: 'input' } extends { input: infer I } ? I : never): ToetsActie => ({
  doe: 'input',
  input: value,
});

/** what is pressed, where, what it does */
const ROWS: readonly (readonly [string, Toets, ToetsOpties, ToetsActie | null])[] = [
  ['an arrow steers', toets('ArrowLeft'), SPEL, input({ soort: 'richting', richting: 'links', ingedrukt: true })],
  ['a held arrow steers once', toets('ArrowLeft', { repeat: true }), SPEL, { doe: 'niets' }],
  ['space acts', toets(' '), SPEL, input({ soort: 'actie', ingedrukt: true })],
  ['space on a button presses that button', toets(' ', { opKnop: true }), SPEL, null],
  ['space says the word again while typing', toets(' '), TYPEN, { doe: 'hoor' }],
  ['space is typed in a sentence, in calm mode too', toets(' '), ZIN, input({ soort: 'letter', letter: ' ' })],
  ['a full stop is typed in a sentence', toets('.'), ZIN, input({ soort: 'letter', letter: '.' })],
  ['a curly quote is typed straight', toets('”'), ZIN, input({ soort: 'letter', letter: '"' })],
  ['a full stop is no letter of a word', toets('.'), TYPEN, null],
  ['a full stop is a letter of what is written short', toets('.'), { ...TYPEN, punt: true }, input({ soort: 'letter', letter: '.' })],
  ['and no other sign of a sentence is', toets(','), { ...TYPEN, punt: true }, null],
  ['space steps on in calm mode', toets(' '), KALM, { doe: 'schakel' }],
  ['Enter is done', toets('Enter'), TYPEN, input({ soort: 'klaar' })],
  ['Enter on a button presses that button', toets('Enter', { opKnop: true }), SPEL, null],
  ['Backspace takes back, held too', toets('Backspace', { repeat: true }), TYPEN, input({ soort: 'wis' })],
  ['a digit picks', toets('1'), SPEL, input({ soort: 'kies', pick: 'bel:0' })],
  ['a digit of something that is off picks nothing', toets('2'), SPEL, null],
  ['p pauses in a game', toets('p'), SPEL, { doe: 'pauze' }],
  ['p is a letter while typing', toets('p'), TYPEN, input({ soort: 'letter', letter: 'p' })],
  ['h hears again in a game', toets('h'), SPEL, { doe: 'hoor' }],
  ['Escape always pauses', toets('Escape'), TYPEN, { doe: 'pauze' }],
  ['a composed letter is one letter', toets('e\u0308'.normalize('NFC')), TYPEN, input({ soort: 'letter', letter: 'ë' })],
  ['a curly apostrophe is an apostrophe', toets('’'), TYPEN, input({ soort: 'letter', letter: "'" })],
  ['a capital stays one: the game knows whether it counts', toets('K'), TYPEN, input({ soort: 'letter', letter: 'K' })],
  ['a held letter types once', toets('a', { repeat: true }), TYPEN, null],
  ['a digit types nothing', toets('1'), TYPEN, null],
  ['a shortcut is the browser’s', toets('r', { ctrl: true }), TYPEN, null],
  ['Tab is the browser’s', toets('Tab'), SPEL, null],
];

describe('keys', () => {
  for (const [title, key, opties, expected] of ROWS) it(title, () => assert.deepEqual(readToets(key, opties), expected));

  it('let go of an arrow and of space', () => {
    assert.deepEqual(readToetsUp('ArrowUp', SPEL), { soort: 'richting', richting: 'op', ingedrukt: false });
    assert.deepEqual(readToetsUp(' ', SPEL), { soort: 'actie', ingedrukt: false });
    assert.equal(readToetsUp(' ', TYPEN), null);
  });
});
