import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseVoice, type DeviceVoice } from './voice-choice.ts';

const voice = (name: string, lang: string, localService = true): DeviceVoice => ({ name, lang, localService });

const CHOICES: readonly (readonly [string, readonly DeviceVoice[], 'nl' | 'be', string | null])[] = [
  ['no voices', [], 'nl', null],
  ['an English voice', [voice('Samantha', 'en-US')], 'nl', null],
  ['a Dutch voice', [voice('Xander', 'nl-NL')], 'nl', 'Xander'],
  ['underscore as some Androids write it', [voice('Xander', 'nl_NL')], 'nl', 'Xander'],
  ['a voice of the network', [voice('Google Nederlands', 'nl-NL', false)], 'nl', null],
  ['a formant voice', [voice('eSpeak NG Dutch', 'nl-NL')], 'nl', null],
  ['the compact form of a voice', [voice('Ellen (Compact)', 'nl-BE')], 'be', null],
  ['Dutch of nowhere', [voice('Nederlands', 'nl')], 'nl', null],
  ['Belarusian', [voice('Iryna', 'be-BY')], 'be', null],
  ['both in Flanders', [voice('Xander', 'nl-NL'), voice('Ellen', 'nl-BE')], 'be', 'Ellen'],
  ['both in the Netherlands', [voice('Ellen', 'nl-BE'), voice('Xander', 'nl-NL')], 'nl', 'Xander'],
  ['only the other one', [voice('Ellen', 'nl-BE')], 'nl', 'Ellen'],
  ['a better one of the same country', [voice('Xander', 'nl-NL'), voice('Claire (Premium)', 'nl-NL')], 'nl', 'Claire (Premium)'],
];
for (const [what, voices, regio, name] of CHOICES)
  test(`${what}, ${regio}: ${name ?? 'none'}`, () => assert.equal(chooseVoice(voices, regio)?.name ?? null, name));
