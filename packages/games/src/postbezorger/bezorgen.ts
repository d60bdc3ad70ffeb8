/**
 * The play after a right word: the paper round. The bicycle rides on by itself, and a ring goes along over the pavement and one over the
 * upper windows: what is in a ring when a paper is thrown is hit. On a doormat is easy and earns one thank-you, through an open window earns
 * two, and a dog brings its paper back. In calm mode the street stands still and targets are chosen. Only + - * and /, so that it plays the
 * same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { ticksInBeurt, type Beurtspel } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, pickedIndex, pijlOf, type Zet } from '@spelrijk/game-kit/run';
import type { Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { plaatsenOf } from './plaatsen.ts';
import { type Doel, type Krantenwijk, type Worp, ZWAAIT, type PostState } from './state.ts';

export const GEEN_WIJK: Krantenwijk = { doelen: [], kranten: 0, worpen: [], mik: 0 };

export const BEDANKJES = ['bloem', 'appel', 'koek', 'tekening', 'ei', 'kuiken'] as const;
const KRANTEN = 4;
/** Houses that are passed, how far apart, and how far the first is from the ring. */
const HUIZEN = { aantal: 8, stap: 330, eerste: 210 } as const;
/** The door is left of the middle of a house, the window right of it. */
const DEUR = -74;
export const RAAM = 72;
/** Half of what counts as hit. */
const RAAK = { mat: 74, raam: 52, hond: 74 } as const;
const VAART = 4.2;
export const VLUCHT = 26;
const TUSSEN = 14;
const KIJK = 46;

/** How far the street has gone by. */
export const ridden = (state: PostState): number =>
  state.rustig ? 0 : Math.min(ticksInBeurt(state) * VAART * state.tempo, HUIZEN.aantal * HUIZEN.stap);

/** Middle of house `h`, in the street. */
export const huisX = (state: PostState, h: number): number => {
  const { huizen, ring } = plaatsenOf(state);
  return state.rustig ? (huizen[h] ?? -1000) : ring.x + HUIZEN.eerste + h * HUIZEN.stap;
};

/** Middle of a target, in the street. */
export const doelX = (state: PostState, { huis, soort }: Doel): number => huisX(state, huis) + (soort === 'raam' ? RAAM : DEUR);

/** How many houses the play has. */
export const aantalHuizen = (state: PostState): number => (state.rustig ? plaatsenOf(state).huizen.length : HUIZEN.aantal);

/** Every house has a doormat, an open window, or both; at some a dog lies on the mat. */
function makeDoelen(state: PostState, huis: number): readonly Doel[] {
  const lot = chance(state.kans, 300 + huis * 3);
  const laag = chance(state.kans, 301 + huis * 3) < 0.2 ? 'hond' : 'mat';
  return [
    ...(lot < 0.62 || huis % 2 === 1 || state.rustig ? [{ soort: laag, huis, raakOp: null } as const] : []),
    ...(lot > 0.34 || huis % 2 === 0 || state.rustig ? [{ soort: 'raam', huis, raakOp: null } as const] : []),
  ];
}

function open(state: PostState): PostState {
  const doelen = Array.from({ length: aantalHuizen(state) }, (_, huis) => makeDoelen(state, huis)).flat();
  return { ...state, wijk: { ...GEEN_WIJK, doelen, kranten: KRANTEN } };
}

/** The target that a paper would hit now. */
export function doelInRing(state: PostState, hoog: boolean): number {
  const x = plaatsenOf(state).ring.x + ridden(state);
  return state.wijk.doelen.findIndex(
    (doel) => (doel.soort === 'raam') === hoog && doel.raakOp === null && Math.abs(doelX(state, doel) - x) < RAAK[doel.soort],
  );
}

function throwKrant(state: PostState, worp: Omit<Worp, 'op'>): Zet<PostState> | null {
  const { wijk, tick } = state;
  if (wijk.kranten === 0 || wijk.worpen.some(({ op }) => tick - op < TUSSEN)) return null;
  const worpen = [...wijk.worpen, { ...worp, op: tick }];
  return { state: { ...state, wijk: { ...wijk, kranten: wijk.kranten - 1, worpen } }, sounds: ['eigen'] };
}

/** Calm mode: at target `i`. */
function throwAt(state: PostState, i: number): Zet<PostState> | null {
  const doel = state.wijk.doelen[i];
  if (doel === undefined || doel.raakOp !== null || state.wijk.worpen.some((worp) => worp.doel === i)) return null;
  return throwKrant({ ...state, wijk: { ...state.wijk, mik: i } }, { doel: i, hoog: doel.soort === 'raam', x: doelX(state, doel) });
}

function actCalmly(state: PostState, input: GameInput): Zet<PostState> | null {
  const gekozen = pickedIndex(input, 'doel');
  if (gekozen >= 0) return throwAt(state, gekozen);
  if (isAction(input)) return throwAt(state, state.wijk.mik);
  const stap = kantOf(input);
  const n = state.wijk.doelen.length;
  if (stap === 0 || n === 0) return null;
  return { state: { ...state, wijk: { ...state.wijk, mik: (state.wijk.mik + stap + n) % n } }, sounds: ['kies'] };
}

/** Space throws at the mats, arrow up at the windows; a finger at what is low or high. */
function act(state: PostState, input: GameInput): Zet<PostState> | null {
  if (state.rustig) return actCalmly(state, input);
  const tik = input.soort === 'wijs' && input.fase === 'neer';
  const hoog = tik ? input.y < plaatsenOf(state).hoog : pijlOf(input) === 'op';
  if (!tik && !hoog && !isAction(input) && pijlOf(input) !== 'neer') return null;
  return throwKrant(state, { doel: doelInRing(state, hoog), hoog, x: plaatsenOf(state).ring.x + ridden(state) });
}

/** A paper comes down. */
function tick(state: PostState): Zet<PostState> {
  const { wijk } = state;
  const worp = wijk.worpen.find(({ op }) => state.tick - op === VLUCHT);
  if (worp === undefined) return { state };
  const doel = wijk.doelen[worp.doel];
  if (doel === undefined || doel.raakOp !== null) return { state, sounds: ['mis'] };
  const doelen = wijk.doelen.map((d, i) => (i === worp.doel ? { ...d, raakOp: state.tick } : d));
  const kranten = wijk.kranten + (doel.soort === 'hond' ? 1 : 0);
  const aantal = { mat: 1, raam: 2, hond: 0 }[doel.soort];
  const erbij = Array.from({ length: aantal }, (_, k) => Math.floor(chance(state.kans, 500 + worp.doel * 2 + k) * BEDANKJES.length));
  return {
    state: { ...state, wijk: { ...wijk, doelen, kranten }, bedankjes: [...state.bedankjes, ...erbij] },
    sounds: aantal === 0 ? ['raak', 'plop'] : aantal === 1 ? ['raak', 'munt'] : ['klap', 'munt'],
  };
}

/** All papers have come down, or there is nothing more to throw at. */
function isAf(state: PostState): boolean {
  const { kranten, worpen, doelen } = state.wijk;
  const laatste = Math.max(0, ...worpen.map(({ op }) => op));
  const op = kranten === 0 || doelen.every(({ raakOp }) => raakOp !== null);
  return op && state.tick - laatste >= VLUCHT + KIJK;
}

/** Begins when somebody has waved. */
export const krantenspel: Beurtspel<PostState> = { van: ZWAAIT + 16, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [1130, 570], staand: [580, 690] },
  reeks: [
    ['postduif', 'vliegt', 'Een postduif heeft spoed.'],
    ['kat', 'loopt', 'Een kat wil het elastiekje.'],
    ['pakket', 'valt', 'Een pakje heeft kleine vleugels.'],
    ['egel', 'loopt', 'Een egel brengt zelf zijn kaart.'],
    ['fanfare', 'loopt', 'De fanfare oefent in jouw straat.'],
    ['slak', 'loopt', 'De slakkenpost is er ook al.'],
    ['krant', 'vliegt', 'Een krant vliegt ervandoor.'],
    ['eend', 'loopt', 'Een eend waggelt naar de brievenbus.'],
    ['bij', 'vliegt', 'Een bij kent elk tuintje hier.'],
    ['ballon', 'drijft', 'Een ballon met een kaartje eraan!'],
  ],
};
