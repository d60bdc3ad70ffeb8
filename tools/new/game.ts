import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSlug } from '../../packages/games/src/slugs.ts';
import { root, stop } from '../install.mjs';
import { filesIn, fresh, type Maker } from './maker.ts';

function newGame(parameter: string): string {
  const slug = parseSlug(parameter);
  if (slug === undefined) return stop(`${parameter} is niet een van de 45 namen (packages/games/src/slugs.ts).`);
  const folderName = slug.normalize('NFD').replace(/[^a-z0-9]/g, '');
  const folder = fresh(path.join(root, 'packages/games/src', folderName));
  cpSync(path.join(root, 'packages/games/template'), folder, { recursive: true });
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
  return folder;
}

export const maker: Maker = {
  usage: 'game <slug>              een van de 45 namen',
  make: (slug = '') => newGame(slug),
};
