/**
 * Under a parachute over a meadow: the child drifts over the cloths with answers and lands on one, which is the answer. Up there the wind
 * holds it as long as it likes. Right: the cow bows. Wrong: a haystack, and the plane fetches it again.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { arrivedAt, beginShooting, GEEN_SCHOT, hit, missShot, shoot } from '@spelrijk/game-kit/mechanics/schieten';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { beginWriting, createStep, describeBy, describeVraag, GEEN_OPTIES, playSounds, startBasis } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { kleedPlek } from './plaatsen.ts';
import { scene } from './scene.ts';
import { GEEN_SPRONG, sprongspel, VOORVALLEN } from './sprong.ts';
import { BUIGT, DALING } from './state.ts';
import type { ParaState } from './state.ts';

const MAX_KLEDEN = 4;
/** Share of the way to the next cloth that is drifted in a tick. */
const DRIFT = 0.09;

function begin(before: ParaState): ParaState {
  const state = beginShooting({ ...before, sprong: GEEN_SPRONG }, MAX_KLEDEN);
  return { ...state, x: kleedPlek(state, state.mik).x };
}

function start(options: GameStart): ParaState {
  const basis = { ...startBasis(options), ...GEEN_OPTIES, ...GEEN_SCHOT, ...startBeurten(options) };
  return begin({ ...basis, ...beginWriting(basis), x: 0, sprong: GEEN_SPRONG, lappen: [] });
}

const input = (state: ParaState, given: GameInput): Zet<ParaState> => shoot(state, given);

function tick(before: ParaState): Zet<ParaState> {
  const doel = kleedPlek(before, before.mik).x;
  const state = { ...before, x: before.rustig ? doel : before.x + (doel - before.x) * DRIFT };
  const kleed = arrivedAt(state, DALING);
  return kleed === null ? playSounds(state, { [BUIGT]: 'munt' }) : hit(state, kleed);
}

const oordeel = (state: ParaState, goed: boolean): Zet<ParaState> =>
  goed ? { state, sounds: ['raak'] } : { state: missShot(state), sounds: ['plop'] };

/** Who was in the air is in the plane again. */
const turn = (state: ParaState): ParaState => ({
  ...state,
  x: kleedPlek(state, state.mik).x,
  sprong: { ...state.sprong, valt: null, geland: null, over: state.sprong.over + (state.sprong.valt === null ? 0 : 1) },
});

const WAAIT: Readonly<Record<number, string>> = {
  [-2]: 'hard naar links',
  [-1]: 'zacht naar links',
  1: 'zacht naar rechts',
  2: 'hard naar rechts',
};

const describe = describeBy<ParaState>({
  spelen: (state) => `Je zweeft boven de wei. Op het bord: ${describeVraag(state)}. De kleden: ${state.opties.join(', ')}.`,
  wacht: 'Plof.',
  goed: (state) =>
    isOpen(state)
      ? `Je zit in het vliegtuig. Het waait ${WAAIT[state.sprong.wind] ?? 'niet'}. Op de wei, van links naar rechts: ${state.sprong.wei.join(', ')}.`
      : 'Geland. De koe maakt een buiging.',
  uitleg: 'Je ligt in een hooiberg.',
  klaar: ({ lappen }) => `De koeien dansen.${lappen.length > 1 ? ` Op je parachute zitten ${lappen.length} lapjes.` : ''}`,
});

export const logic: GameLogic<ParaState> = withVoorvallen<ParaState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, sprongspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
