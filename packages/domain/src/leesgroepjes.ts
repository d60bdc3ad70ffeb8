/**
 * Decides: which children of a groep read with the same need now, and the facts that say so.
 * Source: own rule. First right, then fast: `behoefteVan` of a leesmoment of three texts. Understanding and words only from twelve first answers about at least three
 * texts of one level, and only when the whole 80% range (Wilson 1927, score interval) lies under seven in ten. Letters only from twelve answers whose range says that the set
 * is not known. One reading, or a number without such a range, makes no groepje.
 * Example: behoefteIn({ ...kind, hardop, niveau: 'm4' }) with 88 of 100 words right in three texts has `nood` 'nauwkeurig'.
 */
import { ALLE_LEESNIVEAUS, type Leesniveau } from './leesvormen.ts';
import { behoefteVan, minsteTempo } from './voorlezen.ts';

type Hardop = Parameters<typeof behoefteVan>[0];

/** Kinds of questions that ask the same of a reader. */
export const BEGRIPDELEN = ['letterlijk', 'verbinden', 'afleiden', 'woorden'] as const;
export type Begripdeel = (typeof BEGRIPDELEN)[number];

export interface Begripfeit {
  readonly deel: Begripdeel;
  readonly niveau: Leesniveau;
  readonly tekst: string;
  readonly antwoorden: number;
  readonly goed: number;
}

export interface Letterfeit {
  /** Number of the set of letters, in the order taught. */
  readonly set: number;
  readonly beheerst: boolean;
  readonly antwoorden: number;
  /** 80% range of the share that is right, percent. */
  readonly laag: number;
  readonly hoog: number;
}

export interface Leesfeiten {
  readonly id: string;
  /** Of the latest leesmoment in which it was heard; null: in none. */
  readonly hardop: Hardop | null;
  readonly niveau: Leesniveau | null;
  readonly begrip: readonly Begripfeit[];
  readonly letters: readonly Letterfeit[];
}

/** What was found, with what it was found by. */
export type Leesnood =
  | { readonly nood: 'letters'; readonly set: number; readonly antwoorden: number; readonly laag: number; readonly hoog: number }
  | { readonly nood: 'nauwkeurig'; readonly niveau: Leesniveau; readonly goed: number; readonly gelezen: number; readonly teksten: number }
  | { readonly nood: 'vlot'; readonly niveau: Leesniveau; readonly laag: number; readonly hoog: number; readonly vanaf: number }
  | {
      readonly nood: 'begrip';
      readonly deel: Begripdeel;
      readonly niveau: Leesniveau;
      readonly goed: number;
      readonly antwoorden: number;
      readonly teksten: number;
    };

const MINSTE_ANTWOORDEN = 12;
const MINSTE_TEKSTEN = 3;
const BEGREPEN = 0.7;
/** A set of letters is known from here (percent). */
const LETTERS_GEKEND = 90;
/** One in ten of a normal distribution lies above it. */
const EEN_OP_TIEN = 1.2816;

/** The upper end of the 80% range of a share. */
export function hoogsteAandeel(goed: number, antwoorden: number): number {
  if (antwoorden === 0) return 1;
  const [p, z2] = [goed / antwoorden, EEN_OP_TIEN ** 2];
  const midden = p + z2 / (2 * antwoorden);
  const rand = EEN_OP_TIEN * Math.sqrt((p * (1 - p)) / antwoorden + z2 / (4 * antwoorden ** 2));
  return (midden + rand) / (1 + z2 / antwoorden);
}

function letternood(letters: readonly Letterfeit[]): Leesnood | null {
  const eerste = letters.toSorted((a, b) => a.set - b.set).find(({ beheerst, antwoorden }) => !beheerst && antwoorden > 0);
  if (!eerste || eerste.antwoorden < MINSTE_ANTWOORDEN || eerste.hoog >= LETTERS_GEKEND) return null;
  const { set, antwoorden, laag, hoog } = eerste;
  return { nood: 'letters', set, antwoorden, laag: Math.round(laag), hoog: Math.round(hoog) };
}

function hardopnood({ hardop, niveau }: Leesfeiten): Leesnood | null {
  if (!hardop || !niveau) return null;
  const nood = behoefteVan(hardop, niveau);
  const { goed, gelezen, teksten, tempo } = hardop;
  if (nood === 'nauwkeurig') return { nood, niveau, goed, gelezen, teksten };
  return nood === 'vlot' && tempo ? { nood, niveau, laag: tempo.laag, hoog: tempo.hoog, vanaf: minsteTempo(niveau) } : null;
}

interface Geteld {
  readonly deel: Begripdeel;
  readonly niveau: Leesniveau;
  readonly goed: number;
  readonly antwoorden: number;
  readonly teksten: number;
}

/** Per part and level, where there is enough of it. */
function telBegrip(begrip: readonly Begripfeit[]): Geteld[] {
  const alle = BEGRIPDELEN.flatMap((deel) =>
    ALLE_LEESNIVEAUS.map((niveau): Geteld => {
      const eigen = begrip.filter((feit) => feit.deel === deel && feit.niveau === niveau);
      const som = (wat: 'goed' | 'antwoorden'): number => eigen.reduce((totaal, feit) => totaal + feit[wat], 0);
      return { deel, niveau, goed: som('goed'), antwoorden: som('antwoorden'), teksten: new Set(eigen.map(({ tekst }) => tekst)).size };
    }),
  );
  return alle.filter(({ antwoorden, teksten }) => antwoorden >= MINSTE_ANTWOORDEN && teksten >= MINSTE_TEKSTEN);
}

/** The part that is furthest under the line, for certain. */
function begripnood(begrip: readonly Begripfeit[]): Leesnood | null {
  const [minste] = telBegrip(begrip)
    .map((geteld) => ({ geteld, hoogst: hoogsteAandeel(geteld.goed, geteld.antwoorden) }))
    .filter(({ hoogst }) => hoogst < BEGREPEN)
    .sort((a, b) => a.hoogst - b.hoogst);
  return minste ? { nood: 'begrip', ...minste.geteld } : null;
}

/** One need a child: letters before words, right before fast, and then what is understood. Null: nothing that the facts say. */
export const behoefteIn = (feiten: Leesfeiten): Leesnood | null =>
  letternood(feiten.letters) ?? hardopnood(feiten) ?? begripnood(feiten.begrip);

/** Enough is known to say that there is no need: a leesmoment that was read well, or enough understood. */
const isVoldoende = ({ hardop, niveau, begrip }: Leesfeiten): boolean =>
  (hardop !== null && niveau !== null && behoefteVan(hardop, niveau) === 'verder') || telBegrip(begrip).length > 0;

interface Lid {
  readonly id: string;
  readonly bewijs: Leesnood;
}

interface Leesgroepje {
  /** Stays the same as long as the need does. */
  readonly sleutel: string;
  readonly leden: readonly Lid[];
}

interface Verdeling {
  readonly groepjes: readonly Leesgroepje[];
  /** A need that no other child has. */
  readonly alleen: readonly Lid[];
  readonly verder: readonly string[];
  readonly teWeinig: readonly string[];
}

const GROOTST = 6;

function sleutelVan(bewijs: Leesnood): string {
  if (bewijs.nood === 'letters') return `letters-${bewijs.set}`;
  return bewijs.nood === 'begrip' ? `begrip-${bewijs.deel}-${bewijs.niveau}` : `${bewijs.nood}-${bewijs.niveau}`;
}

/** Parts of about the same size, none larger than a table: seven become four and three. */
function verdeel(leden: readonly Lid[]): Lid[][] {
  const aantal = Math.ceil(leden.length / GROOTST);
  const grens = (nr: number): number => Math.round((nr * leden.length) / aantal);
  return Array.from({ length: aantal }, (_, nr) => leden.slice(grens(nr), grens(nr + 1)));
}

/** Groepjes of two to six, in the order of the list. */
export function verdeelLeesgroepjes(groep: readonly Leesfeiten[]): Verdeling {
  const leden = groep.flatMap((feiten): Lid[] => {
    const bewijs = behoefteIn(feiten);
    return bewijs ? [{ id: feiten.id, bewijs }] : [];
  });
  const per = new Map<string, Lid[]>();
  for (const lid of leden) per.set(sleutelVan(lid.bewijs), [...(per.get(sleutelVan(lid.bewijs)) ?? []), lid]);
  const zonder = groep.filter(({ id }) => !leden.some((lid) => lid.id === id));
  return {
    groepjes: [...per]
      .filter(([, eigen]) => eigen.length > 1)
      .flatMap(([sleutel, eigen]) => verdeel(eigen).map((deel, nr) => ({ sleutel: `${sleutel}/${nr}`, leden: deel }))),
    alleen: [...per.values()].filter((eigen) => eigen.length === 1).flat(),
    verder: zonder.filter(isVoldoende).map(({ id }) => id),
    teWeinig: zonder.filter((feiten) => !isVoldoende(feiten)).map(({ id }) => id),
  };
}
