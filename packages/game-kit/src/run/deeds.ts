/** What came of an input where the kit plays an answer form: the game adds how that sounds. */
import type { SoundId } from '../contract/effect.ts';
import type { Zet } from './step.ts';

export interface Deed<S, D extends string> {
  readonly state: S;
  /** What the child did; null is nothing. */
  readonly daad: D | null;
  readonly antwoord?: string;
}

/** A deed with its sound; an answer has its own, whatever gave it. */
export function withSound<S, D extends string>(
  { state, daad, antwoord }: Deed<S, D>,
  geluiden: Readonly<Partial<Record<D | 'antwoord', SoundId>>>,
): Zet<S> {
  const sound = antwoord !== undefined ? geluiden.antwoord : daad === null ? undefined : geluiden[daad];
  return { state, sounds: sound === undefined ? [] : [sound], antwoord };
}
