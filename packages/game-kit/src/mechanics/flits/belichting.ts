/** One showing of a word: somewhere to look, the word, a mask that wipes it out of the eye, and then it is the child's turn. */
import type { Opgave } from '@spelrijk/domain/opgave';

/** Is this word shown, to be remembered? Else it is heard. */
export const isFlits = ({ vorm, antwoordvorm }: Opgave): boolean =>
  antwoordvorm === 'FLITS' || vorm === 'visueel-dictee' || vorm === 'flits-typ';

/** Ticks of the run-up and of the mask. */
export const AANLOOP = 78;
export const MASKER = 8;

export type Beeld = 'aanloop' | 'woord' | 'masker' | 'open';

/** Milliseconds in ticks of 1/60 s, at least one frame. */
export const toTicks = (ms: number): number => Math.max(1, Math.round((ms * 60) / 1000));

/** What is seen `t` ticks after a showing of `ms` began. */
export function beeldAt(t: number, ms: number): Beeld {
  if (t < AANLOOP) return 'aanloop';
  const woord = AANLOOP + toTicks(ms);
  if (t < woord) return 'woord';
  return t < woord + MASKER ? 'masker' : 'open';
}

/** 3, 2, 1 during the run-up. */
export const countDown = (t: number): number => Math.max(1, 3 - Math.floor((t / AANLOOP) * 3));
