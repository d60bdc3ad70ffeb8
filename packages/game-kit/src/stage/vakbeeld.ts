/** What is to be seen at one place of a word that is being filled in, for games that draw their places themselves. */
import type { LabelToon } from '../contract/game.ts';
import { voorbeeldOf } from '../run/writing.ts';
import type { Writing } from '../run/writing.ts';

export interface Vakbeeld {
  /** Something stands here. */
  readonly vol: boolean;
  /** It is the turn of this place. */
  readonly nu: boolean;
  /** What stands here, or grey what comes here when that is shown. */
  readonly label: string | undefined;
  readonly labelToon: LabelToon | undefined;
}

/** Place `i`: what was missed there at first is marked. */
export function vakbeeldOf(state: Writing, i: number): Vakbeeld {
  const { inhoud, eerste } = state.vakken;
  const stuk = inhoud[i];
  const nu = i === inhoud.length && state.run.fase === 'spelen';
  if (stuk === undefined) return { vol: false, nu, label: (nu ? voorbeeldOf(state) : null) ?? undefined, labelToon: 'grijs' };
  return { vol: true, nu, label: stuk, labelToon: (eerste[i] ?? null) === null ? undefined : 'gemist' };
}
