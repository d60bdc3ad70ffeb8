/** A clip to be rendered, and the content address that follows from its recipe. */
import { createHash } from 'node:crypto';
import { ADRES_LENGTE, SNELHEID, receptRegel, type Spraaksoort } from '@spelrijk/spraak/recept';

/**
 * Bits per second of the Opus file. Words are listened to letter by letter and get the finest sound; below 16k the coded
 * sound moves away from the original twice as fast as above it (same measure as for the voice).
 */
const OPUS: Readonly<Record<Spraaksoort, string>> = { woord: '16k', langzaam: '16k', zin: '12k', regel: '12k', klank: '24k' };
/** Fallback for browsers that cannot decode Opus in Ogg (Safari before 18.4). */
export const MP3 = { bits: '16k', hertz: 16_000 } as const;

export interface Knip {
  readonly van: number;
  readonly tot: number;
}

/** A clip to be rendered: what the synthesiser is given, how fast, and where the sound is kept. */
export interface Clip {
  readonly adres: string;
  /** Words per minute. */
  readonly snelheid: number;
  /** Text for espeak-ng; phonemes stand between double brackets. */
  readonly gesproken: string;
  /** Only this part of what was said, in ms: a sound out of its surroundings. */
  readonly knip?: Knip;
  /** Bits per second, as ffmpeg takes it. */
  readonly opus: string;
  /** No mp3 beside it: browsers that cannot decode Opus ask the server for WAV. For reading texts, which are many. */
  readonly alleenOpus?: boolean;
}

/** The names of the files of a clip, without their folder. */
export const bestandenVan = ({ adres, alleenOpus = false }: Clip): readonly string[] =>
  alleenOpus ? [`${adres}.ogg`] : [`${adres}.mp3`, `${adres}.ogg`];

/** The clip of a spoken text. The address is 16 hex digits: the same text at the same speed is one file. */
export function clipOf(soort: Spraaksoort, gesproken: string, knip?: Knip): Clip {
  const deel = knip ? ` ${knip.van}-${knip.tot}` : '';
  const adres = createHash('sha256')
    .update(receptRegel(soort, gesproken + deel))
    .digest('hex')
    .slice(0, ADRES_LENGTE);
  return { adres, snelheid: SNELHEID[soort], gesproken, opus: OPUS[soort], ...(knip && { knip }) };
}
