/**
 * Writes `src/analyse/scorekaart.gen.ts`: a small logistic regression that says how likely an analysis is wrong, fitted on `test/zoals-ontmoet.tsv`: every
 * labelled word with what the engine that met it made of it, before it was mended on that set. The curve (`--curve`) is cross-validated: each set is
 * judged by a card that never saw it. The bound asks 85% of the wrong ones of real weekly lists (P2 to P4).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Woordvorm } from '@spelrijk/domain/woord';
import { KENMERKEN, kenmerkenVan } from '../src/analyse/scorekaart.ts';
import { reportTwijfel } from '../src/analyse/zekerheid.ts';
import { breaksElsewhere, ZEKER_VANAF } from '../src/lijstrapport.ts';
import { toLettergrepen } from '../src/klank/klankgroepen.ts';

const NAMEN = KENMERKEN;
/** Of the wrong ones that are asked. */
const DOEL = 0.85;
const RIDGE = 5;
const GEWICHT = 3;
/** Words of real weekly lists, of which what was made was read; made by the engine as it is now, so that they weigh more. */
const LIJSTEN = /^P[234]$/;
const MOEILIJK = /^[F-M]$/;

interface Ontmoet {
  readonly set: string;
  readonly mis: number;
  /** What it has, by number: 0, which every word has, and one above the place in `NAMEN`. Few of them: what a word has not is not counted with. */
  readonly heeft: readonly number[];
}

const [, ...regels] = readFileSync(join(import.meta.dirname, '..', 'test', 'zoals-ontmoet.tsv'), 'utf8')
  .trim()
  .split('\n');
const woorden = regels.map((regel): Ontmoet => {
  const [set = '', woord = '', goed = '', ipa = '', groepen = '', vormtekst = '', basis = '', deeltekst = '', weet = ''] =
    regel.split('\t');
  const vorm = vormtekst as Woordvorm;
  const klankgroepen = groepen.split('·');
  const delen = deeltekst === '' ? undefined : deeltekst.split('+');
  const { zeker, twijfels } = reportTwijfel({
    woord,
    laag: woord.toLowerCase(),
    ipa,
    klankgroepen,
    bekend: weet.includes('b'),
    gegeven: false,
    vorm,
    basis: basis || undefined,
    gegevenVorm: false,
    delen,
    gegevenDelen: false,
  });
  const patroon = breaksElsewhere({ woord, vorm, lettergrepen: toLettergrepen(klankgroepen) });
  const kennis = {
    heel: weet.includes('h'),
    werkwoord: weet.includes('w'),
    meervoud: weet.includes('m'),
    samenstelling: weet.includes('s'),
  };
  const kenmerken = kenmerkenVan({ woord, vorm, basis: basis || undefined, klankgroepen, delen }, kennis, {
    vraag: zeker < ZEKER_VANAF || patroon,
    patroon,
    regels: new Set(twijfels.flatMap(({ regel }) => regel ?? [])),
  });
  return { set, mis: goed === '1' ? 0 : 1, heeft: [0, ...NAMEN.flatMap((naam, plek) => (kenmerken.has(naam) ? [plek + 1] : []))] };
});

const kans = (b: readonly number[], heeft: readonly number[]): number =>
  1 / (1 + Math.exp(-heeft.reduce((som, j) => som + (b[j] ?? 0), 0)));

/** Gaussian elimination; the matrix is symmetric and positive, so that no row need change its place. */
function solve(matrix: number[][], rechts: number[]): number[] {
  const n = rechts.length;
  for (let c = 0; c < n; c++)
    for (let r = c + 1; r < n; r++) {
      const m = (matrix[r]?.[c] ?? 0) / (matrix[c]?.[c] ?? 1);
      matrix[r] = (matrix[r] ?? []).map((waarde, k) => waarde - m * (matrix[c]?.[k] ?? 0));
      rechts[r] = (rechts[r] ?? 0) - m * (rechts[c] ?? 0);
    }
  const uit = rechts.map(() => 0);
  for (let r = n - 1; r >= 0; r--) {
    const rest = uit.reduce((som, waarde, k) => (k > r ? som + waarde * (matrix[r]?.[k] ?? 0) : som), 0);
    uit[r] = ((rechts[r] ?? 0) - rest) / (matrix[r]?.[r] ?? 1);
  }
  return uit;
}

/** Newton steps of at most 1.5 a weight. */
function fit(deel: readonly Ontmoet[]): number[] {
  let b = [-2.5, ...NAMEN.map(() => 0)];
  for (let ronde = 0; ronde < 15; ronde++) {
    const helling = b.map((w, j) => (j === 0 ? 0 : -RIDGE * w));
    const kromming: number[][] = b.map((_, j) => b.map((__, k) => (j === k && j > 0 ? RIDGE : 0)));
    for (const { set, heeft, mis } of deel) {
      const p = kans(b, heeft);
      const gewicht = LIJSTEN.test(set) ? GEWICHT : 1;
      for (const j of heeft) {
        helling[j] = (helling[j] ?? 0) + gewicht * (mis - p);
        const rij = kromming[j] ?? [];
        for (const k of heeft) rij[k] = (rij[k] ?? 0) + gewicht * p * (1 - p);
      }
    }
    const stap = solve(kromming, helling);
    b = b.map((w, j) => w + Math.max(-1.5, Math.min(1.5, stap[j] ?? 0)));
  }
  return b;
}

/** Small sets are judged together. */
const groepVan = (set: string): string =>
  /^(?:held|fresh|random)$/.test(set) ? 'vroeg' : /^[DE]$/.test(set) ? 'DE' : set.startsWith('fresh') ? 'fresh2' : set;
const beoordeeld = [...new Set(woorden.map(({ set }) => groepVan(set)))].flatMap((groep) => {
  const b = fit(woorden.filter(({ set }) => groepVan(set) !== groep));
  return woorden.filter(({ set }) => groepVan(set) === groep).map((een) => ({ ...een, p: kans(b, een.heeft) }));
});

type Beoordeeld = (typeof beoordeeld)[number];
const aandeel = (rij: readonly Beoordeeld[], mis: number, grens: number): number => {
  const soort = rij.filter((een) => een.mis === mis);
  return soort.filter(({ p }) => p >= grens).length / soort.length;
};
const pct = (deel: number): string => `${(100 * deel).toFixed(1)}%`;
const laatste = beoordeeld.filter(({ set }) => LIJSTEN.test(set));
const moeilijk = beoordeeld.filter(({ set }) => MOEILIJK.test(set));
const grenzen = [...new Set(laatste.map(({ p }) => p))].sort((a, b) => b - a);
const grensVoor = (doel: number): number => grenzen.find((p) => aandeel(laatste, 1, p) >= doel) ?? 0;

const STAPPEN = [0, 0.6, 0.8, 0.9, 0.95, 0.98, 1.01];

function printCurve(): void {
  console.log('wrong asked, at least\tbound\tlists wrong\tlists right\tF-M wrong\tF-M right\tall wrong\tall right');
  for (const doel of [0.5, 0.6, 0.7, 0.75, 0.8, DOEL, 0.9]) {
    const grens = grensVoor(doel);
    console.log(
      [
        pct(doel),
        grens.toFixed(4),
        ...[laatste, moeilijk, beoordeeld].flatMap((rij) => [pct(aandeel(rij, 1, grens)), pct(aandeel(rij, 0, grens))]),
      ].join('\t'),
    );
  }
  for (const set of [...'ABCFGHJKLMN', 'P1', 'P2', 'P3', 'P4']) {
    const rij = beoordeeld.filter((een) => een.set === set);
    console.log(
      `${set}\t${rij.length}\twrong asked ${pct(aandeel(rij, 1, grensVoor(DOEL)))}\tright asked ${pct(aandeel(rij, 0, grensVoor(DOEL)))}`,
    );
  }
}

/** Is what is said to be sure so as often as it says? Each set by a card that never saw it. */
function printCalibration(): void {
  console.log('chance of being right, as shown\twords\tshown on average\tright\tof them');
  for (const [plek, van] of STAPPEN.slice(0, -1).entries()) {
    const rij = laatste.filter(({ p }) => 1 - p >= van && 1 - p < (STAPPEN[plek + 1] ?? 2));
    if (rij.length === 0) continue;
    const goed = rij.filter(({ mis }) => mis === 0).length;
    const gezegd = rij.reduce((som, { p }) => som + 1 - p, 0) / rij.length;
    console.log([`${van} up to ${STAPPEN[plek + 1]}`, rij.length, pct(gezegd), goed, pct(goed / rij.length)].join('\t'));
  }
  const zeker = laatste.filter(({ p }) => p < grensVoor(DOEL));
  console.log(
    `sure\t${zeker.length}\t${pct(zeker.reduce((som, { p }) => som + 1 - p, 0) / zeker.length)}\t${zeker.filter(({ mis }) => mis === 0).length}`,
  );
}

if (process.argv.includes('--curve')) {
  printCurve();
  printCalibration();
}

const [basis = 0, ...gewichten] = fit(woorden);
const getal = (waarde: number): string => waarde.toFixed(3).replace(/\.?0+$/, '');
writeFileSync(
  join(import.meta.dirname, '..', 'src', 'analyse', 'scorekaart.gen.ts'),
  `// Generated by tools/gen-scorekaart.ts from test/zoals-ontmoet.tsv (${woorden.length} words, ${woorden.filter(({ mis }) => mis).length} wrong as met); do not edit.
export const BASIS = ${getal(basis)};
export const GEWICHTEN = {
${NAMEN.map((naam, j) => `  ${naam}: ${getal(gewichten[j] ?? 0)},`).join('\n')}
} as const;
/** From this chance on somebody is asked: ${pct(aandeel(laatste, 1, grensVoor(DOEL)))} of the wrong words of real lists, and ${pct(aandeel(laatste, 0, grensVoor(DOEL)))} of the right ones, each judged by a card that never saw its set. */
export const VRAAG_VANAF = ${getal(Math.floor(grensVoor(DOEL) * 1000 - 2) / 1000)};
`,
);
