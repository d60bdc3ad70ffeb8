/**
 * Which result says best where a child begins, and against which half-year it was measured. Nothing is converted for anybody to see: the engine takes it as a
 * guess that the first answers correct. Letters A-E are quarters and a lower tail (25, 25, 25, 15, 10 %), I-V are fifths: the middle of each is what it says.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { LvsScore } from '@spelrijk/oefenen/plaatsing';
import { EERSTE_JAAR, halfjaar, halfjaarVan, LAATSTE_JAAR, leerjaar } from '../../oefenen/standen/index.ts';
import type { Bewaard } from './plan.ts';

export interface Wie {
  readonly jaargroep: number;
  readonly regio: Regio;
  /** Today (YYYY-MM-DD). */
  readonly dag: string;
}

export interface Beginpunt {
  readonly lvs: LvsScore;
  readonly normgroep: string;
}

/** Percentile in the middle of a letter. */
const LETTER: Readonly<Record<string, number>> = { A: 88, B: 63, C: 38, D: 18, E: 5 };
const CIJFER: Readonly<Record<string, 1 | 2 | 3 | 4 | 5>> = { I: 1, II: 2, III: 3, IV: 4, V: 5 };
/** A test of longer ago says too little about today (days). */
const MEEST_DAGEN = 400;
const DAG_MS = 86_400_000;

const percentiel = (waarde: number): LvsScore => ({ soort: 'percentiel', waarde });

/** Half-years since 2000, so that they can be counted. */
const countHalfjaren = (dag: string): number => {
  const jaar = Number(dag.slice(0, 4)) - (dag.slice(5) < '08-01' ? 1 : 0);
  return (jaar - 2000) * 2 + (halfjaarVan(dag) === 'b' ? 1 : 0);
};

const countScores = (half: string): number => Number(half.slice(0, -1)) * 2 + (half.endsWith('b') ? 1 : 0);
const noem = (nr: number): string => `${Math.floor(nr / 2)}${nr % 2 === 1 ? 'b' : 'a'}`;

/**
 * `M5` is the middle of groep 5: the level at the end of its first half-year, `E5` that of its second. In a Flemish list it is leerjaar 5, unless it is a
 * test whose moments are Dutch groepen everywhere.
 */
function halfjaarVanMoment(moment: string, regio: Regio, vlaams = false): string | null {
  const delen = /^[<>]?([BME])([1-8])$/i.exec(moment);
  if (!delen) return null;
  const jaar = vlaams ? Number(delen[2]) : leerjaar(Number(delen[2]), regio);
  return jaar >= EERSTE_JAAR[regio] && jaar <= LAATSTE_JAAR[regio] ? `${jaar}${delen[1]?.toUpperCase() === 'E' ? 'b' : 'a'}` : null;
}

/** Moved along with the time since the test, never beyond the child's own half-year. */
function naTijd(half: string, afnamedatum: string | null, { jaargroep, regio, dag }: Wie): string {
  const eigen = countScores(halfjaar(jaargroep, dag, regio));
  const erbij = afnamedatum === null ? 0 : Math.max(0, countHalfjaren(dag) - countHalfjaren(afnamedatum));
  return noem(Math.max(EERSTE_JAAR[regio] * 2, Math.min(countScores(half) + erbij, Math.max(eigen, countScores(half)))));
}

function binnenNorm({ percentiel: pct, niveau, zone }: Bewaard['waarden']): LvsScore | null {
  if (pct !== undefined) return percentiel(Number(pct.replace(',', '.')));
  const delen = (niveau ?? '').toUpperCase().split(' ');
  const cijfer = delen.map((deel) => CIJFER[deel]).find((waarde) => waarde !== undefined);
  if (cijfer !== undefined) return { soort: 'niveau', waarde: cijfer };
  const letter = [...delen, (zone ?? '').toUpperCase()].map((deel) => LETTER[deel.slice(0, 1)]).find((waarde) => waarde !== undefined);
  return letter === undefined ? null : percentiel(letter);
}

function uitScore({ waarden, moment, generatie, afnamedatum }: Bewaard, wie: Wie): Beginpunt | null {
  const eigen = halfjaar(wie.jaargroep, wie.dag, wie.regio);
  const gemeten = halfjaarVanMoment(moment, wie.regio, wie.regio === 'be' && generatie === 'onbekend');
  const normgroep = gemeten === null ? eigen : naTijd(gemeten, afnamedatum, wie);
  const lvs = binnenNorm(waarden);
  if (lvs) return { lvs, normgroep };
  const niveau = halfjaarVanMoment(waarden.functioneringsniveau ?? '', wie.regio);
  return niveau === null ? null : { lvs: { soort: 'functioneringsniveau', niveau: naTijd(niveau, afnamedatum, wie) }, normgroep };
}

/** Verbs are another skill, and a part of a test is not the test. */
const telt = ({ toets, onderdeel }: Bewaard): boolean => onderdeel === '' && !/werkwoord/i.test(toets);
const recent = ({ afnamedatum }: Bewaard, dag: string): boolean =>
  afnamedatum === null || (Date.parse(dag) - Date.parse(afnamedatum)) / DAG_MS <= MEEST_DAGEN;

/** The newest result that says something; null when none does. */
export function beginpuntVan(scores: readonly Bewaard[], wie: Wie): Beginpunt | null {
  const bruikbaar = scores
    .filter((score) => telt(score) && recent(score, wie.dag))
    .toSorted((a, b) => ((a.afnamedatum ?? '') < (b.afnamedatum ?? '') ? 1 : -1));
  for (const score of bruikbaar) {
    const punt = uitScore(score, wie);
    if (punt) return punt;
  }
  return null;
}
