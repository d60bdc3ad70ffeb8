/**
 * The play after a right word: the sky is free. The plane climbs and dives where it is steered; a ring gives it speed, and out of a basket
 * under a balloon somebody comes along. Rings and baskets hang at other heights: it is the one or the other. In calm mode a basket is
 * chosen, three times.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, NOOIT, pickedIndex, pijlOf } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { arch, between, easeInOut, maatOf, progress01 } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { hoogteY, luchtOf } from './state.ts';
import type { Luchtding, VliegState, Vlucht } from './state.ts';

/** Stage units per tick: how it climbs, how fast at most, and how it comes to rest. */
const STUUR = { stoot: 0.5, hoogst: 9, rem: 0.9 } as const;
const VAART = { gewoon: 6.4, ring: 4.5, rem: 0.985 } as const;
/** Columns of things: so many, the first, from one to the next. */
const KOLOMMEN = 7;
const EERSTE = 760;
const TUSSEN = 330;
const EINDE = EERSTE + KOLOMMEN * TUSSEN;
const RAAKT = { x: 70, y: 66 } as const;
/** Kinds of who can come along. */
const MAATJES = 5;
const RUSTIG = { manden: 5, keuzes: 3 } as const;
const TOCHT = 66;

export const NO_VLUCHT: Vlucht = {
  y: 0,
  vy: 0,
  kant: 0,
  vinger: null,
  ver: 0,
  vaart: 0,
  dingen: [],
  over: 0,
  naar: -1,
  vanaf: [0, 0],
  naarOp: NOOIT,
  mik: 0,
};

/** A ring and a basket, never at the same height. */
function hang(kans: number, kolom: number): readonly Luchtding[] {
  const hoog = chance(kans, 400 + kolom);
  const ander = (hoog + 0.38 + chance(kans, 420 + kolom) * 0.24) % 1;
  const ver = EERSTE + kolom * TUSSEN;
  const wie = Math.floor(chance(kans, 440 + kolom) * MAATJES);
  return [
    { soort: 'ring', ver, hoog, wie: 0, raakOp: null },
    { soort: 'mand', ver: ver + 40, hoog: ander, wie, raakOp: null },
  ];
}

/** In calm mode baskets hang all over the sky. */
function hangStill(state: VliegState): readonly Luchtding[] {
  const { x } = luchtOf(state).vlucht;
  const ruimte = maatOf(state.stand).w - x - 170;
  return Array.from({ length: RUSTIG.manden }, (_, i) => ({
    soort: 'mand',
    ver: 170 + (i / (RUSTIG.manden - 1)) * (ruimte - 40),
    hoog: ((i * 2) % RUSTIG.manden) / (RUSTIG.manden - 1),
    wie: Math.floor(chance(state.kans, 460 + i) * MAATJES),
    raakOp: null,
  }));
}

function open(state: VliegState): VliegState {
  const dingen = state.rustig ? hangStill(state) : Array.from({ length: KOLOMMEN }, (_, k) => hang(state.kans, k)).flat();
  const vlucht = { ...NO_VLUCHT, y: hoogteY(state, 0.5), vaart: VAART.gewoon, dingen, over: state.rustig ? RUSTIG.keuzes : 0 };
  return { ...state, vlucht };
}

/** Where something in the air is. */
export const dingPlek = (state: VliegState, { ver, hoog }: Luchtding): Plek => [
  luchtOf(state).vlucht.x + ver - state.vlucht.ver,
  hoogteY(state, hoog),
];

/** Where the plane is. */
export function planePlek(state: VliegState): Plek {
  const { vlucht } = state;
  const rust: Plek = [luchtOf(state).vlucht.x, vlucht.y];
  const ding = vlucht.dingen[vlucht.naar];
  if (!state.rustig || ding === undefined) return rust;
  const t = easeInOut(progress01(state.tick, { van: vlucht.naarOp, duur: TOCHT }));
  const [x, y] = dingPlek(state, ding);
  return [between(vlucht.vanaf[0], x, t), between(vlucht.vanaf[1], y, t) - arch(t) * 40];
}

const PIJL = { op: -1, neer: 1 } as const;

function act(state: VliegState, input: GameInput): Zet<VliegState> | null {
  if (state.rustig) return actCalmly(state, input);
  const { vlucht } = state;
  if (input.soort === 'wijs') {
    const vinger = input.fase === 'los' ? null : input.y;
    return { state: { ...state, vlucht: { ...vlucht, vinger } }, sounds: input.fase === 'neer' ? ['eigen'] : [] };
  }
  if (input.soort !== 'richting' || (input.richting !== 'op' && input.richting !== 'neer')) return null;
  const kant = PIJL[input.richting];
  if (!input.ingedrukt) return { state: { ...state, vlucht: { ...vlucht, kant: vlucht.kant === kant ? 0 : vlucht.kant } } };
  return { state: { ...state, vlucht: { ...vlucht, kant } }, sounds: ['eigen'] };
}

export const isOnTocht = ({ vlucht, tick }: VliegState): boolean => vlucht.naar >= 0 && tick - vlucht.naarOp < TOCHT;

function actCalmly(state: VliegState, input: GameInput): Zet<VliegState> | null {
  const { vlucht, tick } = state;
  if (vlucht.over === 0 || isOnTocht(state)) return null;
  const pijl = pijlOf(input);
  if (pijl !== null) {
    const n = vlucht.dingen.length;
    return {
      state: { ...state, vlucht: { ...vlucht, mik: (vlucht.mik + (pijl === 'links' || pijl === 'op' ? n - 1 : 1)) % n } },
      sounds: ['kies'],
    };
  }
  const naar = isAction(input) ? vlucht.mik : pickedIndex(input, 'mand');
  if (vlucht.dingen[naar]?.raakOp !== null) return null;
  return {
    state: { ...state, vlucht: { ...vlucht, vanaf: planePlek(state), naar, naarOp: tick, mik: naar, over: vlucht.over - 1 } },
    sounds: ['eigen'],
  };
}

function tick(state: VliegState): Zet<VliegState> {
  const { vlucht } = state;
  if (state.rustig) return vlucht.naar >= 0 && state.tick - vlucht.naarOp === TOCHT ? reach(state, vlucht.naar) : { state };
  const { van, tot } = luchtOf(state).vlucht;
  const trek = vlucht.vinger === null ? vlucht.kant * STUUR.stoot * 2 : Math.max(-1.6, Math.min(1.6, (vlucht.vinger - vlucht.y) * 0.05));
  const vy = Math.max(-STUUR.hoogst, Math.min(STUUR.hoogst, (vlucht.vy + trek) * STUUR.rem));
  const y = Math.min(tot, Math.max(van, vlucht.y + vy));
  const vaart = Math.max(VAART.gewoon * state.tempo, vlucht.vaart * VAART.rem);
  const next = { ...state, vlucht: { ...vlucht, y, vy: y === vlucht.y + vy ? vy : 0, vaart, ver: vlucht.ver + vaart } };
  const i = next.vlucht.dingen.findIndex((ding) => ding.raakOp === null && touches(next, ding));
  return i < 0 ? { state: next } : reach(next, i);
}

/** The plane keeps its place on the stage, so how far on they are says how near. */
const touches = (state: VliegState, { ver, hoog }: Luchtding): boolean =>
  Math.abs(ver - state.vlucht.ver) < RAAKT.x && Math.abs(hoogteY(state, hoog) - state.vlucht.y) < RAAKT.y;

function reach(state: VliegState, i: number): Zet<VliegState> {
  const { vlucht, tick: nu } = state;
  const ding = vlucht.dingen[i];
  const dingen = vlucht.dingen.map((ander, n) => (n === i ? { ...ander, raakOp: nu } : ander));
  if (ding?.soort === 'ring')
    return { state: { ...state, vlucht: { ...vlucht, dingen, vaart: vlucht.vaart + VAART.ring } }, sounds: ['raak'] };
  return {
    state: { ...state, vlucht: { ...vlucht, dingen }, maatjes: [...state.maatjes, ding?.wie ?? 0], maatjeOp: nu },
    sounds: ['munt'],
  };
}

const GEZIEN = 30;
const isAf = ({ vlucht, rustig, tick: nu }: VliegState): boolean =>
  rustig ? vlucht.over === 0 && nu - vlucht.naarOp > TOCHT + GEZIEN : vlucht.ver > EINDE;

/** Begins when the word has been written in the sky. */
export const luchtspel: Beurtspel<VliegState> = { van: 96, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1130, 530], staand: [600, 650] },
  reeks: [
    ['gans', 'vliegt', 'Een gans vliegt achter je aan.'],
    ['zeppelin', 'vliegt', 'Een luchtschip zoemt voorbij.'],
    ['pinguin', 'valt', 'Een pinguïn met een parachute!'],
    ['regenboog', 'drijft', 'Achter een wolk komt een regenboog.'],
    ['heks', 'vliegt', 'Er vliegt iemand op een bezem.'],
    ['vlieger', 'drijft', 'Een vlieger is losgeraakt.'],
    ['draak', 'vliegt', 'Een draakje blaast warme lucht.'],
    ['ballonnen', 'drijft', 'Een stoel hangt aan twintig ballonnen.'],
    ['wolkschaap', 'drijft', 'Die wolk lijkt op een schaap.'],
    ['ster', 'vliegt', 'Overdag een ster? Ja, een heel felle!'],
  ],
};
