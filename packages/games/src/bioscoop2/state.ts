import type { Vertonend } from '@spelrijk/game-kit/mechanics/flits';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { countPlayed, type Answering } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */

/** What can be let down, and what Bloep makes of it. */
export const DINGEN = ['banaan', 'trampoline', 'taart', 'wolk', 'ballon', 'spin'] as const;

export type Filmding = (typeof DINGEN)[number];

export interface Regie {
  /** What is in the props box of this scene. */
  readonly kist: readonly Filmding[];
  readonly op: readonly number[];
  readonly mik: number;
  readonly val: { readonly ding: Filmding; readonly op: number } | null;
  readonly ligt: readonly Filmding[];
  /** How far Bloep has walked, in ticks of walking. */
  readonly gelopen: number;
  readonly grap: { readonly ding: Filmding; readonly op: number } | null;
  /** The last line of the film, instead of the props box: the tickets in their order, which were wrong, and whether it is whole. */
  readonly slot: {
    readonly keuzes: readonly string[];
    readonly fout: readonly number[];
    readonly goed: boolean;
    readonly op: number;
  } | null;
}

/** A word that is shown or heard; the options are tickets, and there are none when it is typed. */
export interface BioscoopState extends Answering, Vertonend, Spelend {
  readonly regie: Regie;
  /** How often the hall laughed in this round. */
  readonly gelachen: number;
}

/** Which scene of the film has been earned: evenly over the round, the last word shows the end. */
export function sceneOf({ run }: BioscoopState, scenes: number): number {
  const { uitslag, rij, fase } = run;
  const net = fase === 'goed' && uitslag[rij[0] ?? -1] === null ? 1 : 0;
  return Math.min(scenes, Math.floor(((countPlayed(run) + net) * scenes) / Math.max(1, uitslag.length))) - 1;
}
