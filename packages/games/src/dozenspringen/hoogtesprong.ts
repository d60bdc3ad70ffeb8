/**
 * The play after a right word: the lift becomes a trampoline. Who pushes off just when it is lowest goes higher every time, and steers in
 * the air to the stars that hang there; somewhere hides a cloud that throws one up. The highest jump of the round has a flag. In calm
 * mode there is no timing: a place to jump is chosen, and one of them springs much better than it looks.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { isKort } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, NOOIT, pickedIndex, pijlOf } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { maatOf } from '@spelrijk/game-kit/stage';
import type { DozenState, Sprong } from './state.ts';

export const PLEKKEN = 3;
/** Stars in every column, and from one to the next. */
const PER_KOLOM = 3;
const HOOGSTE = { eerste: 210, stap: 250 } as const;
/** How often one jumps, in calm mode too. */
const SPRONGEN = 5;
const SPRONGEN_RUSTIG = 3;
/** After a word that was only chosen: fewer, and the first one is high at once, so that none is cut off in the air. */
const SPRONGEN_KORT = 1;

const sprongenOf = (state: DozenState): number => (state.rustig ? SPRONGEN_RUSTIG : isKort(state) ? SPRONGEN_KORT : SPRONGEN);
const ZWAARTE = 0.5;
/** Speeds of a jump: the first one, what a push at the right moment adds, what is lost without, the slowest and the quickest. */
const VAART = { begin: 13, beginKort: 18, erbij: 4.2, verlies: 0.82, minst: 10, meest: 29 } as const;
/** In calm mode: an ordinary place, and the one that springs. */
const VAART_RUSTIG = { gewoon: [15, 19, 22], super: 28 } as const;
/** Ticks in which the trampoline is down; a push counts from so many before it touches. */
export const INDRUK = 10;
const VROEG = 9;
/** Steering: share of the way a tick. */
const STUUR = 0.09;
const STAP_OPZIJ = 190;
/** Near enough to take it. */
const GREEP = { opzij: 84, hoog: 46 } as const;
const WOLK_VAART = 17;

export const GEEN_SPRONG: Sprong = {
  x: 0,
  naarX: 0,
  h: 0,
  v: 0,
  neerOp: NOOIT,
  persOp: NOOIT,
  sprongen: 0,
  sterren: [],
  wolk: null,
  raakOp: NOOIT,
  raak: 0,
};

/** Middle of column `i`. */
export const kolomAt = ({ stand }: DozenState, i: number): number => (maatOf(stand).w * (i + 0.5)) / PLEKKEN;

/** Column and height of star `i`. */
export const sterPlek = (state: DozenState, i: number): readonly [x: number, h: number] => {
  const rij = Math.floor(i / PLEKKEN);
  return [
    kolomAt(state, i % PLEKKEN) + (chance(state.kans, 400 + i) - 0.5) * 60,
    HOOGSTE.eerste + rij * HOOGSTE.stap + chance(state.kans, 410 + i) * 90,
  ];
};

function open(state: DozenState): DozenState {
  const { x } = state.lijf;
  const wolk = { kolom: Math.floor(chance(state.kans, 420) * PLEKKEN), h: 330 + chance(state.kans, 421) * 160, op: null };
  const sterren = Array.from({ length: PLEKKEN * PER_KOLOM }, () => false);
  return {
    ...state,
    sprong: { ...GEEN_SPRONG, x, naarX: x, sterren, wolk, v: state.rustig ? 0 : isKort(state) ? VAART.beginKort : VAART.begin },
  };
}

const put = (state: DozenState, sprong: Partial<Sprong>): DozenState => ({ ...state, sprong: { ...state.sprong, ...sprong } });

/** Is it on the trampoline, before the next jump? */
export const isDown = ({ sprong }: DozenState): boolean => sprong.h === 0 && sprong.v === 0;

/** Pushing off is the action or up; left and right steer; a finger does both at once. */
function act(state: DozenState, input: GameInput): Zet<DozenState> | null {
  if (state.rustig) return actCalmly(state, input);
  const pijl = pijlOf(input);
  const { w } = maatOf(state.stand);
  if (pijl === 'links' || pijl === 'rechts') {
    const naarX = Math.min(w - 80, Math.max(80, state.sprong.naarX + (pijl === 'links' ? -STAP_OPZIJ : STAP_OPZIJ)));
    return { state: put(state, { naarX }) };
  }
  if (input.soort === 'wijs')
    return input.fase === 'neer' ? { state: put(state, { naarX: Math.min(w - 80, Math.max(80, input.x)), persOp: state.tick }) } : null;
  return isAction(input) || pijl === 'op' ? { state: put(state, { persOp: state.tick }) } : null;
}

function actCalmly(state: DozenState, input: GameInput): Zet<DozenState> | null {
  if (!isDown(state) || state.sprong.sprongen >= SPRONGEN_RUSTIG) return null;
  const pijl = pijlOf(input);
  const i = isAction(input) || pijl === 'op' ? 1 : pijl === 'links' ? 0 : pijl === 'rechts' ? 2 : pickedIndex(input, 'plek');
  if (i < 0 || i >= PLEKKEN) return null;
  const veer = Math.floor(chance(state.kans, 430) * PLEKKEN);
  const v = i === veer ? VAART_RUSTIG.super : (VAART_RUSTIG.gewoon[state.sprong.sprongen] ?? 15);
  const x = kolomAt(state, i);
  return { state: put(state, { x, naarX: x, v, sprongen: state.sprong.sprongen + 1 }), sounds: ['eigen'] };
}

function tick(state: DozenState): Zet<DozenState> {
  const { sprong, rustig } = state;
  if (isDown(state))
    return !rustig && sprong.sprongen < sprongenOf(state) && state.tick - sprong.neerOp >= INDRUK ? pushOff(state) : { state };
  const v = sprong.v - ZWAARTE;
  const x = sprong.x + (sprong.naarX - sprong.x) * STUUR;
  const h = sprong.h + (sprong.v + v) / 2;
  if (h <= 0) return { state: put(state, { x, h: 0, v: 0, neerOp: state.tick }), sounds: ['plop'] };
  return take(withX(put(state, { x, h, v }), x));
}

/** After the play it stands where it came down. */
const withX = (state: DozenState, x: number): DozenState => ({ ...state, lijf: { ...state.lijf, x } });

function pushOff(state: DozenState): Zet<DozenState> {
  const { sprong } = state;
  const opTijd = sprong.persOp >= sprong.neerOp - VROEG;
  const vorige = sprong.sprongen === 0 ? VAART.begin : sprong.raak;
  const v = Math.min(VAART.meest, Math.max(VAART.minst, opTijd ? vorige + VAART.erbij : vorige * VAART.verlies));
  return {
    state: put(state, { v, raak: v, sprongen: sprong.sprongen + 1, ...(opTijd && { raakOp: state.tick }) }),
    sounds: opTijd ? ['eigen', 'raak'] : ['eigen'],
  };
}

/** What it meets in the air: stars, and the cloud that throws it up. */
function take(before: DozenState): Zet<DozenState> {
  const { x, h, wolk } = before.sprong;
  const state = h > before.record ? { ...before, record: h } : before;
  if (wolk !== null && wolk.op === null && Math.abs(kolomAt(state, wolk.kolom) - x) < GREEP.opzij && Math.abs(wolk.h - h) < GREEP.hoog)
    return { state: put(state, { v: WOLK_VAART, wolk: { ...wolk, op: state.tick } }), sounds: ['klap'] };
  const i = state.sprong.sterren.findIndex((weg, k) => !weg && isNear(sterPlek(state, k), x, h));
  if (i < 0) return { state };
  const sterren = state.sprong.sterren.map((weg, k) => weg || k === i);
  return { state: { ...put(state, { sterren }), sterren: state.sterren + 1, sterOp: state.tick }, sounds: ['munt'] };
}

const isNear = ([sx, sh]: readonly [number, number], x: number, h: number): boolean =>
  Math.abs(sx - x) < GREEP.opzij && Math.abs(sh - h) < GREEP.hoog;

const isAf = (state: DozenState): boolean =>
  isDown(state) && state.sprong.sprongen >= sprongenOf(state) && state.tick - state.sprong.neerOp > INDRUK;

/** Begins when the lift has come. */
export const hoogtespel: Beurtspel<DozenState> = {
  van: 82,
  open,
  act,
  tick,
  isAf,
  bezig: (state) => !state.rustig && !isAf(state) && state.sprong.sprongen > 0,
};

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1130, 600], staand: [620, 580] },
  reeks: [
    ['kat', 'loopt', 'De magazijnkat slaapt in een doos.'],
    ['robot', 'loopt', 'Een robot telt de dozen.'],
    ['doos', 'drijft', 'Een doos met vleugels zoekt de uitgang.'],
    ['muis', 'loopt', 'Een muis woont in rek nummer drie.'],
    ['heftruck', 'loopt', 'De heftruck toetert zachtjes.'],
    ['vleermuis', 'vliegt', 'Een vleermuis vliegt tussen de lampen.'],
    ['teddybeer', 'valt', 'Een beer viel van de bovenste plank.'],
    ['discobol', 'drijft', 'De discobol gaat aan.'],
    ['plant', 'loopt', 'Een cactus reist mee in zijn pot.'],
    ['duveltje', 'duikt', 'Uit een pakje springt een duveltje.'],
  ],
};
