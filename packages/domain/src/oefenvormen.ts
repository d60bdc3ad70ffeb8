/** Exercise forms as plain data: what a child's browser needs of them, without the library that checks what comes from outside. */
import { ALLE_LEESVORMEN, LEESVORMEN } from './leesvormen.ts';
import type { Leesvorm } from './leesvormen.ts';

/** How a game lets the child answer. A game declares which of these it can pose. */
export const ANTWOORDVORMEN = ['TYP', 'GAP', 'KIES', 'VOLG', 'SORT', 'SPLIT', 'FLITS'] as const;
type Antwoordvorm = (typeof ANTWOORDVORMEN)[number];

/** Didactic exercise forms for spelling, strongest evidence first. */
export const ALLE_SPELVORMEN = [
  'dictee-woord',
  'dictee-zin',
  'werkwoord-in-zin',
  'visueel-dictee',
  'plaatje-benoemen',
  'fout-verbeteren',
  'ontbrekend-grafeem',
  'vorm-veranderen',
  'letters-ordenen',
  'klankgroepen',
  'sorteren',
  'welke-regel',
  'kies',
  'goed-fout',
] as const;
type Spelvorm = (typeof ALLE_SPELVORMEN)[number];

/** Every didactic form: of spelling and of reading. */
export type Oefenvorm = Spelvorm | Leesvorm;

/** Is this a form of reading? */
export const isLeesvorm = (vorm: Oefenvorm): vorm is Leesvorm => vorm in LEESVORMEN;

interface OefenvormInfo {
  readonly antwoordvorm: Antwoordvorm;
  /** Weight of one answer as evidence for a categorie, 0-1 (own values, refit from data). */
  readonly gewicht: number;
  /** Typing a whole word counts as production; only production proves mastery. */
  readonly productie: boolean;
  /** The answer spells the word or a piece of it; else it is a bin, a rule, a yes or no, or what was read. */
  readonly spelt: boolean;
}

/**
 * Producing a whole word from sound teaches and measures more than recognising it; copying and choosing are
 * steps towards it (Van Emst 2019 and Drijver 2018 on dictation against choice tasks).
 */
const SPELVORMEN: Readonly<Record<Spelvorm, OefenvormInfo>> = {
  'dictee-woord': { antwoordvorm: 'TYP', gewicht: 1, productie: true, spelt: true },
  'dictee-zin': { antwoordvorm: 'TYP', gewicht: 1, productie: true, spelt: true },
  'werkwoord-in-zin': { antwoordvorm: 'TYP', gewicht: 1, productie: true, spelt: true },
  'visueel-dictee': { antwoordvorm: 'TYP', gewicht: 0.7, productie: true, spelt: true },
  'plaatje-benoemen': { antwoordvorm: 'TYP', gewicht: 0.8, productie: true, spelt: true },
  'fout-verbeteren': { antwoordvorm: 'TYP', gewicht: 0.8, productie: true, spelt: true },
  'ontbrekend-grafeem': { antwoordvorm: 'GAP', gewicht: 0.6, productie: false, spelt: true },
  'vorm-veranderen': { antwoordvorm: 'TYP', gewicht: 0.9, productie: true, spelt: true },
  'letters-ordenen': { antwoordvorm: 'VOLG', gewicht: 0.4, productie: false, spelt: true },
  klankgroepen: { antwoordvorm: 'SPLIT', gewicht: 0.5, productie: false, spelt: true },
  sorteren: { antwoordvorm: 'SORT', gewicht: 0.3, productie: false, spelt: false },
  'welke-regel': { antwoordvorm: 'KIES', gewicht: 0.3, productie: false, spelt: false },
  kies: { antwoordvorm: 'KIES', gewicht: 0.2, productie: false, spelt: true },
  'goed-fout': { antwoordvorm: 'KIES', gewicht: 0.1, productie: false, spelt: false },
};

/** How a reading form is answered: flashed words first, then chosen or typed. */
function readAntwoordvorm(vorm: Leesvorm): Antwoordvorm {
  if (vorm === 'flits-typ') return 'TYP';
  if (vorm === 'flits-kies' || vorm === 'flits-letter') return 'FLITS';
  if (vorm === 'zin-hakken') return 'SPLIT';
  if (vorm === 'tekst-klopt' || vorm === 'tekst-deel') return 'SORT';
  const { soort } = LEESVORMEN[vorm];
  return soort === 'ordenen' || soort === 'koppelen' ? 'VOLG' : 'KIES';
}

const createLeesInfo = (vorm: Leesvorm): OefenvormInfo => ({
  antwoordvorm: readAntwoordvorm(vorm),
  gewicht: LEESVORMEN[vorm].gewicht,
  productie: false,
  spelt: false,
});

export const OEFENVORMEN: Readonly<Record<Oefenvorm, OefenvormInfo>> = {
  ...SPELVORMEN,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row for every option
  ...(Object.fromEntries(ALLE_LEESVORMEN.map((vorm) => [vorm, createLeesInfo(vorm)])) as Record<Leesvorm, OefenvormInfo>),
};
