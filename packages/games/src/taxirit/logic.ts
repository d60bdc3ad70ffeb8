/**
 * A passenger names a word and the drive is its spelling: at a roundabout every exit has a sign, and the one with the next piece is taken,
 * until the word is whole. Or the one exit with the answer is taken. Right: the meter pays out. Wrong: a dead end with a chicken on it.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginLaying, describeLosse, GEEN_STUKKEN, joinAll, lay } from '@spelrijk/game-kit/mechanics/leggen';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  beginPointing,
  beginWriting,
  createStep,
  currentOpgave,
  describeBy,
  describeVraag,
  nameKeuzes,
  NIETS_GEKOZEN,
  NOOIT,
  playSounds,
  pointAt,
  rejectKeus,
  startBasis,
  withSound,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { NO_STAD, stadspel, VOORVALLEN } from './stad.ts';
import { isRit } from './state.ts';
import type { TaxiState } from './state.ts';

function begin(before: TaxiState): TaxiState {
  const rit = isRit(before);
  const state = beginPointing({ ...before, stad: NO_STAD, afslag: -1, afslagOp: NOOIT }, !rit);
  return rit ? beginLaying(state) : { ...state, ...GEEN_STUKKEN, ...beginWriting(state) };
}

function start(options: GameStart): TaxiState {
  const basis = { ...startBasis(options), ...startBeurten(options) };
  const leeg = { afslag: -1, afslagOp: NOOIT, stad: NO_STAD, stickers: [], stickerOp: NOOIT } as const;
  return begin({ ...basis, ...NIETS_GEKOZEN, ...GEEN_STUKKEN, ...beginWriting(basis), ...leeg });
}

const GELUID = { leg: 'zwiep', mis: 'mis', af: 'plop', kies: 'kies', antwoord: 'klap' } as const;

function input(state: TaxiState, given: GameInput): Zet<TaxiState> {
  if (!isRit(state)) {
    const zet = pointAt(state, given, 'zwiep');
    return zet.antwoord === undefined ? zet : { ...zet, state: { ...zet.state, afslag: zet.state.keus, afslagOp: state.tick } };
  }
  const zet = withSound(lay(state, given), GELUID);
  const erbij = zet.state.gelegd.length > state.gelegd.length;
  return erbij ? { ...zet, state: { ...zet.state, afslag: zet.state.gelegd.at(-1) ?? -1, afslagOp: state.tick } } : zet;
}

const tick = (state: TaxiState): Zet<TaxiState> => playSounds(state, { 14: 'munt', 28: 'munt', 42: 'munt' });

const oordeel = (before: TaxiState, goed: boolean): Zet<TaxiState> =>
  goed ? { state: before, sounds: ['raak'] } : { state: rejectKeus(before), sounds: ['mis'] };

function describeSpelen(state: TaxiState): string {
  if (!isRit(state)) return `Rotonde. Gevraagd: ${describeVraag(state)}. Afslagen: ${nameKeuzes(state)}.`;
  const gereden = state.vakken.inhoud.join(' ');
  const opgave = currentOpgave(state.run);
  const route = opgave?.vorm === 'route' ? `Op het bord: ${opgave.vraag ?? ''} ` : '';
  return `${route}${gereden === '' ? 'De taxi staat klaar op de rotonde.' : `Gereden: ${gereden}.`} ${describeLosse(state, 'Afslagen')}`;
}

const describeGoed = (state: TaxiState): string => {
  if (isOpen(state)) return 'De stad is van jou. Rijd rond en haal lifters op.';
  return isRit(state)
    ? `Goed gereden: ${joinAll(state)}. De meter betaalt uit.`
    : `Goed gereden: ${state.gekozen ?? ''}. De meter betaalt uit.`;
};

const describe = describeBy<TaxiState>({
  spelen: describeSpelen,
  wacht: 'De taxi rijdt de straat in.',
  goed: describeGoed,
  uitleg: 'Een doodlopende straat, met een kip op de weg.',
  klaar: ({ stickers }) => (stickers.length > 0 ? 'De rit is klaar. Je taxi zit vol stickers.' : 'De rit is klaar. De hele stad zwaait.'),
});

export const logic: GameLogic<TaxiState> = withVoorvallen<TaxiState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, stadspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
