/**
 * The play after a right word: a snowman, ball by ball. An arrow over the snow goes to and fro and shows where the next ball would come down;
 * who shoots when it is over the pile builds it higher, straight or askew, and beside it lies a lump. What comes last out of the cannon is
 * a hat, and nobody knows which. In calm mode the arrow stands still and a place is chosen. Only + - * and /, so that it plays the same
 * everywhere.
 */
import type { GameInput, Stand } from '@spelrijk/game-kit/contract';
import { isKort, ticksInBeurt, type Beurtspel } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, NOOIT, pickedIndex, type Zet } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { WIT, type Bal, type Pop, type SneeuwState } from './state.ts';

export const GEEN_POP: Pop = { stapel: [], naast: [], hoed: null, schoten: 0, ballen: 3, lucht: null, raakOp: NOOIT, mik: 2 };

export const HOEDEN = ['hoge hoed', 'emmer', 'kroon', 'koekenpan', 'bloempot'] as const;
/** Radii of the balls, the largest first. */
const STRALEN = [76, 58, 42] as const;
/** Balls sink a little into each other. */
const ZAK = 0.8;
/** Ticks of a ball in the air; how long the snowman is looked at. */
export const VLUCHT = 24;
const KIJK = 26;
/** The arrow: ticks to and fro, and how far to both sides. */
const PIJL = { periode: 126, ver: 250 } as const;
/** As share of the radius of the ball below: what comes down nearer stays on it. */
const GREEP = 0.8;
/** Places in calm mode, and how far apart. */
export const PLEKKEN = 5;
const STAP = 44;

/** Where the snowman is built. */
const VELD: Readonly<Record<Stand, Plek>> = { liggend: [520, 600], staand: [330, 770] };
export const popPlek = ({ stand }: { readonly stand: Stand }): Plek => VELD[stand];

/** To and fro between -1 and 1, at an even pace. */
const heenEnWeer = (u: number): number => {
  const p = u - Math.floor(u);
  return p < 0.5 ? p * 4 - 1 : 3 - p * 4;
};

/** Where the arrow is; a hat is not aimed, so then it rests over the head. */
export function pijlX(state: SneeuwState): number {
  const [x] = popPlek(state);
  if (isHoed(state.pop)) return state.pop.stapel.at(-1)?.x ?? x;
  if (state.rustig) return placeX(state, state.pop.mik);
  return x + heenEnWeer((ticksInBeurt(state) * state.tempo) / PIJL.periode + 0.25 * chance(state.kans, 900)) * PIJL.ver;
}

/** Place `i` of calm mode: around the ball that lies on top. */
export function placeX(state: SneeuwState, i: number): number {
  const midden = state.pop.stapel.at(-1)?.x ?? popPlek(state)[0];
  return midden + (i - (PLEKKEN - 1) / 2) * STAP;
}

/** Balls before the hat; after a word that was only chosen one fewer. */
const ballenOf = (state: SneeuwState): number => STRALEN.length - (isKort(state) ? 1 : 0);

/** Is the next thing the hat? */
export const isHoed = ({ schoten, ballen }: Pop): boolean => schoten >= ballen;

/** Radius of the ball that is shot next, or was last. */
export const straalOf = (n: number): number => STRALEN[Math.min(n, STRALEN.length - 1)] ?? STRALEN[0];

const open = (state: SneeuwState): SneeuwState => ({
  ...state,
  pop: { ...GEEN_POP, ballen: ballenOf(state), raakOp: state.tick },
});

function shoot(state: SneeuwState, x: number): Zet<SneeuwState> | null {
  const { pop, tick } = state;
  if (pop.lucht !== null || pop.hoed !== null || pop.schoten > pop.ballen) return null;
  return { state: { ...state, pop: { ...pop, lucht: { x, op: tick } } }, sounds: ['eigen'] };
}

function act(state: SneeuwState, input: GameInput): Zet<SneeuwState> | null {
  if (isAction(input) || (input.soort === 'wijs' && input.fase === 'neer' && !state.rustig)) return shoot(state, pijlX(state));
  if (!state.rustig) return null;
  const gekozen = pickedIndex(input, 'plek');
  if (gekozen >= 0 && gekozen < PLEKKEN) return shoot({ ...state, pop: { ...state.pop, mik: gekozen } }, placeX(state, gekozen));
  const stap = kantOf(input);
  if (stap === 0) return null;
  return { state: { ...state, pop: { ...state.pop, mik: (state.pop.mik + stap + PLEKKEN) % PLEKKEN } }, sounds: ['kies'] };
}

/** Where a ball of radius `r` lies on the pile, or on the snow. */
function layOn(state: SneeuwState, x: number, r: number): { readonly bal: Bal; readonly raak: boolean } {
  const onder = state.pop.stapel.at(-1);
  const grond = popPlek(state)[1] - r * ZAK;
  if (onder === undefined) return { bal: { x, y: grond, r }, raak: true };
  const raak = Math.abs(x - onder.x) < onder.r * GREEP;
  return { bal: { x, y: raak ? onder.y - (onder.r + r) * ZAK : grond, r }, raak };
}

/** Where what is in the air comes down; the hat on the ball on top. */
export function landingPlek(state: SneeuwState): Plek {
  const { lucht, schoten, stapel } = state.pop;
  const top = stapel.at(-1);
  if (isHoed(state.pop) && top !== undefined) return [top.x, top.y - top.r];
  const { bal } = layOn(state, lucht?.x ?? popPlek(state)[0], straalOf(schoten));
  return [bal.x, bal.y];
}

function tick(state: SneeuwState): Zet<SneeuwState> {
  const { pop } = state;
  if (pop.lucht === null || state.tick - pop.lucht.op < VLUCHT) return { state };
  if (isHoed(pop)) return putHoed(state);
  const { bal, raak } = layOn(state, pop.lucht.x, straalOf(pop.schoten));
  const na = { ...pop, lucht: null, schoten: pop.schoten + 1, raakOp: state.tick };
  const erbij = raak ? { ...na, stapel: [...pop.stapel, bal] } : { ...na, naast: [...pop.naast, bal] };
  return { state: { ...state, pop: erbij }, sounds: [raak ? 'plop' : 'mis'] };
}

/** The hat always finds a head: it flies to the ball on top. */
function putHoed(state: SneeuwState): Zet<SneeuwState> {
  const { pop } = state;
  const hoed = Math.floor(chance(state.kans, 910) * HOEDEN.length);
  const [onder, top] = [pop.stapel[0], pop.stapel.at(-1)];
  const scheef = onder === undefined || top === undefined ? 0 : Math.round(top.x - onder.x);
  return {
    state: {
      ...state,
      pop: { ...pop, lucht: null, schoten: pop.schoten + 1, hoed, raakOp: state.tick },
      poppen: [...state.poppen, { hoed, ballen: pop.stapel.length, scheef }],
    },
    sounds: ['raak', 'munt'],
  };
}

/** The hat is on, and the snowman has been looked at. */
const isAf = ({ pop, tick: nu }: SneeuwState): boolean => pop.hoed !== null && nu - pop.raakOp >= KIJK;

/** Begins when the snow of the word lies on the piste. */
export const popspel: Beurtspel<SneeuwState> = {
  van: WIT + 8,
  open,
  act,
  tick,
  isAf,
  bezig: ({ pop }) => pop.hoed === null && (pop.lucht !== null || pop.schoten > 1),
};

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [430, 620], staand: [250, 870] },
  reeks: [
    ['pinguin', 'loopt', 'Een pinguïn glijdt op zijn buik.'],
    ['hert', 'loopt', 'Een hert zoekt het pad naar beneden.'],
    ['slee', 'loopt', 'Een lege slee komt van de berg.'],
    ['handschoen', 'valt', 'Er valt een want uit een gondel.'],
    ['husky', 'loopt', 'Een husky hijgt naast zijn slee.'],
    ['sneeuwvlok', 'drijft', 'Een reuzenvlok zakt langzaam naar je toe.'],
    ['iglo', 'duikt', 'In een iglo brandt licht.'],
    ['sneeuwhaas', 'loopt', 'Een sneeuwhaas is bijna onzichtbaar.'],
    ['skier', 'vliegt', 'Een marmot op ski’s suist omlaag.'],
    ['chocola', 'loopt', 'Warme chocolademelk! Voorzichtig, heet.'],
  ],
};
