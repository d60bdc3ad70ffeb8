/**
 * The pictures of the word bank as loose SVG files, where the web app serves them from. Which picture belongs to which name stands in
 * packages/taal/plaatjes*.tsv; the drawings come from the icon family that package.json pins. They follow from those two, so git does not keep
 * them: what builds or serves the web app asks for them first.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileNameOf } from '../../packages/ui/src/file-name.ts';

export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

export interface PictureTable {
  readonly name: string;
  readonly text: string;
}

/** File name of the picture to icon name; a line that cannot be used becomes a problem, one sentence each. */
export function readPictures(
  tables: readonly PictureTable[],
  set: IconSet,
): { readonly pictures: ReadonlyMap<string, string>; readonly problems: readonly string[] } {
  const pictures = new Map<string, string>();
  const problems: string[] = [];
  for (const { name, text } of tables) {
    for (const line of text.split('\n').slice(1)) {
      if (line.trim() === '') continue;
      const problem = addLine(line, pictures, set);
      if (problem) problems.push(`${name}: ${problem}`);
    }
  }
  return { pictures, problems };
}

function addLine(line: string, pictures: Map<string, string>, set: IconSet): string | null {
  const [name = '', icon = ''] = line.split('\t').map((cell) => cell.trim());
  const picture = fileNameOf(name);
  if (picture === '' || !/^[\p{L}\d]/u.test(name)) return `"${name}" is no name of a picture`;
  if (!findIcon(set, icon)) return `${picture}: there is no icon "${icon}"`;
  const before = pictures.get(picture);
  if (before !== undefined && before !== icon) return `${picture} is both "${before}" and "${icon}"`;
  pictures.set(picture, icon);
  return null;
}

function findIcon(set: IconSet, icon: string): IconSet['icons'][string] | undefined {
  return set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ''];
}

/** One icon as an SVG document. */
export function renderPicture(set: IconSet, icon: string): string {
  const found = findIcon(set, icon);
  if (!found) throw new RangeError(`no icon ${icon}`);
  const [width, height] = [found.width ?? set.width ?? 32, found.height ?? set.height ?? 32];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${found.body}</svg>`;
}

const MIT = `Copyright (c) Microsoft Corporation.

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** What the licences page shows about the pictures. */
export const licenceNote = (version: string, count: number): Readonly<Record<string, string | number>> => ({
  naam: 'Fluent Emoji (flat)',
  maker: 'Microsoft Corporation',
  pakket: '@iconify-json/fluent-emoji-flat',
  versie: version,
  licentie: 'MIT',
  aantal: count,
  tekst: MIT,
});

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
