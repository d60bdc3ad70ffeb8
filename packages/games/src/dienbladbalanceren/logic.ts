/**
 * A café: what is on the bar is put on the tray in its order, until the word or the sentence stands there. Or the one dish with the answer is
 * put on it. The tray keeps level while the child thinks. Right: the guests clap. Wrong: the tray comes back.
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
  startBasis,
  withSound,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { bladspel, gastenVan, LEEG_BLAD, momentOf, VOORVALLEN } from './blad.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { isOrdening } from './state.ts';
import type { DienbladState } from './state.ts';

function begin(before: DienbladState): DienbladState {
  const ordent = isOrdening(before);
  const bediend = { gasten: [...before.gasten, ...gastenVan(before)], blad: LEEG_BLAD };
  const state = beginPointing({ ...before, ...bediend }, !ordent);
  return ordent ? beginLaying(state) : { ...state, ...GEEN_STUKKEN, ...beginWriting(state) };
}

function start(options: GameStart): DienbladState {
  const basis = { ...startBasis(options), ...startBeurten(options) };
  return begin({ ...basis, ...NIETS_GEKOZEN, ...GEEN_STUKKEN, ...beginWriting(basis), blad: LEEG_BLAD, gasten: [] });
}

const GELUID = { leg: 'plop', mis: 'mis', af: 'zwiep', kies: 'kies', antwoord: 'munt' } as const;

const input = (state: DienbladState, given: GameInput): Zet<DienbladState> =>
  isOrdening(state) ? withSound(lay(state, given), GELUID) : pointAt(state, given, 'plop');

const tick = (state: DienbladState): Zet<DienbladState> => playSounds(state, { 10: 'munt', 30: 'raak' });

const oordeel = (before: DienbladState, goed: boolean): Zet<DienbladState> =>
  goed ? { state: before, sounds: ['raak'] } : { state: rejectKeus(before), sounds: ['mis'] };

function describeSpelen(state: DienbladState): string {
  if (!isOrdening(state)) return `Op de bar kun je kiezen. Gevraagd: ${describeVraag(state)}. Er staat: ${nameKeuzes(state)}.`;
  const staat = state.vakken.inhoud.join(' ');
  return `${staat === '' ? 'Het dienblad is leeg.' : `Op het dienblad: ${staat}.`} ${describeLosse(state, 'Op de bar')}`;
}

function describeGoed(state: DienbladState): string {
  if (isOpen(state)) {
    const moment = momentOf(state.blad);
    const stand = moment === 0 ? 'recht' : moment < 0 ? 'scheef naar links' : 'scheef naar rechts';
    return `Zet de gerechten op het blad. Het blad hangt ${stand}.`;
  }
  return `Goed: ${isOrdening(state) ? joinAll(state) : (state.gekozen ?? '')}. De gasten klappen.`;
}

const describe = describeBy<DienbladState>({
  spelen: describeSpelen,
  wacht: 'Het dienblad gaat naar de tafel.',
  goed: describeGoed,
  uitleg: 'Het dienblad komt terug.',
  klaar: ({ gasten }) =>
    gasten.length > 0 ? 'De ronde is klaar. Het terras zit vol gasten.' : 'De ronde is klaar. Iedereen op het terras zwaait.',
});

export const logic: GameLogic<DienbladState> = withVoorvallen<DienbladState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, bladspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
