/**
 * The pictures of the word bank as loose SVG files, where the web app serves them from. Which picture belongs to which name stands in
 * packages/taal/plaatjes*.tsv; the drawings come from the icon family that package.json pins. They follow from those two, so git does not keep
 * them: what builds or serves the web app asks for them first.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licenceNote, readPictures, renderPicture } from './pictures.ts';
import type { IconSet } from './pictures.ts';

const root = path.join(import.meta.dirname, '../..');
const family = path.join(root, 'node_modules/@iconify-json/fluent-emoji-flat');
const lists = path.join(root, 'packages/taal');

/** The folder of the pictures, which is there after `extractPictures`. */
export const PICTURES = path.join(root, 'apps/web/public/plaatjes');

/** Writes what is missing or differs and takes away what belongs to no name; throws with a line for each name that has no picture. */
export function extractPictures(target: string = PICTURES): void {
  const set = JSON.parse(readFileSync(path.join(family, 'icons.json'), 'utf8')) as IconSet;
  const { version } = JSON.parse(readFileSync(path.join(family, 'package.json'), 'utf8')) as { version: string };
  const tables = readdirSync(lists).filter((name) => /^plaatjes.*\.tsv$/.test(name));
  const { pictures, problems } = readPictures(
    tables.toSorted().map((name) => ({ name, text: readFileSync(path.join(lists, name), 'utf8') })),
    set,
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const files = new Map([...pictures].map(([name, icon]) => [`${name}.svg`, `${renderPicture(set, icon)}\n`]));
  files.set('licentie.json', `${JSON.stringify(licenceNote(version, pictures.size), null, 2)}\n`);
  mkdirSync(target, { recursive: true });
  for (const old of readdirSync(target)) if (!files.has(old)) rmSync(path.join(target, old));
  for (const [name, text] of files) {
    const file = path.join(target, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
