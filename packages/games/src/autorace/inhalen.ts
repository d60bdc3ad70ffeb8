/**
 * The play after a right word: the boost takes the car through slower traffic. Rows of others come nearer, always with a way between
 * them; a star lies where the way is harder. Steering into somebody is a bump and no more. In calm mode the road waits: a lane is chosen
 * for every row, the one it is in or one beside it, with the next row in view.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, NOOIT, pickedIndex } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { maatOf } from '@spelrijk/game-kit/stage';
import type { RaceState, Verkeer } from './state.ts';

export const STROKEN = 3;
const RIJEN = 6;
/** How many kinds of others there are. */
const SOORTEN = 5;
/** Ticks from row to row; in calm mode of one step. */
const PER_RIJ = 42;
const PER_STAP = 34;
/** Lengths of road between rows, and where the car itself is. */
const TUSSEN = 1.1;
const HIER = 0.12;
/** Ticks of swerving, and of a bump. */
export const ZWENK = 12;
export const BOTS = 30;

export const GEEN_RIT = {
  verkeer: [],
  rit: 0,
  ritDoel: 0,
  strook: 1,
  strookVan: 1,
  strookOp: NOOIT,
  botsOp: NOOIT,
  sterOp: NOOIT,
} as const;

/** How far row `k` is ahead of the car. */
export const verOf = ({ rit }: RaceState, k: number): number => HIER + (k + 1 - rit) * TUSSEN;

/**
 * Rows by chance around a way that swerves at most one lane a row: one or two of the three lanes are taken. Where only one is, a star
 * lies beside the way.
 */
function makeVerkeer(kans: number): readonly Verkeer[] {
  const rijen: Verkeer[] = [];
  let vrij = 1;
  for (let k = 0; k < RIJEN; k++) {
    const at = (n: number): number => chance(kans, 200 + k * 10 + n);
    vrij = Math.min(STROKEN - 1, Math.max(0, vrij + Math.floor(at(0) * 3) - 1));
    const andere = [0, 1, 2].filter((strook) => strook !== vrij);
    const eerste = andere[Math.floor(at(1) * 2)] ?? 0;
    const open = andere.find((strook) => strook !== eerste) ?? 0;
    const dubbel = at(2) < 0.45;
    const wagens = [eerste, ...(dubbel ? [open] : [])].map((strook, i) => ({ strook, soort: Math.floor(at(3 + i) * SOORTEN) }));
    rijen.push({ wagens, ster: dubbel || at(6) < 0.4 ? vrij : open });
  }
  return rijen;
}

const open = (state: RaceState): RaceState => ({ ...state, ...GEEN_RIT, verkeer: makeVerkeer(state.kans) });

const steer = (state: RaceState, naar: number): RaceState => {
  const strook = Math.min(STROKEN - 1, Math.max(0, naar));
  return strook === state.strook ? state : { ...state, strook, strookVan: state.strook, strookOp: state.tick };
};

/** In calm mode: can this lane be chosen now? */
export const canTake = ({ strook, rit, ritDoel, verkeer }: RaceState, naar: number): boolean =>
  rit >= ritDoel && ritDoel < verkeer.length && Math.abs(naar - strook) <= 1;

function act(state: RaceState, input: GameInput): Zet<RaceState> | null {
  if (state.rustig) return actCalmly(state, input);
  const strook = input.soort === 'wijs' && input.fase === 'neer' ? Math.floor((input.x / maatOf(state.stand).w) * STROKEN) : null;
  const kant = kantOf(input);
  if (strook === null && kant === 0) return null;
  // A finger far away steers one lane at a time too.
  const naar = strook === null ? state.strook + kant : state.strook + Math.sign(strook - state.strook);
  return { state: steer(state, naar), sounds: ['eigen'] };
}

function actCalmly(state: RaceState, input: GameInput): Zet<RaceState> | null {
  const gekozen = isAction(input) ? state.strook : pickedIndex(input, 'strook');
  const naar = gekozen >= 0 ? gekozen : kantOf(input) === 0 ? -1 : state.strook + kantOf(input);
  if (naar < 0 || naar >= STROKEN || !canTake(state, naar)) return null;
  return { state: { ...steer(state, naar), ritDoel: state.ritDoel + 1 }, sounds: ['eigen'] };
}

function tick(before: RaceState): Zet<RaceState> {
  const { rit, rustig, tempo, verkeer, ritDoel } = before;
  const verder = rustig ? Math.min(ritDoel, rit + 1 / PER_STAP) : rit + tempo / PER_RIJ;
  if (verder === rit) return { state: before };
  const k = Math.floor(verder + 1e-9) - 1;
  const state = { ...before, rit: Math.abs(verder - Math.round(verder)) < 1e-9 ? Math.round(verder) : verder };
  const rij = k >= Math.floor(rit + 1e-9) ? verkeer[k] : undefined;
  return rij === undefined ? { state } : pass(state, rij);
}

/** A row is beside the car: who is not in its lane has been overtaken. */
function pass(state: RaceState, { wagens, ster }: Verkeer): Zet<RaceState> {
  const botst = wagens.some(({ strook }) => strook === state.strook);
  const pakt = !botst && ster === state.strook;
  const ingehaald = state.ingehaald + wagens.length - (botst ? 1 : 0);
  return {
    state: { ...state, ingehaald, ...(botst && { botsOp: state.tick }), ...(pakt && { sterOp: state.tick, sterren: state.sterren + 1 }) },
    sounds: [botst ? 'klap' : pakt ? 'munt' : 'zwiep'],
  };
}

/** Some road after the last row, to see it behind. */
const isAf = ({ rit, verkeer, rustig }: RaceState): boolean => rit >= verkeer.length + (rustig ? 0 : 0.3);

/** Begins when the gantry is behind and the new part is on the car. */
export const inhaalspel: Beurtspel<RaceState> = { van: 62, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1150, 590], staand: [76, 500] },
  reeks: [
    ['slak', 'loopt', 'Een slak moedigt je aan.'],
    ['band', 'loopt', 'Een losse band rolt het gras in.'],
    ['monteur', 'loopt', 'De monteur zwaait met zijn sleutel.'],
    ['ekster', 'vliegt', 'Een ekster vindt een glimmende moer.'],
    ['tractor', 'loopt', 'Een tractor is de weg kwijt.'],
    ['das', 'duikt', 'Een das viert feest met vlaggen.'],
    ['olie', 'drijft', 'Een olievlek glanst als een regenboog.'],
    ['luchtschip', 'vliegt', 'Een luchtschip filmt de race.'],
    ['hond', 'loopt', 'Een hond rijdt in een zeepkist.'],
    ['egel', 'duikt', 'Een egel wacht tot alles voorbij is.'],
  ],
};
