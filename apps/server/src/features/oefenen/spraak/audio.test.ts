import { test } from 'node:test';
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAudio, readAudio, readAudioBestand, type AdresVan, type AudioBestand, type Plekken, type Plekstand } from './audio.ts';
import { createTempFolder } from '../../../../test/fixtures.ts';

const LEEG = readAudioBestand('/nergens');
const bestand: AudioBestand = {
  ...LEEG,
  woorden: { vee: { woord: 'w', langzaam: 'l', zin: 'z' }, hond: { woord: 'hw', langzaam: 'hl', zin: 'hz' } },
  regels: { 'f-v': 'r' },
  klanken: { m: 'k' },
  programma: { 'Luister goed.': 'p' },
  teksten: { 'Eerste stap.': 's' },
  geblokkeerd: { vee: 'f en v lijken te veel op elkaar' },
};

const met =
  (plekken: Readonly<Record<string, Plekstand>>): Plekken =>
  (deel, sleutel, regio) =>
    plekken[`${deel} ${sleutel} ${regio}`];

test('without recordings everything sounds as it was rendered', () => {
  const audio = createAudio(bestand);
  assert.deepEqual(audio.vanWoord('hond'), { woord: 'hw', langzaam: 'hl', zin: 'hz' });
  assert.equal(audio.vanRegel('f-v'), 'r');
  assert.equal(audio.vanKlank('m'), 'k');
  assert.equal(audio.vanTekst('Luister goed.'), 'p');
  assert.equal(audio.vanTekst('Eerste stap.'), 's');
  assert.deepEqual(audio.vanWoord('constructor'), {});
  assert.equal(audio.vanTekst('toString'), undefined);
});

test('a recording wins, and the slow word of the computer goes: a child hears one voice', () => {
  const audio = createAudio(bestand, met({ 'woord hond nl': { opname: 'opname/a' } }));
  assert.deepEqual(audio.vanWoord('hond'), { woord: 'opname/a', zin: 'hz' });
  const beide = createAudio(bestand, met({ 'woord hond nl': { opname: 'opname/a' }, 'langzaam hond nl': { opname: 'opname/b' } }));
  assert.deepEqual(beide.vanWoord('hond'), { woord: 'opname/a', langzaam: 'opname/b', zin: 'hz' });
});

test('a Flemish class hears Flemish, else Dutch, and a Dutch class never Flemish', () => {
  const audio = createAudio(bestand, met({ 'woord hond be': { opname: 'opname/be' }, 'klank m nl': { opname: 'opname/nl' } }));
  assert.equal(audio.vanWoord('hond', { regio: 'be' }).woord, 'opname/be');
  assert.equal(audio.vanWoord('hond').woord, 'hw');
  assert.equal(audio.vanKlank('m', 'be'), 'opname/nl');
});

test('a sound known to be wrong is not heard where hearing decides; its sentence is', () => {
  const audio = createAudio(bestand);
  assert.deepEqual(audio.vanWoord('vee', { opGehoor: true }), { zin: 'z' });
  assert.deepEqual(audio.vanWoord('vee'), { woord: 'w', langzaam: 'l', zin: 'z' });
});

test('a recording opens what was blocked, and so does somebody who listened and says it is right', () => {
  const opgenomen = createAudio(bestand, met({ 'woord vee nl': { opname: 'opname/v' } }));
  assert.equal(opgenomen.vanWoord('vee', { opGehoor: true }).woord, 'opname/v');
  const goed = createAudio(bestand, met({ 'woord vee nl': { oordeel: 'goed' } }));
  assert.equal(goed.vanWoord('vee', { opGehoor: true }).woord, 'w');
});

test('a word that staff calls wrong is blocked at once', () => {
  const audio = createAudio(bestand, met({ 'woord hond nl': { oordeel: 'fout' } }));
  assert.deepEqual(audio.vanWoord('hond', { opGehoor: true }), { zin: 'hz' });
});

test('a voice of the region says what it has; what it lacks another one says, and what nobody has stays silent', () => {
  const stem: AdresVan = (id, regio) => (id === 'z' ? undefined : regio === 'be' && id !== 'hl' ? `${id}-be` : id);
  const audio = createAudio(bestand, undefined, stem);
  assert.deepEqual(audio.vanWoord('hond', { regio: 'be' }), { woord: 'hw-be', langzaam: 'hl', zin: 'hz-be' });
  assert.deepEqual(audio.vanWoord('hond'), { woord: 'hw', langzaam: 'hl', zin: 'hz' });
  assert.deepEqual(audio.vanWoord('vee'), { woord: 'w', langzaam: 'l' });
  assert.equal(audio.vanRegel('f-v', 'be'), 'r-be');
  assert.equal(audio.vanTekst('Luister goed.', 'nl'), 'p');
});

test('an absent folder is an empty index, a broken one an error', () => {
  assert.deepEqual(readAudio('/nergens').vanWoord('hond'), {});
  const map = createTempFolder('index');
  writeFileSync(join(map, 'index.json'), '{"woorden": 3}');
  assert.throws(() => readAudio(map));
});
