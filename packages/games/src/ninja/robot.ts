/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotPoints } from '@spelrijk/game-kit/testing';
import { cutsOf, HOOGTEN, LIJNEN, lijnOf, mikLijn, slagenOf } from './regen.ts';
import type { NinjaState } from './state.ts';

/** So many in one line are worth a blow. */
const GENOEG = 2;

/** The line with most fruit in it. */
function bestLijn(state: NinjaState): number {
  const n = state.rustig ? LIJNEN : HOOGTEN;
  const telt = Array.from({ length: n }, (_, i) => {
    const lijn = state.rustig ? lijnOf(state, i) : mikLijn({ ...state, regen: { ...state.regen, hoogte: i } });
    return cutsOf(state, lijn).length;
  });
  return telt.indexOf(Math.max(...telt));
}

function robotCutsFruit(state: NinjaState, manier?: Manier): GameInput | null {
  if (state.regen.strepen.length >= slagenOf(state)) return null;
  const hoogte = bestLijn(state);
  if (state.rustig) return { soort: 'kies', pick: `lijn:${hoogte}` };
  if (state.veeg !== null) return { soort: 'wijs', fase: 'los', x: state.veeg.x + 200, y: state.veeg.y };
  const lijn = mikLijn({ ...state, regen: { ...state.regen, hoogte } });
  if (cutsOf(state, lijn).length < GENOEG) return null;
  if (manier === 'aanraken') return { soort: 'wijs', fase: 'neer', x: (lijn.x1 + lijn.x2) / 2, y: (lijn.y1 + lijn.y2) / 2 };
  if (state.regen.hoogte === hoogte) return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: hoogte < state.regen.hoogte ? 'op' : 'neer', ingedrukt: true };
}

export function robot(state: NinjaState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotCutsFruit(state, manier);
  if (state.run.fase !== 'spelen') return null;
  const wens = robotPoints(state, skill, 'vrucht');
  if (manier !== 'toetsen' || wens.soort !== 'kies') return wens;
  return wens.pick === `vrucht:${state.keus}`
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: 'rechts', ingedrukt: true };
}
