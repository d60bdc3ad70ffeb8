/*
 * Decides how likely an answer of a test is at an ability: guess rate, slips, doubt about the word and the mood of the sitting.
 * Source: three-parameter logistic model with an upper asymptote (Birnbaum 1968; Barton & Lord 1981), doubt about the difficulty by the probit approximation (MacKay 1992).
 * Example: kansOp(0.4, { b: 0, vb: 0.16, gok: 0.2 }) is the chance of a word of average difficulty for a child just above it.
 */
import { sigma } from '../filter.ts';
import { CONSTANTEN } from '../stand.ts';

/** Difficulty (logits) of a word at the knelpunt of its goal, its variance, and the chance of writing it right by guessing. */
export interface Maat {
  readonly b: number;
  readonly vb: number;
  readonly gok: number;
}

/** A word as it was answered: right at the knelpunt of its goal, whatever the rest of the word looks like. */
export interface Gemeten extends Maat {
  readonly goed: boolean;
}

/** Sd (logits) of the mood of one sitting. */
export const STEMMING_SD = 0.25;

const HELLING = 0.3927;

/** How much doubt about a word flattens its curve. */
const scherpte = ({ vb }: Maat): number => 1 / Math.sqrt(1 + HELLING * (vb + CONSTANTEN.eigenaardigheidSd ** 2));

/** Chance (0-1) that the knelpunt of this word is written right at this ability (logits). */
export const kansOp = (vaardigheid: number, maat: Maat): number =>
  maat.gok + (1 - maat.gok - CONSTANTEN.slordigheid) * sigma(scherpte(maat) * (vaardigheid - maat.b));

/** Information (1 / logit squared) that one answer gives about the ability. */
export function informatieOp(vaardigheid: number, maat: Maat): number {
  const k = scherpte(maat);
  const s = sigma(k * (vaardigheid - maat.b));
  const p = kansOp(vaardigheid, maat);
  const helling = (1 - maat.gok - CONSTANTEN.slordigheid) * k * s * (1 - s);
  return (helling * helling) / (p * (1 - p));
}

/** Gauss-Hermite with five points, for a standard normal: place and weight. */
export const KNOPEN: readonly (readonly [plek: number, gewicht: number])[] = [
  [-2.8569700138728056, 0.011257411327720691],
  [-1.3556261799742659, 0.22207592200561266],
  [0, 0.5333333333333333],
  [1.3556261799742659, 0.22207592200561266],
  [2.8569700138728056, 0.011257411327720691],
];

/** Grid step (logits) of every integral over abilities. */
export const STAP = 0.1;

/** Likelihood of the answers at abilities `van`, `van + STAP`, .... */
export function aannemelijkheidOp(woorden: readonly Gemeten[], van: number, aantal: number): Float64Array {
  const rij = new Float64Array(aantal).fill(1);
  for (const woord of woorden)
    for (let i = 0; i < aantal; i++) {
      const p = kansOp(van + i * STAP, woord);
      rij[i] = (rij[i] ?? 0) * (woord.goed ? p : 1 - p);
    }
  return rij;
}

/** The same for each node of the mood of the sittings: the first index is the node. A sitting has a mood of its own, so that more of them even it out. */
export function aannemelijkheid(woorden: readonly Gemeten[], van: number, aantal: number, zittingen: number): Float64Array[] {
  const sd = STEMMING_SD / Math.sqrt(Math.max(zittingen, 1));
  return KNOPEN.map(([plek]) => aannemelijkheidOp(woorden, van + plek * sd, aantal));
}
