import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnose } from '@spelrijk/taal/diagnose';
import { pronounceFout } from '@spelrijk/taal/uitleg';
import type { AudioStep } from '../../../shared/audio/plan.ts';
import { explanationPlan, soundOut } from './explanation-plan.ts';

const TABEL = {
  'Je schreef': 'JS',
  'Maak het langer': 'ML',
  'Je hoort d, dus je schrijft d.': 'D',
  'Verdeel het woord': 'VW',
  'De klankgroep': 'KG',
  'eindigt op een lange klank, dus je schrijft één o.': 'LO',
  ...Object.fromEntries(['h', 'o', 'oo', 'n', 't', 'b', 'm', 'e', 'ij', 'd'].map((klank) => [`klank:${klank}`, klank])),
};
const read = (steps: readonly AudioStep[]): string =>
  steps.map((step) => (step.soort === 'klank' ? step.adres : step.ms > 300 ? ' | ' : step.ms > 100 ? '-' : ' ')).join('');

const HOND = { woord: 'hond', klankgroepen: ['hond'], vorm: '' } as const;
const BOMEN = { woord: 'bomen', ipa: 'bˈoːmən', klankgroepen: ['bo', 'men'], vorm: 'mv', basis: 'boom' } as const;

const said = (doel: typeof HOND | typeof BOMEN, getypt: string, hulp: Record<string, string> = {}): string => {
  const zinnen = pronounceFout(doel, getypt, diagnose(doel, getypt), 'nl', (tekst) => Object.hasOwn(TABEL, tekst));
  return read(explanationPlan(zinnen, { woord: doel.woord, audio: { woord: 'W', langzaam: 'S', hulp } }, TABEL));
};

test('what was written is said sound by sound, then the rule with its words', () => {
  assert.equal(said(HOND, 'hont', { honden: 'HONDEN' }), 'JS h-o-n-t | ML HONDEN | D');
});

test('a word that was never rendered is said sound by sound too', () => {
  assert.equal(said(HOND, 'hont'), 'JS h-o-n-t | ML h-o-n-d-e-n | D');
});

test('klankgroepen are the slow word, and an open one ends in a long sound', () => {
  assert.equal(said(BOMEN, 'boomen'), 'JS b-oo-m-e-n | VW S | KG b-oo LO');
});

test('a sentence of which a piece was not rendered is left out, not said in part', () => {
  const zinnen = pronounceFout(HOND, 'hont', diagnose(HOND, 'hont'), 'nl', (tekst) => tekst === 'Je schreef');
  assert.equal(read(explanationPlan(zinnen, { woord: 'hond', audio: {} }, TABEL)), 'JS h-o-n-t');
});

for (const [letters, gezegd] of [
  ['boot', 'b-oo-t'],
  ['mij', 'm-ij'],
  ['één', 'e-e-n'],
  ["'t", 't'],
  ['Bbb', 'b-b-b'],
  ['###', ''],
] as const)
  test(`${letters} is sounded out as ${gezegd}`, () => assert.equal(read(soundOut(letters, TABEL)), gezegd));
