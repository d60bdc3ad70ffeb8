/** Reads what has to be spoken: every word with its sentence, and the rule of every categorie. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const AUDIO_MAP = path.join(ROOT, 'apps/server/audio');
const CATEGORIEEN = path.join(ROOT, 'packages/taal/src/categorieen');

export interface BankWoord {
  readonly woord: string;
  /** Broad IPA with ˈ before the stressed vowel, checked by hand. */
  readonly ipa: string;
  readonly zin: string;
  /** Respelling for the synthesiser, or ''. */
  readonly spreek: string;
}

/** Rows of a tab-separated text with a header line, as objects; a missing column reads as ''. */
export function parseTsv(text: string): Readonly<Record<string, string>>[] {
  const [kop = '', ...regels] = text.split('\n').filter((regel) => regel !== '');
  const namen = kop.split('\t');
  return regels.map((regel) => {
    const velden = regel.split('\t');
    return Object.fromEntries(namen.map((naam, i) => [naam, velden[i] ?? '']));
  });
}

function categorieMappen(): string[] {
  return readdirSync(CATEGORIEEN, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(CATEGORIEEN, entry.name))
    .sort();
}

/** Every word of the bank in the order of the folders. A word stands in one folder only. */
export function readBank(): BankWoord[] {
  return categorieMappen()
    .map((map) => path.join(map, 'woorden.tsv'))
    .filter((file) => existsSync(file))
    .flatMap((file) => parseTsv(readFileSync(file, 'utf8')))
    .map(({ woord = '', ipa = '', zin = '', spreek = '' }) => ({ woord, ipa, zin, spreek }));
}

/** The rule sentence per categorie id. */
export async function readRegels(): Promise<ReadonlyMap<string, string>> {
  const regels = new Map<string, string>();
  for (const file of categorieMappen().map((map) => path.join(map, 'categorie.ts'))) {
    if (!existsSync(file)) continue;
    const { categorie }: { categorie: { id: string; regel: string } } = await import(pathToFileURL(file).href);
    regels.set(categorie.id, categorie.regel);
  }
  return regels;
}
