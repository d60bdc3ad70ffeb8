import type { CategorieId } from '@spelrijk/domain/categorie';
import type { DiagnoseDoel } from './diagnose.ts';
import { splitGrafemen } from './grafemen.ts';

/** A missing-grapheme item: the letters left out, what belongs there and the real alternatives (the right one included). */
export interface Gat {
  readonly gat: { readonly start: number; readonly end: number };
  readonly antwoord: string;
  readonly keuzes: readonly string[];
}

/** Pieces to put in order, and foils that do not belong in the word. */
export interface Volgorde {
  readonly stukken: readonly string[];
  readonly extra: readonly string[];
}

/** A gap at the first knelpunt of this categorie; null when the word has none or the categorie has no real alternatives. */
export function createGat(_doel: DiagnoseDoel, _categorieId: CategorieId): Gat | null {
  return null;
}

export function createVolgorde(doel: DiagnoseDoel): Volgorde {
  return { stukken: splitGrafemen(doel.woord), extra: [] };
}

/** Plausible misspellings at the knelpunt of this categorie only; empty when there are none. */
export function createAfleiders(_doel: DiagnoseDoel, _categorieId: CategorieId): readonly string[] {
  return [];
}

/** The bins to sort words of this categorie into; empty when the categorie has no variants. */
export function sorteerbakken(_categorieId: CategorieId): readonly string[] {
  return [];
}

/** The bin this word belongs in, or null. */
export function bakVan(_doel: DiagnoseDoel, _categorieId: CategorieId): string | null {
  return null;
}
