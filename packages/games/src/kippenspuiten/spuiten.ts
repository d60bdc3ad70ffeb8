/**
 * The play after a right word: lumps of mud run through the yard, and nobody knows which animal is in which. A small one is quick and needs one
 * squirt, a large one is slow and needs three, and there is not enough water for all. A squirt takes a moment to get there. In calm mode
 * they stand still and are chosen. Only + - * and /, so that it plays the same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { isKort, ticksInBeurt, type Beurtspel } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, holdKant, isAction, kantOf, NOOIT, pickedIndex, type Zet } from '@spelrijk/game-kit/run';
import { maatOf, type Plek } from '@spelrijk/game-kit/stage';
import type { Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { plaatsenOf } from './plaatsen.ts';
import { type Been, type Bult, type Modder, ZIT, type KipState } from './state.ts';

export const GEEN_MODDER: Modder = { bulten: [], water: 0, mik: 0, kant: 0, straal: null, keus: 0 };

export const DIEREN = ['kip', 'big', 'lam', 'pauw', 'gouden kip'] as const;
/** Squirts that each lump needs. */
const NODIG = [1, 2, 3, 1] as const;
/** Less than all of them need, and after a word that was only chosen less still: which one is worth it? */
const WATER = 6;
const WATER_KORT = 4;
const BENEN = 9;
/** Ticks of standing still, and of a run per unit; a large one is slower. */
const RUST = { minst: 22, meer: 34 } as const;
const TRAAG = [0, 0.12, 0.17, 0.24] as const;
export const VLUCHT = 10;
const TUSSEN = 13;
/** A squirt hits what is so near, to the side and (by finger) in height. */
const RAAK = { x: 78, y: 84 } as const;
/** The cross-hair moves so far in a tick. */
const STUUR = 11;
const KIJK = 36;

const rangeOf = (state: KipState): readonly [van: number, breed: number] => {
  const { rand } = plaatsenOf(state);
  return [rand, maatOf(state.stand).w - rand * 2];
};

function makeBenen(state: KipState, i: number, nodig: number): readonly Been[] {
  const benen: Been[] = [];
  const [links, breed] = rangeOf(state);
  let van = links + chance(state.kans, 400 + i * 50) * breed;
  let op = 0;
  for (let k = 0; k < BENEN; k++) {
    const n = 401 + i * 50 + k * 2;
    const naar = links + ((van - links) / breed < 0.5 ? 0.4 + chance(state.kans, n) * 0.6 : chance(state.kans, n) * 0.6) * breed;
    const duur = 20 + Math.floor(Math.abs(naar - van) * (TRAAG[nodig] ?? 0));
    benen.push({ van, naar, op, duur });
    op += duur + RUST.minst + Math.floor(chance(state.kans, n + 1) * RUST.meer);
    van = naar;
  }
  return benen;
}

function open(state: KipState): KipState {
  const bulten = NODIG.map((nodig, i): Bult => ({
    dier: Math.floor(chance(state.kans, 390 + i) * DIEREN.length),
    nodig,
    raak: 0,
    raakOp: NOOIT,
    baan: [1, 0, 2, 2][i] ?? 0,
    benen: makeBenen(state, i, nodig),
  }));
  return { ...state, modder: { ...GEEN_MODDER, bulten, water: isKort(state) ? WATER_KORT : WATER, mik: plaatsenOf(state).spuit[0] } };
}

/** Places in calm mode, as shares of the width. */
const STIL = [0.14, 0.38, 0.64, 0.88] as const;

/** Where a lump is, and whether it runs. */
export function bultPlek(state: KipState, bult: Bult): { readonly plek: Plek; readonly rent: boolean; readonly kant: number } {
  const y = plaatsenOf(state).banen[bult.baan] ?? 0;
  if (state.rustig) {
    const [links, breed] = rangeOf(state);
    return { plek: [links + (STIL[state.modder.bulten.indexOf(bult)] ?? 0.5) * breed, y], rent: false, kant: 1 };
  }
  const t = isSchoon(bult) ? bult.raakOp - (state.tick - ticksInBeurt(state)) : ticksInBeurt(state);
  const been = bult.benen.findLast(({ op }) => op <= t) ?? bult.benen[0];
  if (been === undefined) return { plek: [0, y], rent: false, kant: 1 };
  const deel = Math.min(1, (t - been.op) / been.duur);
  const x = Math.min(maatOf(state.stand).w - 60, been.van + (been.naar - been.van) * deel);
  return { plek: [x, y], rent: deel < 1, kant: been.naar < been.van ? 1 : -1 };
}

export const isSchoon = ({ raak, nodig }: Bult): boolean => raak >= nodig;

/** The lump that a squirt at this place would hit now; the nearest lane first. */
export function bultBij(state: KipState, x: number, y: number | null): number {
  const bij = state.modder.bulten.map((bult, i) => {
    const { plek } = bultPlek(state, bult);
    const ver = Math.abs(plek[0] - x);
    const mag = !isSchoon(bult) && ver < RAAK.x && (y === null || Math.abs(plek[1] - y) < RAAK.y);
    return { i, ver: mag ? ver - (y === null ? bult.baan * 4 : 0) : Infinity };
  });
  const beste = bij.reduce((a, b) => (b.ver < a.ver ? b : a), { i: -1, ver: Infinity });
  return beste.i;
}

function squirt(state: KipState, x: number, y: number | null): Zet<KipState> | null {
  const { modder, tick } = state;
  if (modder.water === 0 || (modder.straal !== null && tick - modder.straal.op < TUSSEN)) return null;
  return { state: { ...state, modder: { ...modder, mik: x, water: modder.water - 1, straal: { x, y, op: tick } } }, sounds: ['eigen'] };
}

function squirtAt(state: KipState, i: number): Zet<KipState> | null {
  const bult = state.modder.bulten[i];
  if (bult === undefined || isSchoon(bult)) return null;
  const [x, y] = bultPlek(state, bult).plek;
  return squirt({ ...state, modder: { ...state.modder, keus: i } }, x, y);
}

function actCalmly(state: KipState, input: GameInput): Zet<KipState> | null {
  const gekozen = pickedIndex(input, 'bult');
  if (gekozen >= 0) return squirtAt(state, gekozen);
  if (isAction(input)) return squirtAt(state, state.modder.keus);
  const stap = kantOf(input);
  const n = state.modder.bulten.length;
  if (stap === 0) return null;
  const order = Array.from({ length: n }, (_, k) => (state.modder.keus + stap * (k + 1) + n * 2) % n);
  const keus = order.find((i) => state.modder.bulten.some((bult, k) => k === i && !isSchoon(bult))) ?? state.modder.keus;
  return { state: { ...state, modder: { ...state.modder, keus } }, sounds: ['kies'] };
}

/** Arrows that are held move the cross-hair and space squirts; a finger squirts where it is. */
function act(state: KipState, input: GameInput): Zet<KipState> | null {
  if (state.rustig) return actCalmly(state, input);
  if (isAction(input)) return squirt(state, state.modder.mik, null);
  if (input.soort === 'wijs' && input.fase === 'neer') return squirt(state, input.x, input.y);
  const kant = holdKant(input, state.modder.kant);
  return kant === state.modder.kant ? null : { state: { ...state, modder: { ...state.modder, kant } } };
}

function tick(state: KipState): Zet<KipState> {
  const { modder } = state;
  const [links, breed] = rangeOf(state);
  const mik = Math.min(links + breed, Math.max(links, modder.mik + modder.kant * STUUR));
  const na = modder.kant === 0 ? state : { ...state, modder: { ...modder, mik } };
  const { straal } = modder;
  if (straal === null || state.tick - straal.op !== VLUCHT) return { state: na };
  const raak = bultBij(state, straal.x, straal.y);
  return raak < 0 ? { state: na, sounds: ['plop'] } : wash(na, raak);
}

/** Some of the mud comes off; under the last of it is an animal, which goes and sits on the fence. */
function wash(state: KipState, i: number): Zet<KipState> {
  const bulten = state.modder.bulten.map((bult, k) => (k === i ? { ...bult, raak: bult.raak + 1, raakOp: state.tick } : bult));
  const bult = bulten[i];
  const na = { ...state, modder: { ...state.modder, bulten } };
  if (bult === undefined || !isSchoon(bult)) return { state: na, sounds: ['raak'] };
  return { state: { ...na, dieren: [...state.dieren, bult.dier] }, sounds: ['klap', 'munt'] };
}

/** The water is gone, or all of them are clean. */
function isAf({ modder: { bulten, water, straal }, tick: nu }: KipState): boolean {
  const laatste = Math.max(straal?.op ?? 0, ...bulten.map(({ raakOp }) => raakOp));
  return (water === 0 || bulten.every(isSchoon)) && nu - laatste >= VLUCHT + KIJK;
}

/** Begins when the chicken sits on the fence. */
export const modderspel: Beurtspel<KipState> = {
  van: ZIT + 6,
  open,
  act,
  tick,
  isAf,
  bezig: ({ modder, tick: nu }) => modder.straal !== null && nu - modder.straal.op < VLUCHT,
};

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1000, 440], staand: [90, 560] },
  reeks: [
    ['vos', 'loopt', 'Een vos doet of hij zomaar wandelt.'],
    ['ei', 'valt', 'Er rolt een ei over het erf.'],
    ['kat', 'loopt', 'De boerderijkat haat water.'],
    ['eend', 'loopt', 'Eenden maken van elke plas een zee.'],
    ['tractor', 'loopt', 'De boerin rijdt een rondje.'],
    ['geit', 'loopt', 'Een geit eet de waslijn op.'],
    ['regenboog', 'drijft', 'In de nevel hangt een regenboog.'],
    ['mus', 'vliegt', 'Een mus neemt een modderbad.'],
    ['ezel', 'loopt', 'De ezel balkt een lied.'],
    ['haan', 'duikt', 'De haan kraait iedereen wakker.'],
  ],
};
