/** Which voice of a device is good enough to read to a child. Pure, so that it can be read as a table. */
import type { Regio } from '@spelrijk/domain/admin';

/** What the browser tells of a voice. */
export type DeviceVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>;

/** Formant voices and toys: worse than the speech we bring along. */
const POOR = /espeak|pico|festival|flite|compact|eloquence|novelty|mbrola|robot/i;
/** What makers call their better voices. */
const FINE = /premium|enhanced|neural|natural|siri|wavenet|verbeterd/i;

const languageOf = (voice: DeviceVoice): string => voice.lang.toLowerCase().replace('_', '-');

/**
 * A Dutch voice that lives on the device (a voice of the network would hear every word a child reads, and stops with the
 * connection), of the region first, the better of equals. Null where there is none that is good: `nl` without a country is a guess.
 */
export function chooseVoice<V extends DeviceVoice>(voices: readonly V[], regio: Regio): V | null {
  const wanted = regio === 'be' ? ['nl-be', 'nl-nl'] : ['nl-nl', 'nl-be'];
  const good = voices.filter((voice) => voice.localService && wanted.includes(languageOf(voice)) && !POOR.test(voice.name));
  const rank = (voice: V): number => 2 * wanted.indexOf(languageOf(voice)) + (FINE.test(voice.name) ? 0 : 1);
  return good.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}
