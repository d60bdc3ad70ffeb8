/**
 * Decides: what a game can ask about a word: a gap with choices, pieces to order, misspellings to find, bins to sort into.
 * Source: the alternatives of the category folders (`keuzes`, `bakken`, `herschrijf`), so that a foil is always a real doubt.
 * Example: createGat(bommen, 'verdubbeling') leaves out mm and offers m and mm.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Knelpunt } from '@spelrijk/domain/woord';
import { SORTEERBAKKEN } from './categorieen/bakken.gen.ts';
import { GATKEUZES } from './categorieen/keuzes.gen.ts';
import { findCategorienaam } from './categorie-namen.ts';
import { diagnose } from './diagnose.ts';
import type { DiagnoseDoel } from './diagnose.ts';
import { kandidaatfouten } from './generate/afleiders.ts';
import type { GatVoorstel, Gatpunt } from './generate/gatbeeld.ts';
import { bakBij, regelVan } from './generate/sorteerbeeld.ts';
import { HERSCHRIJVINGEN } from './categorieen/rewrite.gen.ts';
import { chooseFoils } from './generate/volgorde.ts';
import { splitGrafemen } from './grafemen.ts';
import { pronounce } from './klank/uitspraak.ts';
import { GELIJK_KLINKEND, GOEDE_FOUTEN, ZONDER_FOUT } from './lexicon/goedefouten.gen.ts';
import { isGrof, isGrofGat } from './lexicon/grof.ts';
import { HOMOFONEN } from './lexicon/homofonen.ts';
import { isHeelWoord } from './lexicon/woorden.ts';

/** A missing-grapheme item: the letters left out, what belongs there and the real alternatives (the right one included). */
export interface Gat {
  readonly gat: { readonly start: number; readonly end: number };
  readonly antwoord: string;
  /** In a fixed order that gives nothing away; the caller shuffles. */
  readonly keuzes: readonly string[];
  /** Another choice makes a right word as well: only the sentence of the word tells which one is asked. */
  readonly metZin: boolean;
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
 * A gap at the first knelpunt of this categorie; null when the word has none or nothing sensible can be left out. A choice that would make
 * another right word is left out; where it is the point of the rule (verbs, homophones), or nothing else is left, the sentence has to tell.
 * @example createGat(bomen, 'open-lettergreep') // { gat: { start: 1, end: 2 }, antwoord: 'o', keuzes: ['o', 'oo'], metZin: false }
 */
export const createGat = (doel: DiagnoseDoel, categorieId: CategorieId): Gat | null =>
  findGat(doel, categorieId, (voorstel) => sieveKeuzes(doel, categorieId, voorstel));

/** A gap at a place of one's own choice, sieved as every other; null when too little is left to choose from. */
export function createGatOp(doel: DiagnoseDoel, categorieId: CategorieId, voorstel: GatVoorstel): Gat | null {
  return cutGat(doel.woord, voorstel.start, voorstel.end, sieveKeuzes(doel, categorieId, voorstel));
}

/** Every proposal as the categorie makes it, before anything is sieved out. */
export const gatenZonderZeef = (doel: DiagnoseDoel, categorieId: CategorieId): readonly Gat[] =>
  [findGat(doel, categorieId, ({ keuzes }) => ({ keuzes, metZin: false }))].filter((gat) => gat !== null);

type Gezeefd = Pick<Gat, 'keuzes' | 'metZin'>;

function findGat(doel: DiagnoseDoel, categorieId: CategorieId, sieve: (voorstel: GatVoorstel) => Gezeefd): Gat | null {
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
    const gat = voorstel && cutGat(doel.woord, voorstel.start, voorstel.end, sieve(voorstel));
    if (gat) return gat;
  }
  return null;
}

const GEEN: Gezeefd = { keuzes: [], metZin: false };

/** None where the letters around the gap, or a choice in it, are not for children, or where the gap is cut through what belongs together. */
function sieveKeuzes(
  doel: DiagnoseDoel,
  categorieId: CategorieId,
  { start, end, keuzes: alle, hoogstens = alle.length }: GatVoorstel,
): Gezeefd {
  const [voor, na] = [doel.woord.slice(0, start).toLowerCase(), doel.woord.slice(end).toLowerCase()];
  const goed = doel.woord.slice(start, end).toLowerCase();
  const keuzes = alle.filter((keuze) => !isGrof(voor + keuze + na));
  // A hyphen is asked with the letters beside it; a space alone would only be seen by who looks for it.
  const opGrens = keuzes.some((keuze) => keuze.includes(' ')) || straddles(doel, start, end);
  if (isGrofGat(voor, na) || (opGrens && !goed.includes('-'))) return GEEN;
  const anders = keuzes.filter((keuze) => keuze !== goed && !isGoedGespeld(voor + keuze + na));
  if (anders.length === keuzes.filter((keuze) => keuze !== goed).length) return { keuzes: firstOf(keuzes, goed, hoogstens), metZin: false };
  if (anders.length > 0 && !kiestDeZin(categorieId)) return { keuzes: firstOf([goed, ...anders], goed, hoogstens), metZin: false };
  return { keuzes: firstOf(keuzes, goed, hoogstens), metZin: true };
}

/** The right letters and the likeliest others. */
const firstOf = (keuzes: readonly string[], goed: string, hoogstens: number): readonly string[] => [
  ...(keuzes.includes(goed) ? [goed] : []),
  ...keuzes.filter((keuze) => keuze !== goed).slice(0, hoogstens - 1),
];

/** Does the gap take letters of two words of a compound that mean nothing together (zo|veel: ov)? */
const straddles = (doel: DiagnoseDoel, start: number, end: number): boolean =>
  puntenVan(doel, 'samenstelling').some((punt) => punt.start >= start && punt.end <= end);

/** The choices in alphabetical order; null when the right letters are not among them or they are the only choice. */
function cutGat(woord: string, start: number, end: number, { keuzes, metZin }: Gezeefd): Gat | null {
  const antwoord = woord.slice(start, end);
  const laag = antwoord.toLowerCase();
  const verschillend = [...new Set(keuzes.map((keuze) => (keuze === laag ? antwoord : keuze)))];
  if (start < 0 || start >= end || verschillend.length < 2 || !verschillend.includes(antwoord)) return null;
  return { gat: { start, end }, antwoord, keuzes: verschillend.sort((a, b) => (a < b ? -1 : 1)), metZin };
}

/** Signs of the word in order, and up to three that a child confuses with them. */
export function createVolgorde(doel: DiagnoseDoel): Volgorde {
  const stukken = splitGrafemen(doel.woord, doel.delen).filter((stuk) => stuk !== ' ');
  return { stukken, extra: chooseFoils(stukken) };
}

export interface AfleiderOpties {
  /** At most this many, likeliest first; 6 unless told. */
  readonly hoogstens?: number;
  /** Existing words are left out when this is given: they could be right in another sentence. So is every right spelling. */
  readonly isWoord?: (woord: string) => boolean;
}

const GOED = new Set(GOEDE_FOUTEN.split(' '));

/** Is this a right spelling of some word, as far as what the rules make of the words of the bank was looked up? */
export const isGoedGespeld = (tekst: string): boolean => GOED.has(tekst.toLowerCase()) || isHeelWoord(tekst.toLowerCase());

const ZONDER = new Set(ZONDER_FOUT.split('|'));
/** A persoonsvorm is found and not misspelt. */
const MET_FOUTEN: ReadonlySet<string> = new Set(HERSCHRIJVINGEN.map(([categorie]) => categorie));
/** Is there a wrong spelling of this word of the bank to show, that is no word itself? Looked up when the bank is made: to find out takes a diagnosis a word. */
export const heeftFout = (woord: string, categorieId: CategorieId): boolean =>
  MET_FOUTEN.has(categorieId) && !ZONDER.has(`${categorieId}/${woord}`);

const GELIJK = new Set([...GELIJK_KLINKEND.split(' '), ...HOMOFONEN.flat()]);

/** Does another word sound the same? Then hearing it is not enough: its sentence has to be there. */
export const klinktAlsAnder = (woord: string): boolean => GELIJK.has(woord);

const soundOf = (woord: string): string => {
  const laag = woord.toLowerCase();
  return pronounce({ laag, vorm: '', delen: [{ tekst: laag, start: 0, end: laag.length, tussen: false }] }).replaceAll('ˈ', '');
};

/** Would it sound different if it were written so? By the rules of pronunciation, for both. @example soundsDifferent('aaien', 'ooien') // true */
export const soundsDifferent = (woord: string, ander: string): boolean => soundOf(woord) !== soundOf(ander);

/** hard or hart, alle or allen: both exist, and nothing but the sentence tells which. */
export const isVanDeZin = (categorieId: CategorieId): boolean => categorieId === 'homofoon' || categorieId === 'alle-allen';

/** Here the sentence tells which of two existing words it is. */
const kiestDeZin = (categorieId: CategorieId): boolean =>
  isVanDeZin(categorieId) || findCategorienaam(categorieId)?.blok === 'H' || findCategorienaam(categorieId)?.blok === 'G';

/**
 * No child begins a word with a doubled consonant or ck (kkola, ssent), or doubles the last one behind a consonant or a long vowel (bankk, deurr): what looks like
 * that is seen to be wrong without any rule. In the diagnosis they stay: a finger can slip.
 */
export const isOndenkbaar = (fout: string): boolean =>
  /^(?:([bcdfghjklmnpqrstvwxz])\1|ck)/i.test(fout) || /(?:[^aeiouy]|[aeiouy]{2})([bdfgklmnprst])\1$/i.test(fout);

/** May this be shown as a wrong spelling? Not when it is a right one, and not when a child should not see it. */
const isFout = (fout: string, categorieId: CategorieId): boolean =>
  !isGrof(fout) && !isOndenkbaar(fout) && (kiestDeZin(categorieId) || !GOED.has(fout.toLowerCase()));

/** Plausible misspellings at a knelpunt of this categorie only, each diagnosed as that categorie alone (for sound-pure words and compounds: judged against it); empty when there are none. */
export function createAfleiders(
  doel: DiagnoseDoel,
  categorieId: CategorieId,
  { hoogstens = 6, isWoord }: AfleiderOpties = {},
): readonly string[] {
  return afleidersZonderZeef(
    doel,
    categorieId,
    (fout) => isFout(fout, categorieId) && (isWoord === undefined || !(isWoord(fout) || isGoedGespeld(fout))),
  ).slice(0, hoogstens);
}

/** The same before what is right, or not for children, is taken out. */
export function afleidersZonderZeef(
  doel: DiagnoseDoel,
  categorieId: CategorieId,
  may: (fout: string) => boolean = () => true,
): readonly string[] {
  const punten = puntenVan(doel, categorieId);
  if (punten.length === 0) return [];
  const [gat] = ZONDER_EIGEN_FOUT.test(categorieId) ? gatenZonderZeef(doel, categorieId) : [];
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
  return (
    !uitslag.goed &&
    !uitslag.geenBewijs &&
    uitslag.afwijkingen.every(({ label }) => label === categorieId || isOokVan(label, categorieId)) &&
    uitslag.knelpunten.some((punt) => punt.categorie === categorieId && !punt.goed)
  );
}

/** A slip that a broader rule is named for, and that proves as much of the narrower one: the n of wij lopen is lost as in any word on -en. */
const OOK_VAN: readonly (readonly [string, RegExp])[] = [
  ['uitgang-stomme-e', /^(?:ww-(?:tt-meervoud|infinitief|eren|engels|vt-.+)|meervoud-heden)$/],
  ['open-lettergreep', /^meervoud-klinker$/],
  ['i-als-ie', /^meervoud-latijn$/],
  ['ww-tt-stam-t', /^ww-onregelmatig$/],
  ['ww-stam', /^ww-onregelmatig$/],
];
/** Of two words that sound alike any letter may be named. */
const HOMOFOON = 'homofoon';

/** Is this label what is said of a misspelling that was made for that categorie? */
export const isOokVan = (label: string, categorieId: string): boolean =>
  categorieId === HOMOFOON || OOK_VAN.some(([ruim, nauw]) => label === ruim && nauw.test(categorieId));

/** The bins to sort words of this categorie into; empty when the categorie has no variants. */
export function sorteerbakken(categorieId: CategorieId): readonly string[] {
  return BAKKEN.get(categorieId) ?? [];
}

/** The bin this word belongs in, or null. Contrast words without a knelpunt (kat beside hond) have one too. */
export function bakVan(doel: DiagnoseDoel, categorieId: CategorieId): string | null {
  return bakBij(sorteerbakken(categorieId), puntenVan(doel, categorieId), doel.woord.toLowerCase());
}

/** A word to sort by the letters that are left out of it. */
export interface Sorteerplek {
  readonly bak: string;
  /** The letters of the bin in the word, left out when it is asked; absent where no bin can be read from the word. */
  readonly gat?: Gat['gat'];
  /** Another bin makes a right word as well: only the sentence tells. */
  readonly metZin: boolean;
}

/**
 * How a word is asked to be sorted: seen without the letters that decide, so that the place is clear (the d of tand, not its t) and no sound is
 * needed. Null when it has no bin, when the letters cannot be left out while a bin can be read from the rest, or when what is left is not for children.
 * @example sorteerplek(trein, 'ei-ij') // { bak: 'ei', gat: { start: 2, end: 4 }, metZin: false }
 */
export function sorteerplek(doel: DiagnoseDoel, categorieId: CategorieId): Sorteerplek | null {
  const bakken = sorteerbakken(categorieId);
  const bak = bakVan(doel, categorieId);
  if (bak === null) return null;
  const laag = doel.woord.toLowerCase();
  const start = plekVanBak(puntenVan(doel, categorieId), laag, bak);
  if (start === undefined) return bakken.some((naam) => laag.includes(naam)) ? null : { bak, metZin: false };
  const [voor, na] = [laag.slice(0, start), laag.slice(start + bak.length)];
  const anders = bakken.filter((naam) => naam !== bak).map((naam) => voor + naam + na);
  if (isGrofGat(voor, na) || anders.some(isGrof)) return null;
  return { bak, gat: { start, end: start + bak.length }, metZin: anders.some(isGoedGespeld) };
}

/** Where the letters of the bin stand: in the knelpunt, or at the end of a contrast word. */
function plekVanBak(punten: readonly Knelpunt[], laag: string, bak: string): number | undefined {
  if (punten.length === 0) return laag.endsWith(bak) ? laag.length - bak.length : undefined;
  for (const { start, end } of punten) {
    const plek = laag.slice(start, end).indexOf(bak);
    if (plek >= 0) return start + plek;
  }
  return undefined;
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
