/**
 * A crate of five columns and four layers. What is dropped in a column falls on what lies there; holes below it stay. Plain numbers, no
 * clock: which layers are full, what still fits.
 */

/** How wide and how high each kind is, in cells, and how often it comes by. */
export const WAREN = {
  blik: { b: 1, h: 1, vaak: 2 },
  melk: { b: 1, h: 2, vaak: 2 },
  brood: { b: 2, h: 1, vaak: 3 },
  meloen: { b: 2, h: 2, vaak: 2 },
  eieren: { b: 2, h: 1, vaak: 2 },
  pizza: { b: 3, h: 1, vaak: 2 },
  popcorn: { b: 1, h: 1, vaak: 2 },
  gaatjes: { b: 1, h: 1, vaak: 1 },
} as const;

export type Waarsoort = keyof typeof WAREN;

const SOORTEN: readonly Waarsoort[] = ['blik', 'melk', 'brood', 'meloen', 'eieren', 'pizza', 'popcorn', 'gaatjes'];

export const KOLOMMEN = 5;
export const LAGEN = 4;

export interface Waar {
  readonly soort: Waarsoort;
  /** Its left column and its lowest layer. */
  readonly kol: number;
  readonly laag: number;
  readonly op: number;
  /** When it changed: a bag burst, an egg hatched. */
  readonly andersOp: number | null;
}

export interface Krat {
  readonly waren: readonly Waar[];
  /** The column that the arrows are at. */
  readonly keus: number;
  /** When something was refused. */
  readonly misOp: number;
}

export const LEEG_KRAT: Krat = { waren: [], keus: 2, misOp: -1000 };

/** Which kind belongs to a number in [0, 1). */
export function soortAt(lot: number): Waarsoort {
  const alles = SOORTEN.reduce((som, soort) => som + WAREN[soort].vaak, 0);
  let rest = lot * alles;
  return SOORTEN.find((soort) => (rest -= WAREN[soort].vaak) < 0) ?? 'blik';
}

const covers = ({ soort, kol, laag }: Waar, k: number, l: number): boolean =>
  k >= kol && k < kol + WAREN[soort].b && l >= laag && l < laag + WAREN[soort].h;

const isTaken = ({ waren }: Krat, k: number, l: number): boolean => waren.some((waar) => covers(waar, k, l));

/** How high each column is. */
export const heightsOf = ({ waren }: Krat): readonly number[] =>
  Array.from({ length: KOLOMMEN }, (_, k) =>
    waren.reduce((hoog, { soort, kol, laag }) => (k >= kol && k < kol + WAREN[soort].b ? Math.max(hoog, laag + WAREN[soort].h) : hoog), 0),
  );

/** The left column of a kind that is put at column `k`: whole inside the crate. */
export const fitKolom = (soort: Waarsoort, k: number): number => Math.max(0, Math.min(KOLOMMEN - WAREN[soort].b, k));

/** The layer on which it would come to lie; null when it sticks out of the crate there. */
export function laagFor(krat: Krat, soort: Waarsoort, kol: number): number | null {
  const laag = Math.max(...heightsOf(krat).slice(kol, kol + WAREN[soort].b));
  return laag + WAREN[soort].h > LAGEN ? null : laag;
}

/** Does it fit anywhere? */
export const fitsSomewhere = (krat: Krat, soort: Waarsoort): boolean =>
  Array.from({ length: KOLOMMEN - WAREN[soort].b + 1 }, (_, kol) => kol).some((kol) => laagFor(krat, soort, kol) !== null);

/** Layers without a hole. */
export const fullLagen = (krat: Krat): readonly number[] =>
  Array.from({ length: LAGEN }, (_, l) => l).filter((l) => Array.from({ length: KOLOMMEN }, (_, k) => k).every((k) => isTaken(krat, k, l)));

/** Drops it there, where it fits: popcorn bursts and fills the holes below it, and what lands on eggs hatches them. */
export function dropWaar(krat: Krat, soort: Waarsoort, kol: number, tick: number): Krat {
  const laag = laagFor(krat, soort, kol);
  if (laag === null) return krat;
  const nieuw: Waar = { soort, kol, laag, op: tick, andersOp: soort === 'popcorn' || soort === 'gaatjes' ? tick : null };
  const gaten = soort === 'popcorn' ? Array.from({ length: laag }, (_, l) => l).filter((l) => !isTaken(krat, kol, l)) : [];
  const onder = krat.waren.map((waar) =>
    waar.soort === 'eieren' && waar.andersOp === null && waar.laag + 1 === laag && touches(waar, nieuw)
      ? { ...waar, andersOp: tick }
      : waar,
  );
  return { ...krat, waren: [...onder, nieuw, ...gaten.map((l) => ({ ...nieuw, laag: l }))] };
}

const touches = (a: Waar, b: Waar): boolean => a.kol < b.kol + WAREN[b.soort].b && b.kol < a.kol + WAREN[a.soort].b;
