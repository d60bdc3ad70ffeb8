/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying } from '@spelrijk/game-kit/run';
import { robotLays, robotPoints } from '@spelrijk/game-kit/testing';
import { ARMEN, isFree, momentOf } from './blad.ts';
import { isOrdening } from './state.ts';
import type { DienbladState } from './state.ts';

/** Ticks in which it looks at what it put down. */
const RUST = 24;

/** Puts the chosen dish where the tray hangs most level. */
function robotServes({ blad, tick }: DienbladState, manier?: Manier): GameInput | null {
  const gerecht = blad.gerechten[blad.keus];
  if (gerecht?.plek !== null || blad.gerechten.some(({ gezetOp }) => tick - gezetOp < RUST)) return null;
  const plekken = ARMEN.flatMap((arm, i) => (isFree(blad, i) ? [{ i, scheef: Math.abs(momentOf(blad) + gerecht.gewicht * arm) }] : []));
  const doel = plekken.toSorted((a, b) => a.scheef - b.scheef)[0]?.i ?? -1;
  if (manier !== 'toetsen') return { soort: 'kies', pick: `plek:${doel}` };
  if (blad.plek === doel) return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: doel < blad.plek ? 'links' : 'rechts', ingedrukt: true };
}

export function robot(state: DienbladState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotServes(state, manier);
  if (!isPlaying(state.run)) return null;
  return isOrdening(state) ? robotLays(state, skill, manier) : robotPoints(state, skill);
}
