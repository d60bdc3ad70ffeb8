/**
 * A stall at the fair with tins. The child throws at one: that is the answer, or the next piece of the word. Right: all tins clatter down.
 * Wrong: the ball comes back on its head.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { arrivedAt, beginShooting, GEEN_SCHOT, hit, isOrdering, missShot, shoot, stands } from '@spelrijk/game-kit/mechanics/schieten';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  beginWriting,
  createStep,
  describeBy,
  describeVraag,
  describeWritten,
  GEEN_OPTIES,
  playSounds,
  startBasis,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { MAX_BLIKKEN } from './plaatsen.ts';
import { scene } from './scene.ts';
import { GEEN_STAPEL, stapelspel, VOORVALLEN } from './stapel.ts';
import { VALT, VLUCHT } from './state.ts';
import type { BallenState } from './state.ts';

const begin = (state: BallenState): BallenState => beginShooting({ ...state, stapel: GEEN_STAPEL }, MAX_BLIKKEN);

function start(options: GameStart): BallenState {
  const basis = { ...startBasis(options), ...GEEN_OPTIES, ...GEEN_SCHOT, ...startBeurten(options) };
  return begin({ ...basis, ...beginWriting(basis), stapel: GEEN_STAPEL, knuffels: [] });
}

const input = (state: BallenState, given: GameInput): Zet<BallenState> => shoot(state, given);

function tick(state: BallenState): Zet<BallenState> {
  const blik = arrivedAt(state, VLUCHT);
  return blik === null ? playSounds(state, { [VALT]: 'klap', 30: 'munt' }) : hit(state, blik);
}

const oordeel = (state: BallenState, goed: boolean): Zet<BallenState> =>
  goed ? { state, sounds: ['raak'] } : { state: missShot(state), sounds: ['plop'] };

/** The pile stands elsewhere: what was aimed at is aimed at anew, a ball in the air is back in the hand. */
const turn = (state: BallenState): BallenState => {
  const { stapel } = state;
  return { ...state, stapel: { ...stapel, x: null, worp: null, ballen: stapel.ballen + (stapel.worp === null ? 0 : 1) } };
};

function describeSpelen(state: BallenState): string {
  const blikken = state.opties.filter((_, i) => stands(state, i));
  const wat = isOrdering(state) ? describeWritten(state) || 'Je staat bij de kraam.' : `Op het bord: ${describeVraag(state)}.`;
  return `${wat} De blikken: ${blikken.join(', ')}.`;
}

const describe = describeBy<BallenState>({
  spelen: describeSpelen,
  wacht: 'Klets!',
  goed: (state) =>
    isOpen(state)
      ? `Er staat een stapel blikken. Je hebt nog ${state.stapel.ballen === 1 ? 'één bal' : `${state.stapel.ballen} ballen`}.`
      : 'Alle blikken kletteren van de plank.',
  uitleg: 'Boing. De bal komt terug, op je hoofd.',
  klaar: ({ knuffels }) => `De kraam gaat dicht.${knuffels.length > 1 ? ` Je hebt ${knuffels.length} knuffels gewonnen.` : ''}`,
});

export const logic: GameLogic<BallenState> = withVoorvallen<BallenState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, stapelspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
