/**
 * Finding one thing among all that somebody may see. Every piece that was typed is a word of it, its beginning, beginnings of words that follow each
 * other (‘sdv’ and ‘savr’ for Sanne de Vries), or a part of a word.
 */
import { foldTekst } from '@spelrijk/base/tekst';

export const SOORTEN = ['leerling', 'groep', 'docent', 'woordlijst', 'scherm'] as const;
export type Soort = (typeof SOORTEN)[number];

export interface Vindbaar {
  readonly soort: Soort;
  readonly label: string;
  /** Where it is: the groep of a leerling. */
  readonly bij?: string;
  readonly to: string;
  /** Other words that people use for it. */
  readonly ook?: string;
  /** Handed to the page that is opened: what to search for there. */
  readonly zoek?: string;
  /** It is of the groep that somebody is at: among equals it stands first. */
  readonly dichtbij?: boolean;
}

interface Woorden {
  /** What it is called. */
  readonly naam: readonly string[];
  /** Where it is, and what else it is called. */
  readonly om: readonly string[];
}

/** With what was searched in, made once. */
export interface Register {
  readonly dingen: readonly Vindbaar[];
  readonly woorden: readonly Woorden[];
}

const woordenVan = (tekst: string): readonly string[] =>
  foldTekst(tekst)
    // What stands against a name (d'Hondt, l'Ami) is a word of its own: who searches types Hondt.
    .split(/[^\p{L}\p{N}']+|(?<=(?<![\p{L}\p{N}'])[dl]')/u)
    .filter((woord) => woord !== '');

export const createRegister = (dingen: readonly Vindbaar[]): Register => ({
  dingen,
  woorden: dingen.map(({ label, bij = '', ook = '' }) => ({ naam: woordenVan(label), om: woordenVan(`${bij} ${ook}`) })),
});

/** How many letters two words begin with alike. */
function gelijkBegin(a: string, b: string): number {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
}

/** Whether a piece is made of beginnings of these words, in their order from the first on; words between them may be left out. */
function isReeks(woorden: readonly string[], deel: string, nr = 0): boolean {
  if (deel === '') return true;
  // The first word is always there: who types initials begins with the first one.
  for (let i = nr; i < (nr === 0 ? 1 : woorden.length); i++)
    for (let n = gelijkBegin(deel, woorden[i] ?? ''); n > 0; n--) if (isReeks(woorden, deel.slice(n), i + 1)) return true;
  return false;
}

/** What a hit of one piece weighs: a whole word of the name, the beginning of one, initials, the same around the name, and a part of a word. */
const WAARDE = { heel: 50, begin: 40, reeks: 25, om: 10, midden: 1 } as const;
/** The earlier in the name, the higher, among hits that weigh the same. */
const vroeg = (plaats: number): number => 5 - Math.min(plaats, 5);

function waarde({ naam, om }: Woorden, deel: string): number {
  const heel = naam.indexOf(deel);
  if (heel >= 0) return WAARDE.heel + vroeg(heel);
  const begin = naam.findIndex((woord) => woord.startsWith(deel));
  if (begin >= 0) return WAARDE.begin + vroeg(begin);
  if (isReeks(naam, deel)) return WAARDE.reeks;
  if (om.some((woord) => woord.startsWith(deel))) return WAARDE.om;
  return [...naam, ...om].some((woord) => woord.includes(deel)) ? WAARDE.midden : 0;
}

/** 0 when a piece is nowhere. */
function rang(woorden: Woorden, gezocht: readonly string[]): number {
  let punten = 0;
  for (const deel of gezocht) {
    const erbij = waarde(woorden, deel);
    if (erbij === 0) return 0;
    punten += erbij;
  }
  return punten;
}

/**
 * All that is found, the best first; among equals what is near, then by kind, then in the order in which they came. Nothing typed finds nothing.
 * @example findTreffers(createRegister(dingen), 'yil cag') // Çağla Yılmaz
 */
export function findTreffers({ dingen, woorden }: Register, tekst: string): readonly Vindbaar[] {
  const gezocht = woordenVan(tekst);
  if (gezocht.length === 0) return [];
  return dingen
    .flatMap((ding, i) => {
      const punten = rang(woorden[i] ?? { naam: [], om: [] }, gezocht);
      return punten > 0 ? [{ ding, punten }] : [];
    })
    .toSorted(
      (a, b) =>
        b.punten - a.punten ||
        Number(b.ding.dichtbij ?? false) - Number(a.ding.dichtbij ?? false) ||
        SOORTEN.indexOf(a.ding.soort) - SOORTEN.indexOf(b.ding.soort),
    )
    .map(({ ding }) => ding);
}
