/**
 * White sheets on a washing line, each with a rule or an answer, and a balloon of paint with the word. The child throws it: by a number, a
 * tap, the arrows, or by dragging the balloon. Right: it bursts and the sheet gets its colour. Wrong: it bounces back into the hand, whole.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  beginPointing,
  createStep,
  describeBy,
  describeVraag,
  drag,
  nameKeuzes,
  NIETS_GEKOZEN,
  playSounds,
  pointAt,
  rejectKeus,
  startChoosing,
  type Zet,
} from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { KLEURNAMEN } from './palet.ts';
import { lakensOf, plaatsenOf } from './plaatsen.ts';
import { scene } from './scene.ts';
import { bestDoek, DINGEN, emptyDoek, GEEN_WORP, reeksOf, schilderspel, WORPEN, VOORVALLEN } from './schilderen.ts';
import { RAAK, type VerfState } from './state.ts';
import { KRIJT } from './tekeningen.ts';

const begin = (state: VerfState): VerfState => beginPointing({ ...state, sleep: null }, true);

function start(options: GameStart): VerfState {
  const basis = startChoosing(options);
  const leeg = { ...basis, ...NIETS_GEKOZEN, bakken: basis.bakken, ...startBeurten(options) };
  return begin({ ...leeg, sleep: null, worp: GEEN_WORP, doek: emptyDoek(options.seed, 0), klaarDoek: null });
}

function input(state: VerfState, given: GameInput): Zet<VerfState> {
  if (given.soort !== 'wijs') return pointAt(state, given, 'zwiep', 'laken');
  const { state: held, doel } = drag(state, given, plaatsenOf(state).ballon, lakensOf(state));
  return doel === null || doel < 0 ? { state: held } : pointAt(held, { soort: 'kies', pick: `laken:${doel}` }, 'zwiep', 'laken');
}

const tick = (state: VerfState): Zet<VerfState> => playSounds(state, { [RAAK]: ['klap', 'plop'] });

const oordeel = (state: VerfState, goed: boolean): Zet<VerfState> => (goed ? { state } : { state: rejectKeus(state), sounds: ['plop'] });

function describeDoek({ worp, doek }: VerfState): string {
  const mengsel = worp.mengsel === null ? '' : ` De kleuren mengen: er komt ${KLEURNAMEN[worp.mengsel] ?? ''}.`;
  const vondst = worp.vondst === null ? '' : ` Je vindt ${KRIJT[reeksOf(doek)]?.[worp.vondst]?.naam ?? 'iets'}.`;
  const over = WORPEN - worp.worpen;
  const ballonnen = over === 0 ? 'Je ballonnen zijn op.' : `Je hebt nog ${over === 1 ? 'één ballon' : `${over} ballonnen`}.`;
  return `Er is met wit krijt op het laken getekend.${mengsel}${vondst} ${doek.gevonden.length} van de ${DINGEN} gevonden. ${ballonnen}`;
}

const describe = describeBy<VerfState>({
  spelen: (state) => `Op de verfballon: ${describeVraag(state)}. Op de lakens: ${nameKeuzes(state)}.`,
  wacht: 'De ballon vliegt.',
  goed: (state) => (isOpen(state) ? describeDoek(state) : 'Splet! Het laken krijgt een kleur.'),
  uitleg: 'Boing. De ballon stuitert terug in je hand.',
  klaar: (state) => {
    const n = bestDoek(state).gevonden.length;
    return `Je schilderij hangt in een gouden lijst.${n > 1 ? ` Je vond er ${n} tekeningen op.` : ''}`;
  },
});

export const logic: GameLogic<VerfState> = withVoorvallen<VerfState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, schilderspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
