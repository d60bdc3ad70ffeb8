/**
 * Draws the sheet of every game while building: in a browser `import('./rups/art.ts')` is a fetch of an SVG file, with what the
 * drawings look like and not how they are made. Node and the development server take the module as it is.
 */
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { GameArt } from '@spelrijk/game-kit/contract';
import { makeBlad } from '@spelrijk/game-kit/stage';

const CATALOG = /packages\/games\/src\/catalog\.gen\.ts$/;
const DRAWINGS = /import\('\.\/([a-z0-9]+)\/art\.ts'\)/g;

export function createTekeningen(): Plugin {
  return {
    name: 'tekeningen',
    enforce: 'pre',
    apply: 'build',
    async transform(code, id) {
      if (!CATALOG.test(id)) return null;
      const draw = async ([, folder = '']: RegExpMatchArray): Promise<string> => {
        const file = join(dirname(id), folder, 'art.ts');
        const { art }: { readonly art: GameArt } = await import(/* @vite-ignore */ file);
        const originalFileName = relative(this.environment.config.root, file);
        return this.emitFile({ type: 'asset', name: `${folder}.svg`, originalFileName, source: makeBlad(art) });
      };
      const files = await Promise.all(Array.from(code.matchAll(DRAWINGS), draw));
      const fetched = code.replaceAll(DRAWINGS, () => `fetchBlad(import.meta.ROLLUP_FILE_URL_${files.shift()}).then((art) => ({ art }))`);
      return { code: `import { fetchBlad } from '@spelrijk/game-kit/stage/view';\n${fetched}`, map: null };
    },
  };
}
