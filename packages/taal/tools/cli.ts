/**
 * The language engine on the command line, for editors and the help desk. JSON lines on standard output.
 *   analyse [--regels]     reads words on standard input, one a line: what a docent gets of them; with --regels what the rules make of them by themselves,
 *                          without the table of words that were read
 *   diagnose --tsv FILE [--regels]  reads a table with the columns target, typed, vorm and zin (others are ignored)
 *   ontmoet SET            asks the rules (not the table of words that were read) about a labelled set of test/docent_words.tsv: what is wrong, and the figures on
 *                          standard error; with --bewaar each word as it was met goes into test/zoals-ontmoet.tsv, once
 *   trek SEED              two hundred explanations drawn by chance, to be read aloud
 *   lint --zinnen --deel 2/8   reads only the second eighth of the explanations inside sentences
 *   lint [--zinnen]        checks the tables of words and sentences, the reading texts with their sound, and every explanation that the engine can give for a
 *                          word, with --zinnen also inside sentences; exit code 1 when something was found; the counts, and per reading level
 *                          how often a way of guessing is right, go to standard error
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Woordvorm } from '@spelrijk/domain/woord';
import { isWoordvorm } from '../src/bank/regel.ts';
import type { WoordAnalyse } from '../src/analyse.ts';
import { diagnose } from '../src/diagnose.ts';
import { examineGelezen } from '../src/lijstwoord.ts';
import { explainFout } from '../src/uitleg.ts';
import { examineWoord } from '../src/woordenlijst.ts';
import type { Deel } from './uitleg/lint.ts';

/** Written in one go at the end, so that a reader that stops early does no harm. */
const uitvoer: string[] = [];
const printRegel = (regel: object): number => uitvoer.push(JSON.stringify(regel));
/** What is served, or what the rules would say of a word that nobody read. */
const kijk = (woord: string, vorm?: Woordvorm): WoordAnalyse =>
  (argumenten.includes('--regels') ? examineWoord : examineGelezen)(woord, vorm);
const regelsVan = (tekst: string): string[] => tekst.replace(/^\uFEFF/, '').split(/\r?\n/);

function analyse(): void {
  for (const regel of regelsVan(readFileSync(0, 'utf8'))) {
    if (regel.trim() === '') continue;
    const woord = kijk(regel);
    printRegel({
      word: woord.woord,
      categories: woord.categorieen,
      klankgroepen: woord.klankgroepen,
      lettergrepen: woord.lettergrepen,
      points: woord.knelpunten.map(({ categorie, start, end }) => ({ cat: categorie, start, end })),
      sure: woord.zeker,
    });
  }
}

function diagnoseTabel(bestand: string): void {
  const [kop = '', ...regels] = regelsVan(readFileSync(bestand, 'utf8'));
  const kolommen = kop.split('\t').map((naam) => naam.trim());
  for (const regel of regels) {
    if (regel.trim() === '') continue;
    const velden = regel.split('\t');
    const veld = (naam: string): string => velden[kolommen.indexOf(naam)]?.trim() ?? '';
    const vorm = veld('vorm');
    showDiagnose(veld('target'), veld('typed'), isWoordvorm(vorm) ? vorm : '');
  }
}

function showDiagnose(target: string, typed: string, vorm: Woordvorm): void {
  const doel = kijk(target, vorm || undefined);
  const uitslag = diagnose(doel, typed);
  const labels = [...new Set(uitslag.afwijkingen.map((afwijking) => afwijking.label))];
  printRegel({ target, typed, labels, explain: explainFout(doel, typed, uitslag) });
}

const gesorteerd = (ids: readonly string[]): string => [...ids].sort().join(',');
const TEST = join(import.meta.dirname, '..', 'test');
const readTest = (bestand: string): string[][] =>
  regelsVan(readFileSync(join(TEST, bestand), 'utf8'))
    .slice(1, -1)
    .map((regel) => regel.split('\t'));

/** A set as it is met: labelled and committed first, asked once. A word that is two things is right as either. */
async function meetSet(set: string, bewaar: boolean): Promise<void> {
  const [{ analyseWoord }, { reportLijst }, { kennisVan }] = await Promise.all([
    import('../src/analyse.ts'),
    import('../src/lijstrapport.ts'),
    import('../src/analyse/scorekaart.ts'),
  ]);
  const telling = { woorden: 0, categorieen: 0, klankgroepen: 0, fout: 0, foutGevraagd: 0, goedGevraagd: 0 };
  const rijen = readTest('docent_words.tsv').flatMap(([woord = '', labels = '', groepen = '', van]) => {
    if (van !== set) return [];
    const analyse = analyseWoord({ woord });
    const { ipa, vorm, basis = '', delen = [], categorieen, twijfels } = analyse;
    const klankgroepen = analyse.klankgroepen.join('·');
    const gevonden = gesorteerd(categorieen);
    const cats = labels.split('|').some((label) => gesorteerd(label.split(',')) === gevonden);
    const goed = cats && klankgroepen === groepen;
    const gevraagd = reportLijst(woord, { nagelezen: false })[0]?.oordeel !== 'zeker';
    telling.woorden++;
    telling.categorieen += Number(cats);
    telling.klankgroepen += Number(klankgroepen === groepen);
    telling.fout += Number(!goed);
    telling.foutGevraagd += Number(!goed && gevraagd);
    telling.goedGevraagd += Number(goed && gevraagd);
    if (!goed) printRegel({ woord, gevonden, labels, klankgroepen, groepen, vorm, basis, delen, ipa, gevraagd });
    const kennis = kennisVan(woord.toLowerCase());
    const weet = [
      twijfels.some(({ regel }) => regel === 'onbekend') ? '' : 'b',
      kennis.heel ? 'h' : '',
      kennis.werkwoord ? 'w' : '',
      kennis.meervoud ? 'm' : '',
      kennis.samenstelling ? 's' : '',
    ].join('');
    return [[set, woord, Number(goed), ipa, klankgroepen, vorm, basis, delen.join('+'), weet].join('\t')];
  });
  console.error(JSON.stringify(telling));
  if (!bewaar) return;
  if (readTest('zoals-ontmoet.tsv').some(([van]) => van === set)) throw new Error(`set ${set} was met before`);
  appendFileSync(join(TEST, 'zoals-ontmoet.tsv'), `${rijen.join('\n')}\n`);
}

/** The piece that `--deel 2/8` asks for. */
function readDeel(): Deel | undefined {
  const [nr = 0, van = 0] = argumenten.includes('--deel')
    ? (argumenten[argumenten.indexOf('--deel') + 1] ?? '').split('/').map(Number)
    : [];
  return nr >= 1 && nr <= van ? { nr, van } : undefined;
}

/** Explanations inside these sentences only: the tables and the single words are read by `lint` without a piece. */
async function lintDeel(deel: Deel): Promise<void> {
  const { lintUitleg, withReason } = await import('./uitleg/lint.ts');
  const { bevindingen, gelezen, perRegel } = lintUitleg({ zinnen: true, deel });
  for (const bevinding of bevindingen) printRegel(withReason(bevinding));
  console.error(`deel ${deel.nr} van ${deel.van}, uitleg gelezen: ${JSON.stringify(gelezen)}; onwaar: ${JSON.stringify(perRegel)}`);
  if (bevindingen.length > 0) process.exitCode = 1;
}

/** The dictionary is a development dependency: only the lint loads it. */
async function lint(): Promise<void> {
  const [{ lint: lintBank }, { lintZinnen }, { lintLezen }, { lintAlleGeluid }, { loadWoordenboek }] = await Promise.all([
    import('./lint.ts'),
    import('./zinnen/lint.ts'),
    import('./lint-lezen.ts'),
    import('./lint-geluid.ts'),
    import('./woordenboek.ts'),
  ]);
  const woordenboek = loadWoordenboek();
  const bevindingen = [...lintBank(woordenboek), ...lintZinnen(woordenboek), ...lintLezen(woordenboek), ...(await lintAlleGeluid())];
  for (const bevinding of bevindingen) printRegel(bevinding);
  const { printGokcijfers } = await import('./lint-vragen.ts');
  console.error(printGokcijfers());
  const { lintUitleg, withReason } = await import('./uitleg/lint.ts');
  const uitleg = lintUitleg({ zinnen: argumenten.includes('--zinnen'), woordenboek });
  for (const bevinding of uitleg.bevindingen) printRegel(withReason(bevinding));
  console.error(`uitleg gelezen: ${JSON.stringify(uitleg.gelezen)}; onwaar: ${JSON.stringify(uitleg.perRegel)}`);
  if (bevindingen.length + uitleg.bevindingen.length > 0) process.exitCode = 1;
}

const [opdracht, ...argumenten] = process.argv.slice(2);
const tsv = argumenten[argumenten.indexOf('--tsv') + 1];
if (opdracht === 'analyse') analyse();
else if (opdracht === 'diagnose' && argumenten.includes('--tsv') && tsv !== undefined) diagnoseTabel(tsv);
else if (opdracht === 'lint') {
  const deel = readDeel();
  await (deel ? lintDeel(deel) : lint());
} else if (opdracht === 'ontmoet' && argumenten[0] !== undefined) await meetSet(argumenten[0], argumenten.includes('--bewaar'));
else if (opdracht === 'trek') {
  const { drawUitleg } = await import('./uitleg/gevallen.ts');
  for (const getrokken of drawUitleg(Number(argumenten[0] ?? 1))) printRegel(getrokken);
} else {
  console.error(
    'Gebruik: taal analyse [--regels] | taal diagnose --tsv BESTAND [--regels] | taal ontmoet SET [--bewaar] | taal lint [--zinnen [--deel 2/8]] | taal trek 18',
  );
  process.exitCode = 2;
}
if (uitvoer.length > 0) process.stdout.write(`${uitvoer.join('\n')}\n`);
