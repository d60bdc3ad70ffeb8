/**
 * The picture that a groep builds together: every finished taak of anybody in it adds one stukje. A picture is drawn in parts, and a part is coloured
 * with as many stukjes as fit the size of the groep, so that a picture lasts for weeks in a class and at home alike. Who did how much is written nowhere.
 */
interface Plaat {
  readonly id: string;
  readonly titel: string;
  /** What there is to see, for who cannot see it. */
  readonly thema: string;
  /** Parts of the drawing. */
  readonly delen: number;
}

/** In the order in which they come; which is the first shifts by one with every school year. */
export const PLATEN = [
  { id: 'boomhut', titel: 'De grote boomhut', thema: 'een boom vol huisjes, ladders en lampjes, waar alle blobs wonen', delen: 95 },
  { id: 'haven', titel: 'Feest in de haven', thema: 'een haven met gekleurde huizen, boten, vlaggen en een vuurtoren', delen: 88 },
  { id: 'rif', titel: 'Onder de golven', thema: 'een rif met vissen, koralen, een walvis en een duikboot', delen: 74 },
  { id: 'ballonnen', titel: 'De ballonnentocht', thema: 'luchtballonnen boven velden, molens en een kasteel', delen: 79 },
] as const satisfies readonly Plaat[];

export type PlaatId = (typeof PLATEN)[number]['id'];
export const PLAAT_IDS: readonly PlaatId[] = PLATEN.map(({ id }) => id);

/** Leerlingen for each stukje that a part needs, and the most of them. */
const LEERLINGEN_PER_STUKJE = 3;
const MEESTE_PER_DEEL = 10;

/** Stukjes that colour one part, for a groep of this size. @example perDeel(25) // 8 */
export const perDeel = (leerlingen: number): number =>
  Math.min(MEESTE_PER_DEEL, Math.max(1, Math.round(leerlingen / LEERLINGEN_PER_STUKJE)));

/** The `nummer`-th picture (from 1) of a school year (`2026-2027`); after the last they come round again. */
export function plaatOp(schooljaar: string, nummer: number): Plaat & { readonly id: PlaatId } {
  const begin = Number(schooljaar.slice(0, 4));
  return PLATEN[(begin + nummer) % PLATEN.length] ?? PLATEN[0];
}
