/** Family B: a lane or a track is chosen while something comes nearer. Then it goes off, and the lane it is in is the answer. */
import type { GameStart } from '../game.ts';
import { legOpties, startKiezen } from '../kiezen.ts';
import type { Kiezend } from '../kiezen.ts';
import { isGeleid } from '../run.ts';
import type { Zet } from '../stap.ts';
import { isBeslist, kiesOpnieuw, nader, startNadering } from './nadering.ts';
import type { Nadering } from './nadering.ts';

/** What a game remembers of it; the options are at the ends of the lanes. */
export interface Koersend extends Kiezend {
  readonly nadering: Nadering;
  /** The lane it is in; -1 is none yet. */
  readonly baan: number;
  /** Tick at which it went off; null as long as another lane can be chosen. */
  readonly wegOp: number | null;
}

export const startKoers = (options: GameStart, baan: number): Koersend => ({
  ...startKiezen(options),
  nadering: startNadering(0),
  baan,
  wegOp: null,
});

/** A new attempt, `aanloop` away; whoever was wrong has arrived already. */
export const beginKoers = <S extends Koersend>(state: S, aanloop: number): S => ({
  ...legOpties(state),
  nadering: startNadering(isGeleid(state.run) ? 0 : aanloop),
  wegOp: null,
});

/** The child chooses this lane, or chooses it again. */
export const kiesBaan = <S extends Koersend>(state: S, baan: number): S => ({
  ...state,
  baan,
  nadering: kiesOpnieuw(state.nadering, state.tick),
});

/** The lane before it or after it; from nowhere that is the first or the last. */
export const naastBaan = ({ opties, baan }: Koersend, stap: -1 | 1): number =>
  stap < 0 ? Math.max(0, baan - 1) : baan < 0 ? opties.length - 1 : Math.min(opties.length - 1, baan + 1);

/** It goes off, if it is in a lane. */
export const vertrek = <S extends Koersend>(state: S): Zet<S> =>
  state.opties[state.baan] === undefined ? { state } : { state: { ...state, wegOp: state.tick }, sounds: ['zwiep'] };

/**
 * One tick of play: nearer by `perTick`, off by itself once it has arrived and the choice has stood for `bedenktijd` ticks (null: never),
 * and the answer `onderweg` ticks after it went off.
 */
export function koers<S extends Koersend>(state: S, perTick: number, bedenktijd: number | null, onderweg: number): Zet<S> {
  if (state.wegOp !== null) return state.tick - state.wegOp < onderweg ? { state } : { state, antwoord: state.opties[state.baan] };
  const nadering = nader(state.nadering, perTick);
  const next = nadering === state.nadering ? state : { ...state, nadering };
  return isBeslist(nadering, state.tick, bedenktijd) ? vertrek(next) : { state: next };
}
