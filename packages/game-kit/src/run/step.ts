/**
 * The skeleton of every game's `step`: the run, the phases and the order of effects, once for all. A game fills in what
 * is its own: how the stage moves and what an input does.
 */
import { createRandom, stepRandom } from '@spelrijk/base/random';
import type { Random } from '@spelrijk/base/random';
import type { GameEffect, SoundId } from '../contract/effect.ts';
import type { GameEvent, GameInput, GameStart, GameState, Stand, Step } from '../contract/game.ts';
import { BELONING_TICKS, giveAntwoord, goVerder, isDone, startRun, takeOordeel, tickRun } from './run.ts';
import type { RunStep } from './run.ts';

/** Long before the first tick: nothing moves yet. */
export const NOOIT = -1000;

/** What every game remembers, all of it plain data. */
export interface Basis extends GameState {
  /** Ticks since the start. */
  readonly tick: number;
  /** The tick at which the present phase of the run began: what an animation counts from. */
  readonly sinds: number;
  /** State of the seeded chance; it moves on between attempts, so that each has its own. */
  readonly kans: number;
  readonly tempo: number;
  readonly rustig: boolean;
  readonly stand: Stand;
}

/** What the game does with a tick or an input. */
export interface Zet<S> {
  readonly state: S;
  readonly sounds?: readonly SoundId[];
  /** The child gave this as its answer. */
  readonly antwoord?: string;
  /** Help that was asked for, something that was measured. */
  readonly effects?: readonly GameEffect[];
}

export interface Regels<S extends Basis> {
  /** Lays the stage out for a new word or a new attempt. */
  begin(state: S): S;
  /** The stage moves, in every phase. An antwoord counts only in phase `spelen`. */
  tick(state: S): Zet<S>;
  /** The child does something; asked only in phase `spelen`. */
  input(state: S, input: GameInput): Zet<S>;
  /** The child does something during the reward: an encore that is no answer, such as writing the word once more for fun. */
  naspel?(state: S, input: GameInput): Zet<S>;
  /** The verdict came in; `state` is in its new phase. */
  oordeel?(state: S, goed: boolean): Zet<S>;
  /** The device was turned. */
  turn?(state: S): S;
  /** How long the reward for this answer plays, in ticks. */
  beloning?(state: S): number;
}

export function startBasis(options: GameStart): Basis {
  const { opgaven, seed, tempo, rustig, stand } = options;
  return { run: startRun(opgaven), tick: 0, sinds: 0, kans: seed | 0, tempo, rustig, stand };
}

/** Draws from the state's own chance and stores where it got to. */
export function drawKans<S extends Basis, T>(state: S, draw: (random: Random) => T): readonly [T, S] {
  const random = createRandom(state.kans);
  const value = draw(random);
  return [value, { ...state, kans: random.state }];
}

export const ticksInFase = (state: Basis): number => state.tick - state.sinds;

/** Nothing happens in most ticks: then nothing is made either. */
const GEEN: readonly never[] = [];

/** Makes `step` out of a game's own rules. Nothing follows `done`. */
export function createStep<S extends Basis>(regels: Regels<S>): (state: S, event: GameEvent) => Step<S> {
  return (state, event) => {
    if (isDone(state.run)) return { state, effects: [] };
    switch (event.type) {
      case 'tick':
        return stepTick(regels, state);
      case 'input':
        return stepInput(regels, state, event.input);
      case 'oordeel':
        return stepOordeel(regels, state, event.goed);
      case 'verder':
        return applyRun(regels, state, goVerder(state.run));
      case 'stand':
        return { state: turnStage(regels, state, event.stand), effects: [] };
    }
  };
}

function stepInput<S extends Basis>(regels: Regels<S>, state: S, input: GameInput): Step<S> {
  if (state.run.fase === 'spelen') return applyZet(regels.input(state, input));
  return state.run.fase === 'goed' && regels.naspel ? applyZet(regels.naspel(state, input)) : { state, effects: [] };
}

/** The encore is over: the reward ends `ticks` from now. */
export const endNaspel = <S extends Basis>(state: S, ticks: number): S => ({ ...state, run: { ...state.run, over: Math.max(1, ticks) } });

function stepTick<S extends Basis>(regels: Regels<S>, state: S): Step<S> {
  const moved = applyZet(regels.tick({ ...state, tick: state.tick + 1 }));
  const ran = applyRun(regels, moved.state, tickRun(moved.state.run));
  return { state: ran.state, effects: ran.effects.length === 0 ? moved.effects : [...moved.effects, ...ran.effects] };
}

function stepOordeel<S extends Basis>(regels: Regels<S>, state: S, goed: boolean): Step<S> {
  if (state.run.fase !== 'wacht') return { state, effects: [] };
  const { run } = takeOordeel(state.run, goed, regels.beloning?.(state) ?? BELONING_TICKS);
  const next = enter(state, run);
  return regels.oordeel === undefined ? { state: next, effects: [] } : applyZet(regels.oordeel(next, goed));
}

function applyRun<S extends Basis>(regels: Regels<S>, state: S, step: RunStep): Step<S> {
  if (step.run === state.run) return { state, effects: step.effects };
  const entered = enter(state, step.run);
  if (!step.begin || step.run.fase !== 'spelen') return { state: entered, effects: step.effects };
  return { state: regels.begin({ ...entered, kans: stepRandom(entered.kans).state }), effects: step.effects };
}

function applyZet<S extends Basis>({ state, sounds = GEEN, antwoord, effects: more = GEEN }: Zet<S>): Step<S> {
  const effects = sounds.length === 0 ? more : [...sounds.map((sound) => ({ type: 'sound', sound }) as const), ...more];
  if (antwoord === undefined) return { state, effects };
  const given = giveAntwoord(state.run, antwoord);
  return { state: enter(state, given.run), effects: [...effects, ...given.effects] };
}

function enter<S extends Basis>(state: S, run: S['run']): S {
  const changed = run.fase !== state.run.fase || run.rij !== state.run.rij || run.poging !== state.run.poging;
  return { ...state, run, sinds: changed ? state.tick : state.sinds };
}

function turnStage<S extends Basis>(regels: Regels<S>, state: S, stand: Stand): S {
  if (stand === state.stand) return state;
  const turned = { ...state, stand };
  return regels.turn?.(turned) ?? turned;
}
