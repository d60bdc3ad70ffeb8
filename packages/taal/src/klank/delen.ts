/**
 * Decides: which letters of a compound belong to which of its parts, also where spelling changed at the border.
 * Source: a linking e(n) doubles the consonant or shortens the vowel before it: pan+en+koek is pannenkoek.
 * Example: findDelen('pannenkoek', ['pan','en','koek']) -> pann (0-4), en (4-6), koek (6-10).
 */
import type { Deel } from '../analyse/woordbeeld.ts';

/** Between the parts of a compound. */
export const TUSSENLETTERS: ReadonlySet<string> = new Set(['e', 'en', 's', 'er', 'n']);

/** The parts with their letters; the whole word when there are none or they do not fit. */
export function findDelen(laag: string, delen: readonly string[] | undefined): Deel[] {
  const heel: Deel = { tekst: laag, start: 0, end: laag.length, tussen: false };
  if (!delen || delen.length < 2) return [heel];
  const gevonden: Deel[] = [];
  let plek = 0;
  for (const [index, deel] of delen.entries()) {
    const end = index === delen.length - 1 ? laag.length : eindeVan(laag, plek, deel.toLowerCase(), delen[index + 1]);
    if (end <= plek || end > laag.length) return [heel];
    gevonden.push({
      tekst: laag.slice(plek, end),
      start: plek,
      end,
      tussen: index > 0 && index < delen.length - 1 && TUSSENLETTERS.has(deel),
    });
    plek = laag.charAt(end) === '-' || laag.charAt(end) === ' ' ? end + 1 : end;
  }
  return gevonden;
}

function eindeVan(laag: string, plek: number, deel: string, volgende: string | undefined): number {
  for (const vorm of vormenVan(deel)) {
    if (!laag.startsWith(vorm, plek)) continue;
    const end = plek + vorm.length;
    const verdubbeld =
      (volgende === 'en' || volgende === 'e') && laag.charAt(end) === laag.charAt(end - 1) && !laag.startsWith(volgende, end);
    return verdubbeld ? end + 1 : end;
  }
  return -1;
}

/** As it stands, with one vowel letter less, and with v or z for its last f or s. */
function vormenVan(deel: string): string[] {
  const kort = deel.replace(/([aeou])\1([bcdfghjklmnpqrstvwxz])$/, '$1$2');
  const vormen = kort === deel ? [deel] : [deel, kort];
  return vormen.flatMap((vorm) => [vorm, vorm.replace(/f$/, 'v').replace(/s$/, 'z')]);
}
