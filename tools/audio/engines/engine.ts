/** What a voice is made with: a program or a model that says a clip. */
import type { Geluid } from '@spelrijk/spraak/wav';
import type { Clip } from '../recept.ts';

export interface Engine {
  /** What it is made with, in one line; another line is another sound, and everything is rendered anew. */
  readonly recipe: string;
  /** The speech of a clip, mono, before it is levelled and cut; null for what it cannot say. */
  readonly speak: (clip: Clip) => Promise<Geluid | null>;
  close(): void;
}
