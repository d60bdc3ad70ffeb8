/** A clip to be rendered, and the content address that follows from its recipe. */
import { createHash } from 'node:crypto';
import { ADRES_LENGTE, SNELHEID, receptRegel, type Spraaksoort } from '@spelrijk/spraak/recept';

export interface Mp3 {
  /** Bits per second, as ffmpeg takes it; constant, so that a player knows how long a clip is. */
  readonly bits: string;
  readonly hertz: number;
}

const SPRAAK: Mp3 = { bits: '16k', hertz: 16_000 };

/** A sound by itself is only hiss or a burst: at 16k an s gets a voice that it has not (`klanken.gen.tsv`). */
export const MP3: Readonly<Record<Spraaksoort, Mp3>> = {
  woord: SPRAAK,
  langzaam: SPRAAK,
  zin: SPRAAK,
  regel: SPRAAK,
  klank: { bits: '32k', hertz: 22_050 },
};

interface Knip {
  readonly van: number;
  readonly tot: number;
}

/** A clip to be rendered: what the synthesiser is given, how fast, and where the sound is kept. */
export interface Clip {
  /** 16 hex digits: what is said and how, whatever the voice. */
  readonly adres: string;
  readonly soort: Spraaksoort;
  /** Words per minute. */
  readonly snelheid: number;
  /** Text for espeak-ng; phonemes stand between double brackets. */
  readonly gesproken: string;
  /** Only this part of what was said, in ms: a sound out of its surroundings. */
  readonly knip?: Knip;
  /** What is written, for a voice that reads by itself; absent where only phonemes say it (a sound, the name of a letter). */
  readonly tekst?: string;
}

/** The clip of a spoken text. The address is 16 hex digits: the same text at the same speed is one clip. */
export function clipOf(soort: Spraaksoort, gesproken: string, { knip, tekst }: Pick<Clip, 'knip' | 'tekst'> = {}): Clip {
  const deel = knip ? ` ${knip.van}-${knip.tot} ${MP3[soort].bits}` : '';
  const adres = createHash('sha256')
    .update(receptRegel(soort, gesproken + deel))
    .digest('hex')
    .slice(0, ADRES_LENGTE);
  return { adres, soort, snelheid: SNELHEID[soort], gesproken, ...(knip && { knip }), ...(tekst !== undefined && { tekst }) };
}
