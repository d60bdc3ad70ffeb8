/**
 * Decides: the sound of every sign of a Dutch stem, with its stress.
 * Source: open syllables have a long vowel, closed ones a short one; e is stumm in prefixes, in the last -e(l, m, n, r) and between stress and ending.
 * Example: readTekens('vogel') -> v oː ɣ ə l.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import { isOpen, findKernen } from './kernen.ts';
import type { Kern, Teken } from './kernen.ts';
import { medeklinkers } from './medeklinkers.ts';
import { isStom, isStomInHetMidden, klankVanAchtervoegsel, findKlemtoon } from './stom.ts';

const VAST: Readonly<Record<string, string>> = {
  eau: 'oː',
  aai: 'aːj',
  ooi: 'oːj',
  oei: 'uj',
  eeuw: 'eːu',
  ieuw: 'iu',
  ieu: 'iøː',
  auw: 'ɑu',
  ouw: 'ɑu',
  uw: 'yu',
  aa: 'aː',
  ee: 'eː',
  oo: 'oː',
  uu: 'y',
  ie: 'i',
  oe: 'u',
  eu: 'øː',
  ui: 'œy',
  ij: 'ɛi',
  ei: 'ɛi',
  ëi: 'ɛi',
  ëe: 'eː',
  au: 'ɑu',
  ou: 'ɑu',
  ai: 'ɛː',
  oi: 'ʋɑ',
  é: 'eː',
  è: 'ɛː',
  ê: 'ɛː',
  ë: 'ə',
  ï: 'i',
  ïe: 'i',
  ö: 'oː',
  ü: 'y',
  ä: 'ɛ',
  â: 'aː',
};
const LANG: Readonly<Record<string, string>> = { a: 'aː', e: 'eː', i: 'i', o: 'oː', u: 'y', y: 'i' };
const KORT: Readonly<Record<string, string>> = { a: 'ɑ', e: 'ɛ', i: 'ɪ', o: 'ɔ', u: 'ʏ', y: 'ɪ' };

/** Sounds of a stem; the form decides about a stumm e before -t and -d. */
export function readTekens(laag: string, vorm: Woordvorm): Teken[] {
  const { begin, kernen } = findKernen(laag);
  const stom = kernen.map((kern, index) => isStom(laag, kernen, index, kern, vorm));
  const klemtoon = findKlemtoon(laag, kernen, stom);
  const stomNaKlemtoon = kernen.map((kern, index) => stom[index] === true || isStomInHetMidden(kernen, index, kern, klemtoon, laag));
  const tekens: Teken[] = medeklinkers(begin, '', laag, 0);
  kernen.forEach((kern, index) => {
    const open = isOpen(kern, kernen[index + 1]);
    const achtervoegsel = klankVanAchtervoegsel(laag, kern);
    const klank = achtervoegsel ?? (stomNaKlemtoon[index] ? 'ə' : klinkerklank(kern, open));
    tekens.push({ letters: kern.letters, klank, kern: true, klemtoon: index === klemtoon });
    tekens.push(...medeklinkers(kern.na, kern.letters, laag, kern.start + kern.letters.length));
  });
  return tekens;
}

function klinkerklank(kern: Kern, open: boolean): string {
  if (kern.letters === 'ou' && kern.na.startsWith('r')) return 'u';
  if (kern.letters === 'oi' && kern.na.startsWith('r')) return 'ʋaː';
  if (kern.letters === 'ë' && kern.na !== '') return kern.na.length > 1 ? 'ɛ' : 'eː';
  // egoïsme, beïnvloed.
  if (kern.letters === 'ï' && !open) return 'ɪ';
  return VAST[kern.letters] ?? (open ? LANG : KORT)[kern.letters] ?? kern.letters;
}
