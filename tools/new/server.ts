/** What the makers of the server share: names that follow from a slug, and lines put in their place in a text. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WINGS } from '../../dependency-cruiser.mjs';
import { root, stop } from '../install.mjs';
import { demandSlug } from './maker.ts';

/** `oude-lijsten` -> `oudeLijsten`. */
export const camel = (slug: string): string => slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** `oude-lijsten` -> `OudeLijsten`. */
export const pascal = (slug: string): string => camel(slug).replace(/^\w/, (letter) => letter.toUpperCase());
/** `readLijst` -> `read-lijst`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const featureFolder = (wing: string, noun: string): string => path.join(root, 'apps/server/src/features', wing, noun);
export const contractFile = (wing: string, noun: string): string => path.join(root, 'packages/contract/src', wing, `${noun}.ts`);

export interface Home {
  readonly wing: string;
  readonly noun: string;
}

export function demandWing(wing: string): string {
  return Object.hasOwn(WINGS, wing) ? wing : stop(`Er is geen vleugel ${wing}: kies uit ${Object.keys(WINGS).join(', ')}.`);
}

/** `klas/groepen` of a feature that is there. */
export function demandFeature(words: string): Home {
  const [wing = '', noun = ''] = words.split('/');
  demandWing(wing);
  demandSlug(noun);
  if (!existsSync(featureFolder(wing, noun))) stop(`Er is geen onderdeel ${wing}/${noun} in apps/server/src/features.`);
  return { wing, noun };
}

/** Puts `line` before the last place where `mark` stands; throws when there is none, so that nothing is left half done. */
export function beforeLast(text: string, mark: string, line: string): string {
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`Geen "${mark}" gevonden.`);
  return text.slice(0, at) + line + text.slice(at);
}

/** Puts `row` among the lines that match, in the order of the alphabet; throws when no line does. */
export function amongRows(text: string, pattern: RegExp, row: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => pattern.test(line));
  if (first < 0) throw new Error(`Geen regel als ${pattern}.`);
  const later = lines.findIndex((line, i) => i >= first && pattern.test(line) && line > row);
  const last = lines.findLastIndex((line) => pattern.test(line));
  lines.splice(later < 0 ? last + 1 : later, 0, row);
  return lines.join('\n');
}

export function change(file: string, how: (text: string) => string): void {
  writeFileSync(file, how(readFileSync(file, 'utf8')));
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) stop(`${path.basename(program)} ${args[0] ?? ''} lukte niet:\n${stderr}`);
}

/** The layout of the house. */
export const format = (files: readonly string[]): void => run(path.join(root, 'node_modules/.bin/oxfmt'), files);

/** Brings the generated lists up to date, and the layout of what was made. */
export function finish(files: readonly string[]): void {
  format(files);
  for (const tool of ['tools/gen-contract.ts', 'tools/gen-features.ts']) run(process.execPath, [tool]);
}
