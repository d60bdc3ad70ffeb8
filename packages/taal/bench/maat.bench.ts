/** What the language engine weighs in a browser: minified and packed with brotli, each part alone and all of it with the bank. */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const BRON = join(import.meta.dirname, '..', 'src');
const MOTOR = [
  'analyse',
  'categorieen',
  'diagnose',
  'genereer',
  'grafemen',
  'normaliseer',
  'pseudowoorden',
  'uitleg',
  'vormen',
  'woordenlijst',
];
/** The promise of the product for everything together, in kB. */
const HOOGSTENS = 250;

/** Packed size in kB of all that these modules export. */
async function weigh(modules: readonly string[]): Promise<number> {
  const tekst = modules.map((module, i) => `export * as deel${i} from ${JSON.stringify(join(BRON, `${module}.ts`))};`).join('\n');
  const ingang = 'maat-ingang';
  const uitkomst = await build({
    logLevel: 'silent',
    configFile: false,
    plugins: [
      { name: 'maat', resolveId: (id) => (id.endsWith(ingang) ? ingang : undefined), load: (id) => (id === ingang ? tekst : undefined) },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry: ingang, formats: ['es'], fileName: 'maat' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const bundels = Array.isArray(uitkomst) ? uitkomst : [uitkomst];
  const stukken = bundels.flatMap((bundel) => ('output' in bundel ? bundel.output : []));
  return stukken.reduce((som, stuk) => som + ('code' in stuk ? brotliCompressSync(stuk.code).length : 0), 0) / 1000;
}

const rij = (naam: string, kB: number): void =>
  console.log(`${naam.padEnd(34)} ${kB.toFixed(1).padStart(6)} kB  ${((kB / HOOGSTENS) * 100).toFixed(0)}% van ${HOOGSTENS}`);
rij('namen van de categorieën', await weigh(['categorie-namen']));
rij('diagnose', await weigh(['diagnose']));
rij('diagnose en uitleg', await weigh(['diagnose', 'uitleg']));
rij('analyse, zonder bank', await weigh(['analyse']));
for (const blok of 'abcdefgh') rij(`woorden van blok ${blok.toUpperCase()}`, await weigh([`bank/blok-${blok}.gen`]));
rij('alle woorden', await weigh(['bank']));
const alles = await weigh([...MOTOR, 'bank', 'alle-zinnen']);
rij('alles, met woorden en zinnen', alles);
if (alles > HOOGSTENS) process.exitCode = 1;
