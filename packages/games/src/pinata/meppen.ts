/**
 * Play after a right word: three little piñatas swing on ropes of their own, a slow one, a quicker one and a quick one with gold in it. The
 * child has three blows, and a blow counts only while what it aims at hangs about straight down. Which ones, and when, is its choice.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, pickedIndex, type Zet } from '@spelrijk/game-kit/run';
import { LANDING, type PinataState, type Kleintje, type Mep } from './state.ts';

const SLAGEN = 3;
const PERIODEN = [150, 104, 70] as const;
const SNOEPJES = [2, 3, 6] as const;
/** Share of its swing within which it can be hit. */
const RAAK = 0.42;
const RUST = 16;
const KIJK = 56;
const ZWAAI = 14;
/** Chance has a place for each thing it decides. */
const KANS = { fase: 13, plek: 19 } as const;

export const GEEN_MEP: Mep = { kleintjes: [], slagen: 0, mik: 1, slag: null };

const isHeel = ({ geraaktOp }: Kleintje): boolean => geraaktOp === null;

/** Where on its swing it is, -1 to 1; straight down in calm mode. */
const uitslag = ({ tick, kans, rustig }: PinataState, { periode }: Kleintje, i: number): number =>
  rustig ? 0 : Math.sin((tick / periode + chance(kans, KANS.fase + i)) * Math.PI * 2);

/** Degrees that little piñata `i` hangs out of the straight. */
export const hoekVan = (state: PinataState, i: number): number => {
  const klein = state.mep.kleintjes[i];
  return klein === undefined ? 0 : uitslag(state, klein, i) * ZWAAI;
};

function open(state: PinataState): PinataState {
  const eerste = Math.floor(chance(state.kans, KANS.plek) * PERIODEN.length);
  const kleintjes = PERIODEN.map((_, i): Kleintje => {
    const k = (i + eerste) % PERIODEN.length;
    return { soort: k, periode: PERIODEN[k] ?? 100, snoep: SNOEPJES[k] ?? 2, geraaktOp: null };
  });
  return { ...state, mep: { ...GEEN_MEP, kleintjes, slagen: SLAGEN } };
}

function hit(state: PinataState, i: number): Zet<PinataState> | null {
  const { mep, tick } = state;
  const klein = mep.kleintjes[i];
  const bezig = mep.slag !== null && tick - mep.slag.op < RUST;
  if (klein === undefined || !isHeel(klein) || mep.slagen === 0 || bezig) return null;
  const raak = Math.abs(uitslag(state, klein, i)) <= RAAK;
  const kleintjes = raak ? mep.kleintjes.map((een, k) => (k === i ? { ...een, geraaktOp: tick } : een)) : mep.kleintjes;
  const next = { ...mep, kleintjes, mik: i, slagen: mep.slagen - 1, slag: { i, op: tick, raak } };
  return {
    state: { ...state, mep: next, gevangen: state.gevangen + (raak ? klein.snoep : 0) },
    sounds: raak ? ['eigen', 'munt'] : ['zwiep'],
  };
}

function act(state: PinataState, given: GameInput): Zet<PinataState> | null {
  const { mep } = state;
  const i = pickedIndex(given, 'klein');
  if (i >= 0) return hit(state, i);
  if (isAction(given)) return hit(state, mep.mik);
  const kant = kantOf(given);
  return kant === 0 ? null : { state: { ...state, mep: { ...mep, mik: Math.min(PERIODEN.length - 1, Math.max(0, mep.mik + kant)) } } };
}

const isAf = ({ mep, tick }: PinataState): boolean =>
  (mep.slagen === 0 || !mep.kleintjes.some(isHeel)) && mep.slag !== null && tick - mep.slag.op > KIJK;

export const mepspel: Beurtspel<PinataState> = { van: LANDING + 30, open, act, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [370, 560], staand: [130, 780] },
  reeks: [
    ['hond', 'loopt', 'Een hond wil ook meedoen.'],
    ['gitaar', 'loopt', 'Een gitaar speelt vanzelf.'],
    ['papegaai', 'vliegt', 'Een bonte vogel roept: nog een keer!'],
    ['taart', 'loopt', 'Iemand is jarig vandaag.'],
    ['sombrero', 'valt', 'Een hoed waait van een hoofd.'],
    ['ezel', 'loopt', 'Een ezel zoekt de wortel.'],
    ['kolibrie', 'vliegt', 'Een kolibrie proeft van een snoepje.'],
    ['cactus', 'duikt', 'Een cactus met een strik kijkt toe.'],
    ['trompet', 'drijft', 'Een trompet blaast een slinger uit.'],
    ['ballon', 'drijft', 'Een ballon in de vorm van een hart.'],
  ],
};
