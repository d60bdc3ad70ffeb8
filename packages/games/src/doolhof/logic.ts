/**
 * A garden maze at dusk: every word is a room with gates, and walking through a gate is the answer. A right gate lights its
 * lanterns and gives a letter of the secret word; a wrong one leads round, back into the same room, where a mole with a map
 * held upside down does not know the way either.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { createStep, drawKans, gekozen, gevraagd, keurAf, klinkt, legOpties, startKiezen, vertel } from '@spelrijk/game-kit/run';
import type { Kiezend, Zet } from '@spelrijk/game-kit/run';
import { bouwKamer } from './kamer.ts';
import { begintIn, isErAl, loopNaar, stuurLoper, volgendeStap } from './loper.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { geheimWoord, LETTER, nieuweLetter, STAP } from './state.ts';
import type { DoolhofState } from './state.ts';
import { tuinOf } from './tuin.ts';

/** A new room, at the way in. */
function betreed(state: Kiezend & Pick<DoolhofState, 'letters'>): DoolhofState {
  const { raster, blokken } = tuinOf(state);
  const [kamer, next] = drawKans(state, (random) => bouwKamer(raster, state.opties.length, blokken, random));
  return { ...next, ...begintIn(kamer), poort: null };
}

const begin = (state: DoolhofState): DoolhofState => betreed(legOpties(state));

const start = (options: GameStart): DoolhofState => betreed({ ...legOpties(startKiezen(options)), letters: 0 });

/**
 * Another shape of garden: a room of that shape, back at the way in. After the answer only the gate counts: it stands in the same order.
 */
function draai(state: DoolhofState): DoolhofState {
  const turned = betreed(state);
  const { poort } = state;
  const vak = turned.kamer.deuren[poort ?? -1] ?? turned.vak;
  return { ...turned, vak, vorig: vak, poort };
}

function input(state: DoolhofState, given: GameInput): Zet<DoolhofState> {
  const deur = state.kamer.deuren[gekozen(given, 'poort')];
  return deur === undefined ? { state: stuurLoper(state, given, tuinOf(state)) } : { state: loopNaar(state, deur), sounds: ['kies'] };
}

/** A step for every arrow, also for one that was let go at once. */
function tick(state: DoolhofState): Zet<DoolhofState> {
  if (state.run.fase !== 'spelen') return klinkt(state, { [LETTER]: 'munt' });
  if (!isErAl(state, STAP)) return { state };
  const poort = state.kamer.deuren.indexOf(state.vak);
  const antwoord = state.opties[poort];
  if (antwoord === undefined) return { state: volgendeStap(state, tuinOf(state).raster) };
  return { state: { ...state, poort, doel: null }, sounds: ['zwiep'], antwoord };
}

const oordeel = (state: DoolhofState, goed: boolean): Zet<DoolhofState> =>
  goed
    ? { state: { ...state, letters: state.letters + 1 }, sounds: ['raak'] }
    : { state: keurAf(state, state.poort ?? -1), sounds: ['mis'] };

const beschrijf = vertel<DoolhofState>({
  spelen: (state) => `Op het bord: ${gevraagd(state, 'luister')}. De poorten, van links naar rechts: ${state.opties.join(', ')}.`,
  wacht: 'Je loopt door de poort.',
  goed: (state) => `De lantaarns gaan aan. Je vindt de letter ${nieuweLetter(state)}.`,
  uitleg: 'Dit pad loopt in een kring. Je bent terug. De mol weet het ook niet.',
  klaar: (state) => `Je bent bij de schat. Het geheime woord is ${geheimWoord(state)}.`,
});

export const logic: GameLogic<DoolhofState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, draai }),
  scene,
  beschrijf,
};
