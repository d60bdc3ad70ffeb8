/**
 * Fish that carry pieces of a word or words of a sentence are caught in their order, or the one with the answer or the rule is caught. Right: the net
 * comes aboard full. Wrong: the fish slip through it.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginLaying, describeLosse, GEEN_STUKKEN, joinAll, lay } from '@spelrijk/game-kit/mechanics/leggen';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  beginPointing,
  beginWriting,
  createStep,
  describeBy,
  describeVraag,
  nameKeuzes,
  NIETS_GEKOZEN,
  playSounds,
  pointAt,
  rejectKeus,
  startChoosing,
  withSound,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { turnZee, vangspel, VOORVALLEN } from './omsingelen.ts';
import { scene } from './scene.ts';
import { BINNEN, DICHT, isLaying } from './state.ts';
import type { VangState } from './state.ts';
import { GEEN_ZEE } from './vangst.ts';

function begin(before: VangState): VangState {
  const legt = isLaying(before);
  const state = beginPointing({ ...before, zee: GEEN_ZEE }, !legt);
  return legt ? beginLaying(state) : { ...state, ...GEEN_STUKKEN, ...beginWriting(state) };
}

function start(options: GameStart): VangState {
  const basis = { ...NIETS_GEKOZEN, ...startChoosing(options), ...startBeurten(options) };
  return begin({ ...basis, ...GEEN_STUKKEN, ...beginWriting(basis), zee: GEEN_ZEE, aquarium: [] });
}

const GELUID = { leg: 'plop', mis: 'mis', af: 'zwiep', kies: 'kies', antwoord: 'zwiep' } as const;

const input = (state: VangState, given: GameInput): Zet<VangState> =>
  isLaying(state) ? withSound(lay(state, given), GELUID) : pointAt(state, given, 'zwiep', 'vis');

const tick = (state: VangState): Zet<VangState> => playSounds(state, { [DICHT]: 'raak', [BINNEN]: ['plop', 'munt'] });

const oordeel = (state: VangState, goed: boolean): Zet<VangState> =>
  goed ? { state } : { state: rejectKeus(state), sounds: ['plop', 'mis'] };

function describeSpelen(state: VangState): string {
  if (!isLaying(state)) return `Op het zeil: ${describeVraag(state)}. In het water zwemmen vissen. Je kunt kiezen: ${nameKeuzes(state)}.`;
  const gevangen = joinAll(state);
  return `${gevangen === '' ? 'Je hebt nog niets gevangen.' : `Gevangen: ${gevangen}.`} ${describeLosse(state, 'In het water')}`;
}

function describeZee({ zee, aquarium, rustig }: VangState): string {
  const los = zee.vissen.filter(({ gevangen }) => gevangen === null).length;
  const doe = rustig ? 'Kies een school vissen. Kijk uit voor de kwal.' : 'Vaar om de vissen heen. Kijk uit voor de kwal.';
  const scheur = zee.lus?.scheur === true ? ' Oei, een kwal! Het net sprong open.' : '';
  return `In zee ${los === 1 ? 'zwemt nog één vis' : `zwemmen nog ${los} vissen`}. ${doe}${scheur} In je aquarium ${aquarium.length === 1 ? 'zwemt er één' : `zwemmen er ${aquarium.length}`}.`;
}

const describe = describeBy<VangState>({
  spelen: describeSpelen,
  wacht: 'Het net gaat dicht.',
  goed: (state) => (isOpen(state) ? describeZee(state) : 'Het net is vol. Je haalt het aan boord.'),
  uitleg: 'Floep! Er zit een gat in het net.',
  klaar: ({ aquarium }) =>
    `Je vaart terug naar de haven. In je aquarium ${aquarium.length === 1 ? 'zwemt één vis' : `zwemmen ${aquarium.length} vissen`}.`,
});

export const logic: GameLogic<VangState> = withVoorvallen<VangState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn: turnZee }, vangspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
