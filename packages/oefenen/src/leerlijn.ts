/*
 * Decides what the engine needs to know of the content: categories, words, start difficulties, guess rates, shared calibration.
 * Source: one half-year of the learning line is about .45 logit (5.2 logits over groep 3-8), typing guess rates per pair of candidates: own values.
 * Example: beginMoeilijkheid({ intro: '4b', niveau: '4b', band: 2, letters: 6 }) is the start difficulty of `bommen` for verdubbeling.
 */
import type { CategorieId, Strategie } from '@spelrijk/domain/categorie';
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { CONSTANTEN, type Constanten, type Prior } from './stand.ts';
import { VORMEN, type VormInfo } from './vormen.ts';

/** Which setting switches it on. */
export type Ladder = 'spelling' | 'werkwoorden' | 'lezen';

export interface CategorieInfo {
  readonly id: CategorieId;
  readonly vooraf: readonly CategorieId[];
  readonly strategie: Strategie;
  /** Half-year of introduction in the leerling's region, e.g. `4b`. */
  readonly introHalfjaar: string;
  /** Mean difficulty of its words (logits). */
  readonly gemiddeldeMoeilijkheid: number;
  /** Guess rate of the knelpunt when typing; absent: `gokkansBijTypen(id, strategie)`. */
  readonly gokkans?: number;
  /** Absent: `werkwoorden` for verb categories, else `spelling`. */
  readonly ladder?: Ladder;
  /** Forms that make sense for it, in the order in which a beginner meets them; absent: those of its strategie. */
  readonly vormen?: readonly Oefenvorm[];
}

/** One knelpunt of a word: its category and how hard it is there (b in logits, vb the variance of that guess). */
export interface WoordKnelpunt {
  readonly categorie: CategorieId;
  readonly b: number;
  readonly vb: number;
}

export interface WoordInfo {
  readonly woord: string;
  /** The category the word was chosen for. */
  readonly hoofd: CategorieId;
  /** One row per category in the word. */
  readonly knelpunten: readonly WoordKnelpunt[];
  /** Half-year in which a child can meet it. */
  readonly niveau: string;
  readonly band: 1 | 2 | 3 | 4;
  /** Kept apart for tests. */
  readonly gereserveerd: boolean;
  /** Forms this word can be posed in. */
  readonly vormen: readonly Oefenvorm[];
  /** Number of letters: corrects typing time. Absent = no correction. */
  readonly letters?: number;
}
