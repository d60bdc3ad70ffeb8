/** How a word or sentence of a customer is said: by the language engine where it is sure, else as the synthesiser reads it. */
import { createHash } from 'node:crypto';
import { toEspeak } from '@spelrijk/spraak/fonemen';
import { ADRES_LENGTE, SNELHEID, STEM, receptRegel } from '@spelrijk/spraak/recept';
import { plainText, spokenText } from '@spelrijk/spraak/tekst';
import { analyseWoord } from '@spelrijk/taal/analyse';
import { findWoord } from '@spelrijk/taal/bank';
import { ipaGelezen } from '@spelrijk/taal/lijstwoord';
import type { Zeg } from '../../../platform/geluid/synthesiser.ts';

type Eigensoort = 'woord' | 'langzaam' | 'zin';

export interface Clip {
  readonly soort: Eigensoort;
  /** Content address: the same text is one file, whoever typed it. */
  readonly adres: string;
  /** What the synthesiser is given; phonemes between double brackets. */
  readonly gesproken: string;
}

/** Below this the engine is guessing, and the synthesiser guesses as well. */
const ZEKER = 0.5;

/** Phonemes of a word, or undefined when the engine is not sure or knows a sound the voice has not. */
function phonemes(woord: string): string | undefined {
  const bekend = findWoord(woord)?.ipa ?? ipaGelezen(woord);
  const { ipa, zeker } = bekend === undefined ? analyseWoord({ woord }) : { ipa: bekend, zeker: 1 };
  if (ipa === '' || zeker < ZEKER) return undefined;
  try {
    return toEspeak(ipa);
  } catch {
    return undefined;
  }
}

function clipOf(soort: Eigensoort, gesproken: string): Clip {
  const adres = createHash('sha256').update(receptRegel(soort, gesproken)).digest('hex').slice(0, ADRES_LENGTE);
  return { soort, adres, gesproken };
}

export const toZeg = ({ soort, gesproken }: Pick<Clip, 'soort' | 'gesproken'>): Zeg => ({
  gesproken,
  snelheid: SNELHEID[soort],
  stem: STEM,
});

const uitLijst =
  (uitspraak: Readonly<Record<string, string>>) =>
  (deel: string): string | undefined =>
    Object.hasOwn(uitspraak, deel) ? uitspraak[deel] : undefined;

/** Is there anything to say? */
export const isTeZeggen = (tekst: string): boolean => /\p{L}/u.test(plainText(tekst));

/** A whole sentence of a customer; null when there is nothing to say in it. */
export function zinClip(zin: string, uitspraak: Readonly<Record<string, string>>): Clip | null {
  const kaal = plainText(zin);
  return /\p{L}/u.test(kaal) ? clipOf('zin', spokenText(kaal, uitLijst(uitspraak))) : null;
}

/**
 * The clips of an own word and, when given, its sentence. What was typed is read as plain text: no phonemes and no markup of
 * its own. Null when nothing is left to say.
 * @param uitspraak words the synthesiser says wrong, lower case, with what it is given instead
 */
export function clipsOf(woord: string, zin: string | undefined, uitspraak: Readonly<Record<string, string>>): readonly Clip[] | null {
  const kaal = plainText(woord);
  if (!/\p{L}/u.test(kaal)) return null;
  const gesproken = kaal.includes(' ') ? kaal : (phonemes(kaal) ?? kaal);
  const los = [clipOf('woord', gesproken), clipOf('langzaam', gesproken)];
  const kaleZin = plainText(zin ?? '');
  if (!/\p{L}/u.test(kaleZin)) return los;
  const bekend = uitLijst(uitspraak);
  const zegAls = (deel: string): string | undefined => (deel === kaal.toLowerCase() && gesproken !== kaal ? gesproken : bekend(deel));
  return [...los, clipOf('zin', spokenText(kaleZin, zegAls))];
}
