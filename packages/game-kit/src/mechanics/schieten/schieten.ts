/**
 * Families C and K: targets that carry answers, or the pieces of a word. One is aimed at and shot at; what the shot meets is the answer,
 * or the next piece. Free, a piece that was shot can be taken back and the child says when it is ready; guided, only the right target
 * goes down and the last one is the answer. How a shot flies and what a target looks like is the game's own.
 */
import type { GameInput, GameState } from '../../contract/game.ts';
import { isPointedAt, layOpties, pickedIndex, rejectOptie } from '../../run/choosing.ts';
import type { Choosing } from '../../run/choosing.ts';
import { isAction, kantOf, pijlOf } from '../../run/gestures.ts';
import { currentOpgave, isGuided } from '../../run/run.ts';
import { drawKans } from '../../run/step.ts';
import type { Zet } from '../../run/step.ts';
import { isTyped } from '../../run/typing.ts';
import { givenOf, isFull, putFree, putGuided, removeLast, startVakken } from '../../run/vakken.ts';
import { beginWriting, voorbeeldOf } from '../../run/writing.ts';
import type { Writing } from '../../run/writing.ts';

/** At which target, and since when. */
interface Treffer {
  readonly schijf: number;
  readonly op: number;
}

/** Option `i` is on target `i`; where the answer is typed there are no targets. */
export interface Schietend extends Writing, Choosing {
  /** Targets that were shot down: their pieces are in the word. */
  readonly om: readonly number[];
  /** The target that is aimed at. */
  readonly mik: number;
  /** The shot that is on its way. */
  readonly schot: Treffer | null;
  /** The target that was hit last and did not go down. */
  readonly bonk: Treffer | null;
}

export const GEEN_SCHOT = { om: [], mik: 0, schot: null, bonk: null } as const;

/** Has a word to be put together out of pieces? */
export const isOrdering = ({ run }: GameState): boolean => currentOpgave(run)?.antwoordvorm === 'VOLG';

/** Does it still stand? */
export const stands = ({ opties, om }: Schietend, i: number): boolean => opties[i] !== undefined && !om.includes(i);

/** The first target that stands with this on it; -1 is none. */
export const findStuk = (state: Schietend, stuk: string | null | undefined): number =>
  state.opties.findIndex((optie, i) => optie === stuk && stands(state, i));

/** The targets of a new attempt in random order: the pieces and at most so many foils that `hoogstens` stand, or the answers. */
export function beginShooting<S extends Schietend>(before: S, hoogstens: number): S {
  const leeg = { ...before, ...beginWriting(before), ...GEEN_SCHOT, opties: [] };
  if (isTyped(before)) return leeg;
  if (!isOrdering(before)) return aimAtMidden(layOpties(leeg));
  const { stukken = [], extra = [] } = currentOpgave(before.run) ?? {};
  const alle = [...stukken, ...extra].slice(0, Math.max(hoogstens, stukken.length));
  const [opties, state] = drawKans(leeg, (random) => random.shuffle(alle));
  return aimAtMidden({ ...state, opties, vakken: startVakken(stukken) });
}

const aimAtMidden = <S extends Schietend>(state: S): S => ({ ...state, mik: Math.floor(state.opties.length / 2) });

/** Aims at the next target that still stands, on that side. */
function aim<S extends Schietend>(state: S, stap: -1 | 1): S {
  const n = state.opties.length;
  const order = state.opties.map((_, k) => (state.mik + stap * (k + 1) + n * (k + 2)) % n);
  return { ...state, mik: order.find((i) => stands(state, i)) ?? state.mik };
}

/**
 * Left and right aim, up or space shoots, or `schijf:<i>` was picked. Of a word in pieces, backspace (or `terug`) takes the last one
 * back and Enter (or `klaar`) says that it is ready; elsewhere Enter shoots too.
 */
export function shoot<S extends Schietend>(state: S, input: GameInput): Zet<S> {
  const kant = kantOf(input);
  if (kant !== 0) return { state: aim(state, kant), sounds: ['kies'] };
  const gekozene = pickedIndex(input, 'schijf');
  const ready = input.soort === 'klaar' && isOrdering(state);
  const schijf = (isAction(input) && !ready) || pijlOf(input) === 'op' ? state.mik : gekozene;
  if (schijf < 0) return isOrdering(state) ? hitStuk(state, input) : { state };
  if (!stands(state, schijf) || state.schot !== null) return { state };
  return { state: { ...state, mik: schijf, schot: { schijf, op: state.tick } }, sounds: ['zwiep'] };
}

function hitStuk<S extends Schietend>(state: S, input: GameInput): Zet<S> {
  const { vakken, om, opties } = state;
  const wat = input.soort === 'kies' ? input.pick : input.soort;
  if (isGuided(state.run) || state.schot !== null || vakken.inhoud.length === 0) return { state };
  if (wat === 'klaar') return { state, antwoord: givenOf(vakken) };
  if (wat !== 'wis' && wat !== 'terug') return { state };
  const terug = Math.max(...om.filter((i) => opties[i] === vakken.inhoud.at(-1)));
  return { state: { ...state, om: om.filter((i) => i !== terug), vakken: removeLast(vakken) }, sounds: ['plop'] };
}

/** The target at which a shot that flies for `vlucht` ticks arrives now; null is none. */
export const arrivedAt = ({ run, schot, tick }: Schietend, vlucht: number): number | null =>
  run.fase === 'spelen' && schot !== null && tick - schot.op >= vlucht ? schot.schijf : null;

/** The shot is at its target: that is the answer, or its piece goes into the word. */
export function hit<S extends Schietend>(before: S, schijf: number): Zet<S> {
  const state = { ...before, schot: null };
  const stuk = state.opties[schijf] ?? '';
  const bonk = { schijf, op: state.tick };
  if (!isOrdering(state)) return { state: { ...state, bonk }, sounds: ['klap'], antwoord: stuk };
  if (!isGuided(state.run)) return { state: drop(state, schijf, putFree(state.vakken, stuk)), sounds: ['raak'] };
  const { vakken, raak: goed } = putGuided(state.vakken, stuk);
  const sounds = [goed ? 'raak' : 'mis'] as const;
  // What is filled in after many misses goes down too.
  if (goed) return readyWhen({ state: drop(state, schijf, vakken), sounds });
  const mis = { ...state, bonk };
  if (vakken.inhoud.length === state.vakken.inhoud.length) return { state: { ...mis, vakken, misOp: state.tick }, sounds };
  return readyWhen({ state: drop(mis, findStuk(state, vakken.inhoud.at(-1)), vakken), sounds });
}

const drop = <S extends Schietend>(state: S, schijf: number, vakken: S['vakken']): S =>
  aim({ ...state, om: [...state.om, schijf], vakken, letterOp: state.tick }, 1);

const readyWhen = <S extends Schietend>(zet: Zet<S>): Zet<S> =>
  isFull(zet.state.vakken) ? { ...zet, antwoord: givenOf(zet.state.vakken) } : zet;

/** The answer that was shot at was wrong: it is not offered again. */
export const missShot = <S extends Schietend>(state: S): S =>
  state.bonk === null || isOrdering(state) ? state : rejectOptie(state, state.bonk.schijf);

/** The target to point at: the answer in the last attempt, the next piece where it was missed; -1 is none. */
export const schijfToCopy = (state: Schietend): number =>
  findStuk(state, isOrdering(state) ? voorbeeldOf(state) : state.opties.find((optie) => isPointedAt(state, optie)));
