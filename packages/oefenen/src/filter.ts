/*
 * Decides how ability is estimated: general ability + category deviation + practice gain, as Gaussian sites in arrowhead form.
 * Source: assumed-density filtering with moment matching (Opper 1998; Weng & Lin 2011); given the general ability the categories are independent.
 * Example: a category never practised has precision 0, so its ability is the general one plus a deviation with sd .66 (`categorieSd`).
 */
import type { CategorieStand, HoofdStand } from './stand.ts';
import type { Constanten } from './stand.ts';
import { DAG_MS } from '@spelrijk/domain/tijd';

/** Mean (logits) and variance of an ability. */
export interface Schatting {
  readonly m: number;
  readonly v: number;
}

/** What one category says about the general ability: precision and precision x mean. */
export interface Boodschap {
  readonly precisie: number;
  readonly informatie: number;
}

/** Variance of a category around the general ability: spread, random walk, and doubt about the practice gain. */
export function spreiding(winst: number, drijf: number, c: Constanten): number {
  const twijfel = c.winstOnzekerheid * winst;
  return c.categorieSd * c.categorieSd + drijf + twijfel * twijfel;
}

/** Factor that ages a site over `dagen` days of random walk; 1 when nothing passed. */
function veroudering(precisie: number, dagen: number, c: Constanten): number {
  return dagen > 0 ? 1 / (1 + precisie * c.drijfPerDag * dagen) : 1;
}

/** Days between two moments, never negative, at most two years: a clock that jumps cannot wipe what is known. */
export function dagenTussen(van: number, tot: number): number {
  if (van <= 0) return 0;
  const dagen = (tot - van) / DAG_MS;
  return dagen > 0 ? Math.min(dagen, 730) : 0;
}

/** The message of a site to the general ability. */
export function boodschap(precisie: number, informatie: number, winst: number, tau: number): Boodschap {
  const k = 1 / (1 + precisie * tau);
  return { precisie: precisie * k, informatie: (informatie - precisie * winst) * k };
}

/** The message of a stored row, aged to `moment`. */
export function boodschapOp(rij: CategorieStand, moment: number, c: Constanten): Boodschap {
  const r = veroudering(rij.precisie, dagenTussen(rij.laatste, moment), c);
  return boodschap(rij.precisie * r, rij.informatie * r, rij.winst, spreiding(rij.winst, rij.drijf, c));
}

/** Everything about one category at one moment that the update and the prediction need. */
export interface Kijk {
  /** Aged site. */
  readonly precisie: number;
  readonly informatie: number;
  readonly tau: number;
  /** The message now inside the sums of the head row. */
  readonly oudPrecisie: number;
  readonly oudInformatie: number;
  /** Prior from all other categories: precision and precision x mean of the general ability. */
  readonly restPrecisie: number;
  readonly restInformatie: number;
  /** Ability now. */
  readonly m: number;
  readonly v: number;
}

/** Ability in a category at `now`, from the head row and the category's own row (undefined = never practised). */
export function viewRij(hoofd: HoofdStand, rij: CategorieStand | undefined, now: number, c: Constanten): Kijk {
  if (!rij || rij.precisie === 0) return viewLeeg(hoofd, rij, c);
  const tau = spreiding(rij.winst, rij.drijf, c);
  const r = veroudering(rij.precisie, dagenTussen(rij.laatste, now), c);
  const precisie = rij.precisie * r;
  const informatie = rij.informatie * r;
  const rs = veroudering(rij.precisie, dagenTussen(rij.laatste, hoofd.verouderdOp), c);
  const deel = rs / (1 + rij.precisie * rs * tau);
  const oudPrecisie = rij.precisie * deel;
  const oudInformatie = (rij.informatie - rij.precisie * rij.winst) * deel;
  const L = Math.max(hoofd.l0 + hoofd.somPrecisie - oudPrecisie, 1e-6);
  const H = hoofd.l0 * hoofd.m0 + hoofd.somInformatie - oudInformatie;
  const p0 = 1 / (1 / L + tau);
  const v = 1 / (p0 + precisie);
  const m = ((H / L + rij.winst) * p0 + informatie) * v;
  return { precisie, informatie, tau, oudPrecisie, oudInformatie, restPrecisie: L, restInformatie: H, m, v };
}

function viewLeeg(hoofd: HoofdStand, rij: CategorieStand | undefined, c: Constanten): Kijk {
  const winst = rij?.winst ?? 0;
  const tau = spreiding(winst, rij?.drijf ?? 0, c);
  const L = hoofd.l0 + hoofd.somPrecisie;
  const H = hoofd.l0 * hoofd.m0 + hoofd.somInformatie;
  return {
    precisie: 0,
    informatie: 0,
    tau,
    oudPrecisie: 0,
    oudInformatie: 0,
    restPrecisie: L,
    restInformatie: H,
    m: H / L + winst,
    v: 1 / L + tau,
  };
}

/** Information (1 / logit squared) one answer of a child gives about its own difference with a word: P(1-P) at the usual success, diluted by what else is unknown. */
const GRILINFORMATIE = 0.12;

/** Variance of what one word is easier or harder for one child than for others, after `keren` answers of that child. */
export function grilspreiding(keren: number, c: Constanten): number {
  const begin = c.eigenaardigheidSd * c.eigenaardigheidSd;
  return begin / (1 + GRILINFORMATIE * begin * keren);
}

/** The general ability itself. */
export function algemeen(hoofd: HoofdStand): Schatting {
  const L = hoofd.l0 + hoofd.somPrecisie;
  return { m: (hoofd.l0 * hoofd.m0 + hoofd.somInformatie) / L, v: 1 / L };
}

export const sigma = (x: number): number => 1 / (1 + Math.exp(-x));

export const logit = (p: number): number => {
  const begrensd = Math.min(Math.max(p, 1e-6), 1 - 1e-6);
  return Math.log(begrensd / (1 - begrensd));
};

/** Mean of sigma over N(m, v): probit approximation (MacKay 1992), error below .01. */
export const sigmaGemiddeld = (m: number, v: number): number => sigma(m / Math.sqrt(1 + 0.3927 * v));

/** Standard normal distribution function: Abramowitz & Stegun 7.1.26, error below 1.5e-7. */
export function normaal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const erf = 1 - poly * Math.exp(-x * x);
  return z >= 0 ? 0.5 * (1 + erf) : 0.5 * (1 - erf);
}

/** Gauss-Hermite nodes and weights, nine points, scaled for a standard normal. */
const KNOPEN = [0, 1.0232556637891326, 2.07684797867783, 3.2054290028564703, 4.5127458633997835];
const GEWICHTEN = [0.4063492063492064, 0.24409750289493948, 0.04991640676521788, 0.002789141321231769, 0.000022345844007746583];

/**
 * Mean and variance of x ~ N(mx, vx) after seeing right (or wrong), where P(right | x) = bodem + bereik * sigma(x).
 * Nine-point Gauss-Hermite; `kans` is the predictive probability of what was seen.
 */
export function momenten(mx: number, vx: number, bodem: number, bereik: number, goed: boolean): { kans: number; m: number; v: number } {
  const sd = Math.sqrt(vx);
  const a = goed ? bodem : 1 - bodem;
  const d = goed ? bereik : -bereik;
  const w0 = 0.4063492063492064 * (a + d / (1 + Math.exp(-mx)));
  let z = w0;
  let s1 = 0;
  let s2 = 0;
  for (let i = 1; i < 5; i++) {
    const t = KNOPEN[i] as number;
    const w = GEWICHTEN[i] as number;
    const plus = w * (a + d / (1 + Math.exp(-(mx + sd * t))));
    const min = w * (a + d / (1 + Math.exp(-(mx - sd * t))));
    z += plus + min;
    s1 += t * (plus - min);
    s2 += t * t * (plus + min);
  }
  const e1 = s1 / z;
  return { kans: z, m: mx + sd * e1, v: vx * (s2 / z - e1 * e1) };
}
