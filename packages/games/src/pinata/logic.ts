/**
 * A piñata per word. In the free attempt every typed letter is a blow, whatever letter it is; the last blow bursts it
 * when the word is right. In the guided attempts only right letters hit and are written.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginWriting, createStep, describeWritten, isGuided, playSounds, write, startBasis, describeBy } from '@spelrijk/game-kit/run';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { GEEN_MEP, mepspel, VOORVALLEN } from './meppen.ts';
import { scene } from './scene.ts';
import { BARST, LANDING } from './state.ts';
import type { PinataState } from './state.ts';

/** The piñata goes on swinging from word to word; only the letters are new. */
const begin = (state: PinataState): PinataState => ({ ...state, vakken: beginWriting(state).vakken, mep: GEEN_MEP });

function start(options: GameStart): PinataState {
  const basis = startBasis(options);
  return begin({ ...basis, ...beginWriting(basis), ...startBeurten(options), mep: GEEN_MEP, gevangen: 0 });
}

/** Free, every letter is a blow; guided, only a right one is. */
function input(state: PinataState, given: GameInput): Zet<PinataState> {
  const { raak, ...zet } = write(state, given);
  if (raak === null) return zet;
  return { ...zet, sounds: [isGuided(state.run) ? (raak ? 'klap' : 'zwiep') : 'letter'] };
}

const tick = (state: PinataState): Zet<PinataState> => playSounds(state, { [BARST]: 'raak', [LANDING]: 'munt' });

function oordeel(state: PinataState, goed: boolean): Zet<PinataState> {
  return goed ? { state: { ...state, letterOp: state.tick } } : { state: { ...state, misOp: state.tick }, sounds: ['zwiep'] };
}

const describe = describeBy<PinataState>({
  spelen: (state) => {
    const written = describeWritten(state);
    return state.vakken.inhoud.length > 0 ? written : `Er hangt een piñata. Typ het woord. ${written}`.trim();
  },
  wacht: 'De stok zwaait.',
  goed: (state) =>
    isOpen(state)
      ? `Drie kleine piñata’s slingeren. Je hebt nog ${state.mep.slagen} ${state.mep.slagen === 1 ? 'slag' : 'slagen'}.`
      : 'Raak! De piñata barst en er valt snoep uit.',
  uitleg: 'Zwiep, mis! De piñata hangt er nog.',
  klaar: ({ gevangen }) => (gevangen > 0 ? `Feest! De mand is vol, met ${gevangen} snoepjes extra.` : 'Feest! De mand is vol.'),
});

export const logic: GameLogic<PinataState> = withVoorvallen<PinataState>(
  {
    manifest,
    record: { van: ({ gevangen }) => gevangen, zeg: (n) => (n === 1 ? '1 snoepje extra' : `${n} snoepjes extra`) },
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, mepspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
