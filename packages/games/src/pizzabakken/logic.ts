/**
 * A guest orders a word aloud. Its pieces ride by on a belt and are laid clockwise on the pizza, or the word lies there and
 * is cut, or it is typed; the oven is the answer. Right: the pizza browns and the word steams out of the chimney. Wrong: the
 * oven burps and hands it back; what was right up to there stays.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { pastOpBand } from '@spelrijk/game-kit/band/band';
import { pijlVan } from '@spelrijk/game-kit/gebaar';
import { metGeluid } from '@spelrijk/game-kit/gedaan';
import { klinkt } from '@spelrijk/game-kit/klinkt';
import { GEEN_STUKKEN, beginLeggen, beschrijfLosse, leg, robotLegt } from '@spelrijk/game-kit/band/leggen';
import { maatOf } from '@spelrijk/game-kit/maat';
import { beginSchrijven, geschrevenIn, robotSchrijft, schrijf } from '@spelrijk/game-kit/schrijf';
import { beginSnijden, beschrijfSneden, robotSnijdt, snij } from '@spelrijk/game-kit/split/snijden';
import { createStep, startBasis } from '@spelrijk/game-kit/stap';
import type { Basis, Zet } from '@spelrijk/game-kit/stap';
import { vertel } from '@spelrijk/game-kit/vertel';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { GAAR, SCHUIF, speelt, stukBreed, vormVan } from './state.ts';
import type { PizzaState } from './state.ts';

/** Stage units per tick. */
const BAND_SNELHEID = 1.05;

function begin(before: Basis & Pick<PizzaState, 'reis'> & Partial<PizzaState>): PizzaState {
  const state = beginSnijden(before);
  return vormVan(state) === 'VOLG' ? beginLeggen(state) : { ...state, ...GEEN_STUKKEN, ...beginSchrijven(state) };
}

const start = (options: GameStart): PizzaState => begin({ ...startBasis(options), reis: 0 });

const GELUID = {
  leg: 'plop',
  mis: 'mis',
  af: 'zwiep',
  kies: 'kies',
  loop: 'kies',
  snee: 'klap',
  plak: 'klap',
  antwoord: 'zwiep',
} as const;

function input(state: PizzaState, given: GameInput): Zet<PizzaState> {
  const vorm = vormVan(state);
  if (vorm === 'VOLG') return metGeluid(leg(state, given), GELUID);
  if (vorm === 'TYP') {
    const { raak, ...zet } = schrijf(state, given);
    return { ...zet, sounds: raak === null ? [] : [raak ? 'plop' : 'mis'] };
  }
  // Up and down cut too: they lead nowhere on a round pizza.
  const pijl = pijlVan(given);
  return metGeluid(snij(state, pijl === 'op' || pijl === 'neer' ? { soort: 'kies', pick: 'knip' } : given), GELUID);
}

/** In calm mode the belt only moves when it has to: not everything fits on it, and nobody is choosing with the arrows. */
const staatStil = (state: PizzaState): boolean =>
  state.rustig && (state.keus >= 0 || pastOpBand(state.band.length, stukBreed(state), maatOf(state.stand).w));

function tick(state: PizzaState): Zet<PizzaState> {
  if (speelt(state) && !staatStil(state)) return { state: { ...state, reis: state.reis + BAND_SNELHEID * state.tempo } };
  return klinkt(state, { [SCHUIF]: 'raak', [GAAR]: 'munt' });
}

const oordeel = (state: PizzaState, goed: boolean): Zet<PizzaState> => ({ state, sounds: goed ? [] : ['klap'] });

/** Long enough to read the word in the steam. */
const beloning = (): number => GAAR + 62;

/** A topping that is just leaving the belt cannot be tapped; it comes round again. */
function isErbij(state: PizzaState, given: GameInput): boolean {
  return given.soort !== 'kies' || scene(state).some((item) => item.pick === given.pick && item.uit !== true);
}

function robot(state: PizzaState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (!speelt(state)) return null;
  const vorm = vormVan(state);
  if (vorm === 'TYP') return robotSchrijft(state, skill, manier);
  const klaar: GameInput = manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  const given = vorm === 'SPLIT' ? (robotSnijdt(state, skill, manier) ?? klaar) : robotLegt(state, skill, manier);
  return isErbij(state, given) ? given : null;
}

const LEEG = 'De pizza is nog leeg.';

function beschrijfSpelen(state: PizzaState): string {
  const vorm = vormVan(state);
  if (vorm === 'TYP') return geschrevenIn(state) || `${LEEG} Typ het woord dat de gast bestelt.`;
  if (vorm === 'SPLIT') return beschrijfSneden(state, 'Op de pizza');
  const op = state.vakken.inhoud.join(' ');
  return `${op === '' ? LEEG : `Op de pizza ligt: ${op}.`} ${beschrijfLosse(state, 'Op de band')}`;
}

const beschrijf = vertel<PizzaState>({
  spelen: beschrijfSpelen,
  wacht: 'De pizza schuift de oven in.',
  goed: 'De pizza is goudbruin. Het woord stoomt uit de schoorsteen.',
  uitleg: 'Boer! De oven geeft de pizza terug.',
  klaar: 'Alle gasten hebben pizza. De oven lacht.',
});

export const logic: GameLogic<PizzaState> = {
  manifest,
  start,
  step: createStep<PizzaState>({ begin, input, tick, oordeel, beloning }),
  scene,
  beschrijf,
  robot,
};
