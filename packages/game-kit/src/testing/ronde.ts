/** A round in a test: a robot plays, a plain host judges by comparing and goes on by itself. */
import { createRandom } from '@spelrijk/base/random';
import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { GameEffect } from '../contract/effect.ts';
import type { Game, GameEvent, GameInput, GameStart, GameState, Manier } from '../contract/game.ts';
import { isDone } from '../run/run.ts';
import { makeOpgaven } from './opgaven.ts';
import { checkScene } from './scene-check.ts';
import type { PlayedGame } from './robot.ts';

export interface StartOpties {
  readonly vorm: Antwoordvorm;
  readonly aantal: number;
  readonly seed: number;
  /** Picks stand and calm mode by turns. */
  readonly wissel: number;
}

/** A start for this game, with words it can show. */
export function makeStart(game: Game, { vorm, aantal, seed, wissel }: StartOpties): GameStart {
  const rustig = wissel % 3 === 2;
  return {
    opgaven: makeOpgaven(vorm, aantal, seed, game.logic.manifest.maxLetters),
    seed,
    tempo: rustig ? 0.6 : 1,
    rustig,
    stand: wissel % 2 === 0 ? 'liggend' : 'staand',
  };
}

/** As after a word that is long to build, whose play may last longest. */
export const withLangWoord = <S extends GameState>(state: S): S => ({
  ...state,
  run: { ...state.run, opgaven: state.run.opgaven.map((opgave) => ({ ...opgave, antwoordvorm: 'VOLG', antwoord: 'x'.repeat(20) })) },
});

export interface RondeOpties {
  readonly start: GameStart;
  readonly skill: number;
  readonly manier?: Manier;
  /** Goes on from this state. */
  readonly from?: GameState;
  readonly maxTicks?: number;
  /** Every so many ticks the state goes through JSON. */
  readonly bewaar?: number;
  readonly onInput?: (state: GameState, input: GameInput) => void;
}

export interface Ronde {
  readonly start: GameStart;
  readonly state: GameState;
  readonly ticks: number;
  readonly klaar: boolean;
  readonly effects: readonly GameEffect[];
  readonly antwoorden: readonly { readonly opgaveId: string; readonly gegeven: string; readonly poging: number; readonly goed: boolean }[];
  readonly opname: readonly (readonly [number, GameEvent])[];
}

/** Five minutes of game time: longer than any round may take, also that of a child that has every word wrong. */
const MAX_TICKS = 18_000;
/** A child does something at most ten times a second. */
const TUSSEN_INPUTS = 6;
const LEZEN = 4;

export function playRonde(game: PlayedGame, opties: RondeOpties): Ronde {
  const speler = new Speler(game, opties);
  return speler.play();
}

class Speler {
  readonly #game: PlayedGame;
  readonly #opties: RondeOpties;
  readonly #effects: GameEffect[] = [];
  readonly #antwoorden: Ronde['antwoorden'][number][] = [];
  readonly #opname: [number, GameEvent][] = [];
  #state: GameState;
  #tick = 0;
  #leest = 0;

  constructor(game: PlayedGame, opties: RondeOpties) {
    this.#game = game;
    this.#opties = opties;
    this.#state = opties.from ?? game.logic.start(opties.start);
  }

  play(): Ronde {
    const { bewaar, start, maxTicks = MAX_TICKS } = this.#opties;
    const random = createRandom(start.seed + 1);
    while (!isDone(this.#state.run) && this.#tick < maxTicks) {
      this.#tick++;
      this.#send({ type: 'tick' });
      if (this.#tick % TUSSEN_INPUTS === 0) this.#act(random);
      if (this.#tick % 97 === 0) checkScene(this.#game, this.#state, `tick ${this.#tick} of seed ${start.seed}`);
      if (bewaar !== undefined && this.#tick % bewaar === 0) this.#state = JSON.parse(JSON.stringify(this.#state));
    }
    return {
      start,
      state: this.#state,
      ticks: this.#tick,
      klaar: isDone(this.#state.run),
      effects: this.#effects,
      antwoorden: this.#antwoorden,
      opname: this.#opname,
    };
  }

  #act(random: ReturnType<typeof createRandom>): void {
    if (this.#state.run.fase === 'uitleg' && ++this.#leest > LEZEN) {
      this.#leest = 0;
      return this.#record({ type: 'verder' });
    }
    const { skill, manier, onInput } = this.#opties;
    const input = this.#game.robot(this.#state, skill, random, manier);
    if (input === null) return;
    onInput?.(this.#state, input);
    this.#record({ type: 'input', input });
  }

  #record(event: GameEvent): void {
    this.#opname.push([this.#tick, event]);
    this.#send(event);
  }

  #send(event: GameEvent): void {
    const step = this.#game.logic.step(this.#state, event);
    this.#state = step.state;
    for (const effect of step.effects) {
      this.#effects.push(effect);
      if (effect.type === 'antwoord') this.#judge(effect);
    }
  }

  #judge({ opgaveId, gegeven, poging }: GameEffect & { readonly type: 'antwoord' }): void {
    const opgave = this.#opties.start.opgaven.find((o) => o.id === opgaveId);
    const goed = opgave?.antwoord === gegeven;
    this.#antwoorden.push({ opgaveId, gegeven, poging, goed });
    this.#record({ type: 'oordeel', goed });
  }
}
