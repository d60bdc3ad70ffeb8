/** How long to wait before asking again while somebody watches: soon while children answer, longer when nothing happens or nothing arrives. */

export interface Meekijkstand {
  /** Now, the newest answer of the groep, and the last time data arrived; ms, 0 when never. */
  readonly nu: number;
  readonly laatsteAntwoord: number;
  readonly bijgewerkt: number;
  /** The last request failed. */
  readonly fout: boolean;
  /** The shortest wait (ms). */
  readonly snelst: number;
}

const LEVENDIG_MS = 120_000;
const RUSTIG = 4;
const LANGST_MS = 60_000;
/** A whole staff room must not ask at the same moment after a failure. */
const SPREIDING = 0.2;

/** Milliseconds until the next request; `kans` between 0 and 1 spreads them. */
export function wachttijd({ nu, laatsteAntwoord, bijgewerkt, fout, snelst }: Meekijkstand, kans: number): number {
  const rust = nu - laatsteAntwoord < LEVENDIG_MS ? snelst : snelst * RUSTIG;
  // Wait as long again as it has been failing: twice as long each time.
  const gewenst = fout ? Math.max(snelst * 2, nu - bijgewerkt) : rust;
  return Math.round(Math.min(LANGST_MS, gewenst) * (1 - SPREIDING / 2 + SPREIDING * kans));
}
