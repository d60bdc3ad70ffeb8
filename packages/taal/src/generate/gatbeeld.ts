/**
 * Decides: nothing; it is what a categorie gets to see when it proposes a gap, and the small shapes of such proposals.
 * Source: the alternatives a child really hesitates between at that place (ei or ij, o or oo, m or mm).
 * Example: vasteKeuzes(punt, ['ei', 'ij']) leaves out the knelpunt itself.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';

/** One knelpunt of a word, in lower case. */
export interface Gatpunt {
  readonly woord: string;
  readonly start: number;
  readonly end: number;
  readonly variant: string | undefined;
  readonly vorm: Woordvorm;
  readonly basis: string | undefined;
}

/** Letters to leave out, and what can stand there; the right letters must be among the choices. */
export interface GatVoorstel {
  readonly start: number;
  readonly end: number;
  /** Likeliest first. */
  readonly keuzes: readonly string[];
  /** At most this many are offered, the right one included; absent: all. The others stand in where one falls out. */
  readonly hoogstens?: number;
}

/** A gap at a knelpunt, or null when nothing sensible can be left out. */
export type Keuzes = (punt: Gatpunt) => GatVoorstel | null;

export const letters = (punt: Gatpunt): string => punt.woord.slice(punt.start, punt.end);

/** The knelpunt is left out; the same choices whichever is right. */
export const vasteKeuzes = (punt: Gatpunt, keuzes: readonly string[]): GatVoorstel => ({ start: punt.start, end: punt.end, keuzes });

/** The knelpunt is left out; the right letters and what is often written instead. */
export const goedOf = (punt: Gatpunt, fout: readonly string[]): GatVoorstel => vasteKeuzes(punt, [letters(punt), ...fout]);

/** The last `aantal` letters of the word are left out. */
export function eindKeuzes(punt: Gatpunt, aantal: number, keuzes: readonly string[]): GatVoorstel {
  return { start: punt.woord.length - aantal, end: punt.woord.length, keuzes };
}

/** The last consonant with the ways a child ends a verb after it: p, pt, pd. */
export function werkwoordseind(punt: Gatpunt): GatVoorstel | null {
  const eind = /^\S+?(?=[\s!.]|$)/.exec(punt.woord)?.[0] ?? punt.woord;
  const laatste = eind.slice(-1);
  const start = eind.length - 1;
  const keuzes: Readonly<Record<string, readonly string[]>> = {
    d: ['d', 'dt', 't'],
    t: ['t', 'tt', 'dt'],
    f: ['f', 'ft', 'v'],
    s: ['s', 'st', 'z'],
  };
  if (!/[bcdfghjklmnpqrstvwxz]/.test(laatste)) return null;
  return { start, end: eind.length, keuzes: keuzes[laatste] ?? [laatste, `${laatste}t`, `${laatste}d`] };
}
