/** Words for a dictation, by what the engine expects of this groep. Pure. */
import type { Dicteevoorstel } from '@spelrijk/contract/dictees';
import type { Regio } from '@spelrijk/domain/admin';
import { kansenVan, chooseDictee, type Groepskans } from '@spelrijk/oefenen/groepskans';
import { tredeVan } from '@spelrijk/oefenen/leerlijn';
import type { Stand } from '@spelrijk/oefenen/stand';
import { findStuk, leerlijnVan, lijststuk } from '../../oefenen/standen/index.ts';
import { toBericht } from '../woordlijsten/index.ts';

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

/** Without a choice: what the groep finds difficult; with nothing difficult, or too few words of it, all that was taught. */
export function proposeWoorden(vraag: Voorstelvraag, standen: readonly Stand[], now: number): Dicteevoorstel[] {
  const zonder = new Set(vraag.zonder);
  const choose = (categorieen: readonly string[], aantal: number): Groepskans[] => {
    const kansen = kansenVan(standen, leerlijnVan(vraag.regio), categorieen, now);
    return chooseDictee(
      kansen.filter((kans) => !zonder.has(kans.woord) && isDicteewoord(vraag.regio, kans)),
      aantal,
    );
  };
  const eerst = choose(vraag.categorieen.length > 0 ? vraag.categorieen : vraag.moeilijk, vraag.aantal);
  for (const { woord } of eerst) zonder.add(woord);
  const rest = vraag.categorieen.length > 0 ? [] : choose(geleerd(vraag), vraag.aantal - eerst.length);
  return [...eerst, ...rest].map(({ woord, kans }) => ({ woord, bericht: toBericht({ woord }), kans: Math.round(kans * 100) }));
}
