/**
 * Play after a right word: the child chooses a bait, something rare bites on it, and it is reeled in. While the fish pulls the reel must
 * rest: who turns then makes the line too tight, it slips, and the fish is further away again. Which fish it was is seen when it leaps up.
 */
import type { GameEffect, GameInput } from '@spelrijk/game-kit/contract';
import { isKort } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, isPick, kantOf, pickedIndex, type Zet } from '@spelrijk/game-kit/run';
import { BINNEN, type VisState, type Dril } from './state.ts';
import { AZEN } from './vissen.ts';

const SLAG = { korter: 0.125, vlot: 0.2, strak: 0.2, trekt: 0.5 } as const;
const SLAP = 0.011;
const SLIP = { ver: 0.22, spanning: 0.25 } as const;
const TREK = { ronde: 120, van: 74 } as const;
const RUSTIG_SLAG = 0.25;
const KIJK = 50;
const NABIJ = 0.35;
const NOOIT = -1000;
/** Chance has a place for each thing it decides. */
const KANS = { vis: 23, trek: 53 } as const;

export const GEEN_DRIL: Dril = {
  mik: 1,
  vis: null,
  bijtOp: NOOIT,
  afstand: 1,
  spanning: 0,
  slipOp: NOOIT,
  binnenOp: null,
  slag: 0,
};

/** Is the fish pulling now? */
export function trekt({ dril, tick, rustig, kans }: Pick<VisState, 'dril' | 'tick' | 'rustig' | 'kans'>): boolean {
  if (dril.vis === null || dril.binnenOp !== null) return false;
  if (rustig) return chance(kans, KANS.trek + dril.slag) < 0.4;
  const t = tick - dril.bijtOp + Math.floor(chance(kans, KANS.trek) * TREK.van * 0.6);
  return t % TREK.ronde >= TREK.van;
}

function bite(state: VisState, aas: number): Zet<VisState> | null {
  const vissen = AZEN[aas];
  if (vissen === undefined) return null;
  const vis = vissen[Math.floor(chance(state.kans, KANS.vis + aas) * vissen.length)] ?? null;
  return { state: { ...state, dril: { ...state.dril, vis, mik: aas, bijtOp: state.tick } }, sounds: ['plop'] };
}

function slip(state: VisState): Zet<VisState> {
  const { dril, tick } = state;
  const afstand = Math.min(1, dril.afstand + SLIP.ver);
  return { state: { ...state, dril: { ...dril, afstand, spanning: SLIP.spanning, slipOp: tick, slag: dril.slag + 1 } }, sounds: ['mis'] };
}

function reelIn(state: VisState): Zet<VisState> | null {
  const { dril, tick, rustig } = state;
  if (dril.vis === null || dril.binnenOp !== null) return null;
  const trok = trekt(state);
  if (rustig && trok) return slip(state);
  const spanning = rustig ? 0 : dril.spanning + (trok ? SLAG.trekt : SLAG.strak);
  if (spanning > 1) return slip(state);
  const afstand = Math.max(0, dril.afstand - (rustig ? RUSTIG_SLAG : isKort(state) ? SLAG.vlot : SLAG.korter));
  const dichter = { ...dril, spanning, afstand, slag: dril.slag + 1 };
  if (afstand > 0.01) return { state: { ...state, dril: dichter }, sounds: ['eigen'] };
  const effects: readonly GameEffect[] = [{ type: 'vondst', stuk: dril.vis }];
  return { state: { ...state, dril: { ...dichter, binnenOp: tick } }, sounds: ['zwiep', 'munt'], effects };
}

function act(state: VisState, given: GameInput): Zet<VisState> | null {
  const { dril } = state;
  if (dril.vis === null) {
    const aas = pickedIndex(given, 'aas');
    if (aas >= 0) return bite(state, aas);
    if (isAction(given)) return bite(state, dril.mik);
    const kant = kantOf(given);
    return kant === 0 ? null : { state: { ...state, dril: { ...dril, mik: Math.min(AZEN.length - 1, Math.max(0, dril.mik + kant)) } } };
  }
  if (isPick(given, 'wacht') && state.rustig) return { state: { ...state, dril: { ...dril, slag: dril.slag + 1 } }, sounds: ['kies'] };
  const draait = isAction(given) || isPick(given, 'draai') || (given.soort === 'wijs' && given.fase === 'neer');
  return draait ? reelIn(state) : null;
}

const tick = (state: VisState): Zet<VisState> => {
  const { dril } = state;
  const slap = trekt(state) ? 0 : SLAP;
  return dril.spanning === 0 ? { state } : { state: { ...state, dril: { ...dril, spanning: Math.max(0, dril.spanning - slap) } } };
};

const isAf = ({ dril, tick: nu }: VisState): boolean => dril.binnenOp !== null && nu - dril.binnenOp > KIJK;

/** Nearly in: it is not lost because time is up. */
const isNabij = ({ dril }: VisState): boolean => dril.binnenOp === null && dril.vis !== null && dril.afstand < NABIJ;

export const drilspel: Beurtspel<VisState> = { van: BINNEN + 16, open, act, tick, isAf, bezig: isNabij };

function open(state: VisState): VisState {
  return { ...state, dril: GEEN_DRIL };
}

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [170, 470], staand: [600, 600] },
  reeks: [
    ['zeepaard', 'drijft', 'Een zeepaardje houdt zich vast aan wier.'],
    ['duiker', 'duikt', 'Een duiker zwaait met zijn vinnen.'],
    ['anker', 'valt', 'Er zakt een oud anker naar beneden.'],
    ['inktvis', 'drijft', 'Een inktvis telt zijn armen.'],
    ['schat', 'duikt', 'Op de bodem staat een kist te glimmen.'],
    ['laars', 'drijft', 'Een krab woont in een laars.'],
    ['walvis', 'drijft', 'In de verte zingt een walvis.'],
    ['kwal', 'drijft', 'Een kwal danst op en neer.'],
    ['fles', 'drijft', 'Een fles met een brief tikt tegen je lijn.'],
    ['schildpad', 'drijft', 'Een zeeschildpad zwemt rustig langs.'],
  ],
};
