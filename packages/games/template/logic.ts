/** Say here what the child does, what the tension is and what being right gives. */
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import type { SjabloonState } from './state.ts';
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginWriting, createStep, describeWritten, playSounds, startBasis, typeLetter, describeBy } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';

/** A new word, or the same word in a next attempt: the stage is laid out anew. */
const begin = (state: SjabloonState): SjabloonState => ({ ...state, ...beginWriting(state) });

function start(options: GameStart): SjabloonState {
  const basis = startBasis(options);
  return { ...basis, ...beginWriting(basis), buit: 0 };
}

/** What the child does; a game never judges, it only says what was given as the answer. */
const input = (state: SjabloonState, given: GameInput): Zet<SjabloonState> => typeLetter(state, given);

/** What moves by itself, 60 times a second. */
const tick = (state: SjabloonState): Zet<SjabloonState> => playSounds(state, { 12: 'munt' });

/** The verdict came in. */
const oordeel = (state: SjabloonState, goed: boolean): Zet<SjabloonState> =>
  goed ? { state: { ...state, buit: state.buit + 1 } } : { state, sounds: ['mis'] };

const describe = describeBy<SjabloonState>({
  spelen: (state) => describeWritten(state) || 'Typ het woord.',
  wacht: 'De kist kijkt naar je woord.',
  goed: 'Het woord zit in de kist.',
  uitleg: 'De kist blijft dicht.',
  klaar: 'De kist is vol.',
});

export const logic: GameLogic<SjabloonState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel }),
  scene,
  describe,
};
