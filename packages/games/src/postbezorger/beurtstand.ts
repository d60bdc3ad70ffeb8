/** What the play after a right word remembers. */

/** What a paper can be thrown at. */
export interface Doel {
  readonly soort: 'mat' | 'raam' | 'hond';
  readonly huis: number;
  /** When a paper came down there. */
  readonly raakOp: number | null;
}

/** A paper in the air or on the ground: the target it is going to hit (-1 is none), and where it comes down. */
export interface Worp {
  readonly doel: number;
  readonly hoog: boolean;
  readonly x: number;
  readonly op: number;
}

export interface Krantenwijk {
  readonly doelen: readonly Doel[];
  readonly kranten: number;
  readonly worpen: readonly Worp[];
  /** Calm mode: the target that the arrows are at. */
  readonly mik: number;
}
