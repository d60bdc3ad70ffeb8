/** Words for a dictation, by what the engine expects of this groep. Pure. */
import type { Dicteevoorstel } from '@spelrijk/contract/dictees';
import type { Regio } from '@spelrijk/domain/admin';
import { kansenVan, chooseDictee } from '@spelrijk/oefenen/groepskans';
import { tredeVan } from '@spelrijk/oefenen/leerlijn';
import type { Stand } from '@spelrijk/oefenen/stand';
import { findStuk, leerlijnVan } from '../../oefenen/standen/index.ts';
import { toBericht } from '../woordlijsten/index.ts';

export interface Voorstelvraag {
  readonly regio: Regio;
  readonly jaargroepen: readonly number[];
  readonly categorieen: readonly string[];
  readonly aantal: number;
  readonly zonder: readonly string[];
}

/** Without a choice: every spelling category that was taught by the end of the highest year of the groep. */
function categorieenVoor({ regio, jaargroepen, categorieen }: Voorstelvraag): readonly string[] {
  if (categorieen.length > 0) return categorieen;
  const grens = tredeVan(`${Math.max(...jaargroepen)}b`);
  return leerlijnVan(regio)
    .volgorde.filter(({ ladder, trede }) => ladder !== 'lezen' && trede <= grens)
    .map(({ id }) => id);
}

/** A loose word can be dictated; what has to be filled in or put in order cannot. */
const isDicteewoord = (regio: Regio, sleutel: string): boolean => {
  const stuk = findStuk(regio, sleutel);
  return stuk?.soort === 'woord' && stuk.woord.woord === sleutel;
};

export function proposeWoorden(vraag: Voorstelvraag, standen: readonly Stand[], now: number): Dicteevoorstel[] {
  const zonder = new Set(vraag.zonder);
  const kansen = kansenVan(standen, leerlijnVan(vraag.regio), categorieenVoor(vraag), now).filter(
    ({ woord }) => !zonder.has(woord) && isDicteewoord(vraag.regio, woord),
  );
  return chooseDictee(kansen, vraag.aantal).map(({ woord, kans }) => ({
    woord,
    bericht: toBericht({ woord }),
    kans: Math.round(kans * 100),
  }));
}
