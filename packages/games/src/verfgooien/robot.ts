/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance } from '@spelrijk/game-kit/run';
import { robotPoints } from '@spelrijk/game-kit/testing';
import { plaatsenOf } from './plaatsen.ts';
import { RASTER, VAKKEN, WORPEN } from './schilderen.ts';
import type { VerfState } from './state.ts';

/** Each balloon in another colour, somewhere else. */
function robotPaints(state: VerfState, manier?: Manier): GameInput | null {
  const { worp, kans, rustig } = state;
  if (worp.lucht !== null || worp.worpen >= WORPEN) return null;
  const kleur = Math.floor(chance(kans, 20 + worp.worpen) * 3);
  if (worp.kleur !== kleur) return { soort: 'kies', pick: `pot:${kleur}` };
  const raster = rustig ? VAKKEN : RASTER;
  const doel = Math.floor(chance(kans, 30 + worp.worpen) * raster.kolommen * raster.rijen);
  const [kolom, rij] = [doel % raster.kolommen, Math.floor(doel / raster.kolommen)];
  if (rustig) return { soort: 'kies', pick: `plek:${doel}` };
  if (manier === 'aanraken') {
    const { x, y, w, h } = plaatsenOf(state).doek;
    return {
      soort: 'wijs',
      fase: 'neer',
      x: x + ((kolom + 0.5) / raster.kolommen - 0.5) * w,
      y: y + ((rij + 0.5) / raster.rijen - 0.5) * h,
    };
  }
  if (worp.kolom !== kolom) return { soort: 'richting', richting: 'rechts', ingedrukt: true };
  return worp.rij === rij ? { soort: 'actie', ingedrukt: true } : { soort: 'richting', richting: 'neer', ingedrukt: true };
}

export function robot(state: VerfState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotPaints(state, manier);
  if (state.run.fase !== 'spelen') return null;
  const wens = robotPoints(state, skill, 'laken');
  if (manier !== 'toetsen' || wens.soort !== 'kies') return wens;
  return wens.pick === `laken:${state.keus}`
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: 'rechts', ingedrukt: true };
}
