/**
 * A guest orders a word aloud. Its pieces ride by on a belt and are laid clockwise on the pizza, or the word lies there and
 * is cut, or it is typed; the oven is the answer. Right: the pizza browns and the word steams out of the chimney. Wrong: the
 * oven burps and hands it back; what was right up to there stays.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { robotLegt } from '@spelrijk/game-kit/band/leggen';
import { beginSamenstellen, beschrijfSamen, stelSamen, vormVan } from '@spelrijk/game-kit/woord/samenstellen';
import { rijd } from '@spelrijk/game-kit/band/stukken';
import { klinkt } from '@spelrijk/game-kit/klinkt';
import { isSpelend } from '@spelrijk/game-kit/run';
import { robotSchrijft } from '@spelrijk/game-kit/schrijf';
import { robotSnijdt } from '@spelrijk/game-kit/split/snijden';
import { createStep, startBasis } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { vertel } from '@spelrijk/game-kit/vertel';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { GAAR, SCHUIF } from './state.ts';
import type { PizzaState } from './state.ts';

/** Stage units per tick. */
const BAND_SNELHEID = 1.05;

const start = (options: GameStart): PizzaState => beginSamenstellen({ ...startBasis(options), reis: 0 });

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

const input = (state: PizzaState, given: GameInput): Zet<PizzaState> => stelSamen(state, given, GELUID);

const tick = (state: PizzaState): Zet<PizzaState> => klinkt(rijd(state, BAND_SNELHEID), { [SCHUIF]: 'raak', [GAAR]: 'munt' });

const oordeel = (state: PizzaState, goed: boolean): Zet<PizzaState> => ({ state, sounds: goed ? [] : ['klap'] });

/** Long enough to read the word in the steam. */
const beloning = (): number => GAAR + 62;

/** A topping that is just leaving the belt cannot be tapped; it comes round again. */
function isErbij(state: PizzaState, given: GameInput): boolean {
  return given.soort !== 'kies' || scene(state).some((item) => item.pick === given.pick && item.uit !== true);
}

function robot(state: PizzaState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (!isSpelend(state.run)) return null;
  const vorm = vormVan(state);
  if (vorm === 'TYP') return robotSchrijft(state, skill, manier);
  const klaar: GameInput = manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  const given = vorm === 'SPLIT' ? (robotSnijdt(state, skill, manier) ?? klaar) : robotLegt(state, skill, manier);
  return isErbij(state, given) ? given : null;
}

const WOORDEN = {
  op: 'Op de pizza',
  los: 'Op de band',
  leeg: 'De pizza is nog leeg.',
  typ: 'Typ het woord dat de gast bestelt.',
} as const;

const beschrijf = vertel<PizzaState>({
  spelen: (state) => beschrijfSamen(state, WOORDEN),
  wacht: 'De pizza schuift de oven in.',
  goed: 'De pizza is goudbruin. Het woord stoomt uit de schoorsteen.',
  uitleg: 'Boer! De oven geeft de pizza terug.',
  klaar: 'Alle gasten hebben pizza. De oven lacht.',
});

export const logic: GameLogic<PizzaState> = {
  manifest,
  start,
  step: createStep<PizzaState>({ begin: beginSamenstellen, input, tick, oordeel, beloning }),
  scene,
  beschrijf,
  robot,
};
