/**
 * Writes `src/analyse/scorekaart.gen.ts`: a small logistic regression that says how likely an analysis is wrong, fitted on `test/zoals-ontmoet.tsv`: every
 * labelled word with what the engine that met it made of it, before it was mended on that set. The curve (`--curve`) is cross-validated: each set is
 * judged by a card, and a memory, that never saw it. The bound asks 88% of the wrong ones of the labelled words of real lists (N, O, Q to X).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Woordvorm } from '@spelrijk/domain/woord';
import { compareGeheugen, contextenVan, eindenVan, KENMERKEN, kenmerkenVan, klassenVan } from '../src/analyse/scorekaart.ts';
import { BANK } from '../src/bank.ts';
import { reportTwijfel } from '../src/analyse/zekerheid.ts';
import { breaksElsewhere, ZEKER_VANAF } from '../src/lijstrapport.ts';
import { toLettergrepen } from '../src/klank/klankgroepen.ts';

const NAMEN = KENMERKEN;
/** Of the wrong ones that are asked. */
const DOEL = 0.88;
const RIDGE = 5;
/** Words of real weekly lists weigh more: those that were labelled before anything was asked most, those of which what was made was read (P) less. */
const GELABELD = /^(?:[NOQRSTUVWXYZ]|AA)$/;
const GELEZEN = /^P[2-9]$/;
const gewichtVan = (set: string): number => (GELABELD.test(set) ? 6 : GELEZEN.test(set) ? 2 : 1);
const MOEILIJK = /^[F-M]$/;

interface Ontmoet {
  readonly set: string;
  readonly mis: number;
  readonly x: readonly number[];
}

/** Small sets are judged together. */
const groepVan = (set: string): string =>
  /^(?:held|fresh|random)$/.test(set) ? 'vroeg' : /^[DE]$/.test(set) ? 'DE' : set.startsWith('fresh') ? 'fresh2' : set;

const [, ...regels] = readFileSync(join(import.meta.dirname, '..', 'test', 'zoals-ontmoet.tsv'), 'utf8')
  .trim()
  .split('\n');
const rijen = regels.map((regel) => {
  const [set = '', woord = '', goed = '', ipa = '', groepen = '', vorm = '', basis = '', deeltekst = '', weet = ''] = regel.split('\t');
  const klankgroepen = groepen.split('·');
  const delen = deeltekst === '' ? undefined : deeltekst.split('+');
  const klassen = klassenVan({ woord, vorm: vorm as Woordvorm, ipa, klankgroepen, delen });
  return {
    set,
    woord,
    laag: woord.toLowerCase(),
    goed: goed === '1',
    ipa,
    klankgroepen,
    vorm: vorm as Woordvorm,
    basis: basis || undefined,
    delen,
    weet,
    klassen,
  };
});

/** How often what was seen, in each context: of all that was right, and of each set by itself, to take out again. */
type Telling = Map<string, Map<string, number>>;
interface Tellingen {
  readonly letters: Telling;
  readonly vormen: Telling;
}
const createTellingen = (): Tellingen => ({ letters: new Map(), vormen: new Map() });
const alles = createTellingen();
const perGroep = new Map<string, Tellingen>();
function count(telling: Telling, contexten: readonly string[], wat: string): void {
  for (const context of contexten) {
    const gezien = telling.get(context) ?? new Map<string, number>();
    gezien.set(wat, (gezien.get(wat) ?? 0) + 1);
    telling.set(context, gezien);
  }
}
const countLetters = (telling: Telling, laag: string, klassen: readonly string[]): void =>
  klassen.forEach((klasse, plek) => count(telling, contextenVan(laag, plek), klasse));
for (const { woord, ipa, klankgroepen, vorm, delen } of BANK)
  if (!/[ .]/.test(woord)) countLetters(alles.letters, woord.toLowerCase(), klassenVan({ woord, ipa, klankgroepen, vorm, delen }));
for (const { set, laag, klassen, goed, vorm } of rijen) {
  if (!goed) continue;
  const groep = perGroep.get(groepVan(set)) ?? createTellingen();
  perGroep.set(groepVan(set), groep);
  for (const { letters, vormen } of [alles, groep]) {
    countLetters(letters, laag, klassen);
    count(vormen, eindenVan(laag), vorm === '' ? '-' : vorm);
  }
}
/** What was seen fewer times says nothing. */
const MINSTENS = { letters: 2, vormen: 3 } as const;
type Soort = keyof Tellingen;
type Gezien = Readonly<Record<Soort, Map<string, string[]>>>;
/** What was found: of a narrow context it is asked for each word, of all sets but one. */
const gevonden = new Map<Tellingen | undefined, Gezien>();

function gezienIn(soort: Soort, context: string, zonder?: Tellingen): string[] {
  const eerder: Gezien = gevonden.get(zonder) ?? { letters: new Map(), vormen: new Map() };
  gevonden.set(zonder, eerder);
  const gezien = eerder[soort].get(context) ?? countGezien(soort, context, zonder);
  eerder[soort].set(context, gezien);
  return gezien;
}

/** The commonest first; empty where too little was seen. */
function countGezien(soort: Soort, context: string, zonder?: Tellingen): string[] {
  const af = zonder?.[soort].get(context);
  const over = [...(alles[soort].get(context) ?? [])]
    .map(([wat, aantal]) => [wat, aantal - (af?.get(wat) ?? 0)] as const)
    .filter(([, aantal]) => aantal > 0);
  if (over.reduce((som, [, aantal]) => som + aantal, 0) < MINSTENS[soort]) return [];
  return over.sort(([, a], [, b]) => b - a).map(([wat]) => wat);
}
/** The widest context that was seen enough, going from narrow to wide. */
const zoekZonder = (soort: Soort, groep: Tellingen | undefined) => (contexten: readonly string[]) => {
  let beste: string[] = [];
  for (const context of contexten) {
    const gezien = gezienIn(soort, context, groep);
    if (gezien.length === 0) break;
    beste = gezien;
  }
  return beste;
};

const woorden = rijen.map(({ set, woord, laag, goed, ipa, klankgroepen, vorm, basis, delen, weet, klassen }): Ontmoet => {
  const { zeker, twijfels } = reportTwijfel({
    woord,
    laag,
    ipa,
    klankgroepen,
    bekend: weet.includes('b'),
    gegeven: false,
    vorm,
    basis,
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
  const kenmerken = kenmerkenVan({ woord, vorm, basis, klankgroepen, delen }, kennis, {
    vraag: zeker < ZEKER_VANAF || patroon,
    patroon,
    regels: new Set(twijfels.flatMap(({ regel }) => regel ?? [])),
    afwijking: compareGeheugen({ woord, vorm, klankgroepen }, klassen, {
      letters: zoekZonder('letters', perGroep.get(groepVan(set))),
      vormen: zoekZonder('vormen', perGroep.get(groepVan(set))),
    }),
  });
  return { set, mis: goed ? 0 : 1, x: [0, ...NAMEN.flatMap((naam, j) => (kenmerken.has(naam) ? [j + 1] : []))] };
});

/** `x` tells which facts hold, by their place; the first is always there. */
const kans = (b: readonly number[], x: readonly number[]): number => 1 / (1 + Math.exp(-x.reduce((som, j) => som + (b[j] ?? 0), 0)));

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

/** No weight that is written would change. */
const KLAAR = 1e-9;

/** Newton steps of at most 1.5 a weight, until they are none. */
function fit(deel: readonly Ontmoet[], begin: readonly number[] = [-2.5, ...NAMEN.map(() => 0)]): number[] {
  let b = [...begin];
  for (let ronde = 0; ronde < 15; ronde++) {
    const helling = b.map((w, j) => (j === 0 ? 0 : -RIDGE * w));
    const kromming: number[][] = b.map((_, j) => b.map((__, k) => (j === k && j > 0 ? RIDGE : 0)));
    for (const { set, x, mis } of deel) {
      const p = kans(b, x);
      const gewicht = gewichtVan(set);
      for (const j of x) {
        helling[j] = (helling[j] ?? 0) + gewicht * (mis - p);
        const rij = kromming[j] ?? [];
        for (const k of x) rij[k] = (rij[k] ?? 0) + gewicht * p * (1 - p);
      }
    }
    const stap = solve(kromming, helling);
    b = b.map((w, j) => w + Math.max(-1.5, Math.min(1.5, stap[j] ?? 0)));
    if (stap.every((groot) => Math.abs(groot) < KLAAR)) break;
  }
  return b;
}

/** Of all words; without one set it lies near, so that is where the search for those begins. */
const kaart = fit(woorden);
const beoordeeld = [...new Set(woorden.map(({ set }) => groepVan(set)))].flatMap((groep) => {
  const b = fit(
    woorden.filter(({ set }) => groepVan(set) !== groep),
    kaart,
  );
  return woorden.filter(({ set }) => groepVan(set) === groep).map((een) => ({ ...een, p: kans(b, een.x) }));
});

type Beoordeeld = (typeof beoordeeld)[number];
const aandeel = (rij: readonly Beoordeeld[], mis: number, grens: number): number => {
  const soort = rij.filter((een) => een.mis === mis);
  return soort.filter(({ p }) => p >= grens).length / soort.length;
};
const pct = (deel: number): string => `${(100 * deel).toFixed(1)}%`;
const laatste = beoordeeld.filter(({ set }) => GELABELD.test(set));
const gelezen = beoordeeld.filter(({ set }) => GELEZEN.test(set));
const lijsten = [...laatste, ...gelezen];
const moeilijk = beoordeeld.filter(({ set }) => MOEILIJK.test(set));
const grenzen = [...new Set(laatste.map(({ p }) => p))].sort((a, b) => b - a);
const grensVoor = (doel: number): number => grenzen.find((p) => aandeel(laatste, 1, p) >= doel) ?? 0;

const STAPPEN = [0, 0.6, 0.8, 0.9, 0.95, 0.98, 1.01];

function printCurve(): void {
  console.log('wrong asked, at least\tbound\tlists wrong\tlists right\tread wrong\tread right\tF-M wrong\tF-M right\tall wrong\tall right');
  for (const doel of [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, DOEL, 0.9, 0.92]) {
    const grens = grensVoor(doel);
    console.log(
      [
        pct(doel),
        grens.toFixed(4),
        ...[laatste, gelezen, moeilijk, beoordeeld].flatMap((rij) => [pct(aandeel(rij, 1, grens)), pct(aandeel(rij, 0, grens))]),
      ].join('\t'),
    );
  }
  for (const set of [...'ABCFGHJKLMNOQRSTUVWXYZ', 'AA', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9']) {
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
    const rij = lijsten.filter(({ p }) => 1 - p >= van && 1 - p < (STAPPEN[plek + 1] ?? 2));
    if (rij.length === 0) continue;
    const goed = rij.filter(({ mis }) => mis === 0).length;
    const gezegd = rij.reduce((som, { p }) => som + 1 - p, 0) / rij.length;
    console.log([`${van} up to ${STAPPEN[plek + 1]}`, rij.length, pct(gezegd), goed, pct(goed / rij.length)].join('\t'));
  }
  const zeker = lijsten.filter(({ p }) => p < grensVoor(DOEL));
  console.log(
    `sure\t${zeker.length}\t${pct(zeker.reduce((som, { p }) => som + 1 - p, 0) / zeker.length)}\t${zeker.filter(({ mis }) => mis === 0).length}`,
  );
}

if (process.argv.includes('--curve')) {
  printCurve();
  printCalibration();
}

const [basis = 0, ...gewichten] = kaart;
const getal = (waarde: number): string => waarde.toFixed(3).replace(/\.?0+$/, '');
/** The memory: contexts in which something else was seen than in the narrower one. An ending is read from behind. */
function knopenVan(soort: Soort, smallerDan: (context: string, lengte: number) => string): Map<string, readonly string[]> {
  const knopen = new Map<string, readonly string[]>();
  for (const context of [...alles[soort].keys()].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const gezien = gezienIn(soort, context);
    if (gezien.length === 0) continue;
    const smaller = Array.from({ length: context.length - 1 }, (_, n) => smallerDan(context, n + 1)).findLast((deel) => knopen.has(deel));
    const eerder = smaller === undefined ? undefined : knopen.get(smaller);
    if (eerder?.[0] !== gezien[0] || eerder?.length !== gezien.length) knopen.set(context, gezien);
  }
  return knopen;
}
const knopen = knopenVan('letters', (context, lengte) => context.slice(0, lengte));
const einden = knopenVan('vormen', (eind, lengte) => eind.slice(-lengte));
const namenIn = (kaart: ReadonlyMap<string, readonly string[]>): string[] => [...new Set([...kaart.values()].flat())].sort();
function asKnopen(kaart: ReadonlyMap<string, readonly string[]>): string {
  const namen = namenIn(kaart);
  return asRegels(
    [...kaart].map(([context, gezien]) => `${context}:${gezien.map((wat) => namen.indexOf(wat).toString(36).padStart(2, '0')).join('')}`),
  );
}
const BREEDTE = 150;
function asRegels(stukken: readonly string[]): string {
  const uit: string[] = [];
  for (const stuk of stukken) {
    const laatste = uit.at(-1);
    if (laatste !== undefined && laatste.length + stuk.length < BREEDTE) uit[uit.length - 1] = `${laatste} ${stuk}`;
    else uit.push(stuk);
  }
  return uit.join('\n');
}

writeFileSync(
  join(import.meta.dirname, '..', 'src', 'analyse', 'scorekaart.gen.ts'),
  `// Generated by tools/gen-scorekaart.ts from test/zoals-ontmoet.tsv (${woorden.length} words, ${woorden.filter(({ mis }) => mis).length} wrong as met); do not edit.
export const BASIS = ${getal(basis)};
export const GEWICHTEN = {
${NAMEN.map((naam, j) => `  ${naam}: ${getal(gewichten[j] ?? 0)},`).join('\n')}
} as const;
/** From this chance on somebody is asked: ${pct(aandeel(laatste, 1, grensVoor(DOEL)))} of the wrong words of real lists, and ${pct(aandeel(laatste, 0, grensVoor(DOEL)))} of the right ones, each judged by a card that never saw its set. */
export const VRAAG_VANAF = ${Math.floor(grensVoor(DOEL) * 10_000 - 2) / 10_000};
/** What can be made of a letter: its sound, and whether a klankgroep and a part begin there. */
export const KLASSEN = '${namenIn(knopen).join(' ')}';
/** Contexts (a letter, then those around it, nearest first) and what was made of the letter in words that were right, the commonest first. */
export const GEHEUGEN = \`
${asKnopen(knopen)}
\`;
/** Forms; - for a word that is none. */
export const VORMEN = '${namenIn(einden).join(' ')}';
/** Endings and the forms that words with them had. */
export const EINDEN = \`
${asKnopen(einden)}
\`;
`,
);
