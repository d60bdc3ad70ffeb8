/**
 * Rows of floating boxes: the child walks on a lift and jumps on the box whose piece belongs in the word on the crane.
 * Landing on a box is the answer, landing beside it is a play error. The right box is taped and stamped with the word and
 * the lift follows; a wrong one opens, waves a glove and lets the child float down.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  createStep,
  GEEN_OPTIES,
  pickedIndex,
  describeVraag,
  rejectOptie,
  playSounds,
  layOpties,
  NOOIT,
  startBasis,
  ticksInFase,
  describeBy,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { maatOf } from '@spelrijk/game-kit/stage';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { halOf, inMeters, richelsOf, heightOfSprong, wereldOf } from './hal.ts';
import { GEEN_SPRONG, hoogtespel, VOORVALLEN } from './hoogtesprong.ts';
import { jump, jumpFor } from './lijf.ts';
import { manifest } from './manifest.ts';
import { drawToren } from './verzameling.ts';
import { scene } from './scene.ts';
import { moveSpringer, standOn, steerSpringer, wantsToJump } from './springer.ts';
import { LIFT_VAN, OPKOMST, RECORDMAAT, STEMPEL } from './state.ts';
import type { DozenState } from './state.ts';

/** On the lift, at `x`. */
const standOnLift = (state: Omit<DozenState, 'lijf' | 'loopt' | 'doel' | 'geland'>, x: number): DozenState => ({
  ...state,
  ...standOn(x, halOf(state).vloer),
  geland: -1,
});

/** Back on the lift, under the box that was landed on. */
const begin = (state: DozenState): DozenState => standOnLift(layOpties({ ...state, sprong: GEEN_SPRONG }), state.lijf.x);

const NIETS_GESPRONGEN = { sprong: GEEN_SPRONG, record: 0, sterren: 0, sterOp: NOOIT } as const;

const start = (options: GameStart): DozenState =>
  standOnLift(
    {
      ...layOpties({ ...startBasis(options), ...startBeurten(options), ...GEEN_OPTIES }),
      ...NIETS_GESPRONGEN,
      plofOp: NOOIT,
      hoogte: 0,
      spook: (options.spook ?? 0) * RECORDMAAT,
    },
    maatOf(options.stand).w / 2,
  );

function jumpOff(state: DozenState, doel: number): Zet<DozenState> {
  if (!state.lijf.staat || ticksInFase(state) < OPKOMST / 2) return { state };
  const lijf = jump(state.lijf, jumpFor(heightOfSprong(state), wereldOf(state).g));
  return { state: { ...state, lijf, doel }, sounds: ['zwiep'] };
}

function input(state: DozenState, given: GameInput): Zet<DozenState> {
  const doel = pickedIndex(given, 'doos');
  return wantsToJump(given) || doel in state.opties ? jumpOff(state, doel) : { state: steerSpringer(state, given) };
}

function tick(before: DozenState): Zet<DozenState> {
  if (before.run.fase !== 'spelen') return playSounds(before, { [STEMPEL]: 'klap', [LIFT_VAN]: 'munt' });
  const { state, geland } = moveSpringer(before, richelsOf(before), wereldOf(before));
  if (geland === null) return { state };
  const antwoord = state.opties[geland];
  if (antwoord === undefined) return { state: { ...state, plofOp: state.tick }, sounds: ['plop'] };
  return { state: { ...state, geland, loopt: 0 }, sounds: ['plop'], antwoord };
}

const oordeel = (state: DozenState, goed: boolean): Zet<DozenState> =>
  goed
    ? { state: { ...state, hoogte: state.hoogte + 1 }, sounds: ['letter'] }
    : { state: rejectOptie(state, state.geland), sounds: ['mis'] };

/** On the same box, or at the same share of the width of the lift. */
function turn(state: DozenState): DozenState {
  const doos = richelsOf(state)[state.geland];
  if (doos !== undefined) return { ...state, lijf: { ...state.lijf, x: doos.x, y: doos.y } };
  const van = maatOf(state.stand === 'liggend' ? 'staand' : 'liggend').w;
  return standOnLift(state, (state.lijf.x / van) * maatOf(state.stand).w);
}

const describe = describeBy<DozenState>({
  spelen: (state) => `Aan de kraan: ${describeVraag(state)}. De dozen: ${state.opties.join(', ')}.`,
  wacht: 'Je staat op de doos.',
  goed: (state) =>
    isOpen(state)
      ? 'De lift is een trampoline. Zet af als je beneden bent en spring naar de sterren.'
      : `De doos gaat dicht en krijgt een stempel. Je gaat omhoog naar verdieping ${state.hoogte}.`,
  uitleg: 'De doos klapt open. Een handschoen zwaait en je zweeft terug naar de lift.',
  klaar: ({ record }) =>
    record > 0
      ? `Je staat op het dak, boven de stad. Je hoogste sprong was ${inMeters(record)} meter.`
      : 'Je staat op het dak, boven de stad.',
});

export const logic: GameLogic<DozenState> = withVoorvallen<DozenState>(
  {
    manifest,
    record: { van: ({ record }) => Math.round(record / RECORDMAAT), zeg: (n) => `een sprong van ${inMeters(n * RECORDMAAT)} meter` },
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, hoogtespel)),
    scene,
    describe,
    speelt: isOpen,
    verzameling: drawToren,
  },
  VOORVALLEN,
);
