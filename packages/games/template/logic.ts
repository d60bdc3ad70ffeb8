/** Say here what the child does, what the tension is and what being right gives. */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { klinkt } from '@spelrijk/game-kit/klinkt';
import { beginSchrijven, geschrevenIn, robotSchrijft } from '@spelrijk/game-kit/schrijf';
import { createStep, startBasis } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { typ } from '@spelrijk/game-kit/typen';
import { vertel } from '@spelrijk/game-kit/vertel';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import type { SjabloonState } from './state.ts';

/** A new word, or the same word in a next attempt: the stage is laid out anew. */
const begin = (state: SjabloonState): SjabloonState => ({ ...state, ...beginSchrijven(state) });

function start(options: GameStart): SjabloonState {
  const basis = startBasis(options);
  return { ...basis, ...beginSchrijven(basis), buit: 0 };
}

/** What the child does; a game never judges, it only says what was given as the answer. */
const input = (state: SjabloonState, given: GameInput): Zet<SjabloonState> => typ(state, given);

/** What moves by itself, 60 times a second. */
const tick = (state: SjabloonState): Zet<SjabloonState> => klinkt(state, { 12: 'munt' });

/** The verdict came in. */
const oordeel = (state: SjabloonState, goed: boolean): Zet<SjabloonState> =>
  goed ? { state: { ...state, buit: state.buit + 1 } } : { state, sounds: ['mis'] };

const robot = (state: SjabloonState, skill: number, _random: unknown, manier?: Manier): GameInput | null =>
  state.run.fase === 'spelen' ? robotSchrijft(state, skill, manier) : null;

const beschrijf = vertel<SjabloonState>({
  spelen: (state) => geschrevenIn(state) || 'Typ het woord dat je hoort.',
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
  beschrijf,
  robot,
};
