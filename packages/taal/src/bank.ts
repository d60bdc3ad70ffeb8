/**
 * Decides: which words there are to practise with, and everything that is known of them.
 * Source: the hand-written tables in the category folders; `bank.gen.ts` is made of them by tools/gen-bank.ts.
 * Example: findWoord('bomen')?.hoofd === 'open-lettergreep'.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Woord, Woordvorm } from '@spelrijk/domain/woord';
import { REGELS } from './bank/bank.gen.ts';
import { decodeWoord } from './bank/regel.ts';

/** Every word of the bank, in the order of the learning line. */
export const BANK: readonly Woord[] = REGELS.split('\n')
  .filter((regel) => regel !== '')
  .map(decodeWoord);

const opWoord = new Map<string, Woord[]>();
for (const woord of BANK) opWoord.set(woord.woord, [...(opWoord.get(woord.woord) ?? []), woord]);

const opCategorie = new Map<CategorieId, Woord[]>();
for (const woord of BANK) {
  const woorden = opCategorie.get(woord.hoofd);
  if (woorden) woorden.push(woord);
  else opCategorie.set(woord.hoofd, [woord]);
}

/** The record of this exact spelling, in this form when one is asked for; undefined when the bank has none. */
export function findWoord(woord: string, vorm?: Woordvorm): Woord | undefined {
  const records = opWoord.get(woord);
  return vorm === undefined || vorm === '' ? records?.[0] : records?.find((record) => record.vorm === vorm);
}

/** The words whose main categorie this is. */
export const woordenVan = (categorieId: CategorieId): readonly Woord[] => opCategorie.get(categorieId) ?? [];
