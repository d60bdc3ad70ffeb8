/**
 * `npm run categorie <slug>`: brings a categorie that somebody is making to its end. It says what only a person can write and is still
 * missing; when nothing is, it fills in what follows from the words, writes the generated files and the numbers on the site, reads
 * every explanation beside every word, renders what is new to hear, and runs the tests that know of categories.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Categorie } from '@spelrijk/domain/categorie';
import { mistOf, readRijen, vulTabel, type Werk } from '../packages/taal/tools/nieuw.ts';
import { AANTAL_BESTANDEN, withAantal } from './aantallen.ts';
import { root, stop } from './install.mjs';

const CATEGORIEEN = path.join(root, 'packages/taal/src/categorieen');
const TESTS = ['packages/taal', 'tools/aantallen.test.ts', 'tools/vlaamse-inhoud.test.ts', 'tools/audio', 'packages/teksten'];

const slug = process.argv[2] ?? '';
const map = path.join(CATEGORIEEN, slug);
const tabel = path.join(map, 'woorden.tsv');
const lees = (file: string): string => readFileSync(path.join(root, file), 'utf8');

async function readWerk(): Promise<Werk> {
  const { categorie }: { readonly categorie: Categorie } = await import(pathToFileURL(path.join(map, 'categorie.ts')).href);
  const eigen = new RegExp(`^${slug}-\\d+\t.*$`, 'gm');
  const zinnen = globSync(path.join(root, 'packages/taal/src/zinnen/*.tsv')).flatMap(
    (file) => readFileSync(file, 'utf8').match(eigen) ?? [],
  );
  return {
    categorie,
    bron: readFileSync(path.join(map, 'categorie.ts'), 'utf8'),
    rijen: readRijen(readFileSync(tabel, 'utf8')),
    zinnen: zinnen.map((zin) => zin.split('\t')[6]?.trim() === 'ja'),
    kindnaam: new RegExp(`^ +'?${slug}'?: (.+),$`, 'm').exec(lees('packages/taal/src/kindnaam.ts'))?.[1],
  };
}

/** One program after the other: what the first finds wrong the next would find as well. */
function draai(wat: string, args: readonly string[]): void {
  const begin = Date.now();
  console.log(`\n${wat} ...`);
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop(`\nHierboven staat wat er nog niet klopt. Verbeter het en draai weer: npm run categorie ${slug}`);
  console.log(`${wat}: goed (${Math.round((Date.now() - begin) / 1000)} s)`);
}

function vul({ categorie }: Werk): void {
  const { tekst, gevuld } = vulTabel(readFileSync(tabel, 'utf8'), categorie.intro.nl);
  writeFileSync(tabel, tekst);
  if (gevuld.length > 0) console.log(`Ingevuld in woorden.tsv; lees na of het zo klinkt en zo in stukken gaat:\n  ${gevuld.join('\n  ')}`);
}

function writeAantallen(): void {
  const aantal = readdirSync(CATEGORIEEN, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length;
  for (const file of AANTAL_BESTANDEN) writeFileSync(path.join(root, file), withAantal(lees(file), aantal));
}

async function main(): Promise<void> {
  if (slug === '' || !existsSync(path.join(map, 'categorie.ts')))
    stop(`Gebruik: npm run categorie <slug>, na npm run new categorie <slug> (docs/how-to/add-a-categorie.md).`);
  const werk = await readWerk();
  const mist = mistOf(werk);
  if (mist.length > 0) stop(`Van ${slug} ontbreekt nog:\n  ${mist.join('\n  ')}`);
  vul(werk);
  draai('Gegenereerde bestanden', ['tools/gen.ts']);
  writeAantallen();
  draai('Woorden, zinnen en elke uitleg nalezen', ['packages/taal/tools/cli.ts', 'lint']);
  draai('Geluid', ['tools/audio/render.ts']);
  draai('Tests', ['tools/t.ts', ...TESTS]);
  console.log(`\n${slug} is klaar. Kijk met git diff --stat of niet meer veranderde dan je verwacht, en draai npm run check.`);
}

await main();
