/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotShoots } from '@spelrijk/game-kit/testing';
import { kolomShare } from './laveren.ts';
import { waterPlek } from './plaatsen.ts';
import type { BotenState } from './state.ts';

/** Always towards the next buoy. */
function robotTacks(state: BotenState, manier?: Manier): GameInput | null {
  const { vaart } = state;
  const boei = vaart.boeien.find(({ ver, raakOp }) => raakOp === null && ver > vaart.ver + 20);
  if (boei === undefined || vaart.rak !== null) return null;
  const kant = kolomShare(boei.kolom) < vaart.x ? -1 : 1;
  if (state.rustig) {
    if (vaart.over === 0) return null;
  } else if (kant === vaart.koers) return null;
  const [x, y] = waterPlek(state, vaart.x, 0);
  if (manier !== 'aanraken') return { soort: 'richting', richting: kant < 0 ? 'links' : 'rechts', ingedrukt: true };
  return state.rustig ? { soort: 'kies', pick: `koers:${kant < 0 ? 0 : 1}` } : { soort: 'wijs', fase: 'neer', x: x + kant * 100, y };
}

export function robot(state: BotenState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotTacks(state, manier);
  return state.run.fase === 'spelen' ? robotShoots(state, skill, manier) : null;
}
