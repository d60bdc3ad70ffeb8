/**
 * Decides: nothing; it is what a categorie gets to see when it explains an error to a child, and the form of what it answers.
 * Source: the deviation as the diagnosis found it, and the record of the word.
 * Example: for hond typed hont: goed 'd', fout 't'.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Knelpunt, Woordvorm } from '@spelrijk/domain/woord';
import type { GrafeemFoneem } from '../grafemen.ts';

export interface Foutbeeld {
  /** A categorie, or a general error type. */
  readonly label: string;
  readonly woord: string;
  readonly getypt: string;
  /** The letters that should be there, and what was typed instead ('' when nothing). */
  readonly goed: string;
  readonly fout: string;
  /** Where they stand in the word. */
  readonly start: number;
  readonly end: number;
  readonly klankgroepen: readonly string[];
  readonly delen: readonly string[];
  readonly basis: string | undefined;
  readonly vorm: Woordvorm;
  readonly knelpunten: readonly Knelpunt[];
  /** Signs with their sounds; empty when the record says nothing of sounds. */
  readonly tekens: readonly GrafeemFoneem[];
  readonly omgekeerd: boolean;
  readonly regio: Regio;
}

/** One thing that is said about a word. It may be said only when the record of the word proves it. */
export interface Bewering {
  readonly soort: string;
  /** One or more whole sentences. */
  readonly zin: string;
  readonly klopt: boolean;
  /** Other words that the sentence names. */
  readonly vormen?: readonly string[];
  /** Letters that the sentence names and that are said by their sounds. */
  readonly letters?: readonly string[];
  /** A klankgroep that the sentence names. */
  readonly groep?: string;
}

/** What is said, sentence after sentence. */
export type Uitleg = readonly Bewering[];

/** What can be said about this error, best first: the first of which every bewering is proved is said. May be empty. */
export type Explain = (fout: Foutbeeld) => readonly Uitleg[];
