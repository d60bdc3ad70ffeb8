/**
 * The play after a right word: leaves are all over the grass, and the blower pushes away whatever is near it. From the right side it pushes them
 * into the heap, and under some of them lies something. In calm mode there are small heaps to choose from, each blown away at once. Only
 * + - * and /, so that it plays the same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, holdKant, isAction, kantOf, NOOIT, pickedIndex, type Kant, type Zet } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';
import { plaatsenOf } from './plaatsen.ts';
import { type Blad, type Hoopje, type Tuin, type Vondst, THUIS, type BladState } from './state.ts';

export const GEEN_TUIN: Tuin = {
  bladeren: [],
  vondsten: [],
  x: 0,
  y: 0,
  doel: null,
  opzij: 0,
  omhoog: 0,
  hoopOp: NOOIT,
  hoopjes: [],
  mik: 0,
  over: 0,
};

export const VONDSTEN = ['eikel', 'paddenstoel', 'want', 'bal', 'slak'] as const;
/** Clusters of leaves, each with something under it, and leaves in each. */
const TROSSEN = 3;
const PER_TROS = 6;
/** How wide a cluster is. */
const TROS = 78;
/** So much of the grass the clusters take: neither the edge nor the heap. */
const VELD = { van: 0.16, breed: 0.56, hoog: 0.74 } as const;
/** The blower by keys and by finger, in units a tick. */
const VAART = { toetsen: 8, vinger: 13 } as const;
/** It pushes leaves that are so near, hardest what is nearest; they slow down. */
const BLAAS = { bereik: 158, kracht: 2.1 } as const;
const REM = 0.91;
/** Half the width and height of the heap. */
const HOOP = { w: 128, h: 92 } as const;
/** Nothing lies on it any more. */
const BLOOT = 58;
const HOOPJES = { aantal: 5, beurten: 3, minst: 3, meer: 4 } as const;
export const WAAI = 40;
const KIJK = 46;
/** Faster than this (stage units per tick) a leaf is blown along. */
const WAAIT = 1;

const grasBreed = (state: BladState): readonly [x: number, y: number, w: number, h: number] => {
  const { links, rechts, boven, onder } = plaatsenOf(state).gras;
  return [links, boven, rechts - links, onder - boven];
};

/** Middle of cluster `i`: each in a part of its own. */
function trosPlek(state: BladState, i: number, n: number): Plek {
  const [x, y, w, h] = grasBreed(state);
  const deel = (i + 0.3 + chance(state.kans, 800 + i * 2) * 0.4) / n;
  const lot = chance(state.kans, 801 + i * 2);
  // In calm mode each has room for a finger.
  const hoog = state.rustig ? 0.2 + (i % 2) * 0.44 + lot * 0.1 : 0.1 + lot * VELD.hoog;
  return [x + (VELD.van + deel * VELD.breed) * w, y + hoog * h];
}

function makeBladeren(state: BladState, [x, y]: Plek, i: number): readonly Blad[] {
  return Array.from({ length: PER_TROS }, (_, k): Blad => {
    const n = 820 + i * 40 + k * 2;
    // The first lies on what is to be found.
    const ver = k === 0 ? 12 : TROS;
    return {
      x: x + (chance(state.kans, n) - 0.5) * 2 * ver,
      y: y + (chance(state.kans, n + 1) - 0.5) * 1.4 * ver,
      vx: 0,
      vy: 0,
      weg: false,
    };
  });
}

function open(state: BladState): BladState {
  const { kans, rustig } = state;
  const n = rustig ? HOOPJES.aantal : TROSSEN;
  const plekken = Array.from({ length: n }, (_, i) => trosPlek(state, i, n));
  const vondsten = plekken.map(([x, y], i): Vondst => ({ soort: Math.floor(chance(kans, 960 + i) * VONDSTEN.length), x, y, opOp: null }));
  const [x, y] = plaatsenOf(state).blob;
  const tuin = { ...GEEN_TUIN, vondsten, x, y };
  if (!rustig) return { ...state, tuin: { ...tuin, bladeren: plekken.flatMap((plek, i) => makeBladeren(state, plek, i)) } };
  const hoopjes = plekken.map(([hx, hy], i): Hoopje => ({
    x: hx,
    y: hy,
    bladeren: HOOPJES.minst + Math.floor(chance(kans, 980 + i) * HOOPJES.meer),
    wegOp: null,
  }));
  return { ...state, tuin: { ...tuin, hoopjes, over: HOOPJES.beurten } };
}

/** A whole small heap goes, and what was under it is there. */
function blowHoopje(state: BladState, i: number): Zet<BladState> | null {
  const { tuin, tick } = state;
  const hoopje = tuin.hoopjes[i];
  if (hoopje === undefined || hoopje.wegOp !== null || tuin.over === 0 || tick - tuin.hoopOp < WAAI / 2) return null;
  const na: Tuin = {
    ...tuin,
    mik: i,
    over: tuin.over - 1,
    hoopOp: tick,
    hoopjes: tuin.hoopjes.map((h, k) => (k === i ? { ...h, wegOp: tick } : h)),
    vondsten: tuin.vondsten.map((v, k) => (k === i ? { ...v, opOp: tick } : v)),
  };
  const vondsten = [...state.vondsten, tuin.vondsten[i]?.soort ?? 0];
  return { state: { ...state, tuin: na, hoop: state.hoop + hoopje.bladeren, vondsten }, sounds: ['eigen', 'munt'] };
}

function actCalmly(state: BladState, input: GameInput): Zet<BladState> | null {
  const gekozen = pickedIndex(input, 'hoopje');
  if (gekozen >= 0) return blowHoopje(state, gekozen);
  if (isAction(input)) return blowHoopje(state, state.tuin.mik);
  const stap = kantOf(input);
  if (stap === 0) return null;
  const { hoopjes, mik } = state.tuin;
  const n = hoopjes.length;
  const order = hoopjes.map((_, k) => (mik + stap * (k + 1) + n * 2) % n);
  return { state: { ...state, tuin: { ...state.tuin, mik: order.find((i) => hoopjes[i]?.wegOp === null) ?? mik } }, sounds: ['kies'] };
}

/** Up and down as `holdKant` takes left and right. */
function holdHoogte(input: GameInput, omhoog: Kant): Kant {
  if (input.soort !== 'richting' || (input.richting !== 'op' && input.richting !== 'neer')) return omhoog;
  return holdKant({ ...input, richting: input.richting === 'op' ? 'links' : 'rechts' }, omhoog);
}

/** Arrows that are held, or a finger: where it is, the blower goes. */
function act(state: BladState, input: GameInput): Zet<BladState> | null {
  if (state.rustig) return actCalmly(state, input);
  const { tuin } = state;
  if (input.soort === 'wijs')
    return input.fase === 'los' ? null : { state: { ...state, tuin: { ...tuin, doel: { x: input.x, y: input.y }, opzij: 0, omhoog: 0 } } };
  if (input.soort !== 'richting') return null;
  const vlak = input.richting === 'links' || input.richting === 'rechts';
  const opzij = vlak ? holdKant(input, tuin.opzij) : tuin.opzij;
  const omhoog = holdHoogte(input, tuin.omhoog);
  if (opzij === tuin.opzij && omhoog === tuin.omhoog) return null;
  return { state: { ...state, tuin: { ...tuin, opzij, omhoog, doel: null } } };
}

const clampTo = (waarde: number, van: number, tot: number): number => Math.min(tot, Math.max(van, waarde));

/** One tick of the blower; a finger is gone to, not past. */
function walk(state: BladState): Plek {
  const { tuin } = state;
  const { links, rechts, boven, onder } = plaatsenOf(state).gras;
  const [dx, dy] =
    tuin.doel === null ? [tuin.opzij * VAART.toetsen, tuin.omhoog * VAART.toetsen] : [tuin.doel.x - tuin.x, tuin.doel.y - tuin.y];
  const ver = Math.max(Math.abs(dx), Math.abs(dy));
  const vaart = tuin.doel === null ? VAART.toetsen : VAART.vinger;
  const deel = ver <= vaart ? 1 : vaart / ver;
  return [clampTo(tuin.x + dx * deel, links, rechts), clampTo(tuin.y + dy * deel, boven, onder)];
}

/** One tick of a leaf: pushed, slowed down, turned back at the edge, and in the heap when it gets there. */
function drift(state: BladState, blad: Blad, [bx, by]: Plek): Blad {
  if (blad.weg) return blad;
  const { gras, hoop } = plaatsenOf(state);
  const [dx, dy] = [blad.x - bx, blad.y - by];
  const ver = Math.max(Math.abs(dx), Math.abs(dy));
  const duw = ver >= BLAAS.bereik ? 0 : (1 - ver / BLAAS.bereik) * BLAAS.kracht;
  const [vx, vy] = [(blad.vx + (ver === 0 ? duw : (dx / ver) * duw)) * REM, (blad.vy + (ver === 0 ? 0 : (dy / ver) * duw)) * REM];
  if (duw === 0 && Math.abs(vx) < 0.04 && Math.abs(vy) < 0.04) return blad;
  const x = clampTo(blad.x + vx, gras.links, gras.rechts);
  const y = clampTo(blad.y + vy, gras.boven, gras.onder);
  const weg = Math.abs(x - hoop[0]) < HOOP.w && Math.abs(y - hoop[1]) < HOOP.h;
  return { x, y, vx: x === blad.x + vx ? vx : -vx, vy: y === blad.y + vy ? vy : -vy, weg };
}

function tick(state: BladState): Zet<BladState> {
  if (state.rustig) return { state };
  const plek = walk(state);
  const bladeren = state.tuin.bladeren.map((blad) => drift(state, blad, plek));
  const erbij = bladeren.filter(({ weg }, i) => weg && state.tuin.bladeren[i]?.weg === false).length;
  const ligtOp = ({ x, y }: Vondst): boolean => bladeren.some((b) => !b.weg && Math.abs(b.x - x) < BLOOT && Math.abs(b.y - y) < BLOOT);
  const nieuw = state.tuin.vondsten.filter((vondst) => vondst.opOp === null && !ligtOp(vondst));
  const vondsten =
    nieuw.length === 0 ? state.tuin.vondsten : state.tuin.vondsten.map((v) => (nieuw.includes(v) ? { ...v, opOp: state.tick } : v));
  const tuin = { ...state.tuin, bladeren, vondsten, x: plek[0], y: plek[1], hoopOp: erbij > 0 ? state.tick : state.tuin.hoopOp };
  const na = { ...state, tuin, hoop: state.hoop + erbij, vondsten: [...state.vondsten, ...nieuw.map(({ soort }) => soort)] };
  return { state: na, sounds: nieuw.length > 0 ? ['munt'] : erbij > 0 ? ['plop'] : [] };
}

/** All leaves are in the heap, or in calm mode three small heaps are. */
function isAf({ tuin, rustig, tick: nu }: BladState): boolean {
  const klaar = rustig ? tuin.over === 0 : tuin.bladeren.every(({ weg }) => weg);
  return klaar && nu - tuin.hoopOp >= KIJK;
}

/** Leaves that are blown along are on their way to the heap. */
const waait = ({ tuin, rustig }: BladState): boolean =>
  !rustig && tuin.bladeren.some(({ weg, vx, vy }) => !weg && Math.abs(vx) + Math.abs(vy) > WAAIT);

/** Begins when the hedgehog is in the heap. */
export const blaasspel: Beurtspel<BladState> = { van: THUIS + 4, open, act, tick, isAf, bezig: waait };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [130, 420], staand: [90, 420] },
  reeks: [
    ['eekhoorn', 'loopt', 'Een eekhoorn begraaft een eikel.'],
    ['paraplu', 'vliegt', 'Een paraplu waait van zijn baasje weg.'],
    ['vogels', 'vliegt', 'Ganzen vliegen naar het zuiden.'],
    ['spook', 'duikt', 'Uit de pompoen kijkt iemand.'],
    ['slak', 'loopt', 'Een slak woont onder een blad.'],
    ['das', 'loopt', 'Een das zoekt paddenstoelen.'],
    ['vlieger', 'vliegt', 'Een vlieger heeft een lange staart.'],
    ['wind', 'drijft', 'De herfstwind bolt zijn wangen.'],
    ['kastanje', 'valt', 'Er ploft een kastanje naast je neer.'],
    ['lantaarn', 'drijft', 'Iemand heeft een lampion laten staan.'],
  ],
};
