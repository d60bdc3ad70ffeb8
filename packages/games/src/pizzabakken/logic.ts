/**
 * A guest orders a word aloud. Its pieces ride by on a belt and are laid clockwise on the pizza, or the word lies there and
 * is cut, or it is typed; the oven is the answer. Right: the pizza browns and the word steams out of the chimney. Wrong: the
 * oven burps and hands it back; what was right up to there stays.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { createStep, currentOpgave, playSounds, startBasis, describeBy } from '@spelrijk/game-kit/run';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { beginComposing, describeComposing, compose } from './samenstellen.ts';
import { scene } from './scene.ts';
import { GEEN_SCHIJF, GEVEN, serveerspel, VOORVALLEN } from './serveren.ts';
import { GAAR, SCHUIF } from './state.ts';
import type { PizzaState } from './state.ts';
import { ride } from './stukken.ts';

/** Stage units per tick. */
const BAND_SNELHEID = 1.05;

const start = (options: GameStart): PizzaState => ({
  ...beginComposing({ ...startBasis(options), ...startBeurten(options), reis: 0, schijf: GEEN_SCHIJF, smulde: 0 }),
});

const begin = (state: PizzaState): PizzaState => beginComposing({ ...state, schijf: GEEN_SCHIJF });

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

const input = (state: PizzaState, given: GameInput): Zet<PizzaState> => compose(state, given, GELUID);

const tick = (state: PizzaState): Zet<PizzaState> => playSounds(ride(state, BAND_SNELHEID), { [SCHUIF]: 'raak', [GAAR]: 'munt' });

const oordeel = (state: PizzaState, goed: boolean): Zet<PizzaState> => ({ state, sounds: goed ? [] : ['klap'] });

/** Long enough to read the word in the steam. */
const beloning = (): number => GAAR + 62;

const WOORDEN = {
  op: 'Op de pizza',
  los: 'Op de band',
  leeg: 'De pizza is nog leeg.',
  typ: 'Typ het woord dat de gast bestelt.',
} as const;

function describeSpelen(state: PizzaState): string {
  const opgave = currentOpgave(state.run);
  const recept = opgave?.vorm === 'recept' ? `Op het recept: ${opgave.vraag ?? ''} ` : '';
  return recept + describeComposing(state, WOORDEN);
}

const describe = describeBy<PizzaState>({
  spelen: describeSpelen,
  wacht: 'De pizza schuift de oven in.',
  goed: (state) =>
    isOpen(state)
      ? `De pizza draait tussen twee gasten. Je hebt er ${state.schijf.gegeven} van de ${GEVEN} punten uitgedeeld.`
      : 'De pizza is goudbruin. Het woord stoomt uit de schoorsteen.',
  uitleg: 'Boer! De oven geeft de pizza terug.',
  klaar: ({ smulde }) =>
    smulde > 0
      ? `Alle gasten hebben pizza. ${smulde} keer kreeg iemand precies wat hij wilde.`
      : 'Alle gasten hebben pizza. De oven lacht.',
});

export const logic: GameLogic<PizzaState> = withVoorvallen<PizzaState>(
  {
    manifest,
    start,
    step: createStep(withBeurt<PizzaState>({ begin, input, tick, oordeel, beloning }, serveerspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
