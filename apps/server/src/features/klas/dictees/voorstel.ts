/** Words for a dictation, by what the engine expects of this groep. Pure. */
import type { Dicteevoorstel } from '@spelrijk/contract/dictees';
import type { Regio } from '@spelrijk/domain/admin';
import { kansenVan, chooseDictee, type Groepskans } from '@spelrijk/oefenen/groepskans';
import { tredeVan } from '@spelrijk/oefenen/leerlijn';
import type { Stand } from '@spelrijk/oefenen/stand';
import { aanbodVan } from '../../oefenen/dicteetaken/index.ts';
import { findStuk, leerlijnVan, lijststuk } from '../../oefenen/standen/index.ts';
import { toDicteebericht } from '../woordlijsten/index.ts';

export interface Voorstelvraag {
  readonly regio: Regio;
  readonly jaargroepen: readonly number[];
  readonly categorieen: readonly string[];
  /** Categories that somebody of the groep finds difficult. */
  readonly moeilijk: readonly string[];
  readonly aantal: number;
  readonly zonder: readonly string[];
}

/** Every spelling category that was taught by the end of the highest year of the groep. */
function geleerd({ regio, jaargroepen }: Voorstelvraag): readonly string[] {
  const grens = tredeVan(`${Math.max(...jaargroepen)}b`);
  return leerlijnVan(regio)
    .volgorde.filter(({ ladder, trede }) => ladder !== 'lezen' && trede <= grens)
    .map(({ id }) => id);
}

/** A loose word can be dictated, as long as it is heard for the categorie it is proposed for: the noun `fiets` asks no rule of verbs. */
function isDicteewoord(regio: Regio, { woord, categorie }: Groepskans): boolean {
  const stuk = findStuk(regio, woord);
  return stuk?.soort === 'woord' && stuk.woord.woord === woord && lijststuk(regio, leerlijnVan(regio), { woord }).hoofd === categorie;
}

/** What is dictated: the word, or of a rule that lives in sentences the sentence; undefined when it cannot be. */
function tekstVan(regio: Regio, kans: Groepskans): string | undefined {
  const { soort, rijen } = aanbodVan(regio, kans.categorie);
  if (soort === 'zin') return rijen.get(kans.woord)?.woord;
  return isDicteewoord(regio, kans) ? kans.woord : undefined;
}

/**
 * Without a choice: words of what the groep finds difficult; with nothing difficult, or too few words of it, of all that was taught.
 * Sentences only where a rule is chosen that has nothing else: half a dictation of words and half of sentences is neither.
 */
export function proposeWoorden(vraag: Voorstelvraag, standen: readonly Stand[], now: number): Dicteevoorstel[] {
  const zonder = new Set(vraag.zonder);
  const isGekozen = vraag.categorieen.length > 0;
  const choose = (categorieen: readonly string[], aantal: number): Groepskans[] => {
    const kansen = kansenVan(standen, leerlijnVan(vraag.regio), categorieen, now).flatMap((kans) => {
      const woord = isGekozen || isDicteewoord(vraag.regio, kans) ? tekstVan(vraag.regio, kans) : undefined;
      return woord === undefined || zonder.has(woord) ? [] : [{ ...kans, woord }];
    });
    return chooseDictee(kansen, aantal);
  };
  const eerst = choose(isGekozen ? vraag.categorieen : vraag.moeilijk, vraag.aantal);
  for (const { woord } of eerst) zonder.add(woord);
  const rest = isGekozen ? [] : choose(geleerd(vraag), vraag.aantal - eerst.length);
  return [...eerst, ...rest].map(({ woord, kans }) => ({ woord, bericht: toDicteebericht({ woord }), kans: Math.round(kans * 100) }));
}
