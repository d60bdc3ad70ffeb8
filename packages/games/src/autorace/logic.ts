/**
 * A race seen from behind: a gantry with the answers comes over the lanes, the child steers and gives gas, and the lane it
 * drives in is the answer. The gantry waits until the child has chosen. Right is a boost and a part for the car; wrong is
 * gravel, and the snail in the next lane drives by.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginKoers, chooseBaan, stepKoers, baanBeside, startKoers, tapBaan, depart } from '@spelrijk/game-kit/mechanics/koers';
import {
  createStep,
  pickedIndex,
  describeVraag,
  isAction,
  kantOf,
  rejectOptie,
  playSounds,
  pijlOf,
  ticksInFase,
  describeBy,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { isOpen, startBeurten, wasOpen, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { GEEN_RIT, inhaalspel, VOORVALLEN } from './inhalen.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { AANLOOP, BEDENKTIJD, NIEUW_DEEL, ONDERDOOR } from './state.ts';
import type { RaceState } from './state.ts';

const begin = (state: RaceState): RaceState => beginKoers({ ...state, ...GEEN_RIT }, AANLOOP);

const start = (options: GameStart): RaceState =>
  begin({ ...startKoers(options, 1), ...startBeurten(options), ...GEEN_RIT, gereden: 0, onderdelen: 0, ingehaald: 0, sterren: 0 });

function input(state: RaceState, given: GameInput): Zet<RaceState> {
  if (state.wegOp !== null) return { state };
  if (isAction(given) || pijlOf(given) === 'op') return depart(state);
  if (given.soort === 'wijs') return { state: tapBaan(state, given) };
  const baan = pickedIndex(given, 'baan');
  if (baan in state.opties) return depart(chooseBaan(state, baan));
  const kant = kantOf(given);
  return kant === 0 ? { state } : { state: chooseBaan(state, baanBeside(state, kant)), sounds: ['kies'] };
}

/** Lengths of road in this tick: the boost, the gravel, or steady. */
function snelheidOf(state: RaceState): number {
  const { fase } = state.run;
  if (state.rustig) return 0;
  if (fase === 'goed') return wasOpen(state) ? 0.11 : 0.16;
  if (fase === 'uitleg' || fase === 'klaar') return 0.06 * Math.max(0, 1 - ticksInFase(state) / 50);
  return 0.07 * state.tempo;
}

function tick(before: RaceState): Zet<RaceState> {
  const state = { ...before, gereden: before.gereden + snelheidOf(before) };
  if (state.run.fase !== 'spelen') return playSounds(state, { [NIEUW_DEEL]: 'munt' });
  return stepKoers(state, state.tempo, BEDENKTIJD, ONDERDOOR);
}

const oordeel = (state: RaceState, goed: boolean): Zet<RaceState> =>
  goed
    ? { state: { ...state, onderdelen: state.onderdelen + 1 }, sounds: ['raak'] }
    : { state: rejectOptie(state, state.baan), sounds: ['mis'] };

const describe = describeBy<RaceState>({
  spelen: (state) => {
    const { opties, baan } = state;
    return `Op het bord: ${describeVraag(state)}. De banen: ${opties.join(', ')}. Je rijdt in de baan van ${opties[baan] ?? ''}.`;
  },
  wacht: 'Je rijdt onder het bord door.',
  goed: (state) =>
    isOpen(state) ? 'Er rijden anderen voor je. Stuur ertussendoor en haal ze in.' : 'Turbo! Je auto krijgt een nieuw onderdeel.',
  uitleg: 'Je rijdt in het grind. De slak haalt je in.',
  klaar: ({ ingehaald }) => `Finish! Jij wint de beker. De slak wordt tweede.${ingehaald > 1 ? ` Je haalde er ${ingehaald} in.` : ''}`,
});

export const logic: GameLogic<RaceState> = withVoorvallen<RaceState>(
  {
    manifest,
    record: { van: ({ ingehaald }) => ingehaald, zeg: (n) => (n === 1 ? '1 auto ingehaald' : `${n} auto’s ingehaald`) },
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, inhaalspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
