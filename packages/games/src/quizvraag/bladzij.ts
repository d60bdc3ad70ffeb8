/** A text to read before its questions, in pages that can be read on the stage. */
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Stand } from '@spelrijk/game-kit/game';
import { wikkel } from '@spelrijk/game-kit/maat';

interface Maat {
  readonly breed: number;
  readonly letter: number;
  readonly regels: number;
}

/** Width of a line, letter height, lines to a page. */
const MATEN: Readonly<Record<Stand, Maat>> = {
  liggend: { breed: 900, letter: 38, regels: 8 },
  staand: { breed: 580, letter: 36, regels: 11 },
};

export const bladMaat = (stand: Stand): Maat => MATEN[stand];

/** The pages, each a list of lines; every paragraph begins on a new line. */
export function bladzijden(tekst: NonNullable<Opgave['tekst']>, stand: Stand): readonly (readonly string[])[] {
  const { breed, letter, regels } = MATEN[stand];
  const lines = tekst.alineas.flatMap((zinnen, i) => [...(i > 0 ? [''] : []), ...wikkel(zinnen.join(' '), breed, letter)]);
  const pages: string[][] = [[]];
  for (const line of lines) {
    const page = pages.at(-1) ?? [];
    if (page.length >= regels) pages.push(line === '' ? [] : [line]);
    else if (line !== '' || page.length > 0) page.push(line);
  }
  return pages;
}
