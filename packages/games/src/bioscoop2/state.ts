import type { Opgave } from '@spelrijk/domain/opgave';
import { beeldNu } from '@spelrijk/game-kit/flits/belichting';
import type { Beeld } from '@spelrijk/game-kit/flits/belichting';
import type { Trap } from '@spelrijk/game-kit/flits/trap';
import { countGespeeld, currentOpgave, isVoorgedaan } from '@spelrijk/game-kit/run';
import type { Schrijvend } from '@spelrijk/game-kit/schrijf';

export interface BioscoopState extends Schrijvend {
  readonly trap: Trap;
  /** Milliseconds of this showing, and the tick at which it began. */
  readonly ms: number;
  readonly flitsOp: number;
  /** The tickets to choose from; empty when the word is typed. */
  readonly kaartjes: readonly string[];
  readonly fout: readonly string[];
  readonly keus: number;
  readonly gekozen: string | null;
}

/** Length of the scene that a right answer shows, in ticks. */
export const SCENE_TICKS = 140;
export const MAX_KAARTJES = 4;

export const speelt = (state: BioscoopState): boolean => state.run.fase === 'spelen';

/** Is this word shown for a moment, or heard? */
export const isFlits = ({ vorm, antwoordvorm }: Opgave): boolean =>
  antwoordvorm === 'FLITS' || vorm === 'visueel-dictee' || vorm === 'flits-typ';

/** What the screen shows while the child plays; a heard word starts with the lights on. */
export function beeld(state: BioscoopState): Beeld {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined || !isFlits(opgave) || isVoorgedaan(state.run)) return 'open';
  return beeldNu(state.tick - state.flitsOp, state.ms);
}

export const isTypen = (state: BioscoopState): boolean => state.kaartjes.length === 0;
export const isAanZet = (state: BioscoopState): boolean => speelt(state) && beeld(state) === 'open';

/** Which scene of the film has been earned: evenly over the round, the last word shows the end. */
export function sceneVan(state: BioscoopState, scenes: number): number {
  const { uitslag } = state.run;
  const seen = countGespeeld(state.run) + (state.run.fase === 'goed' && uitslag[state.run.rij[0] ?? -1] === null ? 1 : 0);
  return Math.min(scenes, Math.floor((seen * scenes) / Math.max(1, uitslag.length))) - 1;
}
