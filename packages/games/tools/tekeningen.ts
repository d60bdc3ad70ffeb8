/**
 * Draws the sheet of every game while building: in a browser `import('./rups/art.ts')` is a fetch of an SVG file, with what the
 * drawings look like and not how they are made. Node and the development server take the module as it is.
 */
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { GameArt } from '@spelrijk/game-kit/contract';
import { makeBlad } from '@spelrijk/game-kit/stage';

const CATALOG = /packages\/games\/src\/catalog\.gen\.ts$/;
const DRAWINGS = /import\('\.\/([a-z0-9]+)\/art\.ts'\)/g;
const LOGIC = /packages\/games\/src\/([a-z0-9]+)\/logic\.ts$/;
const SRC = join(import.meta.dirname, '..', 'src');

/** Mechanics that two or more games share, each in a folder of its own in the kit. */
export const FAMILIE = /packages\/game-kit\/src\/mechanics\/([a-z]+)\//;
/** How the name of its file begins. */
export const MECHANIEK = 'spel-';

/** In the folder of the build: `{ rups: { code: ['/assets/...', ...], blad: '/assets/...' } }`; the mechanics of its family are code of it too. */
export const GAME_FILES = '.spellen.json';

/** @param folder the folder of a game, such as `rups` */
export async function bladOf(folder: string): Promise<string> {
  const { art }: { readonly art: GameArt } = await import(/* @vite-ignore */ join(SRC, folder, 'art.ts'));
  return makeBlad(art);
}

/** Addresses of the files that a game is. */
export interface Spelbestanden {
  readonly code: readonly string[];
  readonly blad: string;
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
      const files: Record<string, Partial<Spelbestanden>> = {};
      for (const file of Object.values(bundle)) {
        const folder =
          file.type === 'chunk' ? LOGIC.exec(file.facadeModuleId ?? '')?.[1] : /^([a-z0-9]+)\.svg$/.exec(file.names[0] ?? '')?.[1];
        if (folder === undefined) continue;
        const found: Partial<Spelbestanden> =
          file.type === 'chunk' ? { code: [file, ...mechanicsOf(bundle, file)].map(addressOf) } : { blad: addressOf(file) };
        files[folder] = { ...files[folder], ...found };
      }
      const games = Object.fromEntries(Object.entries(files).filter(([, { code }]) => code !== undefined));
      if (Object.keys(games).length > 0) this.emitFile({ type: 'asset', fileName: GAME_FILES, source: JSON.stringify(games) });
    },
  };
}
