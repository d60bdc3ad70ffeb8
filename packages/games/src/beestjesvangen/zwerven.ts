/** Insects that fly their rounds, and the child that walks among them with its net. Only + - * and /, so that it plays the same everywhere. */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { pickedIndex } from '@spelrijk/game-kit/run';
import type { Gebied } from '@spelrijk/game-kit/run';
import { plaatsenOf, thuisOf } from './plaatsen.ts';
import type { BeestState } from './state.ts';

/** Ticks of a round, and how much slower it is with the child near. */
const RONDE = 320;
const TRAAG = 0.2;
/** Insects have their own place in the round, and their own pace up and down. */
const VERSCHIL = 0.27;
const OPNEER = 1.6;
/** Units in a tick, sideways and up or down. */
const VAART = { zij: 6.4, op: 4.6 } as const;
/** The net reaches so far; insects that are so near slow down; so near to a place is there. */
const REIK = 150;
const NABIJ = 230;
const ER = 8;
/** An insect flies so far above its flag, and can be tapped so far around itself. */
export const BOVEN = 92;
const TIK = 84;

/** A wave between -1 and 1, once in every whole number. */
function golf(u: number): number {
  const p = u - Math.floor(u);
  return p < 0.5 ? 8 * p * (1 - 2 * p) : -8 * (p - 0.5) * (2 - 2 * p);
}

/** Middle and size of the flag of insect `i`. */
export function vlagPlek(state: BeestState, i: number): Gebied {
  const { x, y, w, h, zij, op } = thuisOf(state, i);
  const u = (state.ronden[i] ?? 0) + i * VERSCHIL;
  return { x: x + golf(u) * zij, y: y + golf(u * OPNEER + 0.3) * op, w, h };
}

const far = (state: BeestState, i: number): number => {
  const { x, y } = vlagPlek(state, i);
  const [dx, dy] = [x - state.loper.x, y - state.loper.y];
  return dx * dx + dy * dy;
};

const isThere = (state: BeestState, i: number): boolean => state.opties[i] !== undefined && !state.weg.includes(state.opties[i]);

/** The insect that the net would catch now; -1 is none. */
export function inReik(state: BeestState): number {
  const dichtst = state.opties
    .map((_, i) => i)
    .filter((i) => isThere(state, i))
    .toSorted((a, b) => far(state, a) - far(state, b))[0];
  return dichtst !== undefined && far(state, dichtst) < REIK * REIK ? dichtst : -1;
}

/** Every insect flies on; slowly where the child is near, not at all in calm mode. */
export const flyOn = (state: BeestState): readonly number[] =>
  state.opties.map((_, i) => {
    const ronde = state.ronden[i] ?? 0;
    return state.rustig ? ronde : ronde + ((far(state, i) < NABIJ * NABIJ ? TRAAG : 1) * state.tempo) / RONDE;
  });

const clamp = (getal: number, laag: number, hoog: number): number => Math.min(hoog, Math.max(laag, getal));

/** One tick of walking: where the keys steer, or to what was tapped. */
export function walk(state: BeestState): BeestState {
  const { loper, stuur, naar } = state;
  const { links, rechts, boven, onder } = plaatsenOf(state).wei;
  if (naar === null && stuur.x === 0 && stuur.y === 0) return state;
  const doel =
    naar === null ? { x: loper.x + stuur.x * 99, y: loper.y + stuur.y * 99 } : typeof naar === 'number' ? vlagPlek(state, naar) : naar;
  const x = clamp(loper.x + clamp(doel.x - loper.x, -VAART.zij, VAART.zij), links, rechts);
  const y = clamp(loper.y + clamp(doel.y - loper.y, -VAART.op, VAART.op), boven, onder);
  const er = typeof naar === 'object' && naar !== null && Math.abs(naar.x - x) < ER && Math.abs(naar.y - y) < ER;
  const stil = x === loper.x && y === loper.y;
  return { ...state, loper: { x, y }, naar: (er || stil) && typeof naar !== 'number' ? null : naar };
}

/** Is the insect that it walks to so near that the net reaches it? */
export const hasReached = (state: BeestState): boolean => typeof state.naar === 'number' && far(state, state.naar) < REIK * REIK;

/** What was tapped in the meadow: an insect, or a place to walk to. */
export function tapped(state: BeestState, x: number, y: number): number | { readonly x: number; readonly y: number } {
  const raak = state.opties.findIndex((_, i) => {
    const plek = vlagPlek(state, i);
    return isThere(state, i) && Math.abs(x - plek.x) < plek.w / 2 && y < plek.y + plek.h / 2 && y > plek.y - BOVEN - TIK;
  });
  return raak >= 0 ? raak : { x, y };
}

/** The keys: which way is held. */
export function steer(state: BeestState, input: GameInput & { readonly soort: 'richting' }): BeestState {
  const { richting, ingedrukt } = input;
  const zij = richting === 'links' || richting === 'rechts';
  const kant = richting === 'links' || richting === 'op' ? -1 : 1;
  const nu = zij ? state.stuur.x : state.stuur.y;
  const waarde = ingedrukt ? kant : nu === kant ? 0 : nu;
  const stuur = zij ? { ...state.stuur, x: waarde } : { ...state.stuur, y: waarde };
  return { ...state, stuur, naar: ingedrukt ? null : state.naar };
}

/** The insect that was picked by its number or its flag; -1 is none. */
export function pickedBeest(state: BeestState, input: GameInput): number {
  const i = pickedIndex(input, 'beest');
  return isThere(state, i) ? i : -1;
}
