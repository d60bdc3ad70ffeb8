/**
 * What each game weighs over the line: its rules with its scene, and its drawings, minified and compressed with gzip. What
 * games share (the kit) is loaded once and left out. `node packages/games/bench/maten.bench.ts [--json]`
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { manifests } from '../src/manifests.gen.ts';

const SRC = join(import.meta.dirname, '..', 'src');

/** Bytes of a file with everything it needs from its own folder. */
async function weigh(file: string): Promise<number> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: file, formats: ['es'], fileName: 'maat' },
      rolldownOptions: { output: { minify: true }, external: /^@spelrijk\// },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (first === undefined || !('output' in first)) throw new Error(`${file} does not build`);
  return gzipSync(first.output[0].code).length;
}

const kB = (bytes: number): number => Math.round(bytes / 10.24) / 100;

const rows: { readonly game: string; readonly regelsKb: number; readonly tekeningenKb: number }[] = [];
for (const { slug, folder } of manifests) {
  const regels = await weigh(join(SRC, folder, 'logic.ts'));
  const tekeningen = await weigh(join(SRC, folder, 'art.ts'));
  rows.push({ game: slug, regelsKb: kB(regels), tekeningenKb: kB(tekeningen) });
}
if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else console.table(rows);
