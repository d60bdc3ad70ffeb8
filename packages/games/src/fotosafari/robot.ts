/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isAnswerable } from '@spelrijk/game-kit/mechanics/flits';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying } from '@spelrijk/game-kit/run';
import { robotPoints } from '@spelrijk/game-kit/testing';
import { inBeeld, isZeldzaam, kijktUit } from './safari.ts';
import type { SafariState } from './state.ts';

/** Ticks in which it looks for the next picture. */
const RUST = 40;

/** One wide picture of what is there, then from nearby, of what is rare first. */
function robotShoots(state: SafariState, manier?: Manier): GameInput | null {
  const { safari, tick, beurt } = state;
  if (safari.film === 0 || tick - Math.max(safari.fotoOp, beurt?.op ?? 0) < RUST) return null;
  const klik: GameInput = manier === 'aanraken' ? { soort: 'kies', pick: 'klik' } : { soort: 'actie', ingedrukt: true };
  if (manier === 'toetsen')
    return inBeeld(state).length > 0 ? klik : { soort: 'richting', richting: 'links', ingedrukt: safari.naar.x === 0 };
  if (safari.film === 3) return klik;
  if (!safari.zoom) return { soort: 'kies', pick: 'loep' };
  const wil = safari.dieren.findIndex((dier) => (safari.film === 2 ? isZeldzaam(dier) : !isZeldzaam(dier)));
  const ziet = inBeeld(state).some(({ soort }) => soort === safari.dieren[wil]?.soort);
  if (ziet) return klik;
  return safari.film === 2 && kijktUit(state) === 0 ? null : { soort: 'kies', pick: `dier:${wil}` };
}

export function robot(state: SafariState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotShoots(state, manier);
  if (isPlaying(state.run) && state.bladzij !== null) return { soort: 'kies', pick: 'verder' };
  return isPlaying(state.run) && isAnswerable(state) ? robotPoints(state, skill) : null;
}
