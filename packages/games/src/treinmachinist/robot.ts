/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { robotChooses } from '@spelrijk/game-kit/testing';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isVoor } from './rit.ts';
import type { TreinState } from './state.ts';

/** What braking takes off the speed in a tick, and how far off a child brakes. */
const REMWEG_DEEL = 0.16;
const RUIM = 40;

/** Brakes where the board says so, at the fullest platforms; in calm mode it takes them in order. */
function robotRijdt({ rit, rustig }: TreinState): GameInput | null {
  const volgende = rit.haltes.findIndex((halte) => isVoor(rit, halte));
  const halte = rit.haltes[volgende];
  if (halte === undefined || rit.doel !== null) return null;
  if (rustig) return { soort: 'kies', pick: `halte:${volgende}` };
  const remweg = (rit.vaart * rit.vaart) / (REMWEG_DEEL * 2);
  const nu = rit.remt ? rit.vaart === 0 : Math.abs(halte.x - rit.weg - remweg) < RUIM;
  return nu ? { soort: 'actie', ingedrukt: true } : null;
}

export function robot(state: TreinState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) {
    const daad = robotRijdt(state);
    return daad !== null && manier === 'aanraken' && daad.soort === 'actie' ? { soort: 'kies', pick: 'rem' } : daad;
  }
  if (state.run.fase === 'spelen' && state.bladzij !== null)
    return manier === 'toetsen' ? { soort: 'actie', ingedrukt: true } : { soort: 'kies', pick: 'verder' };
  if (state.run.fase !== 'spelen' || state.wegOp !== null) return null;
  const i = robotChooses(state, skill);
  if (manier !== 'toetsen') return { soort: 'kies', pick: `station:${i}` };
  if (i === state.baan) return { soort: 'klaar' };
  return { soort: 'richting', richting: state.baan < 0 || i < state.baan ? 'op' : 'neer', ingedrukt: true };
}
