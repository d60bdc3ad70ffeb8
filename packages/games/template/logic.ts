/** Say here what the child does, what the tension is and what being right gives. */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/game';
import { robotLetter } from '@spelrijk/game-kit/robot';
import { currentOpgave, isVoorgedaan } from '@spelrijk/game-kit/run';
import { createStep, startBasis } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { gegevenOf, isVol, lettersOf, normalizeLetter, putVrij, startVakken, wisLaatste } from '@spelrijk/game-kit/vakken';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import type { SjabloonState } from './state.ts';

/** A new word, or the same word in a next attempt: the stage is laid out anew. */
function begin(state: SjabloonState): SjabloonState {
  return { ...state, vakken: startVakken(lettersOf(currentOpgave(state.run)?.antwoord ?? '')) };
}

function start(options: GameStart): SjabloonState {
  return begin({ ...startBasis(options), vakken: startVakken([]) });
}

/** What the child does; a game never judges, it only says what was given as the answer. */
function input(state: SjabloonState, given: GameInput): Zet<SjabloonState> {
  if (given.soort === 'wis') return { state: { ...state, vakken: wisLaatste(state.vakken) } };
  if (given.soort === 'klaar') return state.vakken.inhoud.length > 0 ? { state, antwoord: gegevenOf(state.vakken) } : { state };
  if (given.soort !== 'letter') return { state };
  const letter = normalizeLetter(given.letter, currentOpgave(state.run)?.antwoord ?? '');
  return { state: { ...state, vakken: putVrij(state.vakken, letter) }, sounds: ['letter'] };
}

/** What moves by itself, 60 times a second. */
const tick = (state: SjabloonState): Zet<SjabloonState> => ({ state });

function robot(state: SjabloonState, skill: number): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  const { doel, inhoud } = state.vakken;
  if (isVol(state.vakken)) return { soort: 'klaar' };
  return { soort: 'letter', letter: robotLetter(state, doel, inhoud.length, skill, isVoorgedaan(state.run)) };
}

function beschrijf(state: SjabloonState): string {
  return state.vakken.inhoud.length === 0 ? 'Typ het woord dat je hoort.' : `Er staat: ${state.vakken.inhoud.join(' ')}.`;
}

export const logic: GameLogic<SjabloonState> = { manifest, start, step: createStep({ begin, input, tick }), scene, beschrijf, robot };
