/**
 * Decides: which words there are to practise with, and everything that is known of them.
 * Source: the hand-written tables in the category folders; `bank.gen.ts` is made of them by tools/gen-bank.ts.
 * Example: findWoord('bomen')?.hoofd === 'open-lettergreep'.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Woord } from '@spelrijk/domain/woord';
import { REGELS } from './bank/bank.gen.ts';
import { decodeWoord } from './bank/regel.ts';

/** Every word of the bank, in the order of the learning line. */
export const BANK: readonly Woord[] = REGELS.split('\n')
  .filter((regel) => regel !== '')
  .map(decodeWoord);

const opWoord = new Map(BANK.map((woord) => [woord.woord, woord]));
const opCategorie = new Map<CategorieId, Woord[]>();
for (const woord of BANK) {
  const woorden = opCategorie.get(woord.hoofd);
  if (woorden) woorden.push(woord);
  else opCategorie.set(woord.hoofd, [woord]);
}

/** The record of this exact spelling, or undefined. */
export const findWoord = (woord: string): Woord | undefined => opWoord.get(woord);

/** The words whose main categorie this is. */
export const woordenVan = (categorieId: CategorieId): readonly Woord[] => opCategorie.get(categorieId) ?? [];
