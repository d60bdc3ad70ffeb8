/**
 * One hook, one line: the child sails over the fish and lets the hook down so that it meets the right one; what it takes
 * hold of is the answer, an empty hook is a play error. In dictation the fish bites by itself and every letter hauls it up.
 * Right: into the bucket. Wrong: it lets go, and something old comes up instead.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  beginAnswering,
  createStep,
  describeVraag,
  isTyped,
  playSounds,
  startAnswering,
  typeLetter,
  describeBy,
  describeAntwoord,
} from '@spelrijk/game-kit/run';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Zet } from '@spelrijk/game-kit/run';
import { drilspel, GEEN_DRIL, trekt, VOORVALLEN } from './drillen.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { BINNEN, OPHALEN } from './state.ts';
import type { VisState } from './state.ts';
import { turnVangst, letSwim, missVangst, stepHaak, startCatching, steerHaak } from './vangst.ts';
import { drawAlbum } from './verzameling.ts';
import { waterOf } from './water.ts';

/** While a word is typed the boat lies still. */
const moor = (state: VisState): VisState => (isTyped(state) ? { ...state, boot: waterOf(state).typBoot } : state);

const begin = (state: VisState): VisState => moor(letSwim({ ...beginAnswering(state), dril: GEEN_DRIL }, waterOf(state)));

const start = (options: GameStart): VisState =>
  begin({
    ...startAnswering(options),
    ...startBeurten(options),
    dril: GEEN_DRIL,
    ...startCatching(options.stand, waterOf(options)),
    gevangen: 0,
  });

const input = (state: VisState, given: GameInput): Zet<VisState> =>
  isTyped(state) ? typeLetter(state, given) : steerHaak(state, given, waterOf(state));

/** Where a word is typed nothing sails. The leap into the bucket is heard. */
const tick = (state: VisState): Zet<VisState> =>
  state.run.fase === 'spelen' && !isTyped(state)
    ? stepHaak(state, waterOf(state))
    : playSounds(state, { [OPHALEN]: 'zwiep', [BINNEN]: ['plop', 'munt'] });

const oordeel = (state: VisState, goed: boolean): Zet<VisState> =>
  goed ? { state: { ...state, gevangen: state.gevangen + 1 } } : { state: missVangst(state), sounds: ['plop'] };

const turn = (state: VisState): VisState => moor(turnVangst(state, waterOf(state)));

function describeDril(state: VisState): string {
  const { vis, binnenOp } = state.dril;
  if (vis === null) return 'Kies je aas: een worm, een stuk kaas of iets dat glimt.';
  if (binnenOp !== null) return 'Een bijzondere vis springt uit het water.';
  return trekt(state) ? 'De vis trekt. Draai nu niet.' : 'De vis rust. Draai hem naar je toe.';
}

const describe = describeBy<VisState>({
  spelen: (state) =>
    describeAntwoord(
      state,
      'Er zit een vis aan de haak. Schrijf het woord.',
      `Op het bord: ${describeVraag(state)}. De vissen, van boven naar beneden:`,
    ),
  wacht: 'Beet!',
  goed: (state) => (isOpen(state) ? describeDril(state) : `De vis springt in de emmer. Je hebt er ${state.gevangen}.`),
  uitleg: 'De vis laat los. Er hangt iets ouds aan de haak.',
  klaar: 'De emmer is vol. Je laat alle vissen weer vrij en ze springen om de boot.',
});

export const logic: GameLogic<VisState> = withVoorvallen<VisState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, drilspel)),
    scene,
    describe,
    speelt: isOpen,
    verzameling: drawAlbum,
  },
  VOORVALLEN,
);
