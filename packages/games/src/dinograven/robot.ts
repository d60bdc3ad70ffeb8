/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isTight } from '@spelrijk/game-kit/mechanics/split';
import { isTyped } from '@spelrijk/game-kit/run';
import { robotCuts, robotWrites } from '@spelrijk/game-kit/testing';
import { botOf } from './plaatsen.ts';
import { isGevonden, possibleVakken, keuzesOf, KOLOMMEN, SCHEP } from './spoor.ts';
import type { DinoState } from './state.ts';

/** Digs in the middle of where it can be. */
function robotDigs(state: DinoState, manier?: Manier): GameInput | null {
  const { spoor, tick, rustig } = state;
  const kan = rustig ? keuzesOf(spoor) : possibleVakken(spoor);
  const doel = kan[Math.floor(kan.length / 2)];
  if (doel === undefined || spoor.over === 0 || isGevonden(spoor) || tick - spoor.schepOp < SCHEP) return null;
  if (manier !== 'toetsen') return { soort: 'kies', pick: `zand:${doel}` };
  if (doel === spoor.mik) return { soort: 'actie', ingedrukt: true };
  const dx = (doel % KOLOMMEN) - (spoor.mik % KOLOMMEN);
  if (dx !== 0) return { soort: 'richting', richting: dx < 0 ? 'links' : 'rechts', ingedrukt: true };
  return { soort: 'richting', richting: doel < spoor.mik ? 'op' : 'neer', ingedrukt: true };
}

export function robot(state: DinoState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotDigs(state, manier);
  if (state.run.fase !== 'spelen') return null;
  if (isTyped(state)) return robotWrites(state, skill, manier);
  return (
    robotCuts(state, skill, manier, isTight(state, botOf(state))) ??
    (manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' })
  );
}
