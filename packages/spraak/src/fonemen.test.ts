import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soundsAs, toEspeak } from './fonemen.ts';

const FONEMEN: readonly (readonly [string, string])[] = [
  ['bˈoːnən', "[[b'o:n@n]]"],
  ['sxˈɛivən', "[[sx'EIv@n]]"],
  ['lˈeːu', "[[l'eU]]"],
  ['ɣəlˈʏk', "[[Q@l'8k]]"],
];
for (const [ipa, fonemen] of FONEMEN) test(`${ipa} is ${fonemen} for espeak-ng`, () => assert.equal(toEspeak(ipa), fonemen));

const KLINKT: readonly (readonly [string, string, boolean])[] = [
  ['bˈɵs', 'bˈʏs', true],
  ['vˈɪːr', 'vˈeːr', true],
  ['bˈɔnən', 'bˈoːnən', false],
  ['kˈaːbʌʊtər', 'kaːbˈɑutər', false],
];
for (const [gezegd, bank, gelijk] of KLINKT)
  test(`${gezegd} ${gelijk ? 'sounds as' : 'is not'} ${bank}`, () => assert.equal(soundsAs(gezegd, bank), gelijk));
