/**
 * Runs one game for one taak: frames in, effects out, every answer judged at once and kept before the game goes on.
 * No React: the screen follows it as a store.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Game, GameEffect, GameInput, GameState, Stand } from '@spelrijk/game-kit/contract';
import { createLoop, runFrames } from '@spelrijk/game-kit/stage';
import type { Loop, LoopBeeld } from '@spelrijk/game-kit/stage';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { seedFrom } from '@spelrijk/base/random';
import { serverNow } from '../../../shared/session/clock.ts';
import { playEffect } from '../audio/effects.ts';
import type { AnswerSender } from '../queue/sender.ts';
import { bedenktijd } from './bedenktijd.ts';
import { judge } from './judge.ts';
import type { Beoordeling } from './judge.ts';
import type { Rest } from './resume.ts';
import { createId } from '../../../shared/id.ts';

/** The explanation that is open: what the child made of this opgave, and which attempt it was in this round. */
export interface Uitleg {
  readonly opgave: Opgave;
  readonly poging: number;
  readonly oordeel: Beoordeling;
}

export interface HostOptions {
  readonly game: Game;
  readonly slug: string;
  readonly leerlingId: string;
  readonly taakId: string;
  readonly rest: Rest;
  readonly sender: AnswerSender | null;
  /** Nothing is stored or sent. */
  readonly looksOn: boolean;
  readonly regio: Regio;
  readonly rustig: boolean;
  /** Speed of the stage, 1 is normal. */
  readonly tempo: number;
  /** Stage of a test: one attempt, and nothing is said about right or wrong. */
  readonly toets: boolean;
  readonly stand: Stand;
  /** What the game measured the last time, if ever. */
  readonly vorige: number | null;
  /** Its own ghost; null: it plays against nobody. */
  readonly spook: number | null;
  /** Rounds of this game that it played before. */
  readonly ronde: number;
}

/** What the screen shows; a new object only when something changed. */
export interface HostBeeld {
  readonly loop: LoopBeeld;
  readonly opgave: Opgave | undefined;
  readonly uitleg: Uitleg | null;
  /** The device cannot keep up: half the frames, no decoration. */
  readonly zuinig: boolean;
}

export interface HostEvents {
  readonly onFrame: (state: GameState) => void;
  /** All words are behind us: per opgave of the round in which attempt it was right. */
  readonly onDone: (uitslag: readonly (number | null)[]) => void;
  readonly onBreuk: () => void;
  readonly onHulp: (hulp: Hulp) => void;
  readonly onMeting: (waarde: number) => void;
  /** What the play of the round came to, just before `onDone`; 0: nothing to speak of. */
  readonly onRecord: (waarde: number) => void;
  readonly onVondst: (stuk: string) => void;
  /** An option of the current opgave has to sound. */
  readonly onHoor: (keuze: string) => void;
}

/** Help that a game can ask for on behalf of the child. */
export type Hulp = (GameEffect & { readonly type: 'hulp' })['hulp'];

/** Limits of the contract. */
const MAX_GEGEVEN = 200;
const MAX_POGING = 9;
const MAX_HINTS = 9;
const MAX_RT_MS = 86_400_000;

export class RoundHost {
  readonly #options: HostOptions;
  readonly #loop: Loop;
  readonly #listeners = new Set<() => void>();
  #events: HostEvents | null = null;
  #uitleg: Uitleg | null = null;
  #beeld: HostBeeld;
  #clock = 0;
  #zuinig = false;
  #opTijd = 0;
  #hints = { opgaveId: '', count: 0 };

  constructor(options: HostOptions) {
    this.#options = options;
    const { game, rest, rustig, tempo, stand, taakId, vorige, spook, ronde, toets } = options;
    this.#loop = createLoop({
      logic: game.logic,
      start: {
        opgaven: rest.todo,
        seed: seedFrom(taakId) ^ rest.todo.length,
        tempo,
        rustig,
        stand,
        ronde,
        ...(vorige !== null && { vorige }),
        ...(spook !== null && { spook }),
        ...(toets && { zonderBeurt: true }),
      },
      onEffect: (effect) => this.#act(effect),
      onFrame: (state) => this.#events?.onFrame(state),
      onBreuk: () => this.#events?.onBreuk(),
    });
    this.#loop.subscribe(() => this.#publish());
    this.#beeld = this.#look();
  }

  /** Starts the frames; returns how to stop. */
  run(events: HostEvents): () => void {
    this.#events = events;
    const stop = runFrames(this.#loop, () => {
      this.#zuinig = true;
      this.#publish();
    });
    return () => {
      stop();
      this.#events = null;
    };
  }

  input(input: GameInput): void {
    this.#loop.send({ type: 'input', input });
  }

  turn(stand: Stand): void {
    this.#loop.send({ type: 'stand', stand });
  }

  /** The device cannot keep up: the scene goes without decoration. */
  get zuinig(): boolean {
    return this.#zuinig;
  }

  pause = (): void => this.#loop.pause();
  resume = (): void => this.#loop.resume();

  /** The child has read the explanation. */
  goOn = (): void => {
    this.#uitleg = null;
    this.startClock();
    this.#loop.send({ type: 'verder' });
    this.#publish();
  };

  /** The word has been heard or seen: from here the time counts. */
  startClock = (): void => {
    this.#clock = performance.now();
  };

  /** One more hint was shown for the current opgave. */
  countHint = (): void => {
    const opgaveId = this.#beeld.opgave?.id ?? '';
    this.#hints = { opgaveId, count: (this.#hints.opgaveId === opgaveId ? this.#hints.count : 0) + 1 };
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getBeeld = (): HostBeeld => this.#beeld;

  /** Words that were right at once before the soft clock was empty. */
  get opTijd(): number {
    return this.#opTijd;
  }

  #act(effect: GameEffect): void {
    if (effect.type === 'sound') playEffect(effect.sound);
    if (effect.type === 'done') {
      const { state } = this.#loop;
      this.#events?.onRecord(this.#options.game.logic.record?.van(state) ?? 0);
      this.#events?.onDone(state.run.uitslag);
    }
    if (effect.type === 'vraag') this.startClock();
    if (effect.type === 'hulp') this.#events?.onHulp(effect.hulp);
    if (effect.type === 'hoor') this.#events?.onHoor(effect.keuze);
    if (effect.type === 'meting') this.#events?.onMeting(effect.waarde);
    if (effect.type === 'vondst') this.#events?.onVondst(effect.stuk);
    if (effect.type === 'antwoord') void this.#answer(effect.opgaveId, effect.gegeven, effect.poging);
  }

  async #answer(opgaveId: string, gegeven: string, poging: number): Promise<void> {
    const opgave = this.#options.rest.todo.find(({ id }) => id === opgaveId);
    if (!opgave) return;
    const oordeel = judge(opgave, gegeven, this.#options.regio);
    this.#countOpTijd(opgave, oordeel.goed && poging === 1);
    await this.#keep(opgave, gegeven, poging);
    const { toets } = this.#options;
    playEffect(toets ? 'kies' : oordeel.goed ? 'goed' : 'bijna');
    if (!oordeel.goed && !toets) this.#uitleg = { opgave, poging, oordeel };
    // In a test every answer is taken the same way: the stage goes on to the next word.
    this.#loop.send({ type: 'oordeel', goed: toets || oordeel.goed });
    this.#publish();
  }

  #countOpTijd(opgave: Opgave, telt: boolean): void {
    if (telt && this.#rtMs() <= bedenktijd(opgave)) this.#opTijd++;
  }

  /** Since the word was heard or seen. */
  #rtMs(): number {
    return Math.max(0, Math.min(MAX_RT_MS, Math.round(performance.now() - this.#clock)));
  }

  async #keep(opgave: Opgave, gegeven: string, poging: number): Promise<void> {
    const { sender, leerlingId, taakId, slug, looksOn, rest } = this.#options;
    if (looksOn || !sender) return;
    const id = createId();
    const antwoord = {
      id,
      taakId,
      opgaveId: opgave.id,
      poging: Math.min(MAX_POGING, poging + (rest.earlier.get(opgave.id) ?? 0)),
      gegeven: gegeven.slice(0, MAX_GEGEVEN),
      rtMs: this.#rtMs(),
      op: new Date(serverNow()).toISOString(),
      hints: this.#hints.opgaveId === opgave.id ? Math.min(MAX_HINTS, this.#hints.count) : 0,
    };
    await sender.add({ soort: 'antwoord', id, leerlingId, game: slug, antwoord });
  }

  #look(): HostBeeld {
    const loop = this.#loop.getBeeld();
    return { loop, opgave: currentOpgave(loop.run), uitleg: this.#uitleg, zuinig: this.#zuinig };
  }

  #publish(): void {
    const next = this.#look();
    const { loop, uitleg, zuinig } = this.#beeld;
    if (next.loop === loop && next.uitleg === uitleg && next.zuinig === zuinig) return;
    this.#beeld = next;
    for (const listener of this.#listeners) listener();
  }
}
