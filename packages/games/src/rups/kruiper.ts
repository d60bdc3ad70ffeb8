/**
 * Family D, collecting by steering over a grid: a crawler picks up the pieces of the word and grows by each. It stands still until it is
 * steered with the arrows or sent to a piece; typed letters drop on the grid and it finds them by itself. Only when the child says so, or
 * at the last piece of a guided attempt, is it an answer; meeting itself is none. How it looks and how fast it is are the game's own.
 */
import type { GameInput, GameStart } from '@spelrijk/game-kit/contract';
import type { Raster, Richting } from '@spelrijk/game-kit/mechanics/raster';
import { beginWriting, givenOf, isGuided, isTyped, NOOIT, pijlOf, startBasis, typeLetter, removeLast } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { beginGathering, layHappen, putBack, gather } from './rapen.ts';
import type { Hap, Rapend } from './rapen.ts';
import { turnTo, grow, startInMidden, shrink, crawl, routeTo } from './slang.ts';

export interface Kruipend extends Rapend {
  /** Tick of the last step of one cell; null direction stands still. */
  readonly zetTick: number;
  readonly richting: Richting | null;
  /** Which way it looks. */
  readonly kijkt: Richting;
  /** The piece it crawls to by itself. */
  readonly doelwit: number | null;
  /** Tick of the last bite in itself. */
  readonly beetOp: number;
}

/** Length without pieces: the head and two. */
export const ROMP = 3;

const STIL = { richting: null, doelwit: null } as const;

/** Before the first word. */
export function startCrawling(options: GameStart): Kruipend {
  const basis = startBasis(options);
  const leeg = { happen: [], volgendeId: 0, lijf: [], vorig: [], zetTick: NOOIT, beetOp: NOOIT } as const;
  return { ...basis, ...beginWriting(basis), ...leeg, ...STIL, kijkt: 'rechts' };
}

/** A new word or attempt: short again, and all pieces laid anew. */
export function beginCrawling<S extends Kruipend>(state: S, raster: Raster): S {
  const leeg = putInMidden(state, raster, ROMP);
  return isTyped(state) ? { ...leeg, vakken: beginWriting(state).vakken } : beginGathering(leeg, raster);
}

/** In the middle of an empty grid, looking right and standing still. */
const putInMidden = <S extends Kruipend>(state: S, raster: Raster, lengte: number): S => ({
  ...state,
  ...startInMidden(raster, lengte),
  ...STIL,
  kijkt: 'rechts',
  happen: [],
});

/** Another grid: everything is laid out again, what was picked up stays so. */
export function relayKruiper<S extends Kruipend>(state: S, raster: Raster): S {
  const stukken = state.happen.map(({ stuk }) => stuk);
  return layHappen(putInMidden(state, raster, state.lijf.length), raster, stukken);
}

/** Arrows steer, space stops, the pick `hap:<id>` sends it there; backspace or `spuug` gives the last piece back; Enter or `klaar`. */
export function steerKruiper<S extends Kruipend>(state: S, raster: Raster, input: GameInput): Zet<S> {
  const pijl = pijlOf(input);
  if (pijl !== null) return { state: { ...state, richting: turnTo(raster, state, pijl, state.richting), doelwit: null } };
  const pick = input.soort === 'kies' ? input.pick : input.soort;
  if (pick === 'klaar') return isReady(state) ? { state: { ...state, ...STIL }, antwoord: givenOf(state.vakken) } : { state };
  if (pick === 'spuug' || pick === 'wis') return isReady(state) ? giveBack(state, raster) : { state };
  if (pick === 'actie') return { state: { ...state, ...STIL } };
  if (pick === 'letter' && isTyped(state)) return typeStuk(state, raster, input);
  const hap = state.happen.find(({ id }) => `hap:${id}` === pick);
  return { state: hap === undefined ? state : { ...state, doelwit: hap.id, richting: null } };
}

/** In the guided attempts the last right piece gives the answer by itself, and nothing is given back. */
const isReady = ({ run, vakken }: Kruipend): boolean => !isGuided(run) && vakken.inhoud.length > 0;

/** The last piece comes out and lies on the grid again; a typed one is simply gone. */
function giveBack<S extends Kruipend>(state: S, raster: Raster): Zet<S> {
  const { happen, vakken, tick: misOp } = state;
  const korter = { ...state, ...shrink(state, ROMP) };
  if (!isTyped(state)) return { state: putBack(korter, raster), sounds: ['plop'] };
  const weg = happen.length > 0 ? { ...state, happen: happen.slice(0, -1), doelwit: null } : korter;
  return { state: { ...weg, vakken: removeLast(vakken), misOp }, sounds: ['plop'] };
}

/** What the child wrote is fixed when the letter drops; that it is picked up is only for show. */
function typeStuk<S extends Kruipend>(state: S, raster: Raster, input: GameInput): Zet<S> {
  const zet = typeLetter(state, input);
  const nieuw = zet.state.vakken.inhoud.slice(state.vakken.inhoud.length);
  if (nieuw.length === 0) return zet;
  const { letterOp, misOp } = state;
  return { ...zet, state: layHappen({ ...zet.state, letterOp, misOp }, raster, nieuw) };
}

/** A tick: one cell on when the last step is `stap` ticks ago, to the piece it was sent to or the oldest typed one, else as steered. */
export function crawlOn<S extends Kruipend>(state: S, raster: Raster, stap: number): Zet<S> {
  const { happen, run } = state;
  const typen = isTyped(state);
  const leeft = run.fase === 'spelen' || (typen && run.fase !== 'uitleg');
  if (!leeft || state.tick - state.zetTick < stap) return { state };
  const doel = typen ? happen[0] : happen.find(({ id }) => id === state.doelwit);
  if (doel === undefined) return typen ? { state: { ...state, richting: null } } : takeStap(state, raster, state.richting);
  const andere = typen ? [] : happen.filter((hap) => hap !== doel).map(({ vak }) => vak);
  return takeStap(state, raster, routeTo(raster, state, doel.vak, andere), doel);
}

/** On its own way (to `doel`) it takes only what it was sent to; steered by hand it takes what it meets. */
function takeStap<S extends Kruipend>(state: S, raster: Raster, richting: Richting | null, doel?: Hap): Zet<S> {
  if (richting === null) return { state: { ...state, richting } };
  const { bijt, ...slang } = crawl(raster, state, richting);
  const hap = (doel === undefined ? state.happen : [doel]).find(({ vak }) => vak === slang.lijf[0]);
  // It stops at what it was sent to and after a piece in a guided attempt; in calm mode one press is one step.
  const stil = doel === undefined ? state.rustig || (hap !== undefined && isGuided(state.run)) : hap === doel;
  const moved = {
    ...state,
    ...slang,
    zetTick: state.tick,
    kijkt: richting,
    richting: stil ? null : richting,
    beetOp: bijt ? state.tick : state.beetOp,
  };
  return hap === undefined ? { state: moved, sounds: bijt ? ['plop'] : [] } : eat({ ...moved, doelwit: null }, raster, hap);
}

function eat<S extends Kruipend>(state: S, raster: Raster, hap: Hap): Zet<S> {
  const langer = grow(state);
  if (isTyped(state)) return { state: { ...state, ...langer, happen: state.happen.slice(1), letterOp: state.tick }, sounds: ['raak'] };
  const { state: next, raak, antwoord } = gather(state, raster, hap);
  const erbij = next.vakken.inhoud.length > state.vakken.inhoud.length;
  return { state: erbij ? { ...next, ...langer } : next, sounds: [raak ? 'raak' : 'mis'], antwoord };
}
