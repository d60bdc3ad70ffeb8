/**
 * Decides: nothing; it is what a categorie gets to see when it explains an error to a child.
 * Source: the deviation as the diagnosis found it.
 * Example: for hond typed hont: goed 'd', fout 't'.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Woordvorm } from '@spelrijk/domain/woord';

export interface Foutbeeld {
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
  readonly omgekeerd: boolean;
  readonly regio: Regio;
}

/** What to do now, in one or two short sentences; the caller says first what was typed. */
export type Explain = (fout: Foutbeeld) => string;
