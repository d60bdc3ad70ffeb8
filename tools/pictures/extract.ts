/**
 * Writes the pictures of the word bank as loose SVG files: `node tools/pictures/extract.ts`.
 * Which picture belongs to which name stands in packages/taal/plaatjes*.tsv; the drawings come from the icon family that
 * package.json pins. The files are committed, so that a build needs no nine megabytes of JSON.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { licenceNote, readPictures, renderPicture } from './pictures.ts';
import type { IconSet } from './pictures.ts';

const root = join(import.meta.dirname, '../..');
const family = join(root, 'node_modules/@iconify-json/fluent-emoji-flat');
const target = join(root, 'apps/web/public/plaatjes');
const lists = join(root, 'packages/taal');

const set = JSON.parse(readFileSync(join(family, 'icons.json'), 'utf8')) as IconSet;
const { version } = JSON.parse(readFileSync(join(family, 'package.json'), 'utf8')) as { version: string };

const tables = readdirSync(lists)
  .filter((name) => /^plaatjes.*\.tsv$/.test(name))
  .sort();
const { pictures, problems } = readPictures(
  tables.map((name) => ({ name, text: readFileSync(join(lists, name), 'utf8') })),
  set,
);

mkdirSync(target, { recursive: true });
for (const old of readdirSync(target)) if (!pictures.has(basename(old, '.svg'))) rmSync(join(target, old));
for (const [name, icon] of pictures) writeFileSync(join(target, `${name}.svg`), `${renderPicture(set, icon)}\n`);
writeFileSync(join(target, 'licentie.json'), `${JSON.stringify(licenceNote(version, pictures.size), null, 2)}\n`);

for (const problem of problems) console.error(problem);
console.log(`${pictures.size} pictures from ${tables.join(', ')}`);
if (problems.length > 0) process.exitCode = 1;
