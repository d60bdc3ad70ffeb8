/**
 * A piñata per word. In the free attempt every typed letter is a blow, whatever letter it is; the last blow bursts it
 * when the word is right. In the guided attempts only right letters hit and are written.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { robotLetter } from '@spelrijk/game-kit/robot';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { createStep, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { gegevenOf, isVol, lettersOf, normalizeLetter, putGeleid, putVrij, startVakken, wisLaatste } from '@spelrijk/game-kit/vakken';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { BARST, LANDING, NOOIT, voorbeeldOf } from './state.ts';
import type { PinataState } from './state.ts';

function begin(state: PinataState): PinataState {
  return { ...state, vakken: startVakken(lettersOf(currentOpgave(state.run)?.antwoord ?? '')) };
}

function start(options: GameStart): PinataState {
  return begin({ ...startBasis(options), vakken: startVakken([]), klap: NOOIT, zwiep: NOOIT });
}

function input(state: PinataState, given: GameInput): Zet<PinataState> {
  if (given.soort === 'letter') return typeLetter(state, given.letter);
  if (isGeleid(state.run)) return { state };
  if (given.soort === 'wis') return { state: { ...state, vakken: wisLaatste(state.vakken) } };
  const slaat = given.soort === 'klaar' || (given.soort === 'kies' && given.pick === 'klaar');
  return slaat && state.vakken.inhoud.length > 0 ? { state, antwoord: gegevenOf(state.vakken) } : { state };
}

function typeLetter(state: PinataState, raw: string): Zet<PinataState> {
  const letter = normalizeLetter(raw, currentOpgave(state.run)?.antwoord ?? '');
  if (isGeleid(state.run)) return typeGeleid(state, letter);
  const vakken = putVrij(state.vakken, letter);
  return vakken === state.vakken ? { state } : { state: { ...state, vakken, klap: state.tick }, sounds: ['letter'] };
}

function typeGeleid(state: PinataState, letter: string): Zet<PinataState> {
  const { vakken, raak } = putGeleid(state.vakken, letter);
  const next = raak ? { ...state, vakken, klap: state.tick } : { ...state, vakken, zwiep: state.tick };
  const sounds = [raak ? 'klap' : 'zwiep'] as const;
  return isVol(vakken) ? { state: next, sounds, antwoord: gegevenOf(vakken) } : { state: next, sounds };
}

function tick(state: PinataState): Zet<PinataState> {
  if (state.run.fase !== 'goed') return { state };
  const t = ticksInFase(state);
  if (t === BARST) return { state, sounds: ['raak'] };
  return t === LANDING ? { state, sounds: ['munt'] } : { state };
}

function oordeel(state: PinataState, goed: boolean): Zet<PinataState> {
  return goed ? { state: { ...state, klap: state.tick } } : { state: { ...state, zwiep: state.tick }, sounds: ['zwiep'] };
}

function robot(state: PinataState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  const { doel, inhoud } = state.vakken;
  if (isVol(state.vakken)) return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  return { soort: 'letter', letter: robotLetter(state, doel, inhoud.length, skill, voorbeeldOf(state) !== null) };
}

const ZINNEN: Readonly<Record<PinataState['run']['fase'], string>> = {
  spelen: 'Er hangt een piñata. Typ het woord dat je hoort.',
  wacht: 'De stok zwaait.',
  goed: 'Raak! De piñata barst en er valt snoep uit.',
  uitleg: 'Zwiep, mis! De piñata hangt er nog.',
  klaar: 'Feest! De mand is vol.',
};

function beschrijf(state: PinataState): string {
  const { inhoud, doel } = state.vakken;
  if (state.run.fase !== 'spelen') return ZINNEN[state.run.fase];
  const example = voorbeeldOf(state);
  const hint = example === null ? '' : ` De volgende letter is ${example}.`;
  if (inhoud.length === 0) return ZINNEN.spelen + hint;
  const count = isGeleid(state.run) ? ` ${inhoud.length} van de ${doel.length} letters.` : '';
  return `Er staat: ${inhoud.join(' ')}.${count}${hint}`;
}

export const logic: GameLogic<PinataState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel }),
  scene,
  beschrijf,
  robot,
};
