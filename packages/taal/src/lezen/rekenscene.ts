/** What a sentence to read asks whose answer is computed, and how it is written at a level. */
import { withHoofdletter } from '@spelrijk/base/tekst';
import { ALLE_LEESNIVEAUS, type Leesniveau } from '@spelrijk/domain/leesvormen';
import { LEESGRENZEN } from './niveaus.ts';

export interface Rekenscene {
  /** What is read. */
  readonly zin: string;
  readonly antwoord: string;
  /** What can be chosen, or laid in order; the right answer, or its pieces, among them. */
  readonly keuzes: readonly string[];
  /** To be laid: the pieces in the right order. What is in `keuzes` and not here must be left. */
  readonly stukken?: readonly string[];
  /** The options are keys of pictures. */
  readonly plaatjes?: true;
}

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
