/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { NOOIT } from '@spelrijk/game-kit/run';
import { robotShoots } from '@spelrijk/game-kit/testing';
import type { StuiterState } from './state.ts';
import { PLEKKEN } from './vangen.ts';

/** The leaf is near enough under it. */
const NABIJ = 50;

/** Keeps the leaf under who is lowest; in calm mode it tries the places from the left. */
function robotCatches(state: StuiterState, manier?: Manier): GameInput | null {
  const { ballen, blad, kant, over, sprongOp } = state.vangst;
  if (state.rustig) return sprongOp !== NOOIT || over === 0 ? null : { soort: 'kies', pick: `plek:${over % PLEKKEN}` };
  const laagst = ballen.toSorted((a, b) => b.y - a.y)[0];
  if (laagst === undefined) return null;
  const x = laagst.x + laagst.vx * 5 + 30;
  if (manier !== 'toetsen') return Math.abs(x - blad) < 20 ? null : { soort: 'wijs', fase: 'beweeg', x, y: laagst.y };
  const wens = Math.abs(x - blad) < NABIJ ? 0 : x < blad ? -1 : 1;
  if (wens === kant) return null;
  if (wens === 0) return { soort: 'richting', richting: kant < 0 ? 'links' : 'rechts', ingedrukt: false };
  return { soort: 'richting', richting: wens < 0 ? 'links' : 'rechts', ingedrukt: true };
}

export function robot(state: StuiterState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotCatches(state, manier);
  return state.run.fase === 'spelen' ? robotShoots(state, skill, manier) : null;
}
