/** The sound of every letter is made of the phonemes that the engine gives for it in its own example word; nobody needs to listen for that. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { toEspeak } from '@spelrijk/spraak/fonemen';
import { analyseWoord } from '@spelrijk/taal/analyse';
import { parseTsv } from './bank.ts';

/** What is said before a sound so that the voice can reach it, and repeated so that there is something to cut from. */
const kern = (zeg: string): string => zeg.replace(/^A(?=.)|A$/g, '').replace(/(.[#:]?)\1+/g, '$1');
/** One sound to this voice: the r of a word's end, and the voiced fricative before a vowel. */
const plat = (fonemen: string): string => fonemen.replaceAll("'", '').replaceAll('Q', 'x');

test('a letter sounds as it does in its example word', () => {
  const rijen = parseTsv(readFileSync(path.join(import.meta.dirname, 'klanken.tsv'), 'utf8'));
  assert.ok(rijen.length > 45);
  const mis = rijen.filter(({ zeg = '', 'als in': woord = '' }) => !plat(toEspeak(analyseWoord({ woord }).ipa)).includes(plat(kern(zeg))));
  assert.deepEqual(
    mis.map(({ grafeem, zeg, 'als in': woord = '' }) => [grafeem, zeg, toEspeak(analyseWoord({ woord }).ipa)]),
    [],
  );
});
