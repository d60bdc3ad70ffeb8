/**
 * The language engine on the command line, for editors and the help desk. JSON lines on standard output.
 *   analyse [--regels]     reads words on standard input, one a line: what a docent gets of them; with --regels what the rules make of them by themselves,
 *                          without the table of words that were read
 *   diagnose --tsv FILE [--regels]  reads a table with the columns target, typed, vorm and zin (others are ignored)
 *   ontmoet SET            asks the rules (not the table of words that were read) about a labelled set of test/docent_words.tsv: what is wrong, and the figures on
 *                          standard error; with --bewaar each word as it was met goes into test/zoals-ontmoet.tsv, once. Of a set of test/hele_lijsten.tsv
 *                          (whole lists, as they are pasted) it asks what a docent gets of each word, and by whom that is known; of those only what is guessed is kept
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
import { analyseWoord, type WoordAnalyse } from '../src/analyse.ts';
import { kennisVan } from '../src/analyse/scorekaart.ts';
import { diagnose } from '../src/diagnose.ts';
import { reportLijst } from '../src/lijstrapport.ts';
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

/** Somebody's labels of a word, beside what is made of it. */
interface Ontmoet {
  readonly analyse: WoordAnalyse;
  readonly gevraagd: boolean;
  readonly cats: boolean;
  readonly groepen: boolean;
  readonly bron: 'bank' | 'gelezen' | 'geraden';
}

/** A word that is two things is right as either. */
function meetWoord([woord = '', labels = '', groepen = '']: readonly string[], nagelezen: boolean): Ontmoet {
  const [regel] = reportLijst(woord, { nagelezen });
  const analyse = (nagelezen ? regel?.analyse : undefined) ?? analyseWoord({ woord });
  const gevonden = gesorteerd(analyse.categorieen);
  return {
    analyse,
    gevraagd: regel?.oordeel !== 'zeker',
    cats: labels.split('|').some((label) => gesorteerd(label.split(',')) === gevonden),
    // A capital that a list begins with is not of the word; that of a name is a categorie.
    groepen: analyse.klankgroepen.join('·').toLowerCase() === groepen.toLowerCase(),
    bron: regel?.inBank ? 'bank' : nagelezen && regel?.nagekeken ? 'gelezen' : 'geraden',
  };
}

function asRegel(set: string, { analyse, cats, groepen }: Ontmoet): string {
  const { woord, ipa, klankgroepen, vorm, basis = '', delen = [], twijfels } = analyse;
  const kennis = kennisVan(woord.toLowerCase());
  const weet = [
    twijfels.some(({ regel }) => regel === 'onbekend') ? '' : 'b',
    kennis.heel ? 'h' : '',
    kennis.werkwoord ? 'w' : '',
    kennis.meervoud ? 'm' : '',
    kennis.samenstelling ? 's' : '',
  ].join('');
  return [set, woord, Number(cats && groepen), ipa, klankgroepen.join('·'), vorm, basis, delen.join('+'), weet].join('\t');
}

const telling = (rijen: readonly Ontmoet[]) => {
  const fout = rijen.filter(({ cats, groepen }) => !cats || !groepen);
  const gevraagd = (een: readonly Ontmoet[]): number => een.filter((rij) => rij.gevraagd).length;
  return {
    woorden: rijen.length,
    categorieen: rijen.filter(({ cats }) => cats).length,
    klankgroepen: rijen.filter(({ groepen }) => groepen).length,
    fout: fout.length,
    foutGevraagd: gevraagd(fout),
    goedGevraagd: gevraagd(rijen) - gevraagd(fout),
  };
};

/** A set as it is met: labelled and committed first, asked once. */
function meetSet(set: string, bewaar: boolean): void {
  const heel = readTest('hele_lijsten.tsv').filter(([, , , van]) => van === set);
  const rijen = heel.length > 0 ? heel : readTest('docent_words.tsv').filter(([, , , van]) => van === set);
  const ontmoet = rijen.map((rij) => ({ rij, ...meetWoord(rij, heel.length > 0) }));
  for (const { rij, analyse, gevraagd, bron, cats, groepen } of ontmoet)
    if (!cats || !groepen) {
      const { woord, klankgroepen, categorieen, vorm, basis, delen, ipa } = analyse;
      printRegel({
        woord,
        gevonden: gesorteerd(categorieen),
        labels: rij[1],
        klankgroepen: klankgroepen.join('·'),
        groepen: rij[2],
        vorm,
        basis,
        delen,
        ipa,
        gevraagd,
        bron,
      });
    }
  console.error(JSON.stringify(telling(ontmoet)));
  if (heel.length > 0)
    for (const een of ['bank', 'gelezen', 'geraden'] as const)
      console.error(een, JSON.stringify(telling(ontmoet.filter(({ bron }) => bron === een))));
  if (!bewaar) return;
  if (readTest('zoals-ontmoet.tsv').some(([van]) => van === set)) throw new Error(`set ${set} was met before`);
  const geraden = ontmoet.filter(({ bron }) => heel.length === 0 || bron === 'geraden');
  appendFileSync(join(TEST, 'zoals-ontmoet.tsv'), `${geraden.map((een) => asRegel(set, een)).join('\n')}\n`);
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
} else if (opdracht === 'ontmoet' && argumenten[0] !== undefined) meetSet(argumenten[0], argumenten.includes('--bewaar'));
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
