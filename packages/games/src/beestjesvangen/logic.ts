/**
 * A meadow where insects fly with answers on a flag. The child walks among them, with the arrows or by a tap, and what its net comes down on
 * is the answer. Insects near the child slow down; a net that comes down beside them all is no answer. Wrong: it flies off in a loop.
 */
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  beginPointing,
  createStep,
  describeBy,
  describeVraag,
  isAction,
  nameKeuzes,
  NIETS_GEKOZEN,
  NOOIT,
  playSounds,
  pointAt,
  rejectKeus,
  startChoosing,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { plaatsenOf } from './plaatsen.ts';
import { scene } from './scene.ts';
import { GEEN_SLUIP, houdingOf, isWeg, sluipspel, VOORVALLEN } from './sluipen.ts';
import { SOORTEN } from './soorten.ts';
import { NET } from './state.ts';
import type { BeestState } from './state.ts';
import { flyOn, hasReached, inReik, pickedBeest, steer, tapped, walk } from './zwerven.ts';

/** Nobody walks, and all insects are at the beginning of their round. */
const FRIS = { stuur: { x: 0, y: 0 }, naar: null, ronden: [], misOp: NOOIT, sluip: GEEN_SLUIP } as const;

function begin(before: BeestState): BeestState {
  const [x, y] = plaatsenOf(before).begin;
  return beginPointing({ ...before, ...FRIS, loper: { x, y } }, true);
}

function start(options: GameStart): BeestState {
  const basis = startChoosing(options);
  const leeg = { ...basis, ...NIETS_GEKOZEN, bakken: basis.bakken, ...startBeurten(options) };
  return begin({ ...leeg, ...FRIS, loper: { x: 0, y: 0 }, hotel: [] });
}

/** The net comes down on insect `i`. */
const swing = (state: BeestState, i: number): Zet<BeestState> =>
  pointAt({ ...state, naar: null }, { soort: 'kies', pick: `beest:${i}` }, 'zwiep', 'beest');

function input(state: BeestState, given: GameInput): Zet<BeestState> {
  if (given.soort === 'richting') return { state: steer(state, given) };
  if (isAction(given)) {
    const i = inReik(state);
    return i < 0 ? { state: { ...state, misOp: state.tick }, sounds: ['zwiep'] } : swing(state, i);
  }
  if (given.soort === 'wijs') return given.fase === 'neer' ? { state: { ...state, naar: tapped(state, given.x, given.y) } } : { state };
  const beest = pickedBeest(state, given);
  return beest < 0 ? { state } : { state: { ...state, naar: beest }, sounds: ['kies'] };
}

function tick(before: BeestState): Zet<BeestState> {
  if (before.run.fase !== 'spelen') return playSounds(before, { [NET]: ['raak', 'plop'] });
  const state = walk({ ...before, ronden: flyOn(before) });
  return hasReached(state) && typeof state.naar === 'number' ? swing(state, state.naar) : { state };
}

const oordeel = (state: BeestState, goed: boolean): Zet<BeestState> => (goed ? { state } : { state: rejectKeus(state), sounds: ['mis'] });

/** Turned: the child stands where the meadow begins. */
function turn(state: BeestState): BeestState {
  const [x, y] = plaatsenOf(state).begin;
  return { ...state, loper: { x, y }, naar: null };
}

const HOUDING = { eet: 'Het beestje eet.', voelt: 'De voelsprieten gaan omhoog.', kijkt: 'Het beestje kijkt om zich heen.' } as const;

function describeSluip(state: BeestState): string {
  const { sluip } = state;
  const { naam, weetje } = SOORTEN[sluip.wie] ?? { naam: 'een beestje', weetje: '' };
  if (sluip.gevangenOp !== null) return `Je hebt ${naam}! ${weetje}`;
  if (isWeg(sluip)) return 'Het beestje landt op je hoofd en vliegt weg.';
  return `Op een bloem zit ${naam}. ${HOUDING[houdingOf(state)]}`;
}

const describe = describeBy<BeestState>({
  spelen: (state) => `Op het bord: ${describeVraag(state)}. In de wei vliegen: ${nameKeuzes(state)}.`,
  wacht: 'Je zwaait je netje.',
  goed: (state) => (isOpen(state) ? describeSluip(state) : 'Hebbes! Het beestje zit in je netje.'),
  uitleg: 'Het beestje vliegt met een lus weg uit je netje.',
  klaar: ({ hotel }) =>
    `De beestjes dansen boven de wei.${hotel.length > 1 ? ` Er logeren ${hotel.length} beestjes in je insectenhotel.` : ''}`,
});

export const logic: GameLogic<BeestState> = withVoorvallen<BeestState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, sluipspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
