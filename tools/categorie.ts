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
import { mistOf, readRijen, fillTabel, sleutelVan, type Werk } from '../packages/taal/tools/nieuw.ts';
import { lintZinnenBij } from '../packages/taal/tools/lint.ts';
import { loadWoordenboek } from '../packages/taal/tools/woordenboek.ts';
import { AANTAL_BESTANDEN, withAantal } from './aantallen.ts';
import { root, stop } from './install.mjs';

const CATEGORIEEN = path.join(root, 'packages/taal/src/categorieen');
const TESTS = ['packages/taal', 'tools/aantallen.test.ts', 'tools/vlaams.test.ts', 'tools/audio', 'packages/teksten'];

const slug = process.argv[2] ?? '';
const map = path.join(CATEGORIEEN, slug);
const tabel = path.join(map, 'woorden.tsv');
const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Words that people labelled to measure the analyser by. */
const readMeetwoorden = (): readonly { readonly file: string; readonly woord: string; readonly categorieen: readonly string[] }[] =>
  globSync('packages/taal/test/*_words*.tsv', { cwd: root }).flatMap((file) =>
    readText(file)
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((regel) => {
        const [woord = '', categorieen = ''] = regel.split('\t');
        return { file, woord, categorieen: categorieen.split(',') };
      }),
  );

/** What stands in the tables of the other categorieen. */
function readElders(): Pick<Werk, 'elders' | 'woordzinnen'> {
  const andere = readdirSync(CATEGORIEEN).filter((naam) => naam !== slug && existsSync(path.join(CATEGORIEEN, naam, 'woorden.tsv')));
  const rijen = andere.flatMap((naam) =>
    readRijen(readFileSync(path.join(CATEGORIEEN, naam, 'woorden.tsv'), 'utf8')).map((rij) => ({ naam, rij })),
  );
  return {
    elders: new Map(rijen.map(({ rij, naam }) => [sleutelVan(rij), naam])),
    woordzinnen: rijen.map(({ rij: { woord = '', zin = '' } }) => ({ naam: `het woord ${woord}`, tekst: zin })),
  };
}

async function readWerk(): Promise<Werk> {
  const { categorie }: { readonly categorie: Categorie } = await import(pathToFileURL(path.join(map, 'categorie.ts')).href);
  const woordenboek = loadWoordenboek();
  const eigen = new RegExp(`^${slug}-\\d+\t.*$`, 'gm');
  const zinnen = globSync(path.join(root, 'packages/taal/src/zinnen/*.tsv')).flatMap(
    (file) => readFileSync(file, 'utf8').match(eigen) ?? [],
  );
  return {
    categorie,
    meetwoorden: new Set(readMeetwoorden().map(({ woord }) => woord)),
    bron: readFileSync(path.join(map, 'categorie.ts'), 'utf8'),
    rijen: readRijen(readFileSync(tabel, 'utf8')),
    zinnen: zinnen
      .map((zin) => zin.split('\t'))
      .map(([id = '', tekst = '', , , , , apart]) => ({ id, tekst, apart: apart?.trim() === 'ja' })),
    ...readElders(),
    kent: (woord, delen) => woordenboek.knows(woord, delen),
    kindnaam: new RegExp(`^ +'?${slug}'?: (.+),$`, 'm').exec(readText('packages/taal/src/kindnaam.ts'))?.[1],
  };
}

/** A finding of the lint: in a table, or in an explanation beside a word. */
interface Bevinding {
  readonly file?: string;
  readonly line?: number;
  readonly word?: string;
  readonly woord?: string;
  readonly reason?: string;
  readonly regel?: string;
  readonly uitleg?: string;
  readonly nakijken?: string;
}

/** More are more of the same: what goes wrong in an explanation goes wrong in every word. */
const MEEST_BEVINDINGEN = 25;

/** The same of forty words is said once. */
function printBevindingen(regels: readonly string[]): void {
  const woorden = new Map<string, string[]>();
  for (const regel of regels) {
    const { file, line, word, woord, reason, regel: soort, uitleg, nakijken }: Bevinding = JSON.parse(regel);
    const raad = nakijken === undefined ? '' : `: ${nakijken}`;
    const wat = reason === undefined ? `"${uitleg}" (${soort})${raad}` : `packages/taal/${file}:${line} ${reason}`;
    woorden.set(wat, [...(woorden.get(wat) ?? []), woord ?? word ?? '']);
  }
  const alle = [...woorden].map(([wat, [eerste, ...rest]]) => `  ${eerste}${rest.length > 0 ? ` en nog ${rest.length}` : ''}: ${wat}`);
  for (const regel of alle.slice(0, MEEST_BEVINDINGEN)) console.log(regel);
  if (alle.length > MEEST_BEVINDINGEN) console.log(`  ... en nog ${alle.length - MEEST_BEVINDINGEN}`);
}

/** One program after the other: what the first finds wrong the next would find as well. */
function runStep(wat: string, args: readonly string[], leest = false): void {
  const begin = Date.now();
  console.log(`\n${wat} ...`);
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: leest ? ['ignore', 'pipe', 'ignore'] : 'inherit',
  });
  if (leest) printBevindingen(stdout.split('\n').filter((regel) => regel.startsWith('{')));
  if (status !== 0) stop(`\nHierboven staat wat er nog niet klopt. Verbeter het en draai weer: npm run categorie ${slug}`);
  console.log(`${wat}: goed (${Math.round((Date.now() - begin) / 1000)} s)`);
}

function fillIn({ categorie }: Werk): void {
  const { tekst, gevuld } = fillTabel(readFileSync(tabel, 'utf8'), categorie.intro.nl);
  writeFileSync(tabel, tekst);
  if (gevuld.length > 0) console.log(`Ingevuld in woorden.tsv; lees na of het zo klinkt en zo in stukken gaat:\n  ${gevuld.join('\n  ')}`);
}

function writeAantallen(): void {
  const aantal = readdirSync(CATEGORIEEN, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length;
  for (const file of AANTAL_BESTANDEN) writeFileSync(path.join(root, file), withAantal(readText(file), aantal));
}

/** Whether the rule is right there is for a person to say, in the label. */
function demandLabels(): void {
  const zonder = readMeetwoorden().filter(({ categorieen }) => !categorieen.includes(slug));
  const input = zonder.map(({ woord }) => woord).join('\n');
  const { stdout } = spawnSync(process.execPath, ['packages/taal/tools/cli.ts', 'analyse'], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const gezien = new Set(
    stdout
      .trimEnd()
      .split('\n')
      .map((regel): { readonly word: string; readonly categories: readonly string[] } => JSON.parse(regel))
      .flatMap(({ word, categories }) => (categories.includes(slug) ? [word] : [])),
  );
  const mist = zonder.filter(({ woord }) => gezien.has(woord)).map(({ file, woord }) => `${file}: ${woord}`);
  if (mist.length > 0)
    stop(
      `De regel vindt iets in woorden die al een etiket hebben. Klopt dat, zet dan ${slug} bij hun categorieën; klopt het niet, dan vindt de regel te veel:\n  ${mist.join('\n  ')}`,
    );
}

async function main(): Promise<void> {
  if (slug === '' || !existsSync(path.join(map, 'categorie.ts')))
    stop(`Gebruik: npm run categorie <slug>, na npm run new categorie <slug> (docs/how-to/add-a-categorie.md).`);
  const werk = await readWerk();
  const mist = mistOf(werk);
  if (mist.length > 0) stop(`Van ${slug} ontbreekt nog:\n  ${mist.join('\n  ')}`);
  fillIn(werk);
  const inZinnen = lintZinnenBij(slug, loadWoordenboek()).map((bevinding) => JSON.stringify(bevinding));
  if (inZinnen.length > 0) {
    printBevindingen(inZinnen);
    stop(`Verbeter het en draai weer: npm run categorie ${slug}`);
  }
  runStep('Gegenereerde bestanden', ['tools/gen.ts']);
  writeAantallen();
  demandLabels();
  runStep('Woorden, zinnen en elke uitleg nalezen', ['packages/taal/tools/cli.ts', 'lint'], true);
  runStep('Geluid', ['tools/audio/render.ts']);
  runStep('Tests', ['tools/t.ts', ...TESTS]);
  console.log(`\n${slug} is klaar. Kijk met git diff --stat of niet meer veranderde dan je verwacht, en draai npm run check.`);
}

await main();
