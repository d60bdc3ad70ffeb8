import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Lezend } from '@spelrijk/game-kit/mechanics/boek';
import type { Choosing } from '@spelrijk/game-kit/run';
import type { Lopend } from './loper.ts';

/** What the play after a right word remembers. */

export type Sleutel = 'rood' | 'blauw';

export type Vondst = 'leeg' | 'munt' | 'mol' | 'schat' | Sleutel;

/** Made once for a round; never changes. */
export interface Kasteel {
  /** Pairs of rooms with a way between them. */
  readonly gangen: readonly (readonly [number, number])[];
  readonly sloten: readonly { readonly kamer: number; readonly sleutel: Sleutel }[];
  readonly inhoud: readonly Vondst[];
  /** Which treasure lies in which room. */
  readonly schatten: Readonly<Record<number, string>>;
}

export interface Kelder {
  readonly plek: number;
  readonly vorig: number;
  readonly stapOp: number;
  readonly gezien: readonly number[];
  readonly stappen: number;
  /** The locked room that was tried without its key. */
  readonly dicht: { readonly kamer: number; readonly op: number } | null;
}

/** The options stand over the gates, left to right. */
export interface DoolhofState extends Choosing, Lopend, Spelend, Lezend {
  readonly kasteel: Kasteel;
  readonly kelder: Kelder;
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

/** The secret word of this round: a letter for every word. */
export const geheimWoordOf = ({ run }: DoolhofState): string => SCHATTEN[Math.min(SCHATTEN.length, run.opgaven.length) - 1] ?? 'schat';
/** The letter that was found last. */
export const newLetter = (state: DoolhofState): string => geheimWoordOf(state)[state.letters - 1] ?? '';
