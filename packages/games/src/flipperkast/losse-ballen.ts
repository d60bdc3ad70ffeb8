/** Family K: balls that bounce about by themselves, and a table that is the same on both sides. */
import { NOOIT } from '@spelrijk/game-kit/run';
import type { Basis, Zet } from '@spelrijk/game-kit/run';
import { stepBal } from './ballen.ts';
import type { Bal, Tafel, Wand } from './ballen.ts';

/** What a game remembers of them. */
export interface Losse extends Basis {
  readonly ballen: readonly Bal[];
  /** Number of the next ball. */
  readonly volgende: number;
  /** Tick of the last hit of each bumper. */
  readonly tikOp: readonly number[];
}

/** No balls yet on a table with `bumpers` bumpers. */
export const noBallen = (bumpers: number): Omit<Losse, keyof Basis> => ({
  ballen: [],
  volgende: 0,
  tikOp: Array.from({ length: bumpers }, () => NOOIT),
});

/** A ball that starts from here; the oldest goes when there are more than `hoogstens`. */
export function withBal<S extends Losse>(state: S, bal: Omit<Bal, 'id'>, hoogstens: number): S {
  const ballen = [...state.ballen, { ...bal, id: state.volgende % 100 }].slice(-hoogstens);
  return { ...state, ballen, volgende: state.volgende + 1 };
}

/**
 * One tick of all balls, half of one in calm mode. What falls below `bodem` is gone; a bumper that is hit sounds.
 * @param gooi what happens to a ball after it rolled: it is thrown up, or nothing
 */
export function rollBallen<S extends Losse>(
  state: S,
  tafel: Tafel,
  bodem: number,
  gooi: (bal: Bal) => Bal,
): Required<Pick<Zet<S>, 'state' | 'sounds'>> {
  const { ballen, tikOp, tick, rustig, run } = state;
  const gestapt = ballen.map((bal) => stepBal(bal, tafel, rustig ? 0.5 : 1));
  const geraakt = gestapt.flatMap((stap) => stap.geraakt);
  const next = {
    ...state,
    ballen: gestapt.map(({ bal }) => gooi(bal)).filter(({ y }) => y < bodem),
    tikOp: tikOp.map((op, i) => (geraakt.includes(i) ? tick : op)),
  };
  return { state: next, sounds: geraakt.length > 0 && run.fase !== 'wacht' ? ['plop'] : [] };
}

/** Every wall with its mirror image on the other side of `midden`. */
export function mirrored(wanden: readonly Wand[], midden: number): readonly Wand[] {
  const mirror = ([x, y]: Wand['van']): Wand['van'] => [2 * midden - x, y];
  return wanden.flatMap((wand) => [wand, { ...wand, van: mirror(wand.van), naar: mirror(wand.naar) }]);
}
