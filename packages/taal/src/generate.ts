/**
 * Decides: what a game can ask about a word: a gap with choices, pieces to order, misspellings to find, bins to sort into.
 * Source: the alternatives of the category folders (`keuzes`, `bakken`, `herschrijf`), so that a foil is always a real doubt.
 * Example: createGat(bommen, 'verdubbeling') leaves out mm and offers m and mm.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { SORTEERBAKKEN } from './categorieen/bakken.gen.ts';
import { GATKEUZES } from './categorieen/keuzes.gen.ts';
import { findCategorienaam } from './categorie-namen.ts';
import { diagnose } from './diagnose.ts';
import type { DiagnoseDoel } from './diagnose.ts';
import { kandidaatfouten } from './generate/afleiders.ts';
import type { GatVoorstel, Gatpunt } from './generate/gatbeeld.ts';
import { bakBij, regelVan } from './generate/sorteerbeeld.ts';
import { chooseFoils } from './generate/volgorde.ts';
import { splitGrafemen } from './grafemen.ts';
import { GOEDE_FOUTEN } from './lexicon/goedefouten.gen.ts';
import { isGrof, isGrofGat } from './lexicon/grof.ts';

/** A missing-grapheme item: the letters left out, what belongs there and the real alternatives (the right one included). */
export interface Gat {
  readonly gat: { readonly start: number; readonly end: number };
  readonly antwoord: string;
  /** In a fixed order that gives nothing away; the caller shuffles. */
  readonly keuzes: readonly string[];
}

/** Pieces to put in order, and foils that do not belong in the word. */
export interface Volgorde {
  readonly stukken: readonly string[];
  readonly extra: readonly string[];
}

const KEUZES = new Map(GATKEUZES);
const BAKKEN = new Map(SORTEERBAKKEN);

const puntenVan = (doel: DiagnoseDoel, categorieId: CategorieId) =>
  (doel.knelpunten ?? []).filter((punt) => punt.categorie === categorieId);

/**
 * A gap at the first knelpunt of this categorie; null when the word has none or nothing sensible can be left out.
 * @example createGat(bomen, 'open-lettergreep') // { gat: { start: 1, end: 2 }, antwoord: 'o', keuzes: ['o', 'oo'] }
 */
export const createGat = (doel: DiagnoseDoel, categorieId: CategorieId): Gat | null => findGat(doel, categorieId, zeefKeuzes);

function findGat(doel: DiagnoseDoel, categorieId: CategorieId, zeef: typeof zeefKeuzes): Gat | null {
  for (const punt of puntenVan(doel, categorieId)) {
    const beeld: Gatpunt = {
      woord: doel.woord.toLowerCase(),
      start: punt.start,
      end: punt.end,
      variant: punt.variant,
      vorm: doel.vorm ?? '',
      basis: doel.basis,
    };
    const voorstel = KEUZES.get(categorieId)?.(beeld);
    const gat = voorstel && cutGat(doel.woord, voorstel.start, voorstel.end, zeef(doel.woord, voorstel));
    if (gat) return gat;
  }
  return null;
}

/** None where the letters around the gap, or a choice in it, are not for children. */
function zeefKeuzes(woord: string, { start, end, keuzes }: GatVoorstel): readonly string[] {
  const [voor, na] = [woord.slice(0, start).toLowerCase(), woord.slice(end).toLowerCase()];
  if (isGrofGat(voor, na)) return [];
  return keuzes.filter((keuze) => !isGrof(voor + keuze + na));
}

/** The choices in alphabetical order; null when the right letters are not among them or they are the only choice. */
function cutGat(woord: string, start: number, end: number, keuzes: readonly string[]): Gat | null {
  const antwoord = woord.slice(start, end);
  const laag = antwoord.toLowerCase();
  const verschillend = [...new Set(keuzes.map((keuze) => (keuze === laag ? antwoord : keuze)))];
  if (start < 0 || start >= end || verschillend.length < 2 || !verschillend.includes(antwoord)) return null;
  return { gat: { start, end }, antwoord, keuzes: verschillend.sort((a, b) => (a < b ? -1 : 1)) };
}

/** Signs of the word in order, and up to three that a child confuses with them. */
export function createVolgorde(doel: DiagnoseDoel): Volgorde {
  const stukken = splitGrafemen(doel.woord, doel.delen).filter((stuk) => stuk !== ' ');
  return { stukken, extra: chooseFoils(stukken) };
}

export interface AfleiderOpties {
  /** At most this many, likeliest first; 6 unless told. */
  readonly hoogstens?: number;
  /** Existing words are left out when this is given: they could be right in another sentence. */
  readonly isWoord?: (woord: string) => boolean;
}

const GOED = new Set(GOEDE_FOUTEN.split(' '));

/** Here the sentence tells which of two existing words it is. */
export const kiestDeZin = (categorieId: CategorieId): boolean =>
  categorieId === 'homofoon' || findCategorienaam(categorieId)?.blok === 'H' || findCategorienaam(categorieId)?.blok === 'G';

/** May this be shown as a wrong spelling? Not when it is a right one, and not when a child should not see it. */
const isFout = (fout: string, categorieId: CategorieId): boolean =>
  !isGrof(fout) && (kiestDeZin(categorieId) || !GOED.has(fout.toLowerCase()));

/** Plausible misspellings at a knelpunt of this categorie only, each diagnosed as that categorie alone (for sound-pure words and compounds: judged against it); empty when there are none. */
export function createAfleiders(
  doel: DiagnoseDoel,
  categorieId: CategorieId,
  { hoogstens = 6, isWoord }: AfleiderOpties = {},
): readonly string[] {
  return afleidersZonderZeef(doel, categorieId, (fout) => isFout(fout, categorieId) && isWoord?.(fout) !== true).slice(0, hoogstens);
}

/** The same before what is right, or not for children, is taken out. */
export function afleidersZonderZeef(
  doel: DiagnoseDoel,
  categorieId: CategorieId,
  may: (fout: string) => boolean = () => true,
): readonly string[] {
  const punten = puntenVan(doel, categorieId);
  if (punten.length === 0) return [];
  const gat = ZONDER_EIGEN_FOUT.test(categorieId) ? findGat(doel, categorieId, (_woord, { keuzes }) => keuzes) : null;
  if (gat) return gatfouten(doel, categorieId, gat).filter(may);
  return kandidaatfouten(doel, categorieId, punten).filter((fout) => may(fout) && pointsAt(doel, fout, categorieId));
}

/** These have no misspelling of their own: a cluster that lost a letter, a compound written apart. */
const ZONDER_EIGEN_FOUT = /^(?:kz-|samenstelling$)/;

/** The wrong choices of the gap, as far as they count against the categorie. */
function gatfouten(doel: DiagnoseDoel, categorieId: CategorieId, { gat, antwoord, keuzes }: Gat): string[] {
  const fouten = keuzes
    .filter((keuze) => keuze !== antwoord)
    .map((keuze) => doel.woord.slice(0, gat.start) + keuze + doel.woord.slice(gat.end));
  return fouten.filter((fout) => diagnose(doel, fout).knelpunten.some((punt) => punt.categorie === categorieId && !punt.goed));
}

function pointsAt(doel: DiagnoseDoel, fout: string, categorieId: CategorieId): boolean {
  const uitslag = diagnose(doel, fout);
  return !uitslag.goed && !uitslag.geenBewijs && uitslag.afwijkingen.every((afwijking) => afwijking.label === categorieId);
}

/** The bins to sort words of this categorie into; empty when the categorie has no variants. */
export function sorteerbakken(categorieId: CategorieId): readonly string[] {
  return BAKKEN.get(categorieId) ?? [];
}

/** The bin this word belongs in, or null. Contrast words without a knelpunt (kat beside hond) have one too. */
export function bakVan(doel: DiagnoseDoel, categorieId: CategorieId): string | null {
  return bakBij(sorteerbakken(categorieId), puntenVan(doel, categorieId), doel.woord.toLowerCase());
}

/** A sorting task: words to put in two to four bins. */
export interface Sorteeropgave {
  /** Letters (`ei`, `ij`) or ids of categories. */
  readonly bakken: readonly string[];
  readonly woorden: readonly { readonly woord: string; readonly bak: string }[];
}

const HOOGSTENS_BAKKEN = 4;

/**
 * Sorts by the rule a word needs; words that need several of these rules or none are left out. Null with fewer than two or more than four rules,
 * or when a bin would stay empty. The caller shuffles.
 * @example createSorteeropgave([bomen, bommen], ['open-lettergreep', 'verdubbeling'])
 */
export function createSorteeropgave(doelen: readonly DiagnoseDoel[], categorieen: readonly CategorieId[]): Sorteeropgave | null {
  if (categorieen.length < 2 || categorieen.length > HOOGSTENS_BAKKEN) return null;
  return fillBakken(doelen, categorieen, (doel) => regelVan(doel.knelpunten ?? [], categorieen) ?? null);
}

/** Sorts by the letters a categorie doubts between: ei or ij, d or t. Null when the categorie has no variants or a bin would stay empty. */
export function createLettersorteeropgave(doelen: readonly DiagnoseDoel[], categorieId: CategorieId): Sorteeropgave | null {
  const aanwezig = new Set(doelen.map((doel) => bakVan(doel, categorieId)));
  const bakken = sorteerbakken(categorieId).filter((bak) => aanwezig.has(bak));
  return bakken.length < 2 ? null : fillBakken(doelen, bakken.slice(0, HOOGSTENS_BAKKEN), (doel) => bakVan(doel, categorieId));
}

function fillBakken(
  doelen: readonly DiagnoseDoel[],
  bakken: readonly string[],
  chooseOne: (doel: DiagnoseDoel) => string | null,
): Sorteeropgave | null {
  const woorden = doelen.flatMap((doel) => {
    const bak = chooseOne(doel);
    return bak !== null && bakken.includes(bak) ? [{ woord: doel.woord, bak }] : [];
  });
  return bakken.every((bak) => woorden.some((woord) => woord.bak === bak)) ? { bakken, woorden } : null;
}
