import type { Kamer } from '@spelrijk/game-kit/doolhof/kamer';
import type { Richting } from '@spelrijk/game-kit/raster';
import type { Bakken } from '@spelrijk/game-kit/sorteer/bakken';
import type { Basis } from '@spelrijk/game-kit/stap';

export interface DoolhofState extends Basis {
  readonly bakken: Bakken;
  /** What stands over the gates, left to right. */
  readonly opties: readonly string[];
  /** Chosen wrong in this opgave. */
  readonly fout: readonly string[];
  readonly kamer: Kamer;
  /** The cell of the child, the one it came from, and when it left. */
  readonly vak: number;
  readonly vorig: number;
  readonly stapOp: number;
  /** Which arrow is held. */
  readonly richting: Richting | null;
  /** The cell it walks to by itself. */
  readonly doel: number | null;
  /** The gate that was walked through. */
  readonly poort: number | null;
  /** Letters of the secret word that were found. */
  readonly letters: number;
}

/** Ticks of one step. */
export const STAP = 11;
/** Ticks into the reward at which the letter is in its place. */
export const LETTER = 46;
/** A wrong gate: through it, round, and back at the way in; then the mole comes up. */
export const ROND = 50;
export const MAX_POORTEN = 4;

export const speelt = (state: DoolhofState): boolean => state.run.fase === 'spelen';

/** What lies in the treasure room, by how many letters there are to find. */
const SCHATTEN: readonly string[] = [
  'o',
  'ei',
  'zon',
  'goud',
  'kroon',
  'robijn',
  'diamant',
  'zeerover',
  'schatkist',
  'schatkamer',
  'schatgraver',
  'schatgravers',
];

/** The secret word of a round of `n` words. */
export const geheimWoord = (n: number): string => SCHATTEN[Math.min(SCHATTEN.length, Math.max(1, n)) - 1] ?? 'schat';
