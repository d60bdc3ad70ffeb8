/**
 * A wood of toadstools. The pupil's blob bounces on a leaf; aimed at a toadstool it flies there, and that is the answer or the next piece of
 * the word. While a child thinks it goes on bouncing on the spot. Right: all toadstools dance. Wrong: the toadstool is rubber and throws it
 * on its head in the moss.
 */
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arrivedAt, beginShooting, GEEN_SCHOT, hit, isOrdering, missShot, shoot, stands } from '@spelrijk/game-kit/mechanics/schieten';
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
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
import { MAX_STOELEN } from './bos.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { VLUCHT } from './state.ts';
import type { StuiterState } from './state.ts';
import { GEEN_VANGST, vangspel, VOORVALLEN } from './vangen.ts';

const begin = (state: StuiterState): StuiterState => beginShooting({ ...state, vangst: GEEN_VANGST }, MAX_STOELEN);

function start(options: GameStart): StuiterState {
  const basis = { ...startBasis(options), ...GEEN_OPTIES, ...GEEN_SCHOT, ...startBeurten(options) };
  return begin({ ...basis, ...beginWriting(basis), vangst: GEEN_VANGST, lichtjes: 0 });
}

const input = (state: StuiterState, given: GameInput): Zet<StuiterState> => shoot(state, given);

function tick(state: StuiterState): Zet<StuiterState> {
  const stoel = arrivedAt(state, VLUCHT);
  return stoel === null ? playSounds(state, { 8: 'plop', 20: 'plop', 32: 'plop', 44: 'munt' }) : hit(state, stoel);
}

const oordeel = (state: StuiterState, goed: boolean): Zet<StuiterState> =>
  goed ? { state, sounds: ['raak'] } : { state: missShot(state), sounds: ['mis'] };

/** Who was in the air is thrown in again. */
const turn = (state: StuiterState): StuiterState => ({ ...state, vangst: { ...state.vangst, ballen: [], kant: 0 } });

function describeSpelen(state: StuiterState): string {
  const staan = state.opties.filter((_, i) => stands(state, i));
  const wat = isOrdering(state) ? describeWritten(state) || 'Je stuitert op het blad.' : `Op het bord: ${describeVraag(state)}.`;
  return `${wat} De paddenstoelen: ${staan.join(', ')}.`;
}

const describe = describeBy<StuiterState>({
  spelen: describeSpelen,
  wacht: 'Boing!',
  goed: (state) =>
    isOpen(state) ? 'Er hangen vuurvliegjes in de lucht. Schuif het blad onder je en stuiter ernaartoe.' : 'Alle paddenstoelen dansen.',
  uitleg: 'Plof! De paddenstoel is van rubber. Je ligt op je hoofd in het mos.',
  klaar: ({ lichtjes }) => `Het bos gaat aan.${lichtjes > 1 ? ` In je lantaarn zitten ${lichtjes} vuurvliegjes.` : ''}`,
});

export const logic: GameLogic<StuiterState> = withVoorvallen<StuiterState>(
  {
    manifest,
    record: { van: ({ lichtjes }) => lichtjes, zeg: (n) => (n === 1 ? '1 vuurvliegje' : `${n} vuurvliegjes`) },
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, vangspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
