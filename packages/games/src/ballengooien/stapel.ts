/**
 * The play after a right word: a pile of tins and three balls. A ring goes across and is stopped, then up and down and is stopped, and there
 * the ball goes. A tin falls, and all that does not rest on two tins any more falls with it; a tin full of sand is not moved by a ball. Some tins have
 * somebody in them. In calm mode a tin is chosen. Only + - * and /, so that it plays the same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { isKort, isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, NOOIT, pickedIndex, pijlOf } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';
import { EERSTEN, plaatsenOf, rijOf, RIJEN, STAPELBLIK, stapelPlek } from './plaatsen.ts';
import { KNUFFELS, NAAR_STAPEL, VLUCHT } from './state.ts';
import type { BallenState, Blik, Stapel } from './state.ts';

export const GEEN_STAPEL: Stapel = { blikken: [], ballen: 0, mikOp: NOOIT, x: null, worp: null, raak: null, mik: 0 };

const AANTAL = RIJEN.reduce<number>((som, n) => som + n, 0);
const BALLEN = 3;
const BALLEN_KORT = 2;
/** How many tins are full of sand, and in how many somebody sits. */
const MET_ZAND = 2;
const MET_KNUFFEL = 4;
/** Ticks of the ring to and fro: about as fast up as across. It begins near the left, so that it comes by the whole pile at once; it goes beyond it on both sides. */
const PERIODE = { dwars: 144, op: 88, begin: 0.1 } as const;
const DWARS = 230;
const HOOG = STAPELBLIK.h * RIJEN.length;
const KIJK = 28;

function open(state: BallenState): BallenState {
  const volgorde = Array.from({ length: AANTAL }, (_, i) => i).toSorted(
    (a, b) => chance(state.kans, 900 + a) - chance(state.kans, 900 + b),
  );
  // Sand stands low, where it carries the others.
  const zand = volgorde.filter((i) => i < EERSTEN[2]).slice(0, MET_ZAND);
  const bewoond = volgorde.filter((i) => !zand.includes(i)).slice(0, MET_KNUFFEL);
  const blikken = Array.from({ length: AANTAL }, (_, i): Blik => {
    const knuffel = bewoond.includes(i) ? Math.floor(chance(state.kans, 930 + i) * KNUFFELS) : null;
    return { zand: zand.includes(i), knuffel, omOp: null };
  });
  return { ...state, stapel: { ...GEEN_STAPEL, blikken, ballen: isKort(state) ? BALLEN_KORT : BALLEN, mikOp: state.tick } };
}

/** To and fro between 0 and 1, at an even pace. */
function heenEnWeer(state: BallenState): number {
  const { x, mikOp } = state.stapel;
  const u = PERIODE.begin + ((state.tick - mikOp) * state.tempo) / (x === null ? PERIODE.dwars : PERIODE.op);
  const p = u - Math.floor(u);
  return p < 0.5 ? p * 2 : 2 - p * 2;
}

/** Where the ring is; in calm mode on the tin that is pointed at. */
export function ringPlek(state: BallenState): Plek {
  const { stapel } = state;
  if (state.rustig) return stapelPlek(state, stapel.mik);
  const [x, y] = plaatsenOf(state).stapel;
  const s = heenEnWeer(state);
  return stapel.x === null ? [x + (s * 2 - 1) * DWARS, y - HOOG / 2] : [stapel.x, y - s * HOOG];
}

const staat = ({ stapel }: BallenState, i: number): boolean => stapel.blikken[i]?.omOp === null;

/** The tin that stands there; -1 is none. */
const findBlik = (state: BallenState, [x, y]: Plek): number =>
  state.stapel.blikken.findIndex((_, i) => {
    const [bx, by] = stapelPlek(state, i);
    return staat(state, i) && Math.abs(x - bx) <= STAPELBLIK.w / 2 && Math.abs(y - by) <= STAPELBLIK.h / 2;
  });

export const canThrow = ({ stapel }: BallenState): boolean => stapel.ballen > 0 && stapel.worp === null;

function throwAt(state: BallenState, [x, y]: Plek): Zet<BallenState> | null {
  if (!canThrow(state)) return null;
  const worp = { x, y, blik: findBlik(state, [x, y]), op: state.tick };
  return { state: { ...state, stapel: { ...state.stapel, ballen: state.stapel.ballen - 1, worp } }, sounds: ['eigen'] };
}

/** Across is stopped first, then the height, and then it is thrown. */
function stop(state: BallenState): Zet<BallenState> | null {
  if (!canThrow(state)) return null;
  const plek = ringPlek(state);
  if (state.rustig || state.stapel.x !== null) return throwAt(state, plek);
  return { state: { ...state, stapel: { ...state.stapel, x: plek[0], mikOp: state.tick } }, sounds: ['kies'] };
}

function act(state: BallenState, input: GameInput): Zet<BallenState> | null {
  if (isAction(input) || (input.soort === 'wijs' && input.fase === 'neer' && !state.rustig)) return stop(state);
  if (!state.rustig) return null;
  const gekozen = pickedIndex(input, 'blik');
  if (gekozen >= 0 && staat(state, gekozen))
    return throwAt({ ...state, stapel: { ...state.stapel, mik: gekozen } }, stapelPlek(state, gekozen));
  const stap = kantOf(input) || (pijlOf(input) === 'op' ? 1 : pijlOf(input) === 'neer' ? -1 : 0);
  const rij = state.stapel.blikken.flatMap((_, i) => (staat(state, i) ? [i] : []));
  if (stap === 0 || rij.length === 0) return null;
  const mik = rij[(rij.indexOf(state.stapel.mik) + stap + rij.length) % rij.length] ?? 0;
  return { state: { ...state, stapel: { ...state.stapel, mik } }, sounds: ['kies'] };
}

/** What falls when tin `doel` goes: that one, and whatever rests on only one tin, or on none, after that. */
export function fallsWith(blikken: readonly Blik[], doel: number): readonly number[] {
  return blikken.reduce<readonly number[]>((valt, blik, i) => {
    if (blik.omOp !== null) return valt;
    const [rij, kolom] = rijOf(i);
    const onder = (EERSTEN[rij - 1] ?? 0) + kolom;
    const weg = (k: number): boolean => valt.includes(k) || blikken[k]?.omOp !== null;
    return i === doel || (rij > 0 && (weg(onder) || weg(onder + 1))) ? [...valt, i] : valt;
  }, []);
}

function tick(state: BallenState): Zet<BallenState> {
  const { stapel, tick: nu } = state;
  const { worp } = stapel;
  if (worp === null || nu - worp.op < VLUCHT) return { state };
  const na = { ...stapel, worp: null, x: null, mikOp: nu, raak: { blik: worp.blik, op: nu } };
  const doel = stapel.blikken[worp.blik];
  if (doel === undefined || doel.zand) return { state: { ...state, stapel: na }, sounds: [doel === undefined ? 'mis' : 'plop'] };
  const valt = fallsWith(stapel.blikken, worp.blik);
  const blikken = stapel.blikken.map((blik, i) => (valt.includes(i) ? { ...blik, omOp: nu } : blik));
  const erbij = valt.flatMap((i) => stapel.blikken[i]?.knuffel ?? []);
  const mik = Math.max(
    0,
    blikken.findIndex(({ omOp }) => omOp === null),
  );
  return {
    state: { ...state, stapel: { ...na, blikken, mik }, knuffels: [...state.knuffels, ...erbij] },
    sounds: erbij.length > 0 ? ['klap', 'munt'] : ['klap'],
  };
}

/** No balls, or nothing that can be thrown over any more. */
function isAf({ stapel, tick: nu }: BallenState): boolean {
  const af = stapel.ballen === 0 || stapel.blikken.every(({ omOp, zand }) => omOp !== null || zand);
  return af && stapel.worp === null && stapel.raak !== null && nu - stapel.raak.op >= KIJK;
}

/** May be thrown now. */
export const isReady = (state: BallenState): boolean => isOpen(state) && canThrow(state);

/** Begins when the tins of the word have fallen. */
export const stapelspel: Beurtspel<BallenState> = {
  van: NAAR_STAPEL,
  open,
  act,
  tick,
  isAf,
  bezig: ({ stapel }) => stapel.worp !== null || stapel.x !== null,
};

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [130, 270], staand: [90, 300] },
  maat: 100,
  reeks: [
    ['muis', 'duikt', 'Een muis kruipt in een leeg blik.'],
    ['suikerspin', 'loopt', 'Een suikerspin wil niet opgegeten worden.'],
    ['ster', 'valt', 'Er valt een papieren ster naar beneden.'],
    ['clown', 'loopt', 'Een clown struikelt over zijn schoenen.'],
    ['ballon', 'drijft', 'Een hondje van ballonnen zweeft binnen.'],
    ['popcorn', 'loopt', 'Een bak popcorn huppelt voorbij.'],
    ['nachtvlinder', 'vliegt', 'Een nachtvlinder danst om de lampen.'],
    ['lot', 'valt', 'Een lot dwarrelt uit de lucht.'],
    ['goochelaar', 'duikt', 'Een konijn zoekt zijn hoed.'],
    ['munt', 'loopt', 'Een gouden munt rolt over de toonbank.'],
  ],
};
