/** Family B: a lane or a track is chosen while something comes nearer. Then it goes off, and the lane it is in is the answer. */
import type { GameStart } from '../../contract/game.ts';
import { layOpties, startChoosing } from '../../run/choosing.ts';
import type { Choosing } from '../../run/choosing.ts';
import type { PointerInput } from '../../run/dragging.ts';
import { isKlank } from '../../run/klanken.ts';
import { currentOpgave, isGuided } from '../../run/run.ts';
import type { Zet } from '../../run/step.ts';
import { maatOf } from '../../stage/measures.ts';
import { arch, progress01, between, easeOut } from '../../stage/motion.ts';
import { isDecided, chooseAgain, approach, startNadering } from './nadering.ts';
import type { Nadering } from './nadering.ts';

/** Ticks from lane to lane. */
const WISSEL = 16;

/** What a game remembers of it; the options are at the ends of the lanes. */
export interface Steering extends Choosing {
  readonly nadering: Nadering;
  /** The lane it is in or goes to; -1 is none yet. The one it came from, and when it left. */
  readonly baan: number;
  readonly baanVan: number;
  readonly baanOp: number;
  /** Tick at which it went off; null as long as another lane can be chosen. */
  readonly wegOp: number | null;
}

export const startKoers = (options: GameStart, baan: number): Steering => ({
  ...startChoosing(options),
  nadering: startNadering(0),
  baan,
  baanVan: baan,
  baanOp: 0,
  wegOp: null,
});

/** A new attempt, `aanloop` away; whoever was wrong has arrived already. It stays in its lane, or in the last where there are fewer. */
export function beginKoers<S extends Steering>(before: S, aanloop: number): S {
  const state = layOpties(before);
  const baan = Math.min(state.baan, state.opties.length - 1);
  return { ...state, nadering: startNadering(isGuided(state.run) ? 0 : aanloop), baan, baanVan: baan, wegOp: null };
}

/** The child chooses this lane, or chooses it again. */
export function chooseBaan<S extends Steering>(before: S, baan: number): S {
  const state = { ...before, nadering: chooseAgain(before.nadering, before.tick) };
  return baan === state.baan ? state : { ...state, baan, baanVan: state.baan, baanOp: state.tick };
}

/** Where it is between two lanes, out of where each lane is: it needs a moment, in calm mode none. */
export function placeBetweenBanen({ rustig, tick, baan, baanVan, baanOp }: Steering, plek: (baan: number) => number): number {
  return between(plek(baanVan), plek(baan), rustig ? 1 : easeOut((tick - baanOp) / WISSEL));
}

/** Its lean on the way, from -1 to 1 for one lane further: to the left, or to the right. */
export const leanOf = ({ rustig, tick, baan, baanVan, baanOp }: Steering): number =>
  rustig ? 0 : (baan - baanVan) * arch(progress01(tick, { van: baanOp, duur: WISSEL }));

/** The lane before it or after it; from nowhere that is the first or the last. */
export const baanBeside = ({ opties, baan }: Steering, stap: -1 | 1): number =>
  stap < 0 ? Math.max(0, baan - 1) : baan < 0 ? opties.length - 1 : Math.min(opties.length - 1, baan + 1);

/** The lane at this share of the width of all of them. */
export const baanAt = ({ opties }: Steering, deel: number): number =>
  Math.min(opties.length - 1, Math.max(0, Math.floor(deel * opties.length)));

/** A finger that goes down on the stage chooses the lane it is over, where the lanes take all of its width. */
export const tapBaan = <S extends Steering>(state: S, { fase, x }: PointerInput): S =>
  fase === 'neer' ? chooseBaan(state, baanAt(state, x / maatOf(state.stand).w)) : state;

/** It goes off, if it is in a lane; that is a choice too. */
export const depart = <S extends Steering>(state: S): Zet<S> =>
  state.opties[state.baan] === undefined
    ? { state }
    : { state: { ...chooseBaan(state, state.baan), wegOp: state.tick }, sounds: ['zwiep'] };

/**
 * One tick of play: nearer by `perTick`; off by itself once it has arrived and the choice has stood for `bedenktijd` ticks; and the
 * answer `onderweg` ticks after it went off. In calm mode, and where options are sounds, it never goes off by itself.
 */
export function stepKoers<S extends Steering>(state: S, perTick: number, bedenktijd: number, onderweg: number): Zet<S> {
  if (state.wegOp !== null) return state.tick - state.wegOp < onderweg ? { state } : { state, antwoord: state.opties[state.baan] };
  const nadering = approach(state.nadering, perTick);
  const next = nadering === state.nadering ? state : { ...state, nadering };
  const wacht = state.rustig || isKlank(currentOpgave(state.run));
  return isDecided(nadering, state.tick, wacht ? null : bedenktijd) ? depart(next) : { state: next };
}
