/**
 * The play after a right word: the taxi is free in the town. It drives where it is steered, from corner to corner, or to the one that was
 * tapped; whoever stands there comes along and leaves a sticker on the taxi. There is not time for all of them. A puddle only makes it slip.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { buurOf, kolomOf, rijOf } from '@spelrijk/game-kit/mechanics/raster';
import type { Raster, Richting } from '@spelrijk/game-kit/mechanics/raster';
import { isKort } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, NOOIT, pickedIndex, pijlOf } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { between } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { pleinOf } from './state.ts';
import type { Lifter, Stad, TaxiState } from './state.ts';

/** Ticks from corner to corner, at normal tempo; a puddle holds it up so long. */
const STRAAT = 24;
const SLIP = 26;
const LIFTERS = 4;
const PLASSEN = 3;
const STICKERS = 6;
const HOEKEN = 15;
const BEGIN = 7;
const SOORTEN = 80;
/** With so many taken it is over. */
const GEZIEN = 40;

export const NO_STAD: Stad = { van: BEGIN, naar: BEGIN, weg: 1, richting: null, doel: -1, lifters: [], plassen: [], slipTot: NOOIT };

/** Different corners by chance, the one in the middle left out. */
function pickHoeken(kans: number): readonly number[] {
  const hoeken: number[] = [];
  for (let n = 0; hoeken.length < LIFTERS + PLASSEN && n < 90; n++) {
    const hoek = Math.floor(chance(kans, 600 + n) * HOEKEN);
    if (hoek !== BEGIN && !hoeken.includes(hoek)) hoeken.push(hoek);
  }
  return hoeken;
}

function open(state: TaxiState): TaxiState {
  const hoeken = pickHoeken(state.kans);
  const lifters = hoeken.slice(0, isKort(state) ? LIFTERS / 2 : LIFTERS).map((hoek, i): Lifter => ({
    hoek,
    wie: Math.floor(chance(state.kans, 700 + i) * SOORTEN),
    sticker: Math.floor(chance(state.kans, 710 + i) * STICKERS),
    inOp: null,
  }));
  return { ...state, stad: { ...NO_STAD, lifters, plassen: hoeken.slice(LIFTERS) } };
}

/** Middle of a corner. */
export function hoekPlek(state: TaxiState, hoek: number): Plek {
  const { raster, hoek: eerste } = pleinOf(state);
  return [eerste.x + kolomOf(raster, hoek) * eerste.dx, eerste.y + rijOf(raster, hoek) * eerste.dy];
}

/** Where the taxi is. */
export function taxiPlek(state: TaxiState): Plek {
  const { van, naar, weg } = state.stad;
  const [ax, ay] = hoekPlek(state, van);
  const [bx, by] = hoekPlek(state, naar);
  return [between(ax, bx, weg), between(ay, by, weg)];
}

/** The corner that is nearest to a finger. */
function nearestHoek(state: TaxiState, x: number, y: number): number {
  const ver = (hoek: number): number => Math.hypot(hoekPlek(state, hoek)[0] - x, hoekPlek(state, hoek)[1] - y);
  return Array.from({ length: HOEKEN }, (_, hoek) => hoek).toSorted((a, b) => ver(a) - ver(b))[0] ?? BEGIN;
}

const driveTo = (state: TaxiState, doel: number): Zet<TaxiState> => ({
  state: { ...state, stad: { ...state.stad, doel, richting: null } },
  sounds: ['eigen'],
});

function act(state: TaxiState, input: GameInput): Zet<TaxiState> | null {
  const lifter = state.stad.lifters[pickedIndex(input, 'lifter')];
  if (lifter !== undefined) return driveTo(state, lifter.hoek);
  if (input.soort === 'wijs') return input.fase === 'neer' ? driveTo(state, nearestHoek(state, input.x, input.y)) : null;
  const richting = pijlOf(input);
  if (richting !== null) return { state: { ...state, stad: { ...state.stad, richting, doel: -1 } }, sounds: ['eigen'] };
  // One button hoots: whoever is nearest is fetched.
  if (!isAction(input)) return null;
  const wacht = state.stad.lifters.filter(({ inOp }) => inOp === null);
  const [x, y] = taxiPlek(state);
  const ver = ({ hoek }: Lifter): number => Math.hypot(hoekPlek(state, hoek)[0] - x, hoekPlek(state, hoek)[1] - y);
  const naast = wacht.toSorted((a, b) => ver(a) - ver(b))[0];
  return naast === undefined ? null : driveTo(state, naast.hoek);
}

/** One corner nearer to another. */
function stepTowards(raster: Raster, van: number, naar: number): Richting | null {
  const dx = kolomOf(raster, naar) - kolomOf(raster, van);
  const dy = rijOf(raster, naar) - rijOf(raster, van);
  if (dx === 0 && dy === 0) return null;
  return Math.abs(dx) >= Math.abs(dy) ? (dx < 0 ? 'links' : 'rechts') : dy < 0 ? 'op' : 'neer';
}

function tick(before: TaxiState): Zet<TaxiState> {
  const { stad } = before;
  if (before.tick < stad.slipTot) return { state: before };
  if (stad.weg >= 1) return { state: leave(before) };
  const weg = Math.min(1, stad.weg + before.tempo / STRAAT);
  const state = { ...before, stad: { ...stad, weg } };
  return weg < 1 ? { state } : arrive(state);
}

/** Off to the next corner, where there is one that way. */
function leave(state: TaxiState): TaxiState {
  const { stad } = state;
  const { raster } = pleinOf(state);
  const richting = stad.doel >= 0 ? stepTowards(raster, stad.naar, stad.doel) : stad.richting;
  const naar = richting === null ? null : buurOf(raster, stad.naar, richting);
  if (naar === null) return stad.doel < 0 ? state : { ...state, stad: { ...stad, doel: -1 } };
  return { ...state, stad: { ...stad, van: stad.naar, naar, weg: 0 } };
}

function arrive(state: TaxiState): Zet<TaxiState> {
  const { stad, tick: nu } = state;
  const i = stad.lifters.findIndex(({ hoek, inOp }) => hoek === stad.naar && inOp === null);
  const lifter = stad.lifters[i];
  if (lifter !== undefined) {
    const lifters = stad.lifters.map((ander, n) => (n === i ? { ...ander, inOp: nu } : ander));
    return {
      state: { ...state, stickers: [...state.stickers, lifter.sticker], stickerOp: nu, stad: { ...stad, lifters } },
      sounds: ['raak', 'munt'],
    };
  }
  if (!stad.plassen.includes(stad.naar)) return { state };
  return { state: { ...state, stad: { ...stad, slipTot: nu + SLIP } }, sounds: ['plop'] };
}

const isAf = ({ stad, tick: nu }: TaxiState): boolean => stad.lifters.every(({ inOp }) => inOp !== null && nu - inOp > GEZIEN);

/** Begins when the meter has paid out. */
export const stadspel: Beurtspel<TaxiState> = { van: 70, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [760, 520], staand: [241, 495] },
  reeks: [
    ['eend', 'loopt', 'Moeder eend steekt over.'],
    ['brandweer', 'loopt', 'De brandweer haalt een kat uit de boom.'],
    ['ballonnen', 'vliegt', 'Iemand laat zijn ballonnen los.'],
    ['ijskar', 'loopt', 'De ijskar belt aan de hoek.'],
    ['plas', 'drijft', 'Een regenbui danst door de straat.'],
    ['hond', 'loopt', 'Een hond wacht netjes op groen.'],
    ['circus', 'loopt', 'Het circus komt naar de stad.'],
    ['fietser', 'loopt', 'Een koerier fietst sneller dan de taxi.'],
    ['maan', 'drijft', 'De maan speelt verstoppertje achter een dak.'],
    ['mol', 'duikt', 'Een mol graaft een nieuwe halte.'],
    ['trouwauto', 'loopt', 'Twee mensen gaan vandaag trouwen.'],
  ],
};
