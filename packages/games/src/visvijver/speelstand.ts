/** What the play after a right word remembers. */
import type { Plek } from '@spelrijk/game-kit/stage';

export interface Schim {
  /** Who it is. */
  readonly gast: string;
  /** Where it came up, and when; null is still below. */
  readonly boven: { readonly plek: Plek; readonly op: number } | null;
}

export interface Voer {
  readonly schimmen: readonly Schim[];
  readonly kruimels: number;
  /** Where the ring of the keys is. */
  readonly kolom: number;
  readonly worp: { readonly plek: Plek; readonly op: number; readonly van: number } | null;
  /** The last crumb that nobody came for. */
  readonly hap: { readonly plek: Plek; readonly op: number } | null;
}
