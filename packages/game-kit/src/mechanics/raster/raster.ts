/** A grid whose edges wrap round: steering, distances, ways. Cells are numbers, row by row, so that state stays plain. */
export interface Raster {
  readonly kolommen: number;
  readonly rijen: number;
}

export type Richting = 'links' | 'rechts' | 'op' | 'neer';
export const RICHTINGEN: readonly Richting[] = ['links', 'rechts', 'op', 'neer'];

const STAPPEN: Readonly<Record<Richting, readonly [number, number]>> = { links: [-1, 0], rechts: [1, 0], op: [0, -1], neer: [0, 1] };
const TEGEN: Readonly<Record<Richting, Richting>> = { links: 'rechts', rechts: 'links', op: 'neer', neer: 'op' };

export const tegenOf = (richting: Richting): Richting => TEGEN[richting];
export const vakAt = (raster: Raster, kolom: number, rij: number): number => rij * raster.kolommen + kolom;
export const kolomOf = (raster: Raster, vak: number): number => vak % raster.kolommen;
export const rijOf = (raster: Raster, vak: number): number => Math.floor(vak / raster.kolommen);

const wrap = (value: number, size: number): number => ((value % size) + size) % size;

/** The next cell in a direction; past an edge it comes in at the other side. */
export function stepTo(raster: Raster, vak: number, richting: Richting): number {
  const [dx, dy] = STAPPEN[richting];
  return vakAt(raster, wrap(kolomOf(raster, vak) + dx, raster.kolommen), wrap(rijOf(raster, vak) + dy, raster.rijen));
}

/** Steps between two cells, around the edges if that is shorter. */
export function measureAfstand(raster: Raster, a: number, b: number): number {
  const dx = Math.abs(kolomOf(raster, a) - kolomOf(raster, b));
  const dy = Math.abs(rijOf(raster, a) - rijOf(raster, b));
  return Math.min(dx, raster.kolommen - dx) + Math.min(dy, raster.rijen - dy);
}

/** True for the same cell and the eight around it. */
export function touches(raster: Raster, a: number, b: number): boolean {
  const dx = Math.abs(kolomOf(raster, a) - kolomOf(raster, b));
  const dy = Math.abs(rijOf(raster, a) - rijOf(raster, b));
  return Math.min(dx, raster.kolommen - dx) <= 1 && Math.min(dy, raster.rijen - dy) <= 1;
}

interface StapOpties {
  readonly from: number;
  readonly to: number;
  readonly blocked: ReadonlySet<number>;
  readonly rondom?: boolean;
}

/**
 * First step of a shortest way that enters no blocked cell (the goal itself may be blocked); null when there is none.
 * With `rondom` false it does not go over the edges.
 */
export function findStap(raster: Raster, { from, to, blocked, rondom = true }: StapOpties): Richting | null {
  if (from === to) return null;
  const distance = fillDistances(raster, { goal: to, start: from, blocked, rondom });
  const here = distance[from] ?? -1;
  if (here < 0) return null;
  return (
    RICHTINGEN.find((richting) => {
      const next = buurOf(raster, from, richting, rondom);
      return next !== null && distance[next] === here - 1 && (next === to || !blocked.has(next));
    }) ?? null
  );
}

/** The cell beside this one; null over an edge, unless it goes round. */
export function buurOf(raster: Raster, vak: number, richting: Richting, rondom = false): number | null {
  const [dx, dy] = STAPPEN[richting];
  const kolom = kolomOf(raster, vak) + dx;
  const rij = rijOf(raster, vak) + dy;
  if (kolom >= 0 && kolom < raster.kolommen && rij >= 0 && rij < raster.rijen) return vakAt(raster, kolom, rij);
  return rondom ? vakAt(raster, wrap(kolom, raster.kolommen), wrap(rij, raster.rijen)) : null;
}

interface DistancesOpties {
  readonly goal: number;
  readonly start: number;
  readonly blocked: ReadonlySet<number>;
  readonly rondom: boolean;
}

/** Breadth first from the goal back, until the start is reached; -1 is not reached. */
function fillDistances(raster: Raster, { goal, start, blocked, rondom }: DistancesOpties): Int16Array {
  const distance = new Int16Array(raster.kolommen * raster.rijen).fill(-1);
  distance[goal] = 0;
  const queue = [goal];
  for (let at = 0; at < queue.length && distance[start] === -1; at++) {
    const vak = queue[at] ?? goal;
    for (const richting of RICHTINGEN) {
      const next = buurOf(raster, vak, richting, rondom);
      if (next === null || distance[next] !== -1 || (blocked.has(next) && next !== start)) continue;
      distance[next] = (distance[vak] ?? 0) + 1;
      queue.push(next);
    }
  }
  return distance;
}
