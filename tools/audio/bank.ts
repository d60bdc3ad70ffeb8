/** Reads what has to be spoken: every word with its sentence, and the rule of every categorie. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Categorie } from '@spelrijk/domain/categorie';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const AUDIO_MAP = path.join(ROOT, 'apps/server/audio');
const CATEGORIEEN = path.join(ROOT, 'packages/taal/src/categorieen');

export interface BankWoord {
  /** Name of its folder. */
  readonly categorie: string;
  readonly woord: string;
  /** Broad IPA with ˈ before the stressed vowel, checked by hand. */
  readonly ipa: string;
  readonly zin: string;
  /** Respelling for the synthesiser, or ''. */
  readonly spreek: string;
  /** What it is short for, and so what is said, of what is written short; else ''. */
  readonly voluit: string;
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

/** The folders of the categories, in the order of the alphabet. */
export function categorieMappen(): string[] {
  return readdirSync(CATEGORIEEN, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(CATEGORIEEN, entry.name))
    .sort();
}

/** Every word of the bank, or of one categorie, in the order of the folders. A word stands in one folder only. */
export function readBank(categorie?: string): BankWoord[] {
  return categorieMappen()
    .filter((map) => categorie === undefined || path.basename(map) === categorie)
    .filter((map) => existsSync(path.join(map, 'woorden.tsv')))
    .flatMap((map) =>
      parseTsv(readFileSync(path.join(map, 'woorden.tsv'), 'utf8')).map(
        ({ woord = '', ipa = '', zin = '', spreek = '', vorm = '', basis = '' }) => ({
          categorie: path.basename(map),
          woord,
          ipa,
          zin,
          spreek,
          voluit: vorm === 'kort' ? basis : '',
        }),
      ),
    );
}

/** The categorie of a folder, when it has one. */
export async function readCategorie(map: string): Promise<Categorie | undefined> {
  const file = path.join(map, 'categorie.ts');
  if (!existsSync(file)) return undefined;
  const { categorie }: { categorie: Categorie } = await import(pathToFileURL(file).href);
  return categorie;
}

/** The rule sentence per categorie id. */
export async function readRegels(): Promise<ReadonlyMap<string, string>> {
  const regels = new Map<string, string>();
  for (const map of categorieMappen()) {
    const categorie = await readCategorie(map);
    if (categorie) regels.set(categorie.id, categorie.regel);
  }
  return regels;
}
