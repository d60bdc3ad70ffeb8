/** What the play after a right word remembers. Places are shares of the stage, so that a turned device keeps the sea. */
export interface Hapje {
  readonly soort: 'garnaal' | 'goud' | 'schelp';
  readonly x: number;
  readonly y: number;
  /** When it was eaten, or the shell opened. */
  readonly opOp: number | null;
}

export interface Zee {
  readonly hapjes: readonly Hapje[];
  /** The fish: where it is, which way it looks, and where a finger wants it. */
  readonly x: number;
  readonly y: number;
  readonly kant: -1 | 1;
  readonly doel: { readonly x: number; readonly y: number } | null;
  /** Arrows that are held. */
  readonly opzij: -1 | 0 | 1;
  readonly omhoog: -1 | 0 | 1;
  /** When it swam into the big fish, and when it ate last. */
  readonly botsOp: number;
  readonly hapOp: number;
  /** Calm mode: what the arrows are at, what it swims to, and since when. */
  readonly mik: number;
  readonly naar: number;
  readonly naarOp: number;
  readonly over: number;
  /** What is in the shell. */
  readonly schat: number;
}
