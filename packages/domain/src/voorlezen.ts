/**
 * Decides: what one listening to a child that reads aloud comes to, and what three of them together say.
 * Source: right words a minute, as public measures of reading aloud count them; a word read wrong and mended at once is right. One minute is off by ten words in
 * a hundred (ERIC EJ788335), texts of one level differ by eight (own value): together 13% (sd of the logarithm), of three texts 7%.
 * Example: countVoorlezen({ gelezen: 60, ms: 60_000, fouten: [{ woord: 3, soort: 'anders' }, { woord: 9, soort: 'verbeterd' }] }) has 59 right, 59 a minute.
 */

import type { Leesniveau } from './leesvormen.ts';

/** Something else was read, skipped, put in, said for the child (it waited more than three seconds), or mended by the child itself. */
export const LEESFOUTEN = ['anders', 'overgeslagen', 'erbij', 'voorgezegd', 'verbeterd'] as const;
export type Leesfoutsoort = (typeof LEESFOUTEN)[number];

export interface Leesfout {
  /** Place of the word in the text, from 0; of what was put in: the word before it. */
  readonly woord: number;
  readonly soort: Leesfoutsoort;
  /** What the child said. */
  readonly gezegd?: string | undefined;
}

interface Gehoord {
  /** Words up to and with the last one that was read. */
  readonly gelezen: number;
  readonly ms: number;
  readonly fouten: readonly Leesfout[];
}

interface Voorleestelling {
  readonly gelezen: number;
  /** Words of the text that were read as they stand there. */
  readonly goed: number;
  /** Of every kind how many; mended ones are no mistakes and are counted apart. */
  readonly soorten: Readonly<Record<Leesfoutsoort, number>>;
  /** Right words a minute. */
  readonly perMinuut: number;
}

const MINUUT_MS = 60_000;
/** A word that was put in makes no word of the text wrong. */
const MAAKT_FOUT: ReadonlySet<Leesfoutsoort> = new Set(['anders', 'overgeslagen', 'voorgezegd']);

/** The words of a text one by one, as they are tapped: what stands between spaces, with its signs. */
export const leeswoorden = (zinnen: readonly string[]): string[] =>
  zinnen.flatMap((zin) => zin.split(/\s+/).filter((woord) => /[\p{L}\d]/u.test(woord)));

/** What counts: marks behind the last word that was read, and a second mark of one kind on one word, say nothing. */
export function countVoorlezen({ gelezen, ms, fouten }: Gehoord): Voorleestelling {
  const binnen = fouten.filter(({ woord }) => woord < gelezen);
  const soorten = { anders: 0, overgeslagen: 0, erbij: 0, voorgezegd: 0, verbeterd: 0 };
  for (const soort of LEESFOUTEN) soorten[soort] = new Set(binnen.flatMap((fout) => (fout.soort === soort ? [fout.woord] : []))).size;
  const fout = new Set(binnen.flatMap(({ soort, woord }) => (MAAKT_FOUT.has(soort) ? [woord] : [])));
  const goed = gelezen - fout.size;
  return { gelezen, goed, soorten, perMinuut: ms > 0 ? Math.round((goed * MINUUT_MS) / ms) : 0 };
}

/** Texts of one leesmoment. */
export const LEESMOMENT_TEKSTEN = 3;
/** Below this share of right words pace says nothing: the text was too hard. */
const NAUWKEURIG = 0.9;
const SPREIDING = 0.128;
/** One in ten of a normal distribution lies above it. */
const EEN_OP_TIEN = 1.2816;
/** So that fewer than one in ten is told what is not so: 9% lie above it. */
const GROEIT = 1.34;
/** A range that is wider than this (sd of the logarithm) is not shown: two readings are too few. */
const MEESTE_SPREIDING = 0.09;

const spreidingVan = (aantal: number): number => SPREIDING / Math.sqrt(aantal);
const gemiddeld = (getallen: readonly number[]): number => getallen.reduce((som, getal) => som + getal, 0) / getallen.length;

interface Hardop {
  /** Words right a minute aloud, with the range that holds four in five times. */
  readonly tempo: { readonly laag: number; readonly midden: number; readonly hoog: number } | null;
  /** Why there is no pace. */
  readonly waarom: 'te-weinig' | 'te-veel-fouten' | null;
  readonly goed: number;
  readonly gelezen: number;
  readonly teksten: number;
}

type Geteld = Pick<Voorleestelling, 'goed' | 'gelezen' | 'perMinuut'>;

const isNauwkeurig = ({ goed, gelezen }: Geteld): boolean => gelezen > 0 && goed >= NAUWKEURIG * gelezen;

/** The logarithms of the paces that count. */
const tempos = (lezingen: readonly Geteld[]): number[] =>
  lezingen.filter((lezing) => isNauwkeurig(lezing) && lezing.perMinuut > 0).map(({ perMinuut }) => Math.log(perMinuut));

/** Of first readings of texts of one level, one of each text. */
export function hardopVan(lezingen: readonly Geteld[]): Hardop {
  const som = (wat: 'goed' | 'gelezen'): number => lezingen.reduce((totaal, lezing) => totaal + lezing[wat], 0);
  const telt = tempos(lezingen);
  const rest = { goed: som('goed'), gelezen: som('gelezen'), teksten: lezingen.length };
  const genoeg = (aantal: number): boolean => aantal > 0 && spreidingVan(aantal) <= MEESTE_SPREIDING;
  if (!genoeg(telt.length)) return { tempo: null, waarom: genoeg(lezingen.length) ? 'te-veel-fouten' : 'te-weinig', ...rest };
  const midden = gemiddeld(telt);
  const rand = EEN_OP_TIEN * spreidingVan(telt.length);
  const op = (ln: number): number => Math.round(Math.exp(ln));
  return { tempo: { laag: op(midden - rand), midden: op(midden), hoog: op(midden + rand) }, waarom: null, ...rest };
}

export type Hardopgroei = 'vooruit' | 'gelijk' | 'lager';

/**
 * What may be said about two leesmomenten with texts of one level; null when one of them has no pace. Of children who do not grow fewer
 * than one in ten are called `vooruit`, and as many `lager`.
 */
export function hardopgroei(eerder: readonly Geteld[], nu: readonly Geteld[]): Hardopgroei | null {
  if (hardopVan(eerder).tempo === null || hardopVan(nu).tempo === null) return null;
  const [oud, nieuw] = [tempos(eerder), tempos(nu)];
  const grens = GROEIT * Math.hypot(spreidingVan(oud.length), spreidingVan(nieuw.length));
  const verschil = gemiddeld(nieuw) - gemiddeld(oud);
  if (Math.abs(verschil) <= grens) return 'gelijk';
  return verschil > 0 ? 'vooruit' : 'lager';
}

/** Words a minute that go with a level of texts (own goals, no norm of a test). */
export const LEESTEMPO: Readonly<Record<Leesniveau, number>> = {
  start: 20,
  m3: 30,
  e3: 40,
  m4: 60,
  e4: 75,
  m5: 85,
  e5: 95,
  'm6-e6': 107,
  'm7-e7': 120,
  plus: 135,
};

/** Who reads fewer words right than this by itself, reads the level with help. */
export const ZELF_GOED = 0.96;
/** Share of the pace of the level from which a child reads it by itself. */
const ZELF_TEMPO = 0.75;

/** The least pace of a level (words a minute) with which it is read by oneself. */
export const minsteTempo = (niveau: Leesniveau): number => Math.round(ZELF_TEMPO * LEESTEMPO[niveau]);

export type Leesbehoefte = 'nauwkeurig' | 'vlot' | 'verder';

/** What a child needs after a leesmoment; null: it read too little of it. First right, then fast. */
export function behoefteVan({ tempo, waarom, goed, gelezen, teksten }: Hardop, niveau: Leesniveau): Leesbehoefte | null {
  if (teksten < LEESMOMENT_TEKSTEN) return null;
  if (waarom === 'te-veel-fouten' || goed < ZELF_GOED * gelezen) return 'nauwkeurig';
  if (tempo === null) return null;
  return tempo.midden < minsteTempo(niveau) ? 'vlot' : 'verder';
}

/** How it sounded, after a public scale: word by word, in groups of two, in parts of sentences, as somebody tells it. */
export const VLOEIEND = [1, 2, 3, 4] as const;
/** Shorter is no reading (ms), longer is another lesson. */
export const KORTST_VOORLEZEN_MS = 5000;
export const LANGST_VOORLEZEN_MS = 1_200_000;
