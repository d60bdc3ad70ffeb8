/**
 * The calm sorting game: a koi brings a word, the child sends it to the lily pad of its rule, by number, tap or drag. Every
 * right word is a shell, a shell is a plant of one's own in the pond, and crumbs to feed what swims below. In dictation the
 * frog asks for every word, and every letter brings a fish to its leaf.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  chance,
  createStep,
  describeVraag,
  isPick,
  isTyped,
  playSounds,
  pijlOf,
  tapsIn,
  describeBy,
  describeAntwoord,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { beginReading, read, readAloud } from '@spelrijk/game-kit/mechanics/boek';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { maatOf } from '@spelrijk/game-kit/stage';
import { keuzevlakkenOf } from './keuzevlakken.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { beginSorting, putAway, sortInto, startSorting } from './sorteren.ts';
import { canPlant, ZWEM } from './state.ts';
import type { VijverState } from './state.ts';
import { GEEN_VOER, voerspel, VOORVALLEN } from './voeren.ts';
import { drawVijver } from './verzameling.ts';
import { vijverOf } from './vijver.ts';

const begin = (state: VijverState): VijverState => ({ ...beginSorting(state), ...beginReading(state), voer: GEEN_VOER });

const start = (options: GameStart): VijverState =>
  begin({ ...startSorting(options), ...startBeurten(options), schelpen: 0, planten: [], voer: GEEN_VOER, bladzij: null, tekst: '' });

/** A plant for a shell. */
function plant(state: VijverState, x: number, y: number): Zet<VijverState> {
  if (!canPlant(state)) return { state };
  const { w, h } = maatOf(state.stand);
  const planten = [...state.planten, { x: x / w, y: y / h, op: state.tick }];
  return { state: { ...state, schelpen: state.schelpen - 1, planten }, sounds: ['plop'] };
}

/** By key the pond chooses the place: along its left edge and its right edge by turns. */
function plantSomewhere(state: VijverState): Zet<VijverState> {
  const { x, y, w, h } = vijverOf(state).water;
  const kant = state.planten.length % 2;
  const naast = w / 2 - 20 - chance(state.tick, kant + 1) * w * 0.16;
  return plant(state, kant === 0 ? x - naast : x + naast, y + (chance(state.tick, 3) * 0.5 - 0.4) * h);
}

function input(state: VijverState, given: GameInput): Zet<VijverState> {
  const gelezen = read(state, given, vijverOf(state).boek);
  if (gelezen !== null) return gelezen;
  const typt = isTyped(state);
  const pijl = typt ? null : pijlOf(given);
  if (pijl === 'op' || isPick(given, 'plant')) return plantSomewhere(state);
  if (pijl === 'neer') return { state };
  const { vis, water } = vijverOf(state);
  const zet = sortInto(state, given, { sound: 'zwiep', soort: 'blad', thuis: vis, bakken: keuzevlakkenOf(state) });
  return !typt && zet.state === state && tapsIn(given, water) ? plant(state, given.x, given.y) : zet;
}

/** Another stand has other pages: back to the first. */
const turn = (state: VijverState): VijverState => (state.bladzij === null ? state : { ...state, bladzij: 0 });

const tick = (state: VijverState): Zet<VijverState> => playSounds(state, { [ZWEM]: ['plop', 'munt'] });

/** A shell, and the fish counts at its pad. */
const oordeel = (state: VijverState, goed: boolean): Zet<VijverState> =>
  goed ? { state: { ...putAway(state), schelpen: Math.min(9, state.schelpen + 1) } } : { state, sounds: ['mis'] };

function describeSpelen(state: VijverState): string {
  const blad = readAloud(state, vijverOf(state).boek);
  if (blad !== null) return blad;
  const { schelpen } = state;
  const leeg = 'De kikker houdt zijn blad op. Schrijf het woord.';
  const bladen = describeAntwoord(state, leeg, `Een vis brengt ${describeVraag(state)}. De bladen:`);
  return isTyped(state) || schelpen === 0 ? bladen : `${bladen} Je hebt ${schelpen} ${schelpen === 1 ? 'schelp' : 'schelpen'}.`;
}

const describe = describeBy<VijverState>({
  spelen: describeSpelen,
  wacht: 'De vis zwemt.',
  goed: (state) =>
    isOpen(state)
      ? `Onder water zwemt iets. Je hebt ${state.voer.kruimels} ${state.voer.kruimels === 1 ? 'kruimel' : 'kruimels'}: gooi er een waar het zwemt.`
      : 'De vis blijft bij het blad en wordt goud. Je krijgt een schelp.',
  uitleg: 'De vis zwemt een rondje en komt terug.',
  klaar: 'De lampionnen gaan aan. De kikker zingt voor je vijver.',
});

export const logic: GameLogic<VijverState> = withVoorvallen<VijverState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, voerspel)),
    scene,
    describe,
    speelt: isOpen,
    verzameling: drawVijver,
  },
  VOORVALLEN,
);
