/**
 * Decides: which letters of a word together write one sound.
 * Source: the 34 letters and letter groups every Dutch reading method teaches; longest group first, never across a part border.
 * Example: splitGrafemen('schoenen') -> ['sch','oe','n','e','n'].
 */
import { splitFonemen } from './klank/fonemen.ts';
import { LANGSTE_TEKEN, PAREN } from './klank/paren.ts';

/** Letters of one written sign and the sound it stands for; `foneem` is '' for a silent letter. */
export interface GrafeemFoneem {
  readonly grafeem: string;
  readonly foneem: string;
  /** Offsets in the word in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Does the stress of the word lie on this sound? */
  readonly klemtoon: boolean;
}

/** Signs a child learns as one piece. */
const GRAFEMEN: readonly string[] = [
  'eeuw',
  'ieuw',
  'aai',
  'ooi',
  'oei',
  'sch',
  'auw',
  'ouw',
  'aa',
  'ee',
  'oo',
  'uu',
  'ie',
  'oe',
  'eu',
  'ui',
  'ij',
  'ei',
  'au',
  'ou',
  'ch',
  'ng',
  'nk',
  'th',
  'qu',
  'ph',
  'bb',
  'dd',
  'ff',
  'gg',
  'kk',
  'll',
  'mm',
  'nn',
  'pp',
  'rr',
  'ss',
  'tt',
  'zz',
];

/** Offsets where a part of a compound ends; a sign never crosses them. */
function deelgrenzen(delen: readonly string[] | undefined): ReadonlySet<number> {
  const grenzen = new Set<number>();
  let plek = 0;
  for (const deel of delen ?? []) grenzen.add((plek += deel.length));
  return grenzen;
}

function langsteGrafeem(laag: string, plek: number, grenzen: ReadonlySet<number>): number {
  for (const grafeem of GRAFEMEN) {
    if (laag.startsWith(grafeem, plek) && !crossesGrens(plek, grafeem.length, grenzen)) return grafeem.length;
  }
  return 1;
}

function crossesGrens(plek: number, lengte: number, grenzen: ReadonlySet<number>): boolean {
  for (let i = 1; i < lengte; i++) if (grenzen.has(plek + i)) return true;
  return false;
}

/** The written signs of a word in order; joined they are the word. */
export function splitGrafemen(woord: string, delen?: readonly string[]): string[] {
  const laag = woord.toLowerCase();
  if (laag.length !== woord.length) return [...woord];
  const grenzen = deelgrenzen(delen);
  const stukken: string[] = [];
  for (let plek = 0; plek < woord.length;) {
    const lengte = langsteGrafeem(laag, plek, grenzen);
    stukken.push(woord.slice(plek, plek + lengte));
    plek += lengte;
  }
  return stukken;
}

/** Longer words than this are not aligned: no Dutch word in a lesson is. */
const LANGSTE_WOORD = 48;
const KOSTEN = { teken: 0.01, laterInTabel: 0.02, stil: 0.3, anders: 3, klankOver: 2 } as const;

interface Stap {
  readonly kosten: number;
  readonly lengte: number;
  readonly klanken: number;
}

/** Cheapest pairing of signs and sounds (dynamic programming over letters x sounds). Empty for very long words. */
export function alignGrafemen(woord: string, ipa: string, delen?: readonly string[]): GrafeemFoneem[] {
  const laag = woord.toLowerCase();
  if (laag.length > LANGSTE_WOORD || laag.length !== woord.length) return [];
  const fonemen = splitFonemen(ipa);
  const stappen = findStappen(
    laag,
    fonemen.map((foneem) => foneem.klank),
    deelgrenzen(delen),
  );
  const uit: GrafeemFoneem[] = [];
  for (let i = 0, j = 0; i < laag.length || j < fonemen.length;) {
    const stap = stappen[i]?.[j];
    if (!stap) break;
    const deze = fonemen.slice(j, j + stap.klanken);
    if (stap.lengte > 0) {
      const foneem = deze.map((f) => f.klank).join('');
      uit.push({ grafeem: laag.slice(i, i + stap.lengte), foneem, start: i, end: i + stap.lengte, klemtoon: deze.some((f) => f.klemtoon) });
    }
    i += stap.lengte;
    j += stap.klanken;
  }
  return uit;
}

/** A way to read the letters at one place: how many of them, as which sounds, at what cost. */
interface Lezing {
  readonly lengte: number;
  readonly reeks: readonly string[];
  readonly kosten: number;
}

/** Every sign of the table that begins at this letter; longest first. */
function lezingenOp(laag: string, i: number, grenzen: ReadonlySet<number>): Lezing[] {
  const lezingen: Lezing[] = [];
  for (let lengte = Math.min(LANGSTE_TEKEN, laag.length - i); lengte > 0; lengte--) {
    if (crossesGrens(i, lengte, grenzen) || (lengte === 2 && laag.startsWith('iee', i))) continue;
    PAREN.get(laag.slice(i, i + lengte))?.forEach((reeks, n) =>
      lezingen.push({ lengte, reeks, kosten: KOSTEN.teken + (n > 0 ? KOSTEN.laterInTabel : 0) + (reeks.length === 0 ? KOSTEN.stil : 0) }),
    );
  }
  return lezingen;
}

/** `stappen[i][j]` is the first step of the cheapest way to pair the letters from i with the sounds from j. */
function findStappen(laag: string, klanken: readonly string[], grenzen: ReadonlySet<number>): (Stap | undefined)[][] {
  const stappen: (Stap | undefined)[][] = Array.from({ length: laag.length + 1 }, () =>
    Array.from({ length: klanken.length + 1 }, () => undefined),
  );
  for (let i = laag.length; i >= 0; i--) {
    const lezingen = i < laag.length ? lezingenOp(laag, i, grenzen) : [];
    const rij = stappen[i] ?? [];
    for (let j = klanken.length; j >= 0; j--) rij[j] = besteStap(laag, klanken, { i, j }, lezingen, stappen);
  }
  return stappen;
}

function besteStap(
  laag: string,
  klanken: readonly string[],
  { i, j }: { readonly i: number; readonly j: number },
  lezingen: readonly Lezing[],
  stappen: readonly (readonly (Stap | undefined)[])[],
): Stap | undefined {
  let [kosten, lengte, aantal] = [Number.POSITIVE_INFINITY, 0, 0];
  const attempt = (letters: number, klankental: number, eigen: number): void => {
    const einde = i + letters === laag.length && j + klankental === klanken.length;
    const rest = einde ? 0 : stappen[i + letters]?.[j + klankental]?.kosten;
    if (rest === undefined || rest + eigen >= kosten) return;
    [kosten, lengte, aantal] = [rest + eigen, letters, klankental];
  };
  for (const lezing of lezingen) if (fits(klanken, j, lezing.reeks)) attempt(lezing.lengte, lezing.reeks.length, lezing.kosten);
  if (i < laag.length && j < klanken.length) attempt(1, 1, KOSTEN.anders);
  if (i < laag.length) attempt(1, 0, KOSTEN.klankOver);
  if (j < klanken.length) attempt(0, 1, KOSTEN.klankOver);
  return kosten === Number.POSITIVE_INFINITY ? undefined : { kosten, lengte, klanken: aantal };
}

function fits(klanken: readonly string[], j: number, reeks: readonly string[]): boolean {
  for (let n = 0; n < reeks.length; n++) if (klanken[j + n] !== reeks[n]) return false;
  return j + reeks.length <= klanken.length;
}
