import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSlug } from '../../packages/games/src/slugs.ts';
import { root, stop } from '../install.mjs';
import { filesIn, fresh, type Maker } from './maker.ts';
import { beforeLast, change, format } from './server.ts';

const GAMES = path.join(root, 'packages/games');
/** One word in small letters: it is an address, a folder and a name in code. */
const NAME = /^[a-z]{3,30}$/;

/** The list of names with one more at its end; undefined when the name cannot be one. */
export const addSlug = (text: string, name: string): string | undefined =>
  NAME.test(name) ? beforeLast(text, '] as const;', `  '${name}',\n`) : undefined;

/** Three strokes on wood, on notes that follow from the name: a sound of its own (decision 0203), until its maker composes a better one. */
export function soundOf(slug: string): string {
  const number = [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  const [a, b, c] = [1, 40, 1600].map((part) => 40 + (Math.floor(number / part) % 40));
  return `  '${slug}': { naam: '${slug} op hout', regels: ['m${a}*.5 m${b}@5*.4 m${c}@10*.4', 'm${a}*.5 m${b}@7*.4 m${c}@14*.4'] },\n`;
}

/** A name of the list, or one that is put there. */
function takeSlug(parameter: string): string {
  const known = parseSlug(parameter);
  if (known !== undefined) return known;
  const file = path.join(GAMES, 'src/slugs.ts');
  const text = addSlug(readFileSync(file, 'utf8'), parameter);
  if (text === undefined)
    return stop(`${parameter} is geen goede naam voor een spel: een woord van 3 tot 30 kleine letters, zoals knikkeren.`);
  fresh(path.join(GAMES, 'src', parameter));
  writeFileSync(file, text);
  return parameter;
}

function newGame(parameter: string): string {
  const slug = takeSlug(parameter);
  const folderName = slug.normalize('NFD').replace(/[^a-z0-9]/g, '');
  const folder = fresh(path.join(GAMES, 'src', folderName));
  cpSync(path.join(GAMES, 'template'), folder, { recursive: true });
  for (const file of filesIn(folder)) {
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replaceAll('sjabloon-slug', slug)
        .replaceAll('sjabloon', folderName)
        .replaceAll('Sjabloon', slug.charAt(0).toUpperCase() + slug.slice(1)),
    );
    if (path.basename(file).includes('sjabloon'))
      renameSync(file, path.join(path.dirname(file), path.basename(file).replaceAll('sjabloon', folderName)));
  }
  const sounds = path.join(root, 'apps/web/src/areas/leerling/audio/eigen-geluiden.ts');
  if (!readFileSync(sounds, 'utf8').includes(`  ${folderName}: {`)) change(sounds, (text) => beforeLast(text, '};', soundOf(slug)));
  format([sounds]);
  return folder;
}

export const maker: Maker = {
  usage: 'game <slug>              bijvoorbeeld: npm run new game knikkeren',
  make: (slug = '') => newGame(slug),
};
