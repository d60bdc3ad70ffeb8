/**
 * Decides: which sounds a broad transcription consists of, and where its stress lies.
 * Source: the sound inventory of standard Dutch with loan sounds; eeuw, ieuw and uw count as one vowel each.
 * Example: splitFonemen('mˈeːuən') -> [m, eːu (stressed), ə, n].
 */

export interface Foneem {
  readonly klank: string;
  readonly klinker: boolean;
  readonly klemtoon: boolean;
}

const KLEMTOON = 'ˈ';
/** Longest first: a diphthong is one sound. */
const KLINKERS = [
  'eːu',
  'ɛi',
  'œy',
  'ɑu',
  'iu',
  'yu',
  'ɑi',
  'aː',
  'eː',
  'oː',
  'øː',
  'ɛː',
  'ɔː',
  'œː',
  'iː',
  'yː',
  'uː',
  'a',
  'e',
  'o',
  'i',
  'y',
  'u',
  'ɑ',
  'ɛ',
  'ɪ',
  'ɔ',
  'ʏ',
  'ə',
] as const;

function readKlinker(ipa: string, plek: number): string | undefined {
  return KLINKERS.find((klinker) => ipa.startsWith(klinker, plek));
}

/** Sounds in order; unknown characters count as consonants, so nothing is lost. */
export function splitFonemen(ipa: string): Foneem[] {
  const fonemen: Foneem[] = [];
  let klemtoon = false;
  for (let plek = 0; plek < ipa.length;) {
    const teken = ipa.charAt(plek);
    if (teken === KLEMTOON) klemtoon = true;
    if (teken === KLEMTOON || teken === 'ˌ' || teken === '.' || teken === ' ') {
      plek += 1;
      continue;
    }
    const klinker = readKlinker(ipa, plek);
    fonemen.push({ klank: klinker ?? teken, klinker: klinker !== undefined, klemtoon: klemtoon && klinker !== undefined });
    if (klinker !== undefined) klemtoon = false;
    plek += klinker?.length ?? 1;
  }
  return fonemen;
}

/** The number of klankgroepen a transcription has: its vowels. */
export const countKlinkers = (ipa: string): number => splitFonemen(ipa).filter((foneem) => foneem.klinker).length;
