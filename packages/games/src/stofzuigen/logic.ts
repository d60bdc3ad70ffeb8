/**
 * A vacuum cleaner on a rug. Toy blocks with the pieces of a word lie about: it drives to a block and sucks it up, and what is in the tube is the
 * word. Driving over a block takes nothing. Right: it whirls and the dust comes out of its hiding place. Wrong: it is stuffed up and sneezes.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginLaying, describeLosse, GEEN_STUKKEN, lay, looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  beginWriting,
  createStep,
  describeBy,
  drawKans,
  isAction,
  isPick,
  NOOIT,
  pickedIndex,
  playSounds,
  startBasis,
  withSound,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { GEEN_JACHT, jachtspel, VOORVALLEN } from './jagen.ts';
import { beginVak, kamerOf } from './kamer.ts';
import { manifest } from './manifest.ts';
import { driveOn, driveTo, hasArrived, steer } from './rijden.ts';
import { scene } from './scene.ts';
import type { ZuigState } from './state.ts';

const PLUIZEN = 9;

/** Everything gets a cell of its own, none of them the one where the cleaner stands. */
function layOut(before: ZuigState): ZuigState {
  const { raster } = kamerOf(before);
  const vak = beginVak(before);
  const [vakken, state] = drawKans(before, (random) =>
    random.shuffle(Array.from({ length: raster.kolommen * raster.rijen }, (_, i) => i).filter((i) => i !== vak)),
  );
  const n = state.band.length;
  return {
    ...state,
    vak,
    vorig: vak,
    stapOp: NOOIT,
    richting: null,
    doel: null,
    zuigt: -1,
    blokken: vakken.slice(0, n),
    kat: vakken[n] ?? 0,
    pluizen: vakken.slice(n + 1, n + 1 + PLUIZEN),
    jacht: GEEN_JACHT,
  };
}

const begin = (before: ZuigState): ZuigState => layOut(beginLaying(before));

function start(options: GameStart): ZuigState {
  const basis = startBasis(options);
  const leeg = { vak: 0, vorig: 0, stapOp: NOOIT, richting: null, doel: null, zuigt: -1, blokken: [], kat: 0, pluizen: [], spullen: [] };
  return begin({ ...basis, ...GEEN_STUKKEN, ...beginWriting(basis), ...startBeurten(options), ...leeg, jacht: GEEN_JACHT });
}

const KLANKEN = { leg: 'zwiep', mis: 'mis', af: 'plop', antwoord: 'raak' } as const;

const suckUp = (state: ZuigState, id: number): Zet<ZuigState> =>
  withSound(lay({ ...state, zuigt: -1 }, { soort: 'kies', pick: `stuk:${id}` }), KLANKEN);

/** The loose block under the cleaner; -1 is none. */
const blokUnder = (state: ZuigState): number => looseStukken(state).find(({ id }) => state.blokken[id] === state.vak)?.id ?? -1;

function input(state: ZuigState, given: GameInput): Zet<ZuigState> {
  if (given.soort === 'klaar' || given.soort === 'wis' || isPick(given, 'klaar') || isPick(given, 'af'))
    return withSound(lay(state, given), KLANKEN);
  if (isAction(given)) return hasArrived(state) && blokUnder(state) >= 0 ? suckUp(state, blokUnder(state)) : { state };
  const id = pickedIndex(given, 'stuk');
  const vak = looseStukken(state).some((blok) => blok.id === id) ? state.blokken[id] : undefined;
  if (vak !== undefined)
    return vak === state.vak && hasArrived(state) ? suckUp(state, id) : { state: driveTo(state, vak, id), sounds: ['kies'] };
  return { state: steer(state, given) ?? state };
}

/** It drives on, and sucks up the block it was sent to. */
function tick(before: ZuigState): Zet<ZuigState> {
  if (before.run.fase !== 'spelen') return playSounds(before, { 4: 'zwiep', 30: 'plop', 48: 'munt' });
  const state = driveOn(before);
  if (state.zuigt < 0 || !hasArrived(state) || state.vak !== state.blokken[state.zuigt]) return { state };
  return suckUp(state, state.zuigt);
}

const oordeel = (state: ZuigState, goed: boolean): Zet<ZuigState> => ({
  state: { ...state, richting: null, doel: null, zuigt: -1 },
  sounds: [goed ? 'letter' : 'mis'],
});

/** The rug has another shape: everything is laid out anew, what was sucked up stays in the tube. */
const turn = (state: ZuigState): ZuigState => ({ ...layOut(state), ...(isOpen(state) && { jacht: jachtspel.open(layOut(state)).jacht }) });

function describeSpelen(state: ZuigState): string {
  const buis = state.vakken.inhoud.join(' ');
  const onder = state.band.find(({ id }) => id === blokUnder(state))?.stuk;
  const hier = onder === undefined ? '' : ` Je staat op ${onder}.`;
  return `${buis === '' ? 'De buis is leeg.' : `In de buis: ${buis}.`}${hier} ${describeLosse(state, 'Op het kleed')}`;
}

const describe = describeBy<ZuigState>({
  spelen: describeSpelen,
  wacht: 'De stofzuiger zoemt.',
  goed: (state) =>
    isOpen(state)
      ? `Er zitten nog ${String(state.jacht.konijnen.filter(({ wegOp }) => wegOp === null).length)} stofkonijnen op het kleed. Jaag ze naar een hoek.`
      : 'Goed gezogen. De stofzuiger draait een rondje.',
  uitleg: 'Hatsjoe! De stofzuiger zit verstopt.',
  klaar: ({ spullen }) =>
    `De kamer is schoon en de kat rijdt mee.${spullen.length > 1 ? ` Op de plank liggen ${spullen.length} gevonden spullen.` : ''}`,
});

export const logic: GameLogic<ZuigState> = withVoorvallen<ZuigState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, jachtspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
