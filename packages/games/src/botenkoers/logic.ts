/**
 * A regatta seen from above. The boat lies at anchor before gates of buoys with answers; the child turns its bow and weighs anchor, and the gate
 * that is sailed through is the answer. Right: a seal applauds. Wrong: the gate turns out to be a reed bed.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { arrivedAt, beginShooting, GEEN_SCHOT, hit, missShot, shoot } from '@spelrijk/game-kit/mechanics/schieten';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { beginWriting, createStep, describeBy, describeVraag, GEEN_OPTIES, playSounds, startBasis } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { GEEN_VAART, laveerspel, VOORVALLEN } from './laveren.ts';
import { manifest } from './manifest.ts';
import { stevenTo } from './plaatsen.ts';
import { scene } from './scene.ts';
import { ERDOOR, TOCHT } from './state.ts';
import type { BotenState } from './state.ts';

const MAX_POORTEN = 4;
/** Share of the turn to the next gate that the bow makes in a tick. */
const DRAAI = 0.12;

function begin(before: BotenState): BotenState {
  const state = beginShooting({ ...before, vaart: GEEN_VAART }, MAX_POORTEN);
  return { ...state, steven: stevenTo(state, state.mik) };
}

function start(options: GameStart): BotenState {
  const basis = { ...startBasis(options), ...GEEN_OPTIES, ...GEEN_SCHOT, ...startBeurten(options) };
  return begin({ ...basis, ...beginWriting(basis), steven: 0, vaart: GEEN_VAART, vlaggen: [] });
}

const input = (state: BotenState, given: GameInput): Zet<BotenState> => shoot(state, given);

function tick(before: BotenState): Zet<BotenState> {
  const doel = stevenTo(before, before.mik);
  const state = { ...before, steven: before.rustig ? doel : before.steven + (doel - before.steven) * DRAAI };
  const poort = arrivedAt(state, TOCHT);
  return poort === null ? playSounds(state, { [ERDOOR]: 'munt' }) : hit(state, poort);
}

const oordeel = (state: BotenState, goed: boolean): Zet<BotenState> =>
  goed ? { state, sounds: ['raak'] } : { state: missShot(state), sounds: ['plop'] };

/** The water against the wind is another one: it begins anew. */
function turn(state: BotenState): BotenState {
  const na = { ...state, steven: stevenTo(state, state.mik) };
  return isOpen(na) ? laveerspel.open(na) : na;
}

const describe = describeBy<BotenState>({
  spelen: (state) => `Je boot ligt voor anker. Op het bord: ${describeVraag(state)}. De poorten: ${state.opties.join(', ')}.`,
  wacht: 'Je zeilt door de poort.',
  goed: (state) =>
    isOpen(state) ? 'Je zeilt zigzag tegen de wind in. Vaar langs de boeien met een vlag.' : 'Je bent erdoor. De zeehond klapt.',
  uitleg: 'Je boot ligt in het riet.',
  klaar: ({ vlaggen }) => `Je bent over de finish.${vlaggen.length > 1 ? ` Aan je vlaggenlijn hangen ${vlaggen.length} vlaggen.` : ''}`,
});

export const logic: GameLogic<BotenState> = withVoorvallen<BotenState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, laveerspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
