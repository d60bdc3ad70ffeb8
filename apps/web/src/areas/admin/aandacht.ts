import type { Aandacht } from '@spelrijk/contract/groepen';

/** What is pressed for a reason: a rule is practised or explained, work is put on a day, and what somebody looks at first is opened. */
type Doen =
  | { readonly soort: 'kaart' | 'weekplan' | 'les' | 'lezen' | 'dagen' }
  | { readonly soort: 'regel'; readonly regel: { readonly categorie: string; readonly naam: string } };

const ZONDER_REGEL = {
  'nog-nooit-geoefend': 'kaart',
  'lang-niet-geoefend': 'weekplan',
  'raadt-vaak': 'les',
  'elders-beter': 'dagen',
  'verrassend-goed': 'dagen',
  'traag-geraden': 'dagen',
} as const;

/** Undefined where nothing is known that it is about. */
export function handVan({ code, categorie, naam, lezen }: Aandacht): Doen | undefined {
  if (code !== 'loopt-vast' && code !== 'zakt-terug') return { soort: ZONDER_REGEL[code] };
  if (lezen) return { soort: 'lezen' };
  return categorie === undefined || naam === undefined ? undefined : { soort: 'regel', regel: { categorie, naam } };
}

/** What stands there when nobody needs the teacher: that everybody practised only where it is so. */
export const restKey = (leerlingen: number, geoefend: number): 'aandacht.niemand' | 'aandacht.niemandNog' =>
  leerlingen > 0 && geoefend === leerlingen ? 'aandacht.niemand' : 'aandacht.niemandNog';

/** Nobody of them ever practised: they wait for their cards, and not for somebody who asks why. */
export const nobodyBegan = (leerlingen: readonly { readonly laatstGeoefend: string | null }[]): boolean =>
  leerlingen.every(({ laatstGeoefend }) => laatstGeoefend === null);
