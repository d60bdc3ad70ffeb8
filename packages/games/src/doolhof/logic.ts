/**
 * A garden maze at dusk: every word is a room with gates, and walking through a gate is the answer. A right gate lights its
 * lanterns and gives a letter of the secret word; a wrong one leads round, back into the same room, where a mole with a map
 * held upside down does not know the way either.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginReading, read, readAloud } from '@spelrijk/game-kit/mechanics/boek';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  createStep,
  drawKans,
  pickedIndex,
  describeVraag,
  rejectOptie,
  playSounds,
  layOpties,
  startChoosing,
  describeBy,
} from '@spelrijk/game-kit/run';
import type { Choosing, Zet } from '@spelrijk/game-kit/run';
import { buildKamer } from './kamer.ts';
import { BEGIN_KELDER, buildKasteel, kelderspel, uitgangen, VOORVALLEN } from './kelders.ts';
import { beginIn, hasArrived, walkTo, steerLoper, nextStap } from './loper.ts';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { geheimWoordOf, LETTER, newLetter, STAP } from './state.ts';
import type { DoolhofState } from './state.ts';
import { drawSchatkamer } from './verzameling.ts';
import { tuinOf } from './tuin.ts';

/** What does not change from word to word by itself. */
type Vast = Pick<DoolhofState, 'letters' | 'kasteel' | 'kelder' | 'bladzij' | 'tekst' | keyof ReturnType<typeof startBeurten>>;

/** A new room, at the way in. */
function enterKamer(state: Choosing & Vast): DoolhofState {
  const { raster, blokken } = tuinOf(state);
  const [kamer, next] = drawKans(state, (random) => buildKamer(raster, state.opties.length, blokken, random));
  return { ...next, ...beginIn(kamer), poort: null };
}

const begin = (state: DoolhofState): DoolhofState => ({ ...enterKamer(layOpties(state)), ...beginReading(state) });

function start(options: GameStart): DoolhofState {
  const state = layOpties(startChoosing(options));
  return enterKamer({
    ...state,
    ...startBeurten(options),
    ...beginReading(state),
    letters: 0,
    kasteel: buildKasteel(options.seed),
    kelder: BEGIN_KELDER,
  });
}

/**
 * Another shape of garden: a room of that shape, back at the way in. After the answer only the gate counts: it stands in the same order. Of a book that is open, the first page.
 */
function turn(state: DoolhofState): DoolhofState {
  const turned = enterKamer({ ...state, bladzij: state.bladzij === null ? null : 0 });
  const { poort } = state;
  const vak = turned.kamer.deuren[poort ?? -1] ?? turned.vak;
  return { ...turned, vak, vorig: vak, poort };
}

function input(state: DoolhofState, given: GameInput): Zet<DoolhofState> {
  const gelezen = read(state, given, tuinOf(state).boek);
  if (gelezen !== null) return gelezen;
  const deur = state.kamer.deuren[pickedIndex(given, 'poort')];
  return deur === undefined ? { state: steerLoper(state, given, tuinOf(state)) } : { state: walkTo(state, deur), sounds: ['kies'] };
}

/** A step for every arrow, also for one that was let go at once. */
function tick(state: DoolhofState): Zet<DoolhofState> {
  if (state.run.fase !== 'spelen') return playSounds(state, { [LETTER]: 'munt' });
  if (!hasArrived(state, STAP) || state.bladzij !== null) return { state };
  const poort = state.kamer.deuren.indexOf(state.vak);
  const antwoord = state.opties[poort];
  if (antwoord === undefined) return { state: nextStap(state, tuinOf(state).raster) };
  return { state: { ...state, poort, doel: null }, sounds: ['zwiep'], antwoord };
}

const oordeel = (state: DoolhofState, goed: boolean): Zet<DoolhofState> =>
  goed
    ? { state: { ...state, letters: state.letters + 1 }, sounds: ['raak'] }
    : { state: rejectOptie(state, state.poort ?? -1), sounds: ['mis'] };

const describe = describeBy<DoolhofState>({
  spelen: (state) =>
    readAloud(state, tuinOf(state).boek) ??
    `Op het bord: ${describeVraag(state)}. De poorten, van links naar rechts: ${state.opties.join(', ')}.`,
  wacht: 'Je loopt door de poort.',
  goed: (state) =>
    isOpen(state)
      ? `Je bent onder de tuin. Er zijn ${uitgangen(state).length} gangen, en je lantaarn brandt nog ${state.kelder.stappen} kamers.`
      : `De lantaarns gaan aan. Je vindt de letter ${newLetter(state)}.`,
  uitleg: 'Dit pad loopt in een kring. Je bent terug. De mol weet het ook niet.',
  klaar: (state) => `Je bent bij de schat. Het geheime woord is ${geheimWoordOf(state)}.`,
});

export const logic: GameLogic<DoolhofState> = withVoorvallen<DoolhofState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, kelderspel)),
    scene,
    describe,
    speelt: isOpen,
    verzameling: drawSchatkamer,
  },
  VOORVALLEN,
);
