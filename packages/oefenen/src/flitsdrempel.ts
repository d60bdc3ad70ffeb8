/*
 * Decides how long a word is flashed in flash reading, and when the threshold of a level is known.
 * Source: transformed up-down staircase, three right = faster, one wrong = slower (Levitt 1971): settles at 79% right.
 * Example: 800 ms, three right -> 680 ms; one wrong -> 850 ms.
 */

export interface FlitsStand {
  /** Exposure in ms. */
  readonly ms: number;
  /** Right ones since the last change. */
  readonly opRij: number;
  /** Direction of the last change: -1 faster, 1 slower, 0 none yet. */
  readonly richting: -1 | 0 | 1;
  /** Exposures (ms) at which the direction turned, last eight. */
  readonly keerpunten: readonly number[];
}

const SNELLER = 0.85;
const TRAGER = 1.25;
const MIN_MS = 150;
const MAX_MS = 3000;
const NODIG = 3;
const KEERPUNTEN = 8;

/** Start of a staircase: 1500 ms in groep 3, 800 ms from groep 4. */
export const createFlitsStand = (jaargroep: number): FlitsStand => ({
  ms: jaargroep <= 3 ? 1500 : 800,
  opRij: 0,
  richting: 0,
  keerpunten: [],
});

function move(stand: FlitsStand, factor: number, richting: -1 | 1): FlitsStand {
  const gedraaid = stand.richting !== 0 && stand.richting !== richting;
  return {
    ms: Math.min(Math.max(Math.round(stand.ms * factor), MIN_MS), MAX_MS),
    opRij: 0,
    richting,
    keerpunten: gedraaid ? [...stand.keerpunten, stand.ms].slice(-KEERPUNTEN) : stand.keerpunten,
  };
}

/** The staircase after one flashed word. */
export function naFlits(stand: FlitsStand, goed: boolean): FlitsStand {
  if (!goed) return move(stand, TRAGER, 1);
  return stand.opRij + 1 >= NODIG ? move(stand, SNELLER, -1) : { ...stand, opRij: stand.opRij + 1 };
}

/** Threshold in ms: geometric mean of the turning points, `undefined` before six of them. */
export function drempel({ keerpunten }: FlitsStand): number | undefined {
  if (keerpunten.length < 6) return undefined;
  const som = keerpunten.reduce((totaal, ms) => totaal + Math.log(ms), 0);
  return Math.round(Math.exp(som / keerpunten.length));
}
