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
