/**
 * Decides: how long the sentences and words of a reading text of each level may be, and which words may stand in it.
 * Source: own working values, from printed children's books per level; an estimate, no official index.
 * Example: LEESGRENZEN.m4.zin.hoogst === 10.
 */
import type { Leesniveau, Woordniveau } from '@spelrijk/domain/leesopgave';

/** Lowest and highest value, both allowed. */
export interface Bereik {
  readonly van: number;
  readonly tot: number;
}

export interface Leesgrens {
  readonly intro: { readonly nl: string; readonly be: string };
  /** Words per sentence: the mean over the text, and the longest sentence. */
  readonly zin: Bereik & { readonly hoogst: number };
  /** Letters per word, mean over the text. */
  readonly letters: Bereik;
  /** Least share of words of one klankgroep. */
  readonly eenlettergrepig: number;
  /** Most klankgroepen in one word. */
  readonly klankgroepen: number;
  /** Hardest level of a word that need not be announced as new. */
  readonly woord: Woordniveau;
  /** Words a minute that a reader of this level is on its way to (own values, from the norms for reading aloud per half-year). */
  readonly tempo: number;
  /** Most different words above that level; each is named in the text's list of new words and shown beforehand. */
  readonly nieuw: number;
  /** Words of the whole text. */
  readonly woorden: Bereik;
  /** Options of a question: four from E4 up, so that blind luck is right in one of four. */
  readonly keuzes: Bereik;
  /** Questions of a text, and of those the least that ask what a word refers to (`verwijzen`) or how the text is built (`structuur`). */
  readonly vragen: Bereik & { readonly opbouw: number };
  /** Beginners: no capitals at all. */
  readonly hoofdletters: boolean;
  /** Beginners: every sentence on a line of its own. */
  readonly perRegel: boolean;
}

const bereik = (van: number, tot: number): Bereik => ({ van, tot });

type Vraaggrens = Pick<Leesgrens, 'keuzes' | 'vragen'>;
const VRAGEN_TOT_E4: Vraaggrens = { keuzes: bereik(3, 4), vragen: { van: 4, tot: 5, opbouw: 0 } };
/** No taak holds more than six questions, and a text is asked as a whole. */
const VRAGEN_VANAF_E4: Vraaggrens = { keuzes: bereik(4, 4), vragen: { van: 5, tot: 6, opbouw: 1 } };

export const LEESGRENZEN: Readonly<Record<Leesniveau, Leesgrens>> = {
  start: {
    intro: { nl: '3a', be: '1a' },
    zin: { van: 3, tot: 4.5, hoogst: 5 },
    letters: bereik(2.4, 3.2),
    eenlettergrepig: 1,
    klankgroepen: 1,
    woord: 'L1',
    tempo: 15,
    nieuw: 0,
    woorden: bereik(25, 60),
    ...VRAGEN_TOT_E4,
    hoofdletters: false,
    perRegel: true,
  },
  m3: {
    intro: { nl: '3a', be: '1a' },
    zin: { van: 4, tot: 5.5, hoogst: 7 },
    letters: bereik(2.8, 3.55),
    eenlettergrepig: 1,
    klankgroepen: 1,
    woord: 'L2',
    tempo: 25,
    nieuw: 0,
    woorden: bereik(40, 90),
    ...VRAGEN_TOT_E4,
    hoofdletters: false,
    perRegel: true,
  },
  e3: {
    intro: { nl: '3b', be: '1b' },
    zin: { van: 5, tot: 6.5, hoogst: 8 },
    letters: bereik(3.2, 3.8),
    eenlettergrepig: 0.86,
    klankgroepen: 2,
    woord: 'L4',
    tempo: 35,
    nieuw: 3,
    woorden: bereik(60, 120),
    ...VRAGEN_TOT_E4,
    hoofdletters: true,
    perRegel: true,
  },
  m4: {
    intro: { nl: '4a', be: '2a' },
    zin: { van: 5.4, tot: 7.7, hoogst: 10 },
    letters: bereik(3.4, 4.1),
    eenlettergrepig: 0.76,
    klankgroepen: 2,
    woord: 'L5',
    tempo: 55,
    nieuw: 2,
    woorden: bereik(80, 150),
    ...VRAGEN_TOT_E4,
    hoofdletters: true,
    perRegel: false,
  },
  e4: {
    intro: { nl: '4b', be: '2b' },
    zin: { van: 6.2, tot: 8.5, hoogst: 12 },
    letters: bereik(3.6, 4.3),
    eenlettergrepig: 0.7,
    klankgroepen: 3,
    woord: 'L5',
    tempo: 70,
    nieuw: 3,
    woorden: bereik(100, 180),
    ...VRAGEN_VANAF_E4,
    hoofdletters: true,
    perRegel: false,
  },
  m5: {
    intro: { nl: '5a', be: '3a' },
    zin: { van: 7, tot: 9.5, hoogst: 14 },
    letters: bereik(3.7, 4.5),
    eenlettergrepig: 0.66,
    klankgroepen: 3,
    woord: 'L6',
    tempo: 85,
    nieuw: 3,
    woorden: bereik(120, 210),
    ...VRAGEN_VANAF_E4,
    hoofdletters: true,
    perRegel: false,
  },
  e5: {
    intro: { nl: '5b', be: '3b' },
    zin: { van: 7.6, tot: 10, hoogst: 15 },
    letters: bereik(3.8, 4.7),
    eenlettergrepig: 0.63,
    klankgroepen: 4,
    woord: 'L6',
    tempo: 95,
    nieuw: 4,
    woorden: bereik(140, 240),
    ...VRAGEN_VANAF_E4,
    hoofdletters: true,
    perRegel: false,
  },
  'm6-e6': {
    intro: { nl: '6a', be: '4a' },
    zin: { van: 8, tot: 11.5, hoogst: 18 },
    letters: bereik(3.95, 4.9),
    eenlettergrepig: 0.6,
    klankgroepen: 4,
    woord: 'L7',
    tempo: 105,
    nieuw: 4,
    woorden: bereik(160, 270),
    ...VRAGEN_VANAF_E4,
    hoofdletters: true,
    perRegel: false,
  },
  'm7-e7': {
    intro: { nl: '7a', be: '5a' },
    zin: { van: 8.8, tot: 13, hoogst: 20 },
    letters: bereik(4.2, 5.1),
    eenlettergrepig: 0.55,
    klankgroepen: 5,
    woord: 'L8',
    tempo: 120,
    nieuw: 5,
    woorden: bereik(180, 320),
    ...VRAGEN_VANAF_E4,
    hoofdletters: true,
    perRegel: false,
  },
  plus: {
    intro: { nl: '8a', be: '6a' },
    zin: { van: 11, tot: 16, hoogst: 25 },
    letters: bereik(4.1, 5.8),
    eenlettergrepig: 0.5,
    klankgroepen: 7,
    woord: 'L8',
    tempo: 135,
    nieuw: 6,
    woorden: bereik(200, 360),
    ...VRAGEN_VANAF_E4,
    hoofdletters: true,
    perRegel: false,
  },
};
