/**
 * A right word earns real play: during the reward the stage is the child's for some seconds, with the verb of the game itself. What that
 * brings depends on what is chosen, on timing and on chance, never on spelling or its speed; nothing in it is an answer, and it can be
 * left alone. It closes when there is nothing left to do, when nobody does anything, or when the child goes on.
 */
import type { GameInput, GameStart } from '../../contract/game.ts';
import { isPick } from '../../run/gestures.ts';
import { BELONING_TICKS } from '../../run/run.ts';
import { endNaspel, ticksInFase } from '../../run/step.ts';
import type { Basis, Regels, Zet } from '../../run/step.ts';

/** One burst, in ticks of the stage. */
interface Beurt {
  readonly op: number;
  /** When something was done last. */
  readonly daadOp: number;
  /** When it closed; null is open. */
  readonly dichtOp: number | null;
}

/** What a game remembers of it. */
export interface Spelend extends Basis {
  /** The burst of this word; null before it. */
  readonly beurt: Beurt | null;
  /** Are there bursts in this round? Not in a test. */
  readonly beurten: boolean;
}

/** Longest burst, and how long it waits for a child that does nothing; ticks. In calm mode there is no hurry: a switch needs its time. */
const LANGST = { gewoon: 480, rustig: 2400 } as const;
const STIL = { gewoon: 240, rustig: 900 } as const;
/** What closed is looked at for so long before the next word. */
const UIT = 40;

/** A game's own verb, as rules beside its `Regels`. */
export interface Beurtspel<S extends Spelend> {
  /** Ticks into the reward at which the child can begin: at most two seconds (120). */
  readonly van: number;
  /** Lays it out; chance comes from `chance(state.kans, n)`, which leaves the words to come as they are. */
  open(state: S): S;
  /** What an input does; null is nothing, and does not count as play. */
  act(state: S, input: GameInput): Zet<S> | null;
  /** What moves by itself. */
  tick?(state: S): Zet<S>;
  /** Nothing is left to do. */
  isAf(state: S): boolean;
}

export const startBeurten = ({ zonderBeurt = false }: GameStart): Omit<Spelend, keyof Basis> => ({ beurt: null, beurten: !zonderBeurt });

/** The stage is the child's. */
export const isOpen = ({ beurt, run }: Spelend): boolean => run.fase === 'goed' && beurt !== null && beurt.dichtOp === null;

/** It was open in this reward, and what it left still stands there. */
export const wasOpen = ({ beurt, run }: Spelend): boolean => run.fase === 'goed' && beurt !== null;

/** Ticks since it opened; before that a number below zero. */
export const ticksInBeurt = ({ beurt, tick }: Spelend): number => (beurt === null ? -1 : tick - beurt.op);

const close = <S extends Spelend>(state: S): S =>
  state.beurt === null ? state : endNaspel({ ...state, beurt: { ...state.beurt, dichtOp: state.tick } }, UIT);

/**
 * The rules of a game with a burst after every right word.
 * @example step: createStep(withBeurt({ begin, input, tick, oordeel }, { van: 40, open, act, isAf }))
 */
export function withBeurt<S extends Spelend>(regels: Regels<S>, spel: Beurtspel<S>): Regels<S> {
  return {
    ...regels,
    begin: (state) => ({ ...regels.begin({ ...state, beurt: null }), beurt: null }),
    tick(before) {
      const zet = regels.tick(before);
      if (!zet.state.beurten || zet.state.run.fase !== 'goed') return zet;
      const { state, sounds = [], effects = [] } = stepBeurt(zet.state, spel);
      return { ...zet, state, sounds: [...(zet.sounds ?? []), ...sounds], effects: [...(zet.effects ?? []), ...effects] };
    },
    naspel(state, input) {
      if (!isOpen(state)) return regels.naspel?.(state, input) ?? { state };
      if (isPick(input, 'verder')) return { state: close(state), sounds: ['kies'] };
      const zet = spel.act(state, input);
      if (zet === null || zet.state.beurt === null) return { state };
      return { ...zet, state: { ...zet.state, beurt: { ...zet.state.beurt, daadOp: state.tick } } };
    },
    beloning: (state) => (state.beurten ? spel.van + LANGST.rustig + UIT : (regels.beloning?.(state) ?? BELONING_TICKS)),
  };
}

function stepBeurt<S extends Spelend>(before: S, spel: Beurtspel<S>): Zet<S> {
  const { beurt, tick, rustig } = before;
  if (beurt === null) {
    if (ticksInFase(before) < spel.van) return { state: before };
    return { state: spel.open({ ...before, beurt: { op: tick, daadOp: tick, dichtOp: null } }), sounds: ['zwiep'] };
  }
  const zet = spel.tick?.(before) ?? { state: before };
  if (beurt.dichtOp !== null) return zet;
  const soort = rustig ? 'rustig' : 'gewoon';
  const voorbij = tick - beurt.op >= LANGST[soort] || tick - beurt.daadOp >= STIL[soort];
  return voorbij || spel.isAf(zet.state) ? { ...zet, state: close(zet.state) } : zet;
}
