/**
 * Thirsty plants with answers. The child points the hose and keeps the jet on one until it has enough: that is the answer; a squirt is none.
 * Right: the plant shoots up and flowers. Wrong: it opens an umbrella.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  createStep,
  describeBy,
  describeVraag,
  isPlaying,
  kantOf,
  layOpties,
  pickedIndex,
  pijlOf,
  playSounds,
  rejectOptie,
  startChoosing,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { badspel, GEEN_BAD, VOORVALLEN } from './bad.ts';
import { manifest } from './manifest.ts';
import { hartPlek } from './plaatsen.ts';
import { scene } from './scene.ts';
import { BLOEIT, flows, GENOEG } from './state.ts';
import type { TuinState } from './state.ts';

/** Share of the way to the next plant that the jet goes in a tick, and how near it has to be to wet it. */
const ZWENK = 0.18;
const RAAKT = 16;
/** What dries of a plant in a tick that it is not watered. */
const DROOGT = 0.4;

const straalTo = (state: TuinState): TuinState => {
  const [x, y] = hartPlek(state, state.mik);
  return { ...state, straal: { x, y } };
};

function begin(before: TuinState): TuinState {
  const state = layOpties(before);
  const mik = Math.floor(state.opties.length / 2);
  return straalTo({ ...state, mik, open: false, vast: false, nat: 0, gegeven: -1, bad: GEEN_BAD });
}

function start(options: GameStart): TuinState {
  const basis = { ...startChoosing(options), ...startBeurten(options) };
  return begin({ ...basis, mik: 0, straal: { x: 0, y: 0 }, open: false, vast: false, nat: 0, gegeven: -1, bad: GEEN_BAD, vrienden: [] });
}

/** Another plant begins dry. */
function aim(state: TuinState, mik: number, vast: boolean): TuinState {
  const n = state.opties.length;
  const naar = ((mik % n) + n) % n;
  return { ...state, mik: naar, vast, nat: naar === state.mik ? state.nat : 0 };
}

function input(state: TuinState, given: GameInput): Zet<TuinState> {
  const gekozen = pickedIndex(given, 'plant');
  if (state.opties[gekozen] !== undefined) return { state: aim(state, gekozen, true), sounds: ['zwiep'] };
  if (given.soort === 'klaar') return { state: { ...state, vast: true }, sounds: ['zwiep'] };
  if (given.soort === 'actie') return { state: { ...state, open: given.ingedrukt }, sounds: given.ingedrukt ? ['zwiep'] : [] };
  const pijl = pijlOf(given);
  if (pijl === null) return { state };
  return { state: aim(state, state.mik + (kantOf(given) || (pijl === 'op' ? -1 : 1)), false), sounds: ['kies'] };
}

function tick(before: TuinState): Zet<TuinState> {
  const [x, y] = hartPlek(before, before.mik);
  const { straal, rustig } = before;
  const naar = rustig ? { x, y } : { x: straal.x + (x - straal.x) * ZWENK, y: straal.y + (y - straal.y) * ZWENK };
  const state = { ...before, straal: naar };
  if (!isPlaying(state.run)) return playSounds(state, { [BLOEIT]: 'raak', 46: 'munt' });
  const raakt = Math.abs(x - naar.x) < RAAKT && Math.abs(y - naar.y) < RAAKT;
  if (!flows(state) || !raakt) return { state: state.nat === 0 ? state : { ...state, nat: Math.max(0, state.nat - DROOGT) } };
  const nat = state.nat + 1;
  if (nat < GENOEG) return { state: { ...state, nat }, sounds: Math.floor(nat) % 13 === 0 ? ['letter'] : [] };
  return { state: { ...state, nat, gegeven: state.mik }, sounds: ['plop'], antwoord: state.opties[state.mik] };
}

const oordeel = (state: TuinState, goed: boolean): Zet<TuinState> =>
  goed ? { state } : { state: rejectOptie(state, state.gegeven), sounds: ['klap'] };

/** The pool is another one: the duck begins anew. */
const turn = (state: TuinState): TuinState => {
  const na = straalTo(state);
  return isOpen(na) ? badspel.open(na) : na;
};

const describe = describeBy<TuinState>({
  spelen: (state) => `Planten met dorst. Op het bord: ${describeVraag(state)}. De planten: ${state.opties.join(', ')}.`,
  wacht: 'De plant heeft genoeg water.',
  goed: (state) =>
    isOpen(state)
      ? 'Er drijft een badeend in het bad. Spuit hem naar het schuim.'
      : `De plant met ${state.opties[state.gegeven] ?? ''} staat in bloei.`,
  uitleg: 'De plant doet een paraplu open.',
  klaar: ({ vrienden }) => `Alle planten bloeien.${vrienden.length > 1 ? ` In de teil zitten ${vrienden.length} badvrienden.` : ''}`,
});

export const logic: GameLogic<TuinState> = withVoorvallen<TuinState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, badspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
