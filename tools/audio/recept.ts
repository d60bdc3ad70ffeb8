/**
 * What decides how a clip sounds, and the content address that follows from it.
 *
 * The voice was chosen by measurement: of 40 variants of the Dutch voice of espeak-ng this one has the largest mean
 * spectral distance (mel cepstra, dynamic time warping) between 28 minimal pairs such as fee-vee, sok-zok, mat-nat, bak-dak.
 */
import { createHash } from 'node:crypto';

/** Raise it when mastering or encoding changes, so that every address changes with the sound. */
export const RECEPT_VERSIE = 1;
export const STEM = 'nl+shelby';

/** Words per minute, as espeak-ng counts them. */
export const SNELHEID = { woord: 115, langzaam: 80, zin: 120, regel: 120 } as const;
export type Clipsoort = keyof typeof SNELHEID;

/**
 * Bits per second of the Opus file. Words are listened to letter by letter and get the finest sound; below 16k the coded
 * sound moves away from the original twice as fast as above it (same measure as for the voice).
 */
const OPUS: Readonly<Record<Clipsoort, string>> = { woord: '16k', langzaam: '16k', zin: '12k', regel: '12k' };
/** Fallback for browsers that cannot decode Opus in Ogg (Safari before 18.4). */
export const MP3 = { bits: '16k', hertz: 16_000 } as const;

/** A clip to be rendered: what the synthesiser is given, how fast, and where the sound is kept. */
export interface Clip {
  readonly adres: string;
  /** Words per minute. */
  readonly snelheid: number;
  /** Text for espeak-ng; phonemes stand between double brackets. */
  readonly gesproken: string;
  /** Bits per second, as ffmpeg takes it. */
  readonly opus: string;
}

/** The clip of a spoken text. The address is 16 hex digits: the same text at the same speed is one file. */
export function clipOf(soort: Clipsoort, gesproken: string): Clip {
  const snelheid = SNELHEID[soort];
  const adres = createHash('sha256').update([RECEPT_VERSIE, STEM, snelheid, gesproken].join('\n')).digest('hex').slice(0, 16);
  return { adres, snelheid, gesproken, opus: OPUS[soort] };
}
