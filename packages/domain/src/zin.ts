import type { CategorieId } from './categorie.ts';
import type { Knelpunt, Woordvorm } from './woord.ts';

/** What a sentence is for; each kind is loaded on its own. */
export const ZINSOORTEN = ['dictee', 'homofoon', 'werkwoord', 'leestekens', 'los-of-vast'] as const;
export type Zinsoort = (typeof ZINSOORTEN)[number];

/** Subject of a finite verb: person and number. */
export const PERSONEN = ['1ev', '2ev', '3ev', '1mv', '2mv', '3mv'] as const;
export type Persoon = (typeof PERSONEN)[number];

/** The word a sentence was written for. `start` and `end` are UTF-16 offsets in the text of the sentence, end exclusive. */
export interface Zindoel {
  readonly woord: string;
  readonly start: number;
  readonly end: number;
  /** '' for a word that is no verb form. */
  readonly vorm: Woordvorm;
  /** The infinitive of a verb form. */
  readonly basis?: string;
  /** Finite verbs only. */
  readonly persoon?: Persoon;
  readonly tijd?: 'tt' | 'vt';
  /** Homophones: the words that sound the same. */
  readonly paar?: readonly string[];
  /** Homophones: one Dutch sentence that says why this spelling fits. */
  readonly waarom?: string;
  /** Offsets in `woord`, not in the sentence. */
  readonly knelpunten: readonly Knelpunt[];
}

/** A finite verb of a sentence that was not written for it: known as a verb, so that its errors are those of a verb. */
export interface Zinwerkwoord {
  readonly start: number;
  readonly end: number;
  readonly vorm: Woordvorm;
  readonly basis: string;
  readonly persoon?: Persoon;
}

/** A sentence to practise with. Pure data. */
export interface Zin {
  /** Stable: categorie and number. */
  readonly id: string;
  readonly soort: Zinsoort;
  /** NFC, straight quotes. */
  readonly tekst: string;
  /** The categorie the sentence was written for. */
  readonly hoofd: CategorieId;
  /** Half-year from which a child can be asked this sentence. */
  readonly niveau: { readonly nl: string; readonly be: string };
  readonly regio: 'nl' | 'be' | 'beide';
  /** In order of the text. Empty where the whole sentence is the target (capitals and signs). */
  readonly doelen: readonly Zindoel[];
  /** The other finite verbs. */
  readonly werkwoorden?: readonly Zinwerkwoord[];
  /** What can be judged when the whole sentence is typed; offsets in `tekst`. */
  readonly knelpunten: readonly Knelpunt[];
  /** Never practised: kept apart to measure transfer. */
  readonly gereserveerd?: boolean;
}
