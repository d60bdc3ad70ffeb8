/** What the play after a right word remembers. */

export interface Punt {
  readonly x: number;
  readonly y: number;
}

/** A fish keeps its place in its shoal, until it is caught: from then on it is on its way to the boat. */
export interface Vis {
  readonly school: number;
  readonly soort: number;
  readonly dx: number;
  readonly dy: number;
  readonly gevangen: (Punt & { readonly op: number }) | null;
}

/** A shoal, or the jellyfish: where it is and which way it goes. */
export interface Zwemmer extends Punt {
  readonly vx: number;
  readonly vy: number;
}

export interface Zee {
  readonly vissen: readonly Vis[];
  readonly scholen: readonly Zwemmer[];
  readonly kwal: Zwemmer;
  /** The boat, and the way it goes: a step of length 1. */
  readonly boot: Zwemmer;
  /** The float line behind it, the oldest point first. */
  readonly touw: readonly Punt[];
  readonly kant: -1 | 0 | 1;
  readonly vinger: Punt | null;
  /** The loop that was closed last, when, and whether the jellyfish tore it. */
  readonly lus: { readonly punten: readonly Punt[]; readonly op: number; readonly scheur: boolean } | null;
  /** Calm mode: the shoal that the arrows are at, which were thrown at, and how many throws are left. */
  readonly mik: number;
  readonly gehad: readonly number[];
  readonly over: number;
}

const STIL: Zwemmer = { x: 0, y: 0, vx: 0, vy: 0 };

export const GEEN_ZEE: Zee = {
  vissen: [],
  scholen: [],
  kwal: STIL,
  boot: STIL,
  touw: [],
  kant: 0,
  vinger: null,
  lus: null,
  mik: 0,
  gehad: [],
  over: 0,
};
