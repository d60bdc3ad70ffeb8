/** What goes home: the things of a week for one child or for all, and the same as plain text for a mail. */
import { isZin } from '@spelrijk/domain/woordlijst';
import type { Weektaak } from '@spelrijk/contract/weektaken';

/** For the whole groep, or for this child too: what is for everybody and what is for its groepje. */
export const takenVoor = (taken: readonly Weektaak[], leerlingId: string | null): readonly Weektaak[] =>
  taken.filter(({ iedereen, leerlingen }) => iedereen || (leerlingId !== null && leerlingen.some(({ id }) => id === leerlingId)));

export interface BladDeel {
  readonly dag: string;
  readonly kop: string;
  /** The rule, or why there are no words. */
  readonly zin: string | null;
  readonly woorden: readonly string[];
}

export interface Blad {
  readonly kop: string;
  readonly onder: string;
  readonly zin: string;
  readonly delen: readonly BladDeel[];
}

/** As it is pasted into a mail or an app: no tables, no signs that get lost. */
export const alsTekst = ({ kop, onder, zin, delen }: Blad): string =>
  [
    [kop, onder].join('\n'),
    zin.trim(),
    ...delen.map((deel) =>
      [
        `${deel.dag}: ${deel.kop}`,
        ...(deel.zin === null ? [] : [deel.zin]),
        ...(deel.woorden.length > 0 ? [deel.woorden.join(deel.woorden.some(isZin) ? '\n' : ', ')] : []),
      ].join('\n'),
    ),
  ]
    .filter((stuk) => stuk !== '')
    .join('\n\n');
