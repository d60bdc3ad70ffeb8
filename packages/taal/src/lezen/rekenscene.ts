/** What a sentence to read asks whose answer is computed, and how it is written at a level. */
import { withHoofdletter } from '@spelrijk/base/tekst';
import { ALLE_LEESNIVEAUS, type Leesniveau } from '@spelrijk/domain/leesvormen';
import type { Leesregel } from '@spelrijk/domain/opgave';
import { LEESGRENZEN } from './niveaus.ts';

export interface Rekenscene {
  /** What is read. */
  readonly zin: string;
  readonly antwoord: string;
  /** What can be chosen, or laid in order; the right answer, or its pieces, among them. */
  readonly keuzes: readonly string[];
  /** To be laid: the pieces in the right order. What is in `keuzes` and not here must be left. */
  readonly stukken?: readonly string[];
  /** To be laid: what each sentence says of their order. */
  readonly regels?: readonly Leesregel[];
  /** The options are keys of pictures. */
  readonly plaatjes?: true;
  /** Of wrong options what is said when they are chosen. */
  readonly tegen: Record<string, string[]>;
}

/** What is asked, which option is right, and of each kind of thing that options differ in what is said. */
interface Verschil<T extends object> {
  readonly goed: T;
  readonly past: (beeld: T) => boolean;
  readonly kanten: readonly (readonly [kant: readonly (keyof T)[], zin: string])[];
}

/** The fewest kinds of things in which this one would have to be like the right one to be right too; two at most. */
function kantenVan<T extends object>(beeld: T, { goed, past, kanten }: Verschil<T>): readonly string[] {
  const anders = kanten.filter(([kant]) => kant.some((naam) => beeld[naam] !== goed[naam]));
  const klopt = (zoals: typeof kanten): boolean =>
    past({ ...beeld, ...Object.fromEntries(zoals.flatMap(([kant]) => kant.map((naam) => [naam, goed[naam]]))) });
  const paren = anders.flatMap((een, i) => anders.slice(i + 1).map((ander) => [een, ander]));
  return [...anders.map((een) => [een]), ...paren].find(klopt)?.map(([, zin]) => zin) ?? [];
}

/** What is said of each option that does not fit. */
export const tegenVan = <T extends object>(
  beelden: readonly T[],
  naam: (beeld: T) => string,
  verschil: Verschil<T>,
): Record<string, string[]> =>
  Object.fromEntries(beelden.filter((beeld) => !verschil.past(beeld)).map((beeld) => [naam(beeld), [...kantenVan(beeld, verschil)]]));

/** 0 is Start. */
export const nummerVan = (niveau: Leesniveau): number => ALLE_LEESNIVEAUS.indexOf(niveau);

/** As it stands at a level: a beginner has no capitals. What ends with a sign keeps it. */
export const asZin = (tekst: string, niveau: Leesniveau): string => {
  const heel = /[.?!]$/.test(tekst) ? tekst : `${tekst}.`;
  return LEESGRENZEN[niveau].hoofdletters ? withHoofdletter(heel) : heel;
};

export const asZinnen = (zinnen: readonly string[], niveau: Leesniveau): string => zinnen.map((zin) => asZin(zin, niveau)).join(' ');

/** A name of somebody. */
export const asNaam = (naam: string, niveau: Leesniveau): string => (LEESGRENZEN[niveau].hoofdletters ? withHoofdletter(naam) : naam);
