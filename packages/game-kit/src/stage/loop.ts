/**
 * Real time enters a game here and nowhere else: frames become ticks of 1/60 s, and everything that happens is recorded,
 * so that a round can be replayed exactly. The host gives the frames (requestAnimationFrame) and acts on the effects.
 */
import type { GameEffect } from '../contract/effect.ts';
import type { Game, GameEvent, GameLogic, GameStart, GameState, Paneel } from '../contract/game.ts';
import type { RunState } from '../contract/run-state.ts';
import { BEGIN_METER, measureFrame } from './slow-device.ts';

/** Seconds in a tick. */
export const TICK_S = 1 / 60;
/** A frame never counts for more: after a stall the game goes on where it was, it does not jump. */
const MAX_FRAME_S = 0.1;

/** What happened, and before which tick. Ticks themselves are not recorded. */
export type Opname = readonly (readonly [tick: number, event: GameEvent])[];

/** What the screen around the stage shows; a new object only when something in it changed. */
export interface LoopBeeld {
  readonly run: RunState;
  readonly beschrijving: string;
  /** The panel the game asks for now; null leaves it to the manifest. */
  readonly paneel: Paneel | null;
  /** A right word opened some play: keys play, nothing is typed. */
  readonly speelt: boolean;
  readonly gepauzeerd: boolean;
}

export interface LoopOptions {
  readonly logic: Game['logic'];
  readonly start: GameStart;
  /** Called in order; it may `send` at once. Anything it throws stops the loop and goes to `onBreuk`. */
  readonly onEffect: (effect: GameEffect, state: GameState) => void;
  /** Paints; called once per frame and after an event while paused. */
  readonly onFrame: (state: GameState) => void;
  /** The game threw: the host shows its error frame. */
  readonly onBreuk?: (error: unknown) => void;
}

export interface Loop {
  readonly state: GameState;
  readonly opname: Opname;
  /** Sends an event; inputs are dropped while paused. */
  send(event: GameEvent): void;
  /** Time passes: call it every frame with the seconds since the last one. */
  advance(seconds: number): void;
  pause(): void;
  resume(): void;
  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
  getBeeld(): LoopBeeld;
}

/** @example const loop = createLoop({ logic, start, onEffect, onFrame }); const stop = runFrames(loop); */
export function createLoop(options: LoopOptions): Loop {
  return new GameLoop(options);
}

class GameLoop implements Loop {
  readonly #options: LoopOptions;
  readonly #opname: [number, GameEvent][] = [];
  readonly #listeners = new Set<() => void>();
  readonly #queue: GameEvent[] = [];
  #state: GameState;
  #beeld: LoopBeeld;
  #rest = 0;
  #tick = 0;
  #paused = false;
  #busy = false;
  #broken = false;

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#state = options.logic.start(options.start);
    this.#beeld = this.#look();
  }

  get state(): GameState {
    return this.#state;
  }

  get opname(): Opname {
    return this.#opname;
  }

  send(event: GameEvent): void {
    if (this.#paused && event.type === 'input') return;
    this.#opname.push([this.#tick, event]);
    this.#handle(event);
    if (this.#paused) this.#paint();
  }

  advance(seconds: number): void {
    if (this.#paused || this.#broken) return;
    this.#rest += Math.min(Math.max(seconds, 0), MAX_FRAME_S);
    while (this.#rest >= TICK_S && !this.#broken) {
      this.#rest -= TICK_S;
      this.#tick++;
      this.#handle({ type: 'tick' });
    }
    this.#paint();
  }

  pause(): void {
    this.#paused = true;
    this.#publish();
  }

  resume(): void {
    this.#paused = false;
    this.#publish();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  getBeeld(): LoopBeeld {
    return this.#beeld;
  }

  /** An effect may send the next event at once: it waits its turn, so that a step never runs inside a step. */
  #handle(event: GameEvent): void {
    this.#queue.push(event);
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) this.#step(next);
    } catch (error) {
      this.#broken = true;
      this.#queue.length = 0;
      this.#options.onBreuk?.(error);
    } finally {
      this.#busy = false;
    }
    this.#publish();
  }

  #step(event: GameEvent): void {
    const { state, effects } = this.#options.logic.step(this.#state, event);
    this.#state = state;
    for (const effect of effects) this.#options.onEffect(effect, state);
  }

  #paint(): void {
    if (!this.#broken) this.#options.onFrame(this.#state);
  }

  #publish(): void {
    const next = this.#look();
    if (sameBeeld(next, this.#beeld)) return;
    this.#beeld = next;
    for (const listener of this.#listeners) listener();
  }

  #look(): LoopBeeld {
    const { logic } = this.#options;
    return {
      run: this.#state.run,
      beschrijving: this.#broken ? '' : logic.describe(this.#state),
      paneel: this.#broken ? null : (logic.paneel?.(this.#state) ?? null),
      speelt: !this.#broken && logic.speelt?.(this.#state) === true,
      gepauzeerd: this.#paused,
    };
  }
}

/** The countdown of a reward changes every tick and shows nowhere around the stage. */
function sameBeeld(a: LoopBeeld, b: LoopBeeld): boolean {
  const [x, y] = [a.run, b.run];
  const sameRun =
    x === y ||
    (x.fase === y.fase && x.poging === y.poging && x.rij === y.rij && x.uitslag === y.uitslag && (x.over === 0) === (y.over === 0));
  return sameRun && a.beschrijving === b.beschrijving && a.paneel === b.paneel && a.speelt === b.speelt && a.gepauzeerd === b.gepauzeerd;
}

/** Plays a recording again: the same start, events and number of ticks give the same state. */
export function replay<S extends GameState>(logic: GameLogic<S>, start: GameStart, opname: Opname, ticks: number): S {
  let state = logic.start(start);
  let at = 0;
  for (let tick = 0; tick <= ticks; tick++) {
    if (tick > 0) state = logic.step(state, { type: 'tick' }).state;
    for (; at < opname.length; at++) {
      const [when, event] = opname[at] ?? [0, { type: 'tick' }];
      if (when > tick) break;
      state = logic.step(state, event).state;
    }
  }
  return state;
}

/** Drives a loop with the browser's frames; on a device that cannot keep up with every second one. Returns how to stop. */
export function runFrames(loop: Loop, onZuinig?: () => void): () => void {
  let last: number | null = null;
  let meter = BEGIN_METER;
  let skip = false;
  let id = requestAnimationFrame(function frame(now: number) {
    id = requestAnimationFrame(frame);
    skip = meter.zuinig && !skip;
    if (skip) return;
    if (last !== null) {
      const before = meter;
      meter = measureFrame(meter, now - last);
      if (meter.zuinig && !before.zuinig) onZuinig?.();
      loop.advance((now - last) / 1000);
    }
    last = now;
  });
  return () => cancelAnimationFrame(id);
}
