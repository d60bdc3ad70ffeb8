/*
 * Decides what the engine remembers about one leerling: the shapes of the stored rows and their start values.
 * Source: hierarchical assumed-density filtering (moment matching as in Weng & Lin 2011, JMLR 12; Weng & Coad 2018) in arrowhead form; FSRS-6 for memory.
 * Example: createStand({ seedPrior: { gemiddelde: 1.2, sd: 0.5 } }) is a leerling whose LVS score says 1.2 logits.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { DayFit } from './person-fit.ts';
import type { PlaatsFit } from './plaatsfit.ts';
import type { TraagFit } from './traagfit.ts';

/** Version of the engine; stored in every head row and log line, so that old logs can be replayed by the engine that made them. */
export const MOTORVERSIE = 7;

/**
 * Constants of the model. Logits unless a unit is given. Source: simulation studies of this project ("own value") unless named.
 * `Constanten` values can be replaced by what `@spelrijk/oefenen/herschatting` finds in a school year of answers.
 */
export interface Constanten {
  /** Which set this is; 0 is the one in this file. Stands in every log line, so that a log over a change of constants replays. */
  readonly versie: number;
  /** Sd of the general ability inside one jaargroep. */
  readonly algemeenSd: number;
  /** How far above even odds an average child of a half-year stands on average words introduced then: where leerlingen start. */
  readonly startMarge: number;
  /** Sd of what a category adds to the general ability; the most sensitive constant. */
  readonly categorieSd: number;
  /** Sd of a word's difficulty around its start value. */
  readonly woordSd: number;
  /** Smallest variance a word's difficulty can reach (logits squared). */
  readonly woordVarMin: number;
  /** Personal quirks: sd with which one word is easier or harder for one child than the bank says. */
  readonly eigenaardigheidSd: number;
  /** Chance that a child who knows it writes it wrong. */
  readonly slordigheid: number;
  /** Random walk of a category, variance per day. */
  readonly drijfPerDag: number;
  /** Random walk of a category, variance per answer. */
  readonly drijfPerAntwoord: number;
  /** Uncertainty of the expected practice gain, as a fraction of it. */
  readonly winstOnzekerheid: number;
  /** Step with which the gain per answer is learned. */
  readonly winstStap: number;
  /** Success controller: step per answer and bounds of the correction (probability). */
  readonly regelStap: number;
  readonly regelMin: number;
  readonly regelMax: number;
  /** Margin at which a child types 85% of a category right: 1.09 * logit(.857). */
  readonly beheersMarge: number;
  /** Certainty with which that margin must be reached. */
  readonly beheersKans: number;
  /** Margin and certainty at which a prerequisite counts as known (75% typed right). */
  readonly voorafMarge: number;
  readonly voorafKans: number;
}

export const CONSTANTEN: Constanten = {
  versie: 0,
  algemeenSd: 0.95,
  startMarge: 0.6,
  categorieSd: 0.66,
  woordSd: 0.6,
  woordVarMin: 0.0025,
  eigenaardigheidSd: 0.35,
  slordigheid: 0.025,
  drijfPerDag: 0.002,
  drijfPerAntwoord: 0.0005,
  winstOnzekerheid: 0.5,
  winstStap: 0.004,
  regelStap: 0.01,
  regelMin: -0.2,
  regelMax: 0.16,
  beheersMarge: 1.95,
  beheersKans: 0.91,
  voorafMarge: 1.1,
  voorafKans: 0.6,
};

/** Typing, choosing from three or more, choosing from two, and building each have their own pace. */
export const TEMPOGROEPEN = ['typ', 'kies', 'twee', 'bouw'] as const;
export type Tempogroep = (typeof TEMPOGROEPEN)[number];

/** A child's own pace: mean and variance of ln(seconds), and the number of answers behind them. */
export interface TempoStand {
  readonly gemiddelde: number;
  readonly variantie: number;
  readonly aantal: number;
}

/** One row per leerling. Plain numbers; survives JSON. */
export interface HoofdStand {
  readonly versie: number;
  /** Prior of the general ability: mean (logits) and precision (1/variance). */
  readonly m0: number;
  readonly l0: number;
  /** Sums over the categories of what each says about the general ability: precision and precision x mean. */
  readonly somPrecisie: number;
  readonly somInformatie: number;
  /** Moment (ms) to which the categories inside the two sums were aged. */
  readonly verouderdOp: number;
  /** Chance that an answer of this leerling is a rapid guess. */
  readonly gokkans: number;
  /** Answers without reading that were found, all time, and a running share of the recent ones (0-1). */
  readonly gegokt: number;
  readonly gegoktRecent: number;
  readonly tempo: Readonly<Record<Tempogroep, TempoStand>>;
  /** Success controller: correction added to the success target (probability). */
  readonly bijsturing: number;
  /** How far the answers of the last day fit this child; absent before the first one. */
  readonly dagfit?: DayFit;
  /** The last day that was too good to be this child's own; absent when there was none. */
  readonly verrassend?: number;
  /** What was right at school and elsewhere; absent before the first answer of which the place is known. */
  readonly plaatsfit?: PlaatsFit;
  /** The last day on which it went better elsewhere than fits what is seen at school; absent when there was none. */
  readonly eldersBeter?: number;
  /** How far the day looks like slow guessing; absent before the first answer. And the last day that did. */
  readonly traagfit?: TraagFit;
  readonly traagGeraden?: number;
  /** Running share of right first attempts (0-1), memory of about 50 answers. */
  readonly succes: number;
  /** First attempts that counted. */
  readonly antwoorden: number;
  /** Different practice days; and sessions (a pause of 30 minutes starts a new one). */
  readonly dagen: number;
  readonly sessies: number;
  /** First and last answer, ms since the epoch; 0 when there is none. */
  readonly eerste: number;
  readonly laatste: number;
}

/** locked: something must come first. vermoed: placed as known by the start test, still to be checked. */
export type CategorieStatus = 'op-slot' | 'open' | 'vermoed' | 'beheerst';

/** One row per leerling x categorie. */
export interface CategorieStand {
  /** The Gaussian site of this category: precision and precision x mean (logits). */
  readonly precisie: number;
  readonly informatie: number;
  /** Accumulated expected practice gain (logits) and accumulated random walk (variance). */
  readonly winst: number;
  readonly drijf: number;
  /** Moment (ms) of the last answer; 0 when never. */
  readonly laatste: number;
  /** First attempts that counted; how many of them typed; how many right. */
  readonly antwoorden: number;
  readonly getypt: number;
  readonly goed: number;
  /** Different words that were chosen for this category and asked. Absent in rows of before: at most `antwoorden`. */
  readonly gezien?: number;
  /** Different practice days. */
  readonly dagen: number;
  readonly status: CategorieStatus;
  /** Moment (ms) the status began; 0 when it never changed. */
  readonly sinds: number;
  /** Moment (ms) of the first mastery; 0 when never. */
  readonly eersteBeheersing: number;
  /** Mastered or presumed: moment (ms) from which it should be checked again; 0 when not. */
  readonly controleOp: number;
  /** Transfer check after mastery: answers on never-practised words on the day `transferDag`, how many right, moment it was passed (ms, 0 = not yet). */
  readonly transferDag: number;
  readonly transferAantal: number;
  readonly transferGoed: number;
  readonly transferOp: number;
}

/** One row per leerling x woord: memory and repetition. */
export interface WoordStand {
  /** FSRS memory: days until recall has dropped to 90%, and difficulty 1-10. */
  readonly stabiliteit: number;
  readonly moeilijkheid: number;
  /** Moment (ms) of the last answer. */
  readonly laatste: number;
  /** In repetition: moment (ms) from which it should come back; 0 when not in repetition. */
  readonly terugOp: number;
  /** Right first attempts in a row, all first attempts, wrong ones. With no attempt at all (`passedBy`) only `laatste` says something. */
  readonly opRij: number;
  readonly keren: number;
  readonly fout: number;
  /** Attempt number (poging) of the last answer; with `laatste` it recognises an answer that is sent twice. */
  readonly poging: number;
  readonly laatsteGoed: boolean;
  /** How much easier this word is for this child than for others (logits). Absent in rows of before: 0. */
  readonly gril?: number;
}

/** Days for which a word that is not in repetition is kept apart for planning. */
export const PLAN_DAYS = 21;

/** Days for which an item that is only asked together with others, such as a question about a text, is: so long its text rests (own value: six weeks). */
export const BUNDEL_DAYS = 42;

/** Days in which a text comes a second time only when every other one that a child may read was read in them too (own value: twenty weeks). */
export const TERUG_DAYS = 140;

/** Does a plan have to know this word? Who stores rows reads no others for it. */
const mattersForPlan = ({ terugOp, laatste }: Pick<WoordStand, 'terugOp' | 'laatste'>, days: number, now: number): boolean =>
  terugOp > 0 || laatste > now - days * DAG_MS;

/**
 * Everything the engine knows of one leerling. `categorieen` holds all rows the leerling has (missing = never practised);
 * `woorden` holds at least every word seen in the last 21 days or in repetition.
 */
export interface Stand {
  readonly hoofd: HoofdStand;
  readonly categorieen: Readonly<Record<CategorieId, CategorieStand>>;
  readonly woorden: Readonly<Record<string, WoordStand>>;
  /** Index, never stored: the rows of the words in repetition. Absent: found by going through `woorden`. */
  readonly herhaling?: ReadonlyMap<string, WoordStand>;
}

/** Rows that changed and have to be stored; absent parts are unchanged. */
export interface Gewijzigd {
  readonly hoofd?: HoofdStand | undefined;
  readonly categorieen: Readonly<Record<CategorieId, CategorieStand>>;
  readonly woorden: Readonly<Record<string, WoordStand>>;
}

/** A category row that changed. A short list: objects with ever other keys are slow to make. */
export interface GewijzigdeRij {
  readonly id: CategorieId;
  rij: CategorieStand;
}

/** What is known before the first answer: mean and sd (logits) of the general ability. */
export interface Prior {
  readonly gemiddelde: number;
  readonly sd: number;
}

export interface StandOpties {
  readonly seedPrior: Prior;
}

/** Start pace per form: ln(seconds); wide enough for any child (sd of about 0.6), narrows with the first answers. */
const TEMPO_START: Readonly<Record<Tempogroep, TempoStand>> = {
  typ: { gemiddelde: 1.95, variantie: 0.35, aantal: 0 },
  kies: { gemiddelde: 1.4, variantie: 0.35, aantal: 0 },
  twee: { gemiddelde: 1.2, variantie: 0.35, aantal: 0 },
  bouw: { gemiddelde: 2.1, variantie: 0.35, aantal: 0 },
};

/** Start of the rapid-guess rate: most children hardly ever do it. */
const GOKKANS_START = 0.02;

/**
 * A leerling who never answered anything. The prior comes from the normgroep (`priorVan` in leerlijn) or an LVS score
 * (`priorMetLvs` in plaatsing); an unusable prior falls back to mean 0, sd `algemeenSd`.
 */
export function createStand({ seedPrior }: StandOpties): Stand {
  const m0 = Number.isFinite(seedPrior.gemiddelde) ? seedPrior.gemiddelde : 0;
  const sd = Number.isFinite(seedPrior.sd) && seedPrior.sd > 0.05 ? seedPrior.sd : CONSTANTEN.algemeenSd;
  const hoofd: HoofdStand = {
    versie: MOTORVERSIE,
    m0,
    l0: 1 / (sd * sd),
    somPrecisie: 0,
    somInformatie: 0,
    verouderdOp: 0,
    gokkans: GOKKANS_START,
    gegokt: 0,
    gegoktRecent: 0,
    tempo: TEMPO_START,
    bijsturing: 0,
    succes: 0.8,
    antwoorden: 0,
    dagen: 0,
    sessies: 0,
    eerste: 0,
    laatste: 0,
  };
  return { hoofd, categorieen: {}, woorden: {} };
}

/** The row of a category that was never practised. */
export const NIEUWE_CATEGORIE: CategorieStand = {
  precisie: 0,
  informatie: 0,
  winst: 0,
  drijf: 0,
  laatste: 0,
  antwoorden: 0,
  getypt: 0,
  goed: 0,
  gezien: 0,
  dagen: 0,
  status: 'op-slot',
  sinds: 0,
  eersteBeheersing: 0,
  controleOp: 0,
  transferDag: 0,
  transferAantal: 0,
  transferGoed: 0,
  transferOp: 0,
};

/** An item that was met without a word of evidence, as a question that was guessed or stood under a text that was only read: it rests, and is as new. */
export const passedBy = (op: number): WoordStand => ({
  stabiliteit: 0,
  moeilijkheid: 0,
  laatste: op,
  terugOp: 0,
  opRij: 0,
  keren: 0,
  fout: 0,
  poging: 1,
  laatsteGoed: false,
});

/** The row of a word that says something about it, own rows only: a word may be called `toString`. */
export function woordRijVan(woorden: Stand['woorden'], woord: string): WoordStand | undefined {
  const rij = woorden[woord];
  return rij?.keren === undefined || rij.keren === 0 ? undefined : rij;
}

/** What whoever keeps all rows hands to a plan: the same as a read from a database gives. @param isGebundeld is this an item of a bundle? */
export function rowsForPlan(
  { hoofd, categorieen, woorden }: Stand,
  now: number,
  isGebundeld: (woord: string) => boolean = () => false,
): Stand {
  const uit: Record<string, WoordStand> = {};
  for (const woord in woorden) {
    const rij = woorden[woord];
    if (rij && mattersForPlan(rij, isGebundeld(woord) ? TERUG_DAYS : PLAN_DAYS, now)) uit[woord] = rij;
  }
  return { hoofd, categorieen, woorden: uit };
}

/** A new stand with the changed rows in place. Copies the maps; the given stand stays as it was. */
export function withWijziging(stand: Stand, gewijzigd: Gewijzigd): Stand {
  return {
    hoofd: gewijzigd.hoofd ?? stand.hoofd,
    categorieen: { ...stand.categorieen, ...gewijzigd.categorieen },
    woorden: { ...stand.woorden, ...gewijzigd.woorden },
  };
}
