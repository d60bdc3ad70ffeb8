/**
 * A carrot in the ground with a word on its sign, and crates on a cart. The child pulls it out and lays it in a crate; or the word is a carrot
 * on a board and is cut into parts. Right: the rabbits nibble. Wrong: a mole has hold of the other end, and back it goes into the ground.
 */
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { beginCutting, cutBy, delenOf, describeSneden } from '@spelrijk/game-kit/mechanics/split';
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  beginPointing,
  createStep,
  describeBy,
  describeVraag,
  drag,
  nameKeuzes,
  NIETS_GEKOZEN,
  pointAt,
  putInBak,
  rejectKeus,
  startChoosing,
  ticksInFase,
  withSound,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import type { SoundId } from '@spelrijk/game-kit/contract';
import { manifest } from './manifest.ts';
import { BEDDEN, GEEN_OOGST, oogstspel, VORMEN, VOORVALLEN } from './oogsten.ts';
import { greepOf, kistenOf } from './plaatsen.ts';
import { scene } from './scene.ts';
import { DEEL, isSplit, KIST, LOS } from './state.ts';
import type { BoerState } from './state.ts';

function begin(before: BoerState): BoerState {
  const fris = { ...before, sleep: null, oogst: GEEN_OOGST };
  return isSplit(before) ? beginCutting(beginPointing(fris, false)) : beginPointing({ ...fris, letters: [], goed: [], sneden: [] }, true);
}

function start(options: GameStart): BoerState {
  const basis = startChoosing(options);
  const leeg = { ...basis, ...NIETS_GEKOZEN, bakken: basis.bakken, ...startBeurten(options) };
  return begin({ ...beginCutting(leeg), sleep: null, oogst: GEEN_OOGST, hooi: [] });
}

function input(state: BoerState, given: GameInput): Zet<BoerState> {
  if (isSplit(state)) return withSound(cutBy(state, given), { loop: 'kies', snee: 'klap', plak: 'plop', antwoord: 'raak' });
  if (given.soort !== 'wijs') return pointAt(state, given, 'zwiep', 'kist');
  const { state: held, doel } = drag(state, given, greepOf(state), kistenOf(state));
  return doel === null || doel < 0 ? { state: held } : pointAt(held, { soort: 'kies', pick: `kist:${doel}` }, 'zwiep', 'kist');
}

/** A carrot comes out and lands, or the parts hop one by one. */
function tick(state: BoerState): Zet<BoerState> {
  if (state.run.fase !== 'goed') return { state };
  const t = ticksInFase(state);
  const sounds: SoundId[] = [];
  if (isSplit(state)) {
    if (t % DEEL === 0 && t / DEEL <= state.sneden.length) sounds.push('plop');
  } else if (t === LOS) sounds.push('plop');
  if (t === KIST) sounds.push('raak', 'munt');
  return { state, sounds };
}

function oordeel(state: BoerState, goed: boolean): Zet<BoerState> {
  if (!goed) return { state: rejectKeus(state), sounds: ['mis'] };
  return { state: state.gekozen === null ? state : { ...state, bakken: putInBak(state.bakken, state.gekozen) } };
}

function describeOogst({ oogst }: BoerState): string {
  const bed = oogst.bedden[oogst.laatste];
  const net =
    bed === 'mol'
      ? ' De mol was je voor.'
      : bed === null || bed === undefined
        ? ''
        : ` Je trekt ${VORMEN[bed.vorm] ?? 'een wortel'} uit de grond.`;
  const over = oogst.bedden.filter((een) => een === null).length;
  const groeit = over === 0 ? 'Het veld is leeg.' : `Er ${over === 1 ? 'groeit nog één wortel' : `groeien ${over} wortels`}.`;
  return `${groeit}${net} ${over === 0 ? '' : 'Ergens graaft een mol.'}`.trim();
}

const describe = describeBy<BoerState>({
  spelen: (state) =>
    isSplit(state)
      ? describeSneden(state, 'Op de plank')
      : `Aan de wortel hangt een bordje: ${describeVraag(state)}. De kisten: ${nameKeuzes(state)}.`,
  wacht: 'Je trekt aan de wortel.',
  goed: (state) =>
    isOpen(state)
      ? describeOogst(state)
      : isSplit(state)
        ? `Goed gesneden: ${delenOf(state).join(', ')}. De konijnen smullen.`
        : 'Plop! De wortel ligt in de kist. De konijnen smullen.',
  uitleg: 'Een mol trekt aan de andere kant. De wortel schiet terug in de grond.',
  klaar: ({ hooi }) =>
    `De konijnen dansen om de hooiberg.${hooi.length > 1 ? ` Je hebt ${hooi.length} wortels geoogst.` : ''}${hooi.length > BEDDEN * 4 ? ' Wat een berg!' : ''}`,
});

export const logic: GameLogic<BoerState> = withVoorvallen<BoerState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel }, oogstspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
