/**
 * Draws the sheet of every game while building: in a browser `import('./rups/art.ts')` is a fetch of an SVG file, with what the
 * drawings look like and not how they are made. Node and the development server take the module as it is.
 */
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { GameArt } from '@spelrijk/game-kit/contract';
import { makeBlad } from '@spelrijk/game-kit/stage';

const CATALOG = /packages\/games\/src\/catalog\.gen\.ts$/;
const DRAWINGS = /import\('\.\/([a-z0-9]+)\/art\.ts'\)/g;
const SRC = join(import.meta.dirname, '..', 'src');

/** @param folder the folder of a game, such as `rups` */
export async function bladOf(folder: string): Promise<string> {
  const { art }: { readonly art: GameArt } = await import(/* @vite-ignore */ join(SRC, folder, 'art.ts'));
  return makeBlad(art);
}

export function createTekeningen(): Plugin {
  return {
    name: 'tekeningen',
    enforce: 'pre',
    apply: 'build',
    async transform(code, id) {
      if (!CATALOG.test(id)) return null;
      const folders = Array.from(code.matchAll(DRAWINGS), ([, folder = '']) => folder);
      const sheets = await Promise.all(folders.map(async (folder) => ({ folder, source: await bladOf(folder) })));
      const files = sheets.map(({ folder, source }) => {
        const originalFileName = relative(this.environment.config.root, join(SRC, folder, 'art.ts'));
        return this.emitFile({ type: 'asset', name: `${folder}.svg`, originalFileName, source });
      });
      const fetched = code.replaceAll(DRAWINGS, () => `fetchBlad(import.meta.ROLLUP_FILE_URL_${files.shift()}).then((art) => ({ art }))`);
      return { code: `import { fetchBlad } from '@spelrijk/game-kit/stage/view';\n${fetched}`, map: null };
    },
  };
}
