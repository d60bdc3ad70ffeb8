/**
 * Decides: which words there are to practise with, and everything that is known of them; all at once.
 * Source: the hand-written tables in the category folders; `bank/blok-*.gen.ts` are made of them by tools/gen-bank.ts.
 * Example: findWoord('bomen')?.hoofd === 'open-lettergreep'.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Woord, Woordvorm } from '@spelrijk/domain/woord';
import { REGELS as A } from './bank/blok-a.gen.ts';
import { REGELS as B } from './bank/blok-b.gen.ts';
import { REGELS as C } from './bank/blok-c.gen.ts';
import { REGELS as D } from './bank/blok-d.gen.ts';
import { REGELS as E } from './bank/blok-e.gen.ts';
import { REGELS as F } from './bank/blok-f.gen.ts';
import { REGELS as G } from './bank/blok-g.gen.ts';
import { REGELS as H } from './bank/blok-h.gen.ts';
import { decodeBlok } from './bank/code.ts';

/** Every word of the bank, in the order of the learning line. A browser loads `bank-laden` instead, block by block. */
export const BANK: readonly Woord[] = [A, B, C, D, E, F, G, H].flatMap(decodeBlok);

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
