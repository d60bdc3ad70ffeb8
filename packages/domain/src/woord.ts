import type { CategorieId } from './categorie.ts';

/** Grammatical form of a bank entry; '' is the plain word. Codes as in the didactic tables. */
export const WOORDVORMEN = [
  '',
  'mv',
  'verkl',
  'inf',
  'tt1',
  'tt2',
  'tt2-achter',
  'tt3',
  'tt-mv',
  'vt',
  'vd',
  'gebied',
  'bn',
  'bn:vd',
  'td',
  'trap',
  // Written short; `basis` is what it is short for, and what is said.
  'kort',
] as const;
export type Woordvorm = (typeof WOORDVORMEN)[number];

/** A knelpunt: the letters where a categorie can go wrong. Offsets count UTF-16 units of `woord`, end exclusive. */
export interface Knelpunt {
  readonly categorie: CategorieId;
  readonly start: number;
  readonly end: number;
  /** Which side of a pair, e.g. `ei` or `ij`; reported and practised apart. */
  readonly variant?: string;
}

/** Everything the product knows about one spelling. Pure data, so that it travels to the browser inside an opgave. */
export interface Woord {
  /** NFC, straight apostrophe. */
  readonly woord: string;
  /** Broad IPA, stress mark ˈ before the stressed vowel; checked by hand. */
  readonly ipa: string;
  /** Spoken chunks: bo-mmen. Joined they are the word. */
  readonly klankgroepen: readonly string[];
  /** Written chunks: bom-men. Joined they are the word. */
  readonly lettergrepen: readonly string[];
  /** Free parts and linking parts of a compound, or absent. */
  readonly delen?: readonly string[];
  /** `brief` for brieven, the infinitive for a verb form. */
  readonly basis?: string;
  readonly vorm: Woordvorm;
  readonly knelpunten: readonly Knelpunt[];
  /** Main categorie: the one the word was chosen for. */
  readonly hoofd: CategorieId;
  /** Half-year in which a child can meet it, NL, e.g. `4b`. */
  readonly niveau: string;
  readonly regio: 'nl' | 'be' | 'beide';
  /** Own frequency band: 1 known in groep 3 ... 4 school word of groep 7-8. */
  readonly band: 1 | 2 | 3 | 4;
  readonly zin?: string;
  /** Key of the picture a child would name exactly so. */
  readonly plaatje?: string;
  /** Respelling for the synthesiser where it would say the word wrong. */
  readonly spreek?: string;
  /** Never practised: kept apart to measure transfer. */
  readonly gereserveerd?: boolean;
}
