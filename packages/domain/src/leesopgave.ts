import { z } from 'zod';

/**
 * Levels of reading texts, easiest first: M is the middle, E the end of that groep, as on the spines of Dutch children's books.
 * Ours are an estimate from measured texts ("ongeveer M4"), never an official index.
 */
export const Leesniveau = z.enum(['start', 'm3', 'e3', 'm4', 'e4', 'm5', 'e5', 'm6-e6', 'm7-e7', 'plus']);
export type Leesniveau = z.infer<typeof Leesniveau>;

/** Levels of single words, from `maan` (L1) to `chauffeur` (L8). */
export const Woordniveau = z.enum(['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8']);
export type Woordniveau = z.infer<typeof Woordniveau>;

/** What a leesvraag asks of the reader. */
export const Leesvraagsoort = z.enum(['letterlijk', 'verbinden', 'afleiden', 'woordbetekenis', 'volgorde', 'hoofdgedachte']);
export type Leesvraagsoort = z.infer<typeof Leesvraagsoort>;

/** The four rungs of learning to read. */
export const Leesdomein = z.enum(['letters', 'woorden', 'zinnen', 'teksten']);
export type Leesdomein = z.infer<typeof Leesdomein>;

/** How a leesopgave is answered. */
export const Leesvorm = z.enum([
  'hoor-letter',
  'letter-klank',
  'letter-begin',
  'letter-eind',
  'zoek-letter',
  'letternaam',
  'rijm',
  'eerste-klank',
  'laatste-klank',
  'middelste-klank',
  'plakken',
  'hakken',
  'flits-typ',
  'flits-kies',
  'woord-plaatje',
  'woord-of-niet',
  'waar-niet-waar',
  'zin-plaatje',
  'zin-herstellen',
  'welk-woord',
  'fout-woord',
  'zin-hakken',
  'verwijswoord',
  'tekst-vraag',
]);
export type Leesvorm = z.infer<typeof Leesvorm>;

export interface LeesvormInfo {
  readonly domein: Leesdomein;
  /** Must something be heard before the child can answer? Such a leesopgave needs sound. */
  readonly horen: boolean;
  /** `kiezen`: one of the options; `ordenen`: all pieces in order; `maken`: typed, or spaces put in. */
  readonly soort: 'kiezen' | 'ordenen' | 'maken';
  /** Weight of one answer as evidence, 0-1 (own values, refit from data): making it counts more than choosing. */
  readonly gewicht: number;
}

const kies = (domein: Leesdomein, gewicht: number, horen = false): LeesvormInfo => ({ domein, horen, soort: 'kiezen', gewicht });

export const LEESVORMEN: Readonly<Record<Leesvorm, LeesvormInfo>> = {
  'hoor-letter': kies('letters', 0.7, true),
  'letter-klank': kies('letters', 0.7, true),
  'letter-begin': kies('letters', 0.6),
  'letter-eind': kies('letters', 0.6),
  'zoek-letter': kies('letters', 0.5),
  letternaam: kies('letters', 0.5, true),
  rijm: kies('letters', 0.6, true),
  'eerste-klank': kies('letters', 0.7, true),
  'laatste-klank': kies('letters', 0.7, true),
  'middelste-klank': kies('letters', 0.7, true),
  plakken: kies('letters', 0.7, true),
  hakken: { domein: 'letters', horen: true, soort: 'ordenen', gewicht: 0.9 },
  'flits-typ': { domein: 'woorden', horen: false, soort: 'maken', gewicht: 1 },
  'flits-kies': kies('woorden', 0.7),
  'woord-plaatje': kies('woorden', 0.6),
  'woord-of-niet': kies('woorden', 0.4),
  'waar-niet-waar': kies('zinnen', 0.4),
  'zin-plaatje': kies('zinnen', 0.6),
  'zin-herstellen': { domein: 'zinnen', horen: false, soort: 'ordenen', gewicht: 0.9 },
  'welk-woord': kies('zinnen', 0.7),
  'fout-woord': kies('zinnen', 0.7),
  'zin-hakken': { domein: 'zinnen', horen: false, soort: 'maken', gewicht: 0.9 },
  verwijswoord: kies('zinnen', 0.7),
  'tekst-vraag': kies('teksten', 0.7),
};

/**
 * Chance of a right answer without reading.
 * @param keuzes what can be chosen, or the pieces to put in order; ignored when something has to be made
 */
export function gokkansVan(vorm: Leesvorm, keuzes: number): number {
  const { soort } = LEESVORMEN[vorm];
  if (soort === 'maken' || keuzes < 1) return 0;
  if (soort === 'kiezen') return 1 / keuzes;
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
