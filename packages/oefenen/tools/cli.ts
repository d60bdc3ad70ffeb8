/*
 * Decides nothing: the command line of the practice engine.
 * Source: -
 * Example: npm run -s oefenen -- simulate --seeds 1,2,3 --kinderen 30 --weken 40
 */
import { readFileSync } from 'node:fs';
import { reestimate, SCHATBAAR, type Logboek } from '../src/herschatting.ts';
import { findRedactiepunten, type WoordTelling } from '../src/redactie.ts';
import { CONSTANTEN } from '../src/stand.ts';
import { policyTables } from './beleid.ts';
import { simulate } from './simulate.ts';
import { measureSnelheid } from './snelheid.ts';
import { goalTable, optionTables } from './opties.ts';
import { servedTable } from './tabel.ts';
import { vreemdTable } from './vreemd.ts';

const UITLEG = `oefenen <opdracht>

  simulate [--seeds 1,2] [--kinderen 30] [--weken 16]
      Classes of simulated children in five worlds: our engine against one that knows the truth, plain Elo and random choice.
  served [--seeds 1,2] [--kinderen 24] [--weken 16] [--worlds wereld,wereld-actr,wereld-stroef]
      What a child really gets: the plan of the server in two ways and single opgaven, against the same.
  opties [--seeds 1] [--kinderen 8] [--weken 6] [--worlds wereld,wereld-actr,wereld-stroef]
      What the minutes, the success and the share of a plan that a docent sets come down to, in Markdown.
  vreemd [--seeds 3,4] [--kinderen 12] [--weken 10] [--worlds wereld]
      Answers that are not the child's own (help at home, slow guessing), and what honest children pay for it.
  beleid [--seeds 1,2] [--kinderen 18] [--weken 14] [--worlds wereld,wereld-actr,wereld-stroef]
      Every policy that is offered beside the served one, on the rows that judge it, and which of them pass all that the served one passes.
  herschat <bestand.jsonl>
      Re-estimates the constants from answer logs and shows old and new values; stores nothing.
      One line per leerling: {"prior":{"gemiddelde":2.4,"sd":0.95},"regels":[...log lines, oldest first...]}
  redactie <bestand.jsonl>
      Words nobody or everybody gets right, with the likely cause. One line per word:
      {"woord":"quiz","antwoorden":40,"goed":12,"verwacht":29.6,"zelfdeFout":3,"traagheid":1.1}
  snelheid
      Microseconds per answer and per choice, with 4,000 words.
`;

function optie(naam: string, anders: string): string {
  const i = process.argv.indexOf(`--${naam}`);
  return (i >= 0 ? process.argv[i + 1] : undefined) ?? anders;
}

const getal = (naam: string, anders: number): number => {
  const waarde = Number(optie(naam, String(anders)));
  if (!Number.isInteger(waarde) || waarde < 1) throw new Error(`--${naam} moet een geheel getal vanaf 1 zijn`);
  return waarde;
};

const isLogboek = (x: unknown): x is Logboek =>
  typeof x === 'object' && x !== null && 'prior' in x && 'regels' in x && Array.isArray(x.regels);

/** The parse door for files: a line that is not what it should be stops the command with its number. */
function readRegels<T>(bestand: string, fits: (x: unknown) => x is T, naam: string): T[] {
  const regels = readFileSync(bestand, 'utf8')
    .split('\n')
    .filter((regel) => regel.trim() !== '');
  return regels.map((regel, i) => {
    const waarde: unknown = JSON.parse(regel);
    if (!fits(waarde)) throw new Error(`regel ${i + 1} van ${bestand} is geen ${naam}`);
    return waarde;
  });
}

function showHerschatting(bestand: string | undefined): string {
  if (bestand === undefined) return UITLEG;
  const { oud, nieuw, fout, dekking, beter, verlies, antwoorden, verschuiving } = reestimate(
    readRegels(bestand, isLogboek, 'logboek'),
    CONSTANTEN,
  );
  const rijen = SCHATBAAR.map(
    (naam) =>
      `${naam.padEnd(22)}${oud[naam].toFixed(4).padStart(10)}${nieuw[naam].toFixed(4).padStart(10)}${fout[naam].toFixed(3).padStart(10)}`,
  );
  return [
    `${antwoorden} answers`,
    `${''.padEnd(22)}${'old'.padStart(10)}${'new'.padStart(10)}${'+- (ln)'.padStart(10)}`,
    ...rijen,
    `${'log loss, held out'.padEnd(22)}${verlies.oud.toFixed(4).padStart(10)}${verlies.nieuw.toFixed(4).padStart(10)}`,
    `${'95% coverage'.padEnd(22)}${dekking.oud.toFixed(4).padStart(10)}${dekking.nieuw.toFixed(4).padStart(10)}`,
    ...(beter ? [] : ['no better for children held out: all but the spread of words stays']),
    `children stand ${verschuiving.toFixed(2)} logit above their prior on average`,
  ].join('\n');
}

const isTelling = (x: unknown): x is WoordTelling =>
  typeof x === 'object' &&
  x !== null &&
  ['antwoorden', 'goed', 'verwacht', 'zelfdeFout', 'traagheid'].every((naam) => Number.isFinite(Reflect.get(x, naam))) &&
  typeof Reflect.get(x, 'woord') === 'string';

function showRedactie(bestand: string | undefined): string {
  if (bestand === undefined) return UITLEG;
  const punten = findRedactiepunten(readRegels(bestand, isTelling, 'woordtelling'));
  const procent = (deel: number): string => `${Math.round(deel * 100)}%`.padStart(6);
  return [
    `${'word'.padEnd(24)}${'cause'.padEnd(26)} right expected answers`,
    ...punten.map(
      (p) =>
        `${p.woord.padEnd(24)}${p.oorzaak.padEnd(26)}${procent(p.deelGoed)}${procent(p.deelVerwacht)}${String(p.antwoorden).padStart(9)}`,
    ),
  ].join('\n');
}

function* simulatie(): Generator<string> {
  const seeds = optie('seeds', '1,2').split(',').map(Number);
  if (!seeds.every(Number.isInteger)) throw new Error('--seeds is een lijst van gehele getallen, bijvoorbeeld 1,2,3');
  yield* simulate({ seeds, kinderen: getal('kinderen', 30), weken: getal('weken', 16) });
}

function* servedTables(): Generator<string> {
  const seeds = optie('seeds', '1,2').split(',').map(Number);
  const worlds = optie('worlds', 'wereld,wereld-actr,wereld-stroef').split(',');
  yield* servedTable({ seeds, kinderen: getal('kinderen', 24), weken: getal('weken', 16) }, worlds);
}

function* options(): Generator<string> {
  const seeds = optie('seeds', '1').split(',').map(Number);
  const worlds = optie('worlds', 'wereld,wereld-actr,wereld-stroef').split(',');
  yield goalTable(seeds);
  yield* optionTables({ seeds, kinderen: getal('kinderen', 8), weken: getal('weken', 6) }, worlds);
}

function strangers(): Generator<string> {
  const seeds = optie('seeds', '3,4').split(',').map(Number);
  return vreemdTable({ seeds, kinderen: getal('kinderen', 12), weken: getal('weken', 10) }, optie('worlds', 'wereld').split(','));
}

function policies(): Generator<string> {
  const seeds = optie('seeds', '1,2').split(',').map(Number);
  const worlds = optie('worlds', 'wereld,wereld-actr,wereld-stroef').split(',');
  return policyTables({ seeds, kinderen: getal('kinderen', 18), weken: getal('weken', 14) }, worlds);
}

function run(opdracht: string | undefined): string {
  if (opdracht === 'herschat') return showHerschatting(process.argv[3]);
  if (opdracht === 'redactie') return showRedactie(process.argv[3]);
  if (opdracht === 'snelheid') return JSON.stringify(measureSnelheid(), null, 2);
  process.exitCode = opdracht === undefined || opdracht === 'help' ? 0 : 2;
  return UITLEG;
}

try {
  if (process.argv[2] === 'simulate') for (const deel of simulatie()) console.log(`${deel}\n`);
  else if (process.argv[2] === 'served') for (const deel of servedTables()) console.log(`${deel}\n`);
  else if (process.argv[2] === 'beleid') for (const deel of policies()) console.log(`${deel}\n`);
  else if (process.argv[2] === 'opties') for (const deel of options()) console.log(`${deel}\n`);
  else if (process.argv[2] === 'vreemd') for (const deel of strangers()) console.log(deel);
  else console.log(run(process.argv[2]));
} catch (fout) {
  console.error(fout instanceof Error ? fout.message : fout);
  process.exitCode = 2;
}
