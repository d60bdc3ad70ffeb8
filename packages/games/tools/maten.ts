/**
 * What a game weighs over the line on top of the kit, compressed with brotli as the server sends it: its code, minified, and beside it
 * its sheet of drawings.
 */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { bladVan } from './tekeningen.ts';
import { zonderRobot } from './zonder-robot.ts';

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

/** Bytes of a file with all it needs from its own folder, without the folder's files that `zonder` matches. */
async function weigh(file: string, ...zonder: readonly RegExp[]): Promise<number> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [zonderRobot()],
    build: {
      write: false,
      lib: { entry: file, formats: ['es'], fileName: 'maat' },
      rolldownOptions: { output: { minify: true }, external: [/^@spelrijk\//, MANIFEST, ...zonder] },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (first === undefined || !('output' in first)) throw new Error(`${file} does not build`);
  return brotliCompressSync(first.output[0].code).length;
}

const logicOf = (folder: string): string => join(SRC, folder, 'logic.ts');

/** @param folder the folder of a game, such as `rups` */
export const weegCode = (folder: string): Promise<number> => weigh(logicOf(folder));
export const weegBeeld = async (folder: string): Promise<number> => brotliCompressSync(await bladVan(folder)).length;

export async function weegSpel(folder: string): Promise<Spelmaat> {
  const [code, regels, beeld] = await Promise.all([weegCode(folder), weigh(logicOf(folder), /\/scene\.ts$/), weegBeeld(folder)]);
  return { code, regels, beeld };
}
