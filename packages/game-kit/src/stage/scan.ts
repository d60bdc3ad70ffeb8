/**
 * One switch: the choices light up one after the other, and a single press takes the one that is lit. Rows of keys light up as a
 * row first, so that a letter is never thirty steps away.
 */
export interface Scan {
  /** The row that was taken, -1 while rows and loose choices are stepped through. */
  readonly rij: number;
  /** What is lit; -1 is nothing yet. */
  readonly plek: number;
  /** How often the present row was gone through without a press. */
  readonly ronden: number;
}

export const BEGIN_SCAN: Scan = { rij: -1, plek: -1, ronden: 0 };

/** How many keys each choice holds; 1 is a choice by itself. */
export type Rijen = readonly number[];

/** A row is left again after this many rounds: taken by mistake it costs a little time. */
const RONDEN_IN_RIJ = 2;

const countIn = ({ rij }: Scan, rijen: Rijen): number => (rij < 0 ? rijen.length : (rijen[rij] ?? 0));

/** A row of keys, or a choice by itself: then it is its own only key. */
export interface Schakelrij<E> {
  readonly element: E;
  readonly keys: readonly E[];
}

/**
 * The scan among the choices as they are now, with what is lit still lit: meanwhile a hint can have come before it, or a target
 * gone. Null when what is lit is not there any more.
 */
export function followScan<E>(scan: Scan, rijen: readonly Schakelrij<E>[], verlicht: E): Scan | null {
  const rij = scan.rij < 0 ? -1 : rijen.findIndex(({ keys }) => keys.includes(verlicht));
  const plek = scan.rij < 0 ? rijen.findIndex(({ element }) => element === verlicht) : (rijen[rij]?.keys.indexOf(verlicht) ?? -1);
  return plek < 0 ? null : { ...scan, rij, plek };
}

/** The next one lights up. */
export function stepScan(scan: Scan, rijen: Rijen): Scan {
  const aantal = countIn(scan, rijen);
  if (aantal === 0) return BEGIN_SCAN;
  const plek = (scan.plek + 1) % aantal;
  const ronden = plek === 0 && scan.plek >= 0 ? scan.ronden + 1 : scan.ronden;
  if (scan.rij >= 0 && ronden >= RONDEN_IN_RIJ) return { rij: -1, plek: Math.min(scan.rij, rijen.length - 1), ronden: 0 };
  return { ...scan, plek, ronden };
}

/** A press: a row opens, a choice is taken (`[row, place in it]`). Nothing is lit: nothing happens. */
export function pressScan(scan: Scan, rijen: Rijen): { readonly scan: Scan; readonly keuze: readonly [rij: number, plek: number] | null } {
  if (scan.plek < 0 || scan.plek >= countIn(scan, rijen)) return { scan, keuze: null };
  if (scan.rij >= 0) return { scan: BEGIN_SCAN, keuze: [scan.rij, scan.plek] };
  if ((rijen[scan.plek] ?? 1) > 1) return { scan: { rij: scan.plek, plek: 0, ronden: 0 }, keuze: null };
  return { scan: BEGIN_SCAN, keuze: [scan.plek, 0] };
}
