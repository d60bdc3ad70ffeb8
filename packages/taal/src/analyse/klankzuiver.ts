/**
 * Decides: which type of sound-pure word a one-syllable word is, by the consonant signs before and after its vowel.
 * Source: the order in which reading methods build up words: mk/km, mkm, mmkm, mkmm, mmkmm, three and more.
 * Example: stoel has two signs before and one after its vowel.
 */
import { isMedeklinkerteken } from './woordbeeld.ts';
import type { Vondst, Woordbeeld } from './woordbeeld.ts';

/** Categories that may go together with a sound-pure word. */
const DAARNAAST: ReadonlySet<string> = new Set(['f-v', 's-z', 'tussenklank']);

/** The whole word, when nothing else is difficult about it and its shape answers. */
export function findKlankzuiver(beeld: Woordbeeld, gevonden: ReadonlySet<string>, fits: (voor: number, na: number) => boolean): Vondst[] {
  if (beeld.klankgroepen.length !== 1 || /[^a-z]/.test(beeld.laag) || beeld.vorm !== '') return [];
  for (const categorie of gevonden) if (!DAARNAAST.has(categorie) && !categorie.startsWith('kz-')) return [];
  if (beeld.tekens.some((teken) => teken.foneem === '')) return [];
  const klinker = beeld.tekens.findIndex((teken) => !isMedeklinkerteken(teken.grafeem));
  if (klinker < 0) return [];
  const voor = beeld.tekens.slice(0, klinker).length;
  const na = beeld.tekens.slice(klinker + 1).length;
  return fits(voor, na) ? [{ start: 0, end: beeld.laag.length }] : [];
}
