/**
 * What a game weighs over the line on top of the kit, compressed with brotli as the server sends it: its code, minified, and beside it
 * its sheet of drawings. And what the root of the kit weighs, which comes with the first game of a visit.
 */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { GameArt } from '@spelrijk/game-kit/contract';
import { makeBlad } from '@spelrijk/game-kit/stage';
import { build } from 'vite';
import type { Plugin } from 'vite';

const SRC = join(import.meta.dirname, '..', 'src');

export interface Spelmaat {
  /** Bytes of all its code. */
  readonly code: number;
  /** How many of those are rules: what `step` needs. */
  readonly regels: number;
  /** Bytes of the drawings. */
  readonly beeld: number;
}

/** Loaded for the choice of games already, with those of all others. */
const MANIFEST = /\/manifest\.ts$/;
/** Loaded with the first game of a visit, or with the first that has these mechanics. */
const SHARED = /^@spelrijk\//;

/** Bytes of a file with all it needs, except what `without` matches. */
async function weigh(entry: string, without: readonly RegExp[], plugins: readonly Plugin[] = []): Promise<number> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'maat' },
      rolldownOptions: { output: { minify: true }, external: [...without] },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (first === undefined || !('output' in first)) throw new Error(`${entry} does not build`);
  return brotliCompressSync(first.output[0].code).length;
}

const logicOf = (folder: string): string => join(SRC, folder, 'logic.ts');

/** @param folder the folder of a game, such as `rups` */
const weighCode = (folder: string): Promise<number> => weigh(logicOf(folder), [SHARED, MANIFEST]);
/** @param folder the folder of a game, such as `rups` */
async function weighBeeld(folder: string): Promise<number> {
  const { art }: { readonly art: GameArt } = await import(join(SRC, folder, 'art.ts'));
  return brotliCompressSync(makeBlad(art)).length;
}

/** @param folder the folder of a game, such as `rups` */
export async function weighGame(folder: string): Promise<Spelmaat> {
  const [code, regels, beeld] = await Promise.all([
    weighCode(folder),
    weigh(logicOf(folder), [SHARED, MANIFEST, /\/scene\.ts$/]),
    weighBeeld(folder),
  ]);
  return { code, regels, beeld };
}

const KIT = join(SRC, '../../game-kit/src');
const VIEW = join(KIT, 'stage/view/index.ts');

/** The view with the other rooms that are loaded with the first game (the group `kit` in `apps/web/vite.config.ts`), all that they show. */
const withRooms: Plugin = {
  name: 'with-rooms',
  transform: (code, id) =>
    id === VIEW
      ? { code: `${code}\n${['contract', 'run', 'stage'].map((room) => `export * from '${KIT}/${room}/index.ts';`).join('\n')}`, map: null }
      : null,
};

/** Bytes of the root of the kit. */
export const weighRoot = (): Promise<number> => weigh(VIEW, [/^react/, SHARED], [withRooms]);
