/**
 * Draws the sheet of every game while building: in a browser `import('./rups/art.ts')` is a fetch of an SVG file, with what the
 * drawings look like and not how they are made. Node and the development server take the module as it is.
 */
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { GameArt } from '@spelrijk/game-kit/contract';
import { makeBlad } from '@spelrijk/game-kit/stage';
import { manifests } from '../src/manifests.gen.ts';

const CATALOG = /packages\/games\/src\/catalog\.gen\.ts$/;
const DRAWINGS = /import\('\.\/([a-z0-9]+)\/art\.ts'\)/g;
const SRC = join(import.meta.dirname, '..', 'src');

/** Mechanics that two or more games share, each in a folder of its own in the kit. */
export const FAMILIE = /packages\/game-kit\/src\/mechanics\/([a-z]+)\//;
/** How the name of its file begins. */
export const MECHANIEK = 'spel-';

/** In the folder of the build: `{ rups: ['/assets/rups-....svg', '/assets/logic-....js', ...] }`, by the name in an address: drawings, code, mechanics of its family. */
export const GAME_FILES = '.spellen.json';

/** @param folder the folder of a game, such as `rups` */
export async function bladOf(folder: string): Promise<string> {
  const { art }: { readonly art: GameArt } = await import(/* @vite-ignore */ join(SRC, folder, 'art.ts'));
  return makeBlad(art);
}

type Bundel = Rolldown.OutputBundle;
const addressOf = ({ fileName }: { readonly fileName: string }): string => `/${fileName}`;

/** The chunks with mechanics of families that this one needs, and those need. */
function mechanicsOf(bundle: Bundel, { imports }: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const own = imports
    .map((name) => bundle[name])
    .filter((file) => file?.type === 'chunk')
    .filter(({ name }) => name.startsWith(MECHANIEK));
  return [...new Set(own.flatMap((file) => [file, ...mechanicsOf(bundle, file)]))];
}

export function createTekeningen(): Plugin {
  return {
    name: 'tekeningen',
    enforce: 'pre',
    apply: 'build',
    async transform(code, id) {
      if (!CATALOG.test(id)) return null;
      const folders = Array.from(code.matchAll(DRAWINGS), ([, folder = '']) => folder);
      const sheets = await Promise.all(folders.map(bladOf));
      const files = sheets.map((source, i) => this.emitFile({ type: 'asset', name: `${folders[i]}.svg`, source }));
      let next = 0;
      const fetched = code.replaceAll(DRAWINGS, () => `fetchBlad(import.meta.ROLLUP_FILE_URL_${files[next++]}).then((art) => ({ art }))`);
      return { code: `import { fetchBlad } from '@spelrijk/game-kit/stage/view';\n${fetched}`, map: null };
    },
    /** Which files a game is, for pages that ask for them before any script has run. */
    generateBundle(_, bundle) {
      const made = Object.values(bundle);
      const chunks = made.filter((file) => file.type === 'chunk');
      const filesOf = ({ slug, folder }: (typeof manifests)[number]): [string, string[]] => {
        const code = chunks.find(({ facadeModuleId }) => facadeModuleId === join(SRC, folder, 'logic.ts'));
        const blad = made.find((file) => file.type === 'asset' && file.names.includes(`${folder}.svg`));
        // Nothing else would say so: the game would only come later.
        if (!code || !blad) throw new Error(`Van ${slug} is geen code of geen blad met tekeningen gebouwd.`);
        return [slug, [blad, code, ...mechanicsOf(bundle, code)].map(addressOf)];
      };
      // Not in the half of the build that draws pages.
      if (this.environment.config.consumer === 'client')
        this.emitFile({ type: 'asset', fileName: GAME_FILES, source: JSON.stringify(Object.fromEntries(manifests.map(filesOf))) });
    },
  };
}
