import { isVoorgedaan } from '@spelrijk/game-kit/run';
import type { Basis } from '@spelrijk/game-kit/stap';
import { toonStuk } from '@spelrijk/game-kit/vakken';
import type { Vakken } from '@spelrijk/game-kit/vakken';

export interface PinataState extends Basis {
  readonly vakken: Vakken;
  /** Ticks of the last blow that landed and of the last that missed. */
  readonly klap: number;
  readonly zwiep: number;
}

/** Ticks into the reward at which the piñata bursts and at which the sweets have landed. */
export const BARST = 12;
export const LANDING = 46;
export const NOOIT = -1000;

/** The letter that stands grey on the next stamp: every one in the last attempt, else after two misses. */
export function voorbeeldOf(state: PinataState): string | null {
  if (state.run.fase !== 'spelen') return null;
  return isVoorgedaan(state.run) ? (state.vakken.doel[state.vakken.inhoud.length] ?? null) : toonStuk(state.vakken);
}
