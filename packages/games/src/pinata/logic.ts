/**
 * A piñata per word. In the free attempt every typed letter is a blow, whatever letter it is; the last blow bursts it
 * when the word is right. In the guided attempts only right letters hit and are written.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { isGeleid } from '@spelrijk/game-kit/run';
import { beginSchrijven, geschrevenIn, robotSchrijft, schrijf } from '@spelrijk/game-kit/schrijf';
import { createStep, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { BARST, LANDING } from './state.ts';
import type { PinataState } from './state.ts';

/** The piñata goes on swinging from word to word; only the letters are new. */
const begin = (state: PinataState): PinataState => ({ ...state, vakken: beginSchrijven(state).vakken });

function start(options: GameStart): PinataState {
  const basis = startBasis(options);
  return begin({ ...basis, ...beginSchrijven(basis) });
}

/** Free, every letter is a blow; guided, only a right one is. */
function input(state: PinataState, given: GameInput): Zet<PinataState> {
  const { raak, ...zet } = schrijf(state, given);
  if (raak === null) return zet;
  return { ...zet, sounds: [isGeleid(state.run) ? (raak ? 'klap' : 'zwiep') : 'letter'] };
}

function tick(state: PinataState): Zet<PinataState> {
  if (state.run.fase !== 'goed') return { state };
  const t = ticksInFase(state);
  if (t === BARST) return { state, sounds: ['raak'] };
  return t === LANDING ? { state, sounds: ['munt'] } : { state };
}

function oordeel(state: PinataState, goed: boolean): Zet<PinataState> {
  return goed ? { state: { ...state, letterOp: state.tick } } : { state: { ...state, misOp: state.tick }, sounds: ['zwiep'] };
}

const robot = (state: PinataState, skill: number, _random: unknown, manier?: Manier): GameInput | null =>
  state.run.fase === 'spelen' ? robotSchrijft(state, skill, manier) : null;

const ZINNEN: Readonly<Record<PinataState['run']['fase'], string>> = {
  spelen: 'Er hangt een piñata. Typ het woord dat je hoort.',
  wacht: 'De stok zwaait.',
  goed: 'Raak! De piñata barst en er valt snoep uit.',
  uitleg: 'Zwiep, mis! De piñata hangt er nog.',
  klaar: 'Feest! De mand is vol.',
};

function beschrijf(state: PinataState): string {
  if (state.run.fase !== 'spelen') return ZINNEN[state.run.fase];
  const written = geschrevenIn(state);
  return state.vakken.inhoud.length > 0 ? written : `${ZINNEN.spelen} ${written}`.trim();
}

export const logic: GameLogic<PinataState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel }),
  scene,
  beschrijf,
  robot,
};
