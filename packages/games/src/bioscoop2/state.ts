import type { Antwoordend } from '@spelrijk/game-kit/antwoord';
import { beeldNu, isFlits } from '@spelrijk/game-kit/flits/belichting';
import type { Beeld } from '@spelrijk/game-kit/flits/belichting';
import type { Trap } from '@spelrijk/game-kit/flits/trap';
import { countGespeeld, currentOpgave, isSpelend, isVoorgedaan } from '@spelrijk/game-kit/run';

/** The options are tickets; there are none when the word is typed. */
export interface BioscoopState extends Antwoordend {
  readonly trap: Trap;
  /** Milliseconds of this showing, and the tick at which it began. */
  readonly ms: number;
  readonly flitsOp: number;
}

/** Is the word of this opgave shown for a moment, or heard? */
export function isVertoning({ run }: BioscoopState): boolean {
  const opgave = currentOpgave(run);
  return opgave !== undefined && isFlits(opgave);
}

/** What the screen shows while the child plays; a heard word starts with the lights on. */
export const beeld = (state: BioscoopState): Beeld =>
  isVertoning(state) && !isVoorgedaan(state.run) ? beeldNu(state.tick - state.flitsOp, state.ms) : 'open';

export const isAanZet = (state: BioscoopState): boolean => isSpelend(state.run) && beeld(state) === 'open';

/** Which scene of the film has been earned: evenly over the round, the last word shows the end. */
export function sceneVan(state: BioscoopState, scenes: number): number {
  const { uitslag } = state.run;
  const seen = countGespeeld(state.run) + (state.run.fase === 'goed' && uitslag[state.run.rij[0] ?? -1] === null ? 1 : 0);
  return Math.min(scenes, Math.floor((seen * scenes) / Math.max(1, uitslag.length))) - 1;
}
