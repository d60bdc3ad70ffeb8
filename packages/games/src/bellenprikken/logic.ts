/**
 * Bubbles with answers rise from the lake; a dart from the boat pricks one, and the prick is the answer. A dart that meets
 * nothing is a play error. Right lets a light out of the bubble that takes its place in a constellation.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  createStep,
  drawKans,
  GEEN_OPTIES,
  pickedIndex,
  isAction,
  kantOf,
  rejectOptie,
  playSounds,
  layOpties,
  startBasis,
  describeBy,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { maatOf } from '@spelrijk/game-kit/stage';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { GEEN_TROS, kettingspel, VOORVALLEN } from './ketting.ts';
import { findInKolom, rise } from './kolommen.ts';
import type { Doelwit } from './kolommen.ts';
import { manifest } from './manifest.ts';
import { drawHemelkaart } from './verzameling.ts';
import { scene } from './scene.ts';
import { baanOf, isVisible, wegOf } from './state.ts';
import type { BellenState } from './state.ts';

/** Stage units per tick. */
const STIJGING = 0.62;
const PIJL = 17;

function begin(before: BellenState): BellenState {
  const laid = layOpties(before);
  const { top, bodem } = baanOf(laid);
  const [bellen, state] = drawKans(laid, (random) =>
    laid.opties.map((keuze, id): Doelwit => {
      const y = bodem - (0.1 + random.next() * 0.5) * (bodem - top);
      return { id, keuze, kolom: id, y, weg: false };
    }),
  );
  const boot = Math.min(state.boot, bellen.length - 1);
  return { ...state, bellen, boot, bootVan: boot, pijl: null, geprikt: null, ...GEEN_TROS };
}

const start = (options: GameStart): BellenState =>
  begin({
    ...startBasis(options),
    ...startBeurten(options),
    ...GEEN_OPTIES,
    ...GEEN_TROS,
    bellen: [],
    boot: 1,
    bootVan: 1,
    bootSinds: 0,
    pijl: null,
    geprikt: null,
    hemel: 0,
  });

function sail(state: BellenState, kolom: number): BellenState {
  const boot = Math.min(state.opties.length - 1, Math.max(0, kolom));
  return boot === state.boot ? state : { ...state, boot, bootVan: state.boot, bootSinds: state.tick };
}

const shoot = (state: BellenState): Zet<BellenState> =>
  state.pijl === null ? { state: { ...state, pijl: { kolom: state.boot, y: baanOf(state).bodem } }, sounds: ['zwiep'] } : { state };

function input(state: BellenState, given: GameInput): Zet<BellenState> {
  const bel = state.bellen[pickedIndex(given, 'bel')];
  if (bel !== undefined) return state.pijl === null ? shoot(sail(state, bel.kolom)) : { state };
  if (isAction(given)) return shoot(state);
  if (given.soort !== 'wijs') return { state: sail(state, state.boot + kantOf(given)) };
  const kolom = Math.floor((given.x / maatOf(state.stand).w) * state.opties.length);
  return { state: given.fase === 'neer' ? sail(state, kolom) : state };
}

function tick(before: BellenState): Zet<BellenState> {
  if (before.run.fase !== 'spelen') return playSounds(before, { 40: 'munt' });
  const { bellen, rustig, tempo } = before;
  const state = rustig ? before : { ...before, bellen: rise(bellen, STIJGING * tempo, baanOf(before)) };
  return state.pijl === null ? { state } : flyPijl(state, state.pijl.kolom, state.pijl.y - PIJL);
}

function flyPijl(state: BellenState, kolom: number, y: number): Zet<BellenState> {
  const bel = findInKolom(state.bellen, kolom);
  if (bel !== undefined && isVisible(state, bel) && y <= bel.y) return pop(state, bel);
  if (y < baanOf(state).top - 40) return { state: { ...state, pijl: null }, sounds: ['mis'] };
  return { state: { ...state, pijl: { kolom, y } } };
}

function pop(state: BellenState, geprikt: Doelwit): Zet<BellenState> {
  const bellen = state.bellen.map((bel) => (bel === geprikt ? { ...bel, weg: true } : bel));
  return { state: { ...state, bellen, pijl: null, geprikt }, sounds: ['plop'], antwoord: geprikt.keuze };
}

const oordeel = (state: BellenState, goed: boolean): Zet<BellenState> =>
  goed || state.geprikt === null ? { state } : { state: rejectOptie(state, state.geprikt.id), sounds: ['mis'] };

/** The columns stay, the heights are those of the other stand. */
function turn(state: BellenState): BellenState {
  const { top, bodem } = baanOf(state);
  const van = { ...state, stand: state.stand === 'liggend' ? 'staand' : 'liggend' } as const;
  return { ...state, pijl: null, bellen: state.bellen.map((bel) => ({ ...bel, y: bodem - wegOf(van, bel) * (bodem - top) })) };
}

const describe = describeBy<BellenState>({
  spelen: (state) => `Bellen boven het meer: ${state.opties.join(', ')}.`,
  wacht: 'Plop!',
  goed: (state) =>
    isOpen(state)
      ? 'Een tros bellen hangt boven het meer. Kies waar je prikt: bellen van één kleur die elkaar raken, knappen samen.'
      : `Raak: ${state.geprikt?.keuze ?? ''}. Er vliegt een lichtje naar de sterren.`,
  uitleg: 'De bel was leeg.',
  klaar: ({ hemel }) =>
    hemel > 1 ? `De sterren vormen een walvis. Om hem heen staan ${hemel} kleine sterren.` : 'De sterren vormen een walvis.',
});

export const logic: GameLogic<BellenState> = withVoorvallen<BellenState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, kettingspel)),
    scene,
    describe,
    speelt: isOpen,
    verzameling: drawHemelkaart,
  },
  VOORVALLEN,
);
