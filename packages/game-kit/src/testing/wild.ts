/** What no child does on purpose: nothing at all for ten minutes, anything at random, and then the right answer after all. */
import { createRandom } from '@spelrijk/base/random';
import type { Random } from '@spelrijk/base/random';
import type { Game, GameEvent, GameInput, GameState } from '../contract/game.ts';
import { currentOpgave } from '../run/run.ts';
import { formFor, must } from './requirement.ts';
import { makeStart, playRonde } from './ronde.ts';
import { checkScene } from './scene-check.ts';
import type { PlayedGame } from './robot.ts';

const TIEN_MINUTEN = 36_000;
const TWINTIG_SECONDEN = 1200;
/** In one round at random. */
const EVENTS = 450;

/** Ten minutes for the first `lang` seeds and forms, some seconds for all of them. */
export function playIdle(game: Game, { seeds, lang }: { readonly seeds: number; readonly lang: number }): void {
  for (let seed = 0; seed < seeds; seed++) {
    const start = makeStart(game, { vorm: formFor(game, seed), aantal: 3, seed, wissel: seed });
    let state = game.logic.start(start);
    const ticks = seed < lang ? TIEN_MINUTEN : TWINTIG_SECONDEN;
    for (let tick = 0; tick < ticks; tick++) {
      const step = game.logic.step(state, { type: 'tick' });
      must(!step.effects.some((e) => e.type === 'antwoord'), () => `seed ${seed}: an idle child was judged at tick ${tick}`);
      state = step.state;
    }
    checkScene(game, state, `idle, seed ${seed}`);
  }
}

export function playRandom(game: Game, rondes: number): void {
  for (let seed = 0; seed < rondes; seed++) {
    const random = createRandom(seed + 77);
    let state: GameState = game.logic.start(makeStart(game, { vorm: formFor(game, seed), aantal: 4, seed, wissel: seed }));
    for (let n = 0; n < EVENTS; n++) {
      state = game.logic.step(state, randomEvent(game, state, random)).state;
      if (n % 29 === 0) checkScene(game, state, `random events, seed ${seed}, event ${n}`);
    }
  }
}

function randomEvent(game: Game, state: GameState, random: Random): GameEvent {
  const dice = random.next();
  if (dice < 0.7) return { type: 'tick' };
  if (dice < 0.94) return { type: 'input', input: randomInput(game, state, random) };
  if (dice < 0.97) return { type: 'oordeel', goed: random.next() < 0.5 };
  return dice < 0.99 ? { type: 'verder' } : { type: 'stand', stand: random.pick(['liggend', 'staand']) };
}

/** Made only when it is its turn: what can be picked takes a whole scene to find out. */
const INPUTS: readonly ((game: Game, state: GameState, random: Random) => GameInput)[] = [
  (_, __, random) => ({ soort: 'richting', richting: random.pick(['links', 'rechts', 'op', 'neer']), ingedrukt: random.next() < 0.6 }),
  (_, __, random) => ({ soort: 'actie', ingedrukt: random.next() < 0.6 }),
  (game, state, random) => {
    const picks = game.logic.scene(state).flatMap((item) => (item.pick === undefined ? [] : [item.pick]));
    return { soort: 'kies', pick: random.pick([...picks, 'bestaat-niet', 'bel:99', 'snee:-1']) };
  },
  (_, __, random) => ({ soort: 'letter', letter: random.pick(['a', 'e', 'ë', "'", 'T', 'z', 'n']) }),
  () => ({ soort: 'wis' }),
  () => ({ soort: 'klaar' }),
  (_, __, random) => ({
    soort: 'wijs',
    fase: random.pick(['neer', 'beweeg', 'los']),
    x: random.next() * 1400 - 60,
    y: random.next() * 1000 - 20,
  }),
];

const randomInput = (game: Game, state: GameState, random: Random): GameInput => random.pick(INPUTS)(game, state, random);

/** Plays at random for a while without ever answering, then lets a perfect robot take over: it must still be able to answer right. */
export function playRescue(game: PlayedGame, rondes: number): void {
  for (let seed = 0; seed < rondes; seed++) {
    const start = makeStart(game, { vorm: formFor(game, seed), aantal: 2, seed, wissel: seed });
    let state = playAbout(game, game.logic.start(start), createRandom(seed + 5), 120 + seed * 7);
    for (let n = 0; n < 24; n++) state = sendUnlessAnswer(game, state, { type: 'input', input: { soort: 'wis' } });
    if (answersByItself(game, state)) continue;
    const ronde = playRonde(game, { start, skill: 1, from: state, maxTicks: 4000 });
    const first = ronde.antwoorden[0];
    must(
      first?.goed === true,
      () =>
        `seed ${seed}: after random play only "${first?.gegeven ?? 'nothing'}" could be given for "${currentOpgave(state.run)?.antwoord}"`,
    );
  }
}

function playAbout(game: Game, from: GameState, random: Random, times: number): GameState {
  let state = from;
  for (let n = 0; n < times; n++) {
    state = sendUnlessAnswer(game, state, { type: 'input', input: randomInput(game, state, random) });
    state = sendUnlessAnswer(game, state, { type: 'tick' });
  }
  return state;
}

/** A dart in the air is an answer that was given already. */
function answersByItself(game: Game, from: GameState): boolean {
  let state = from;
  for (let tick = 0; tick < 240; tick++) {
    const step = game.logic.step(state, { type: 'tick' });
    if (step.effects.some((effect) => effect.type === 'antwoord')) return true;
    state = step.state;
  }
  return false;
}

/** What would be an answer does not happen. */
function sendUnlessAnswer(game: Game, state: GameState, event: GameEvent): GameState {
  const step = game.logic.step(state, event);
  return step.effects.some((effect) => effect.type === 'antwoord') ? state : step.state;
}
