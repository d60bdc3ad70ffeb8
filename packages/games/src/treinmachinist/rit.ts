/**
 * Play after a right word: the train runs along three platforms, and the child brakes. Where it stands still beside a platform who waits
 * there gets in, as far as there are seats: a stop for one may leave no room for four. Where it stands in the field nobody does.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { ticksInBeurt, type Beurtspel } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, isPick, pickedIndex, type Zet } from '@spelrijk/game-kit/run';
import type { Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { NAAR_STATION, type TreinState, type Halte, type Rit } from './state.ts';

export const PLAATSEN = 5;
const VOL = 7;
const GAS = 0.14;
const REM = 0.16;
/** Stage units that braking takes: where the board beside the line stands. */
export const REMWEG = (VOL * VOL) / (2 * REM);
const BIJ = 120;
const HALTES = { eerste: 520, stap: 700, speling: 200, aantal: 3 } as const;
const WACHTEND = 4;
const KIJK = 50;
const RUSTIG_VAART = 9;
/** Chance has a place for each thing it decides. */
const KANS = { plek: 31, wie: 47 } as const;

export const GEEN_RIT: Rit = { weg: 0, vaart: 0, remt: false, haltes: [], plaatsen: 0, misOp: -1000, doel: null };

function open(state: TreinState): TreinState {
  const haltes = Array.from({ length: HALTES.aantal }, (_, i) => ({
    x: HALTES.eerste + i * HALTES.stap + (chance(state.kans, KANS.plek + i) - 0.5) * HALTES.speling,
    wachtend: 1 + Math.floor(chance(state.kans, KANS.wie + i) * WACHTEND),
    in: null,
  }));
  return { ...state, rit: { ...GEEN_RIT, vaart: VOL * 0.6, haltes, plaatsen: PLAATSEN } };
}

/** Who can still be reached, in calm mode. */
export const isVoor = ({ weg }: Rit, { x, in: binnen }: Halte): boolean => binnen === null && x > weg - BIJ;

function act(state: TreinState, given: GameInput): Zet<TreinState> | null {
  const { rit } = state;
  const halte = rit.haltes[pickedIndex(given, 'halte')];
  if (halte !== undefined && state.rustig) {
    if (rit.doel !== null || !isVoor(rit, halte)) return null;
    return { state: { ...state, rit: { ...rit, doel: rit.haltes.indexOf(halte) } }, sounds: ['eigen'] };
  }
  const rem = isAction(given) || isPick(given, 'rem') || (given.soort === 'wijs' && given.fase === 'neer');
  return rem && !state.rustig ? { state: { ...state, rit: { ...rit, remt: !rit.remt } }, sounds: [rit.remt ? 'zwiep' : 'eigen'] } : null;
}

/** The train stands still: who is beside it? */
function stopAt(state: TreinState): Zet<TreinState> {
  const { rit, tick } = state;
  const nr = rit.haltes.findIndex(({ x, in: binnen }) => binnen === null && Math.abs(x - rit.weg) <= BIJ);
  const halte = rit.haltes[nr];
  if (halte === undefined) return { state: { ...state, rit: { ...rit, misOp: tick } }, sounds: ['mis'] };
  const aantal = Math.min(halte.wachtend, rit.plaatsen);
  const haltes = rit.haltes.map((een, i) => (i === nr ? { ...een, in: { aantal, op: tick } } : een));
  const reizigers = state.reizigers + aantal;
  return { state: { ...state, reizigers, rit: { ...rit, haltes, plaatsen: rit.plaatsen - aantal, doel: null } }, sounds: ['munt', 'plop'] };
}

function glide(state: TreinState): Zet<TreinState> {
  const { rit } = state;
  const halte = rit.haltes[rit.doel ?? -1];
  if (halte === undefined) return { state };
  const weg = Math.min(halte.x, rit.weg + RUSTIG_VAART);
  const verder = { ...state, rit: { ...rit, weg } };
  return weg === halte.x ? stopAt(verder) : { state: verder };
}

function tick(state: TreinState): Zet<TreinState> {
  if (state.rustig) return glide(state);
  const { rit } = state;
  const vaart = rit.remt ? Math.max(0, rit.vaart - REM) : Math.min(VOL, rit.vaart + GAS);
  const verder = { ...state, rit: { ...rit, vaart, weg: rit.weg + vaart } };
  return vaart === 0 && rit.vaart > 0 ? stopAt(verder) : { state: verder };
}

function isAf(state: TreinState): boolean {
  const { rit, tick: nu } = state;
  const laatst = Math.max(0, ...rit.haltes.map(({ in: binnen }) => binnen?.op ?? 0));
  const klaar = rit.plaatsen === 0 || !rit.haltes.some((halte) => isVoor(rit, halte));
  return ticksInBeurt(state) > KIJK && klaar && nu - laatst > KIJK;
}

export const ritspel: Beurtspel<TreinState> = {
  van: NAAR_STATION + 14,
  open,
  act,
  tick,
  isAf,
  bezig: ({ rit }) => rit.remt && rit.vaart > 0,
};

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [130, 490], staand: [110, 770] },
  reeks: [
    ['koe', 'loopt', 'Een koe staat naast het spoor te kijken.'],
    ['ooievaar', 'vliegt', 'Een ooievaar reist liever zelf.'],
    ['wisselwachter', 'loopt', 'De seinwachter zwaait met zijn lamp.'],
    ['hooi', 'loopt', 'Een egel rijdt mee op een hooibaal.'],
    ['mol', 'loopt', 'Een mol bouwt zijn eigen tunnel.'],
    ['lok', 'loopt', 'Een speelgoedtrein rijdt over jouw spoor.'],
    ['schaap', 'loopt', 'Een schaap telt de wagons.'],
    ['zakdoek', 'duikt', 'Iemand zwaait met een zakdoek.'],
    ['paard', 'loopt', 'Een paard rent een stukje mee.'],
    ['zon', 'drijft', 'De mist trekt op boven de wei.'],
  ],
};
