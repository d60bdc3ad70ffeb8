/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import { dierPlek, plaatsenOf } from './plaatsen.ts';
import type { HeliState } from './state.ts';
import { haakPlek, isWaiting, listHanging } from './takelen.ts';

const richting = (welke: 'links' | 'rechts' | 'op' | 'neer'): GameInput => ({ soort: 'richting', richting: welke, ingedrukt: true });

/** Fetches two at a time, the nearest first. */
function robotRescues(state: HeliState, manier?: Manier): GameInput | null {
  const { redding } = state;
  const wachten = redding.dieren.flatMap((dier, i) => (isWaiting(dier) ? [i] : []));
  if (state.rustig) {
    const wie = wachten[0];
    if (wie === undefined || redding.reis !== null || redding.over === 0) return null;
    if (manier !== 'toetsen') return { soort: 'kies', pick: `dier:${wie}` };
    return redding.mik === wie ? { soort: 'actie', ingedrukt: true } : richting('rechts');
  }
  const hangt = listHanging(redding).length;
  const wie = wachten[0];
  const naarHuis = hangt >= 2 || wie === undefined;
  if (naarHuis && hangt === 0) return null;
  const [x, y] = naarHuis ? [plaatsenOf(state).erf.x, 0] : dierPlek(state, wie);
  const [hx, hy] = haakPlek(state);
  if (manier !== 'toetsen') return { soort: 'wijs', fase: redding.vinger === null ? 'neer' : 'beweeg', x, y: Math.max(60, y - 30) };
  const kant = x < hx - 20 ? -1 : x > hx + 20 ? 1 : redding.kant;
  if (kant !== redding.kant) return richting(kant < 0 ? 'links' : 'rechts');
  const lier = !naarHuis && hy < y - 40 ? 1 : -1;
  return lier === redding.lier ? null : richting(lier < 0 ? 'op' : 'neer');
}

export function robot(state: HeliState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotRescues(state, manier);
  if (state.run.fase !== 'spelen') return null;
  const wens = robotAnswers(state, skill, manier, 'kist');
  if (manier !== 'toetsen' || wens.soort !== 'kies') return wens;
  return wens.pick === `kist:${state.keus}` ? { soort: 'actie', ingedrukt: true } : richting('rechts');
}
