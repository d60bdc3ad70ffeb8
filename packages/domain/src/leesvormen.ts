/** Forms of reading as plain data: what a child's browser needs of them, without the library that checks what comes from outside. */

/**
 * Levels of reading texts, easiest first: M is the middle, E the end of that groep, as on the spines of Dutch children's books.
 * Ours are an estimate from measured texts ("ongeveer M4"), never an official index.
 */
export const ALLE_LEESNIVEAUS = ['start', 'm3', 'e3', 'm4', 'e4', 'm5', 'e5', 'm6-e6', 'm7-e7', 'plus'] as const;
export type Leesniveau = (typeof ALLE_LEESNIVEAUS)[number];

/**
 * As schools call it.
 * @example leesniveauNaam('m6-e6') // 'M6-E6'
 */
export const leesniveauNaam = (niveau: Leesniveau): string =>
  niveau === 'start' || niveau === 'plus' ? `${niveau.charAt(0).toUpperCase()}${niveau.slice(1)}` : niveau.toUpperCase();

/**
 * The level of a text, which its id begins with.
 * @example leesniveauVan('m6-e6-04') // 'm6-e6'
 */
export const leesniveauVan = (tekst: string): Leesniveau | undefined => ALLE_LEESNIVEAUS.find((niveau) => tekst.startsWith(`${niveau}-`));

/** Levels of single words, from `maan` (L1) to `chauffeur` (L8). */
export const ALLE_WOORDNIVEAUS = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8'] as const;
export type Woordniveau = (typeof ALLE_WOORDNIVEAUS)[number];

/** The four rungs of learning to read. */
export const LEESDOMEINEN = ['letters', 'woorden', 'zinnen', 'teksten'] as const;
type Leesdomein = (typeof LEESDOMEINEN)[number];

/** How a leesopgave is answered. */
export const ALLE_LEESVORMEN = [
  'hoor-letter',
  'letter-klank',
  'letter-begin',
  'letter-eind',
  'zoek-letter',
  'letternaam',
  'flits-letter',
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
  'zoek-beeld',
  'foto-beeld',
  'huis-beeld',
  'boodschap',
  'zin-antwoord',
  'zin-herstellen',
  'zin-verbinden',
  'recept',
  'route',
  'welk-woord',
  'fout-woord',
  'zin-hakken',
  'verwijswoord',
  'tekst-vraag',
  'tekst-klopt',
  'tekst-deel',
] as const;
export type Leesvorm = (typeof ALLE_LEESVORMEN)[number];

export interface LeesvormInfo {
  readonly domein: Leesdomein;
  /** Must something be heard before the child can answer? Such a leesopgave needs sound. */
  readonly horen: boolean;
  /** `kiezen`: one of the options; `ordenen`: all pieces in order; `koppelen`: one of two and then one of two others; `maken`: typed, or spaces put in. */
  readonly soort: 'kiezen' | 'ordenen' | 'koppelen' | 'maken';
  /** Weight of one answer as evidence, 0-1 (own values, refit from data): making it counts more than choosing. */
  readonly gewicht: number;
}

const chooseOne = (domein: Leesdomein, gewicht: number, horen = false): LeesvormInfo => ({ domein, horen, soort: 'kiezen', gewicht });

export const LEESVORMEN: Readonly<Record<Leesvorm, LeesvormInfo>> = {
  'hoor-letter': chooseOne('letters', 0.7, true),
  'letter-klank': chooseOne('letters', 0.7, true),
  'letter-begin': chooseOne('letters', 0.6),
  'letter-eind': chooseOne('letters', 0.6),
  'zoek-letter': chooseOne('letters', 0.5),
  letternaam: chooseOne('letters', 0.5, true),
  'flits-letter': chooseOne('letters', 0.5),
  rijm: chooseOne('letters', 0.6, true),
  'eerste-klank': chooseOne('letters', 0.7, true),
  'laatste-klank': chooseOne('letters', 0.7, true),
  'middelste-klank': chooseOne('letters', 0.7, true),
  plakken: chooseOne('letters', 0.7, true),
  hakken: { domein: 'letters', horen: true, soort: 'ordenen', gewicht: 0.9 },
  'flits-typ': { domein: 'woorden', horen: false, soort: 'maken', gewicht: 1 },
  'flits-kies': chooseOne('woorden', 0.7),
  'woord-plaatje': chooseOne('woorden', 0.6),
  'woord-of-niet': chooseOne('woorden', 0.4),
  'waar-niet-waar': chooseOne('zinnen', 0.4),
  'zin-plaatje': chooseOne('zinnen', 0.6),
  'zoek-beeld': chooseOne('zinnen', 0.7),
  'foto-beeld': chooseOne('zinnen', 0.7),
  'huis-beeld': chooseOne('zinnen', 0.7),
  boodschap: chooseOne('zinnen', 0.7),
  'zin-antwoord': chooseOne('zinnen', 0.7),
  'zin-herstellen': { domein: 'zinnen', horen: false, soort: 'ordenen', gewicht: 0.9 },
  'zin-verbinden': { domein: 'zinnen', horen: false, soort: 'koppelen', gewicht: 0.7 },
  recept: { domein: 'zinnen', horen: false, soort: 'ordenen', gewicht: 0.9 },
  route: { domein: 'zinnen', horen: false, soort: 'ordenen', gewicht: 0.9 },
  'welk-woord': chooseOne('zinnen', 0.7),
  'fout-woord': chooseOne('zinnen', 0.7),
  'zin-hakken': { domein: 'zinnen', horen: false, soort: 'maken', gewicht: 0.9 },
  verwijswoord: chooseOne('zinnen', 0.7),
  'tekst-vraag': chooseOne('teksten', 0.7),
  'tekst-klopt': chooseOne('teksten', 0.4),
  'tekst-deel': chooseOne('teksten', 0.6),
};
