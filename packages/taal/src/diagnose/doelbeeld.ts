/**
 * Decides: which rewritings of a target word a categorie can propose, and in which surroundings.
 * Source: rewrite rules with left and right context, as in finite-state morphology; contexts are tested on the target only.
 * Example: replaceEverywhere(doel, 'ei', ['ij'], voeg) proposes trein -> trijn.
 */
import type { Knelpunt, Woordvorm } from '@spelrijk/domain/woord';

/** The target as the rules see it: lower case, with what the bank knows about it. */
export interface Doelbeeld {
  readonly woord: string;
  readonly vorm: Woordvorm;
  readonly basis: string | undefined;
  readonly knelpunten: readonly Knelpunt[];
  /** Offsets where a part of a compound ends, the word's own end included. */
  readonly grenzen: ReadonlySet<number>;
  /** How the whole of it sounds; undefined where the record does not say. */
  readonly ipa: string | undefined;
  /** Offsets where a klankgroep ends inside the word; empty where the record does not say. */
  readonly klankgrenzen: ReadonlySet<number>;
}

/** Proposes that the letters from `start` to `end` can be typed as `naar`. */
export type Add = (start: number, end: number, naar: string, opties?: { readonly kosten?: number; readonly vlag?: 'omgekeerd' }) => void;

/** All rewritings of one categorie for a target. */
export type Rewrite = (doel: Doelbeeld, add: Add) => void;

/** Costs of a step: the cheaper, the more likely it is what the child did. */
export const STAPKOSTEN = { teken: 0.3, werkwoord: 0.45, uitgang: 0.5, regel: 0.6, omgekeerd: 0.65 } as const;

const KLINKERS = new Set('aeiouyáéíóúàèâêîôûäëïöü');
export const isKlinkerletter = (letter: string): boolean => letter !== '' && KLINKERS.has(letter);
export const isMedeklinkerletter = (letter: string): boolean => letter >= 'b' && letter <= 'z' && !KLINKERS.has(letter);

export const puntenVan = (doel: Doelbeeld, categorie: string): readonly Knelpunt[] =>
  doel.knelpunten.filter((punt) => punt.categorie === categorie);
export const hasPunt = (doel: Doelbeeld, categorie: string): boolean => doel.knelpunten.some((punt) => punt.categorie === categorie);
export const puntOp = (doel: Doelbeeld, categorie: string, plek: number): boolean =>
  doel.knelpunten.some((punt) => punt.categorie === categorie && punt.start <= plek && plek < punt.end);

type Opties = Parameters<Add>[3];

interface PlekOpties extends NonNullable<Opties> {
  /** Does the context allow it at this place? Everywhere unless told. */
  readonly where?: (plek: number) => boolean;
}

/** Proposes the replacements at every place where `van` stands and the context allows it. */
export function replaceEverywhere(
  doel: Doelbeeld,
  van: string,
  naar: readonly string[],
  add: Add,
  { where = () => true, ...opties }: PlekOpties = {},
): void {
  for (let plek = doel.woord.indexOf(van); plek >= 0; plek = doel.woord.indexOf(van, plek + 1)) {
    if (!where(plek)) continue;
    for (const nieuw of naar) add(plek, plek + van.length, nieuw, opties);
  }
}

/** Proposes the replacements where `van` ends the word. */
export function replaceEind(doel: Doelbeeld, van: string, naar: readonly string[], add: Add, opties?: Opties): void {
  if (!doel.woord.endsWith(van)) return;
  const start = doel.woord.length - van.length;
  for (const nieuw of naar) add(start, doel.woord.length, nieuw, opties);
}

/** Proposes that the whole word was typed as `fout`: from the first letter in which they differ to the last. */
export function addHeel({ woord }: Doelbeeld, fout: string, add: Add, opties?: Opties): void {
  let [start, na] = [0, 0];
  while (start < woord.length && woord[start] === fout[start]) start++;
  while (na < Math.min(woord.length, fout.length) - start && woord.at(-1 - na) === fout.at(-1 - na)) na++;
  if (fout !== woord) add(start, woord.length - na, fout.slice(start, fout.length - na), opties);
}

/** Proposes the replacements where `van` begins the word or a part of it. */
export function replaceBegin(doel: Doelbeeld, van: string, naar: readonly string[], add: Add, opties?: Opties): void {
  replaceEverywhere(doel, van, naar, add, { ...opties, where: (plek) => plek === 0 || doel.grenzen.has(plek) });
}

/** The letter at this place, '' outside the word. */
export const letter = (doel: Doelbeeld, plek: number): string => doel.woord.charAt(plek);

/** The au or ou at this place has its own sound and no w behind it; with another sound it stands in a loan word. */
export const isZonderW = (doel: Doelbeeld, plek: number): boolean =>
  letter(doel, plek + 2) !== 'w' &&
  !puntOp(doel, 'leen-ou', plek) &&
  !puntOp(doel, 'leen-eau', plek) &&
  !/[eé]/.test(letter(doel, plek - 1));
