/** What stands there when nobody needs the teacher: that everybody practised only where it is so. */
export const restKey = (leerlingen: number, geoefend: number): 'aandacht.niemand' | 'aandacht.niemandNog' =>
  leerlingen > 0 && geoefend === leerlingen ? 'aandacht.niemand' : 'aandacht.niemandNog';

/** Nobody of them ever practised: they wait for their cards, and not for somebody who asks why. */
export const nobodyBegan = (leerlingen: readonly { readonly laatstGeoefend: string | null }[]): boolean =>
  leerlingen.every(({ laatstGeoefend }) => laatstGeoefend === null);
