/**
 * A garden maze at dusk: every word is a room with gates, and walking through a gate is the answer. A right gate lights its
 * lanterns and gives a letter of the secret word; a wrong one leads round, back into the same room, where a mole with a map
 * held upside down does not know the way either.
 */
import { bouwKamer, stapIn } from '@spelrijk/game-kit/doolhof/kamer';
import { begintIn, isErAl, loopNaar, stuurLoper, volgendeStap } from '@spelrijk/game-kit/doolhof/loper';
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { gekozen, keurAf, legOpties, robotOptie, startKiezen } from '@spelrijk/game-kit/kiezen';
import type { Kiezend } from '@spelrijk/game-kit/kiezen';
import { klinkt } from '@spelrijk/game-kit/klinkt';
import { createStep, drawKans } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { gevraagd, vertel } from '@spelrijk/game-kit/vertel';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { LETTER, STAP, geheimWoord, nieuweLetter } from './state.ts';
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

function robot(state: DoolhofState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen' || state.doel !== null) return null;
  const i = robotOptie(state, skill);
  const deur = state.kamer.deuren[i];
  if (deur === undefined || state.vak === deur) return null;
  if (manier !== 'toetsen') return { soort: 'kies', pick: `poort:${i}` };
  const richting = stapIn(tuinOf(state).raster, state.kamer, state.vak, deur);
  return richting === null || richting === state.richting ? null : { soort: 'richting', richting, ingedrukt: true };
}

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
  robot,
};
