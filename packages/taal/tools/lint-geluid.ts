/**
 * Decides: which line of a reading text nobody can hear: a text with one of those is read in silence by every child.
 * Source: the index of the speech that is shipped, as the renderer writes it.
 * Example: lintGeluid([{ sleutel: 'zin/m4-03/5', tekst: 'Hij zwaait.' }], new Set()) names m4-03.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { loadSpreekregels, type Spreekregel } from '../src/lezen/speak.ts';
import type { Bevinding } from './lint.ts';

const INDEX = join(import.meta.dirname, '../../../apps/server/audio/index.json');

/** By exact text, what has a clip. */
function readGezegd(): ReadonlySet<string> {
  const { teksten, programma }: { readonly teksten: object; readonly programma: object } = JSON.parse(readFileSync(INDEX, 'utf8'));
  return new Set([...Object.keys(teksten), ...Object.keys(programma)]);
}

/** `sleutel` names the line: its kind, the text or question, and its number. */
export const lintGeluid = (regels: readonly Spreekregel[], gezegd: ReadonlySet<string>): Bevinding[] =>
  regels
    .filter(({ tekst }) => !gezegd.has(tekst))
    .map(({ sleutel, tekst }) => ({
      file: 'apps/server/audio/index.json',
      line: 0,
      word: sleutel,
      reason: `er is geen geluid voor: ${tekst}`,
    }));

/** Every title, sentence, question and option of every text. */
export async function lintAlleGeluid(gezegd = readGezegd()): Promise<Bevinding[]> {
  const regels = await Promise.all(Leesniveau.options.map(loadSpreekregels));
  return lintGeluid(regels.flat(), gezegd);
}
