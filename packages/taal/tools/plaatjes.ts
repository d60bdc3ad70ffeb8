/**
 * Decides: which drawing may stand for a word by itself, because a child of six names it with that word and no other.
 * Source: plaatjes.tsv. `naam` is what Unicode calls the drawing in Dutch (CLDR 48, short name, behind it the keyword that we take where the name is another);
 * `anders` is what a child says as soon or sooner, `-` for nothing: own judgement, each drawing looked at. `soort`: it is one of these as well.
 * Example: isTeNoemen('appel') is true; roos is not, because it is a bloem; of haai both can be said, so it never stands beside vis.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Plaatje {
  readonly icon: string;
  /** What Unicode calls it. */
  readonly namen: readonly string[];
  /** What else a child says; absent: nobody has judged it. */
  readonly anders: readonly string[] | undefined;
  readonly soort: readonly string[];
}

const lijst = (cel: string): readonly string[] => (cel === '' || cel === '-' ? [] : cel.split(', '));

/** The table as it is written, in its order. */
export const readPlaatjes = (tekst: string): readonly (readonly [woord: string, plaatje: Plaatje])[] =>
  tekst
    .split('\n')
    .slice(1)
    .filter((regel) => regel !== '')
    .map((regel) => {
      const [woord = '', icon = '', naam = '', anders = '', soort = ''] = regel.split('\t');
      return [woord, { icon, namen: lijst(naam), anders: anders === '' ? undefined : lijst(anders), soort: lijst(soort) }];
    });

export const PLAATJES: ReadonlyMap<string, Plaatje> = new Map(
  readPlaatjes(readFileSync(join(import.meta.dirname, '..', 'plaatjes.tsv'), 'utf8')),
);

/** Is this drawing named with its word, and with no other? */
export const isTeNoemen = (woord: string): boolean => PLAATJES.get(woord)?.anders?.length === 0;

/** Would this drawing be right as well where that word is asked? */
export function pastOokBij(plaatje: string, woord: string): boolean {
  const { anders = [], soort = [] } = PLAATJES.get(plaatje) ?? {};
  return anders.includes(woord) || soort.includes(woord);
}
