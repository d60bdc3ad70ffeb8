/**
 * The sounds of graphemes, as a child learns them: m as in maan, not its name. Each is cut out of a longer piece of speech, because
 * alone a voice says it with a vowel behind it, or a v without its voice. `klanken.tsv` says out of what (phonemes of espeak-ng)
 * and from where to where (ms); what kind of sound must come out of it is measured by the test.
 */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { parseTsv } from './bank.ts';
import { type Clip, clipOf } from './recept.ts';

const KLANKSOORTEN = ['klinker', 'stem', 'ratel', 'plofstem', 'plof', 'ruis'] as const;
export type Klanksoort = (typeof KLANKSOORTEN)[number];

export interface Klank {
  readonly grafeem: string;
  readonly soort: Klanksoort;
  readonly clip: Clip;
}

export function readKlanken(): Klank[] {
  const rijen = parseTsv(readFileSync(path.join(import.meta.dirname, 'klanken.tsv'), 'utf8'));
  return rijen.map(({ grafeem = '', zeg = '', van = '', tot = '', soort = '' }) => {
    const klanksoort = KLANKSOORTEN.find((naam) => naam === soort);
    if (!klanksoort) throw new Error(`klanken.tsv: ${grafeem} is of no known kind`);
    return { grafeem, soort: klanksoort, clip: clipOf('klank', `[[${zeg}]]`, { knip: { van: Number(van), tot: Number(tot) } }) };
  });
}
