/**
 * What every game must do, as tests that play it: with robots of every skill, with an idle child, with random events, by
 * keys alone and by fingers alone, on both stands. A game of the catalog passes all of it or does not ship.
 */
import { uitlegFor } from '../contract/game.ts';
import type { Game } from '../contract/game.ts';
import { checkBlind, checkPlaces } from './fairness.ts';
import { playBeurten } from './beurten.ts';
import { makeOpgaven } from './opgaven.ts';
import { formFor, must } from './requirement.ts';
import { playBijzonder, playManier, playRounds, playShort, playThroughJson, playTwice } from './rounds.ts';
import { playIdle, playRandom, playRescue } from './wild.ts';
import type { PlayedGame } from './robot.ts';

export interface Proef {
  /** A requirement, in words. */
  readonly titel: string;
  /** @throws when the game does not meet it */
  readonly run: () => void;
}

export interface ProefOpties {
  /** Rounds of robots, spread over skills, forms, stands and calm mode. */
  readonly rondes: number;
  /** So many of the hundred idle children sit there for ten minutes, the others for twenty seconds. */
  readonly stil?: number;
  /** The share of the seeds of every other test, of 1: the first ones, which go through all forms, stands and calm mode. */
  readonly deel?: number;
}

/** All the tests for one game. */
export function conformTests(game: PlayedGame, { rondes, stil = 6, deel = 1 }: ProefOpties): readonly Proef[] {
  const some = (seeds: number): number => Math.ceil(seeds * deel);
  return [
    { titel: 'every round ends, every opgave is answered, done comes once and last', run: () => playRounds(game, rondes) },
    { titel: 'a round of one opgave and a round of none end too', run: () => playShort(game) },
    { titel: 'sounds to choose and texts to read are played to the end where it says it can pose them', run: () => playBijzonder(game) },
    { titel: 'an idle child is never judged', run: () => playIdle(game, { seeds: some(100), lang: stil }) },
    { titel: 'random events never break it, and the stage stays drawable', run: () => playRandom(game, some(200)) },
    { titel: 'the right answer stays within reach whatever was done before', run: () => playRescue(game, some(40)) },
    { titel: 'the same seed and events give the same game, also from a recording', run: () => playTwice(game, some(12)) },
    { titel: 'state survives JSON at any tick', run: () => playThroughJson(game, some(8)) },
    { titel: 'a whole round is playable by keys alone', run: () => playManier(game, 'toetsen', some(24)) },
    { titel: 'a whole round is playable by fingers alone', run: () => playManier(game, 'aanraken', some(24)) },
    { titel: 'the right option is not found by its place', run: () => checkPlaces(game, 240) },
    { titel: 'the stage of a first attempt is the same whatever the answer is', run: () => checkBlind(game, some(12)) },
    { titel: 'play after a right word is in the child’s hands, ends by itself and counts for nothing', run: () => playBeurten(game) },
    { titel: 'the manifest says what a child needs to know', run: () => checkManifest(game) },
  ];
}

function checkManifest(game: Game): void {
  const { manifest } = game.logic;
  const uitleg = manifest.antwoordvormen.map((vorm) => uitlegFor(manifest, vorm));
  const texts = [manifest.titel, ...uitleg.flatMap(({ instructie, bediening }) => [instructie, bediening.toetsen, bediening.aanraken])];
  for (const text of texts) must(text.trim() === text && text.length > 2, () => `a text of ${manifest.slug} is empty`);
  must(
    uitleg.every(({ instructie }) => instructie.endsWith('.')),
    () => 'an instruction is not a sentence',
  );
  must(manifest.antwoordvormen.length > 0, () => 'no answer forms');
  must(makeOpgaven(formFor(game, 0), 1, 1, manifest.maxLetters).length === 1, () => 'no word fits');
}
