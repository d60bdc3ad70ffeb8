/**
 * Decides: nothing; it is the door to all sentences at once, for the server and the tools. The browser loads them by kind (`zinnen.ts`).
 * Source: the generated modules of `zinnen/`.
 * Example: zinnenVoor('ww-tt-d-dt', '6b', 'nl')[0]?.doelen[0]?.vorm === 'tt3'.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Zin } from '@spelrijk/domain/zin';
import { decodeZinnen, chooseZinnen, fitsWith } from './zinnen.ts';
import { REGELS as DICTEE } from './zinnen/dictee.gen.ts';
import { REGELS as HOMOFOON } from './zinnen/homofoon.gen.ts';
import { REGELS as LEESTEKENS } from './zinnen/leestekens.gen.ts';
import { REGELS as LOS_OF_VAST } from './zinnen/los-of-vast.gen.ts';
import { REGELS as WERKWOORD } from './zinnen/werkwoord.gen.ts';

/** Every sentence of the bank, kind by kind. */
export const ZINNEN: readonly Zin[] = [
  ...decodeZinnen(DICTEE, 'dictee'),
  ...decodeZinnen(HOMOFOON, 'homofoon'),
  ...decodeZinnen(WERKWOORD, 'werkwoord'),
  ...decodeZinnen(LEESTEKENS, 'leestekens'),
  ...decodeZinnen(LOS_OF_VAST, 'los-of-vast'),
];

const opId = new Map(ZINNEN.map((zin) => [zin.id, zin]));

export const findZin = (id: string): Zin | undefined => opId.get(id);

/** The sentences to practise a categorie with, easiest first, for a leerling of this half-year and region. Never a reserved one. */
export const zinnenVoor = (categorieId: CategorieId, halfjaar: string, regio: 'nl' | 'be'): Zin[] =>
  chooseZinnen(ZINNEN, categorieId, halfjaar, regio);

/** The sentences that are kept apart for a test of transfer: never to be practised. */
export const toetszinnenVoor = (categorieId: CategorieId, halfjaar: string, regio: 'nl' | 'be'): Zin[] =>
  ZINNEN.filter((zin) => zin.hoofd === categorieId && zin.gereserveerd === true && fitsWith(zin, halfjaar, regio));
