/** Family B: something that has to be decided comes nearer along the track, and waits there until the child has decided. */
export interface Nadering {
  /** Stage units still to go; at 0 it stands still at the signal. */
  readonly afstand: number;
  /** Tick of the last choice that was not yet confirmed; null as long as there is none. */
  readonly keusOp: number | null;
}

export const startNadering = (afstand: number): Nadering => ({ afstand, keusOp: null });

/** The child chooses, or chooses again: the time to think starts anew. */
export const chooseAgain = (nadering: Nadering, tick: number): Nadering => ({ ...nadering, keusOp: tick });

/** One tick nearer; nobody is ever driven through a choice that was not made. */
export const approach = (nadering: Nadering, perTick: number): Nadering =>
  nadering.afstand === 0 ? nadering : { ...nadering, afstand: Math.max(0, nadering.afstand - perTick) };

/** It has arrived and the choice has stood for `bedenktijd` ticks: it counts. Null never counts by itself. */
export const isDecided = ({ afstand, keusOp }: Nadering, tick: number, bedenktijd: number | null): boolean =>
  bedenktijd !== null && afstand === 0 && keusOp !== null && tick - keusOp >= bedenktijd;
