import { countPlayed } from '@spelrijk/game-kit/run';
import type { Answering } from '@spelrijk/game-kit/run';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Regie } from './speelstand.ts';
import type { Vertonend } from '@spelrijk/game-kit/mechanics/flits';

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
