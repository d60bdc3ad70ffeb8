/**
 * Decides: the steps of the reading ladder, in order, and what has to be known before each.
 * Source: letter knowledge, word levels L1-L8, then sentences and texts per level. A text needs what it is written with and nothing else: its
 * letters for beginners, later its word level. A child that knows two sets of letters reads two sets of letters.
 * Example: LEESTREDEN.find(({ id }) => id === 'teksten-m4')?.vooraf is ['woorden-L5'].
 */
import { ALLE_LEESNIVEAUS, ALLE_WOORDNIVEAUS, leesniveauNaam } from '@spelrijk/domain/leesvormen';
import type { Leesniveau, Woordniveau } from '@spelrijk/domain/leesvormen';
import type { Leestrede } from '@spelrijk/domain/leesopgave';
import { LETTERTREDEN } from './letters/treden.ts';
import { LEESGRENZEN } from './niveaus.ts';
import { WOORDNIVEAUS } from './woordniveaus.ts';

/** A step, with the level its content is loaded by. */
export interface Ladderstap extends Leestrede {
  readonly woordniveau?: Woordniveau;
  readonly leesniveau?: Leesniveau;
  /** Texts: only those within this set of letters; absent: those of the level that name no set. */
  readonly letterset?: number;
}

const vorige = <T>(lijst: readonly T[], nu: T): T | undefined => lijst[lijst.indexOf(nu) - 1];

function woordtrede({ id, naam, intro, pseudo }: (typeof WOORDNIVEAUS)[number]): Ladderstap {
  const eerder = vorige(ALLE_WOORDNIVEAUS, id);
  return {
    id: `woorden-${id}`,
    naam: `${id} ${naam}`,
    domein: 'woorden',
    intro,
    vooraf: [eerder === undefined ? 'letters-7' : `woorden-${eerder}`],
    vormen: ['flits-kies', 'flits-typ', 'woord-plaatje', ...(pseudo === undefined ? [] : (['woord-of-niet'] as const))],
    woordniveau: id,
  };
}

/** From E3 on there is something to refer to, a sentence says why, a door has a colour, and a story has a middle. */
const VANAF_E3 = 2;

function zintrede(niveau: Leesniveau): Ladderstap {
  const { intro, woord } = LEESGRENZEN[niveau];
  const naam = leesniveauNaam(niveau);
  const eerder = vorige(ALLE_LEESNIVEAUS, niveau);
  const vanafE3 = ALLE_LEESNIVEAUS.indexOf(niveau) >= VANAF_E3;
  return {
    id: `zinnen-${niveau}`,
    naam: `Zinnen, ongeveer ${naam}`,
    domein: 'zinnen',
    intro,
    vooraf: [`woorden-${woord}`, ...(eerder === undefined ? [] : [`zinnen-${eerder}`])],
    vormen: [
      'zin-plaatje',
      'zoek-beeld',
      ...(niveau === 'start' ? [] : (['foto-beeld'] as const)),
      ...(vanafE3 ? (['huis-beeld'] as const) : []),
      'boodschap',
      'waar-niet-waar',
      'welk-woord',
      'fout-woord',
      'zin-antwoord',
      'zin-hakken',
      'zin-herstellen',
      ...(vanafE3 ? (['zin-verbinden'] as const) : []),
      'recept',
      'route',
      ...(vanafE3 ? (['verwijswoord'] as const) : []),
    ],
    leesniveau: niveau,
  };
}

function teksttrede(niveau: Leesniveau): Ladderstap {
  const { intro, woord } = LEESGRENZEN[niveau];
  const naam = leesniveauNaam(niveau);
  return {
    id: `teksten-${niveau}`,
    naam: `Teksten, ongeveer ${naam}`,
    domein: 'teksten',
    intro,
    vooraf: [niveau === 'start' ? 'letters-7' : `woorden-${woord}`],
    // At Start the words to choose between have letters that come later; at M3 a text is too short to have a middle.
    vormen: [
      'tekst-vraag',
      ...(niveau === 'start' ? [] : (['tekst-klopt'] as const)),
      ...(ALLE_LEESNIVEAUS.indexOf(niveau) >= VANAF_E3 ? (['tekst-deel'] as const) : []),
    ],
    leesniveau: niveau,
  };
}

/** With fewer letters than two sets nothing can be told; after the sixth the texts of Start begin. */
const SETS_MET_TEKST = [2, 3, 4, 5, 6] as const;

const settrede = (letterset: number): Ladderstap => ({
  id: `teksten-letters-${letterset}`,
  naam: letterset === 2 ? 'Teksten met letters 1 en 2' : `Teksten met letters 1 tot en met ${letterset}`,
  domein: 'teksten',
  intro: LEESGRENZEN.start.intro,
  vooraf: [`letters-${letterset}`],
  vormen: ['tekst-vraag'],
  leesniveau: 'start',
  letterset,
});

/** Letters and sounds, words, sentences, texts; easiest first within each. */
export const LEESTREDEN: readonly Ladderstap[] = [
  ...LETTERTREDEN,
  ...WOORDNIVEAUS.map(woordtrede),
  ...ALLE_LEESNIVEAUS.map(zintrede),
  ...SETS_MET_TEKST.map(settrede),
  ...ALLE_LEESNIVEAUS.map(teksttrede),
];
