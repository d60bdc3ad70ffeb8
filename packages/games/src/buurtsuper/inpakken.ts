/**
 * The play after a right word: packing a crate. What comes by on the belt is dropped in a column, and a layer without holes earns a stamp.
 * Nothing in it hurries: what is not packed comes by again after the next word, and a crate that is full is wheeled away.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, pickedIndex, pijlOf } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { dropWaar, fitKolom, fitsSomewhere, fullLagen, laagFor, LEEG_KRAT, soortAt, WAREN } from './krat.ts';
import type { Waarsoort } from './krat.ts';
import { THUIS } from './state.ts';
import type { SuperState } from './state.ts';

/** So much is packed after one word. */
export const PER_BEURT = 4;
/** What lies there is looked at for so long. */
const KIJK = 54;
/** It falls in so many ticks. */
export const VAL = 14;

/** What comes by as number `n`. */
export const waarAt = ({ zaad }: SuperState, n: number): Waarsoort => soortAt(chance(zaad, 700 + n));

/** What is in the hand now; null when there is nothing to pack. */
export const inHand = (state: SuperState): Waarsoort | null => {
  const soort = waarAt(state, state.langs);
  return state.over > 0 && fitsSomewhere(state.krat, soort) ? soort : null;
};

function open(state: SuperState): SuperState {
  const past = fitsSomewhere(state.krat, waarAt(state, state.langs));
  const { krat, kratten } = past ? state : { krat: LEEG_KRAT, kratten: state.kratten + 1 };
  return { ...state, krat, kratten, over: PER_BEURT };
}

/** Lets go of it over this column. */
function letGo(state: SuperState, kol: number): Zet<SuperState> | null {
  const soort = inHand(state);
  if (soort === null) return null;
  const { krat, tick } = state;
  const keus = fitKolom(soort, kol);
  if (laagFor(krat, soort, keus) === null) return { state: { ...state, krat: { ...krat, keus, misOp: tick } }, sounds: ['mis'] };
  const na = { ...dropWaar(krat, soort, keus, tick), keus };
  const zegels = fullLagen(na).length - fullLagen(krat).length;
  const anders = na.waren.some(({ andersOp }) => andersOp === tick);
  return {
    state: { ...state, krat: na, langs: state.langs + 1, over: state.over - 1, zegels: state.zegels + zegels },
    sounds: ['eigen', ...(zegels > 0 ? (['raak', 'munt'] as const) : []), ...(anders ? (['klap'] as const) : [])],
  };
}

/** Arrows to the side choose a column, space or arrow down lets go; a tap does both. */
function act(state: SuperState, input: GameInput): Zet<SuperState> | null {
  const soort = inHand(state);
  if (soort === null) return null;
  const getikt = pickedIndex(input, 'kolom');
  if (getikt >= 0) return letGo(state, getikt - Math.floor((WAREN[soort].b - 1) / 2));
  const hier = fitKolom(soort, state.krat.keus);
  if (isAction(input) || pijlOf(input) === 'neer') return letGo(state, hier);
  const stap = kantOf(input);
  if (stap === 0) return null;
  return { state: { ...state, krat: { ...state.krat, keus: fitKolom(soort, hier + stap) } }, sounds: ['kies'] };
}

/** Something falls on what lies there. */
const tick = (state: SuperState): Zet<SuperState> =>
  state.krat.waren.some(({ op }) => state.tick - op === VAL) ? { state, sounds: ['plop'] } : { state };

function isAf(state: SuperState): boolean {
  const laatste = Math.max(state.beurt?.op ?? 0, ...state.krat.waren.map(({ op }) => op));
  return inHand(state) === null && state.tick - laatste >= KIJK;
}

export const inpakspel: Beurtspel<SuperState> = { van: THUIS + 8, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [985, 620], staand: [310, 330] },
  reeks: [
    ['kat', 'loopt', 'De winkelkat zoekt de melk.'],
    ['kar', 'loopt', 'Een winkelwagen rijdt ervandoor.'],
    ['banaan', 'valt', 'Een trosje bananen valt van de plank.'],
    ['vis', 'loopt', 'Een vis krijgt het te warm in de rij.'],
    ['ijs', 'drijft', 'De vriezer blaast een sneeuwmannetje.'],
    ['bloemkool', 'duikt', 'Een bloemkool heeft krullen.'],
    ['melk', 'loopt', 'Een pak melk speelt verstoppertje.'],
    ['ballon', 'drijft', 'Er hangt een ballon aan de kassa.'],
    ['mier', 'loopt', 'Mieren dragen een suikerklontje weg.'],
    ['kreeft', 'duikt', 'Een kreeft kijkt uit zijn bak.'],
  ],
};
