/** What the play after a right word remembers. */

export const DIEREN = ['schaap', 'koe', 'varken', 'kip', 'poes'] as const;
/** Who can be in the barrel. */
export const TONNEN = ['kuiken', 'kikker', 'egel'] as const;
export type Diersoort = (typeof DIEREN)[number] | (typeof TONNEN)[number];

/** What sticks out of the water. */
export const DROOG = ['dak', 'boom', 'hooi', 'vlot'] as const;
export type Droog = (typeof DROOG)[number];

export interface Dier {
  readonly soort: Diersoort;
  readonly op: Droog;
  /** In a barrel: who it is shows when it is lifted. */
  readonly ton: boolean;
  /** When it was taken on the hook, and when it was let go of over the farm. */
  readonly hangtOp: number | null;
  readonly thuisOp: number | null;
}

export interface Redding {
  /** One at each place. */
  readonly dieren: readonly Dier[];
  /** The helicopter: where it is and how fast it goes to the side. */
  readonly x: number;
  readonly v: number;
  /** Length of the cable; how far the hook hangs beside the helicopter, and how fast that changes. */
  readonly kabel: number;
  readonly dx: number;
  readonly dv: number;
  /** Keys that are held: to the left or right, the hook up or down. */
  readonly kant: -1 | 0 | 1;
  readonly lier: -1 | 0 | 1;
  /** Where a finger wants the hook. */
  readonly vinger: { readonly x: number; readonly y: number } | null;
  /** Calm mode: who is meant, who is fetched and since when, and how often it can go yet. */
  readonly mik: number;
  readonly reis: { readonly dier: number; readonly op: number } | null;
  readonly over: number;
}

export const GEEN_REDDING: Redding = {
  dieren: [],
  x: 0,
  v: 0,
  kabel: 0,
  dx: 0,
  dv: 0,
  kant: 0,
  lier: 0,
  vinger: null,
  mik: 0,
  reis: null,
  over: 0,
};
