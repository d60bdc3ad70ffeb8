/**
 * Decides: nothing; it is the door to all sentences at once, for the server and the tools. The browser loads them by kind (`zinnen.ts`).
 * Source: the generated modules of `zinnen/`.
 * Example: zinnenVoor('ww-tt-d-dt', '6b', 'nl')[0]?.doelen[0]?.vorm === 'tt3'.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Opgave } from '@spelrijk/domain/opgave';
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

/** What each word means that sounds as another. */
const BETEKENIS: ReadonlyMap<string, string> = new Map(
  ZINNEN.flatMap(({ doelen }) =>
    doelen.flatMap(({ woord, waarom }) => (waarom === undefined ? [] : [[woord.toLowerCase(), waarom] as const])),
  ),
);
const BETEKENISTIP = 'Wat vertelt de zin? Bedenk van elk woord wat het betekent.';

/** Of words that sound the same, in a sentence: who chose another is told what that one means. Nothing where it is not known of each. */
export function createBetekenisvraag(woord: string, keuzes: readonly string[]): Pick<Opgave, 'regelvraag'> {
  const uitleg = BETEKENIS.get(woord.toLowerCase());
  const andere = keuzes.filter((keuze) => keuze !== woord).map((keuze) => [keuze, BETEKENIS.get(keuze.toLowerCase())] as const);
  const tegen = Object.fromEntries(andere.flatMap(([keuze, waarom]) => (waarom === undefined ? [] : [[keuze, waarom] as const])));
  return uitleg === undefined || Object.keys(tegen).length < andere.length ? {} : { regelvraag: { tip: BETEKENISTIP, tegen, uitleg } };
}

/** Every sentence that can be said of such a choice, for who speaks them. */
export const betekeniszinnen = (): readonly string[] => [BETEKENISTIP, ...new Set(BETEKENIS.values())];
