import { z } from 'zod';
import { ALLE_LEESVORMEN, LEESDOMEINEN, ALLE_LEESNIVEAUS, LEESVORMEN, ALLE_WOORDNIVEAUS } from './leesvormen.ts';

/**
 * Levels of reading texts, easiest first: M is the middle, E the end of that groep, as on the spines of Dutch children's books.
 * Ours are an estimate from measured texts ("ongeveer M4"), never an official index.
 */
export const Leesniveau = z.enum(ALLE_LEESNIVEAUS);
export type Leesniveau = z.infer<typeof Leesniveau>;

/** Levels of single words, from `maan` (L1) to `chauffeur` (L8). */
export const Woordniveau = z.enum(ALLE_WOORDNIVEAUS);
export type Woordniveau = z.infer<typeof Woordniveau>;

/** What a leesvraag asks of the reader. */
export const Leesvraagsoort = z.enum([
  'letterlijk',
  'verbinden',
  'afleiden',
  'woordbetekenis',
  'volgorde',
  'hoofdgedachte',
  'verwijzen',
  'structuur',
]);
export type Leesvraagsoort = z.infer<typeof Leesvraagsoort>;

/** The four rungs of learning to read. */
export const Leesdomein = z.enum(LEESDOMEINEN);
export type Leesdomein = z.infer<typeof Leesdomein>;

/** How a leesopgave is answered. */
export const Leesvorm = z.enum(ALLE_LEESVORMEN);
export type Leesvorm = z.infer<typeof Leesvorm>;

export { LEESVORMEN } from './leesvormen.ts';

/**
 * Chance of a right answer without reading.
 * @param keuzes what can be chosen (of two and two pieces to join: four pairs), or the pieces to put in order; ignored when something has to be made
 */
export function gokkansVan(vorm: Leesvorm, keuzes: number): number {
  const { soort } = LEESVORMEN[vorm];
  if (soort === 'maken' || keuzes < 1) return 0;
  if (soort === 'kiezen' || soort === 'koppelen') return 1 / keuzes;
  let orders = 1;
  for (let n = 2; n <= keuzes; n++) orders *= n;
  return 1 / orders;
}

/** What the practice engine needs to know of one item of the reading ladder; the content is loaded by its id. */
export interface Leesopgavekop {
  /** Stable: `m4-03-v2`, `rijm/maan`. */
  readonly id: string;
  readonly trede: string;
  readonly vorm: Leesvorm;
  /** 0-1. */
  readonly gokkans: number;
  /** Items that belong together (the questions of one text) share this; absent for loose items. */
  readonly bundel?: string;
}

/** One step of the reading ladder. */
export interface Leestrede {
  readonly id: string;
  readonly naam: string;
  readonly domein: Leesdomein;
  /** Half-year of introduction, NL and BE, e.g. `3b`. */
  readonly intro: { readonly nl: string; readonly be: string };
  /** Steps that should be known first. */
  readonly vooraf: readonly string[];
  readonly vormen: readonly Leesvorm[];
}
