import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Knelpunt, Woordvorm } from '@spelrijk/domain/woord';

/** What is already known about a word; everything but the word itself may be absent. */
export interface AnalyseInvoer {
  readonly woord: string;
  readonly ipa?: string | undefined;
  readonly klankgroepen?: readonly string[] | undefined;
  readonly lettergrepen?: readonly string[] | undefined;
  readonly delen?: readonly string[] | undefined;
  readonly vorm?: Woordvorm | undefined;
  readonly basis?: string | undefined;
}

export interface WoordAnalyse {
  readonly woord: string;
  readonly ipa: string;
  readonly klankgroepen: readonly string[];
  readonly lettergrepen: readonly string[];
  readonly delen?: readonly string[];
  readonly vorm: Woordvorm;
  readonly basis?: string;
  /** Main categorie first. */
  readonly categorieen: readonly CategorieId[];
  readonly hoofd: CategorieId;
  readonly knelpunten: readonly Knelpunt[];
  /** Half-year in which the newest categorie of the word is taught, NL. */
  readonly niveau: string;
  /** 0-1: how sure the analysis is. */
  readonly zeker: number;
  /** What somebody should check, as short Dutch sentences; empty when nothing. */
  readonly letOp: readonly string[];
}

/** Analyses any Dutch word; unknown words too. Never throws. */
export function analyseWoord(invoer: AnalyseInvoer): WoordAnalyse {
  const { woord } = invoer;
  return { woord, ipa: invoer.ipa ?? '', klankgroepen: [woord], lettergrepen: [woord], vorm: invoer.vorm ?? '', categorieen: [], hoofd: '', knelpunten: [], niveau: '3a', zeker: 0, letOp: [] };
}
