/** The play that a right word earns: it opens soon, can be played the child's way, closes by itself and is never an answer. */
import { createRandom } from '@spelrijk/base/random';
import type { GameEffect } from '../contract/effect.ts';
import type { GameEvent, GameStart, GameState, Manier } from '../contract/game.ts';
import { currentOpgave } from '../run/run.ts';
import { must } from './requirement.ts';
import { makeStart, playRonde } from './ronde.ts';
import type { PlayedGame } from './robot.ts';
import { isReachable } from './rounds.ts';
import { checkScene } from './scene-check.ts';

/** The first own action is within two seconds of the answer. */
const OPENT = 120;
/** Eight seconds; in calm mode it waits for a switch, but not for ever. */
const DUURT = { gewoon: 480, rustig: 2400 } as const;
/** The tail after it closed. */
const UIT = 60;
const TUSSEN_INPUTS = 6;
const MANIEREN: readonly Manier[] = ['toetsen', 'aanraken'];

/** A game that is played tick by tick, with a host that judges by comparing. */
class Tafel {
  readonly #game: PlayedGame;
  readonly effects: GameEffect[] = [];
  state: GameState;

  constructor(game: PlayedGame, state: GameState) {
    this.#game = game;
    this.state = state;
  }

  send(event: GameEvent): void {
    const step = this.#game.logic.step(this.state, event);
    this.state = step.state;
    for (const effect of step.effects) {
      this.effects.push(effect);
      if (effect.type === 'antwoord') this.send({ type: 'oordeel', goed: currentOpgave(this.state.run)?.antwoord === effect.gegeven });
    }
  }

  get speelt(): boolean {
    return this.#game.logic.speelt?.(this.state) === true;
  }
}

/** @throws when a game that says it opens play after a right word does not, or not as a child needs it */
export function playBeurten(game: PlayedGame): void {
  const { spel, antwoordvormen } = game.logic.manifest;
  must((spel === undefined) === (game.logic.speelt === undefined), () => 'the manifest and the rules differ about play after a right word');
  if (spel === undefined) return;
  const stil = new Set(MANIEREN);
  for (const vorm of antwoordvormen)
    for (let wissel = 0; wissel < 6; wissel++) {
      const start = makeStart(game, { vorm, aantal: 2, seed: wissel + 3, wissel });
      for (const manier of MANIEREN)
        if (playBeurt(game, start, { manier, waar: `${vorm}, ${manier}, ${wissel}` }).some(isEigen)) stil.delete(manier);
      const { state } = openBeurt(game, start, `${vorm}, ${wissel}`);
      leaveBeurt(new Tafel(game, state), longest(start), `${vorm}, ${wissel}`);
      skipBeurten(game, new Tafel(game, state), `${vorm}, ${wissel}`);
      comparePlay(game, start, `${vorm}, ${wissel}`);
    }
  must(stil.size === 0, () => `its own sound is never heard in its play by ${[...stil].join(' and ')}`);
}

const isEigen = (effect: GameEffect): boolean => effect.type === 'sound' && effect.sound === 'eigen';

/** Plays the first word right; stops where its play opens. */
function openBeurt(game: PlayedGame, start: GameStart, waar: string, manier?: Manier): Tafel {
  const tafel = new Tafel(game, game.logic.start(start));
  const random = createRandom(start.seed + 1);
  let inGoed = 0;
  for (let tick = 1; tick < 6000 && !tafel.speelt; tick++) {
    tafel.send({ type: 'tick' });
    if (tafel.state.run.fase === 'goed') must(++inGoed <= OPENT, () => `${waar}: no play within two seconds of a right answer`);
    const input = tick % TUSSEN_INPUTS === 0 && tafel.state.run.fase === 'spelen' ? game.robot(tafel.state, 1, random, manier) : null;
    if (input !== null) tafel.send({ type: 'input', input });
  }
  must(tafel.speelt, () => `${waar}: a right answer opens no play`);
  tafel.effects.length = 0;
  return tafel;
}

interface Hoe {
  readonly manier: Manier;
  readonly waar: string;
}

/** The robot plays it its own way; with one switch there is always something to take. Gives what its play asked of the host. */
function playBeurt(game: PlayedGame, start: GameStart, { manier, waar }: Hoe): readonly GameEffect[] {
  const tafel = openBeurt(game, start, waar, manier);
  const random = createRandom(start.seed + 9);
  const vorm = start.opgaven[0]?.antwoordvorm ?? 'TYP';
  let daden = 0;
  let kiest = false;
  for (let tick = 1; tafel.speelt; tick++) {
    must(tick <= longest(start) + 1, () => `${waar}: play goes on for ever`);
    if (start.rustig)
      kiest ||= game.logic.scene(tafel.state).some(({ pick, uit }) => pick !== undefined && pick !== 'verder' && uit !== true);
    const input = tick % TUSSEN_INPUTS === 0 ? game.robot(tafel.state, 1, random, manier) : null;
    if (input !== null) {
      // In play nothing is typed: a letter is no way to play it.
      const kan = input.soort !== 'letter' && isReachable(game, tafel.state, { input, manier, vorm });
      must(kan, () => `${waar}: ${JSON.stringify(input)} cannot be given in play`);
      tafel.send({ type: 'input', input });
      daden++;
    }
    if (tick % 41 === 0) checkScene(game, tafel.state, waar);
    tafel.send({ type: 'tick' });
  }
  must(daden > 0, () => `${waar}: the robot has nothing to do in play`);
  must(!start.rustig || kiest, () => `${waar}: with one switch there is nothing to take in play`);
  must(!tafel.effects.some(({ type }) => type === 'antwoord'), () => `${waar}: play was judged`);
  return tafel.effects;
}

const longest = ({ rustig }: GameStart): number => DUURT[rustig ? 'rustig' : 'gewoon'];

/** A child that does nothing: it closes by itself and the next word comes. */
function leaveBeurt(tafel: Tafel, lang: number, waar: string): void {
  let tick = 0;
  while (tafel.state.run.fase === 'goed' && tick++ < lang + UIT) tafel.send({ type: 'tick' });
  must(tafel.state.run.fase === 'spelen', () => `${waar}: play that is left alone does not close`);
}

/** A child that goes on at once. */
function skipBeurten(game: PlayedGame, tafel: Tafel, waar: string): void {
  for (let tick = 0; tick < 20; tick++) tafel.send({ type: 'tick' });
  const verder = game.logic.scene(tafel.state).find(({ pick }) => pick === 'verder');
  must(verder !== undefined, () => `${waar}: there is no way to go on`);
  tafel.send({ type: 'input', input: { soort: 'kies', pick: 'verder' } });
  must(!tafel.speelt, () => `${waar}: play does not close when the child goes on`);
}

/** The same answers, whoever plays and whoever does not: play changes nothing of what is asked and what counts. */
function comparePlay(game: PlayedGame, start: GameStart, waar: string): void {
  const stil: PlayedGame = {
    ...game,
    robot: (state, ...rest) => (game.logic.speelt?.(state) === true ? null : game.robot(state, ...rest)),
  };
  const [speelt, laat, toets] = [
    playRonde(game, { start, skill: 0.6 }),
    playRonde(stil, { start, skill: 0.6 }),
    playRonde(game, { start: { ...start, zonderBeurt: true }, skill: 0.6 }),
  ];
  const answers = ({ antwoorden, state }: typeof speelt): string => JSON.stringify([antwoorden, state.run.uitslag]);
  must(answers(speelt) === answers(laat), () => `${waar}: play changed the answers`);
  must(answers(speelt) === answers(toets), () => `${waar}: a test asks something else`);
  must(toets.ticks < laat.ticks, () => `${waar}: in a test there is play all the same`);
}
