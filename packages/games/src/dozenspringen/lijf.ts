/** Family F: a body with gravity that walks, jumps and lands on ledges; only + - * /, so that it plays the same everywhere. */
export interface Lijf {
  readonly x: number;
  /** Height of the feet in stage units; smaller is higher. */
  readonly y: number;
  /** Stage units per tick, down is positive. */
  readonly vy: number;
  /** It stands on something. */
  readonly staat: boolean;
}

/** A ledge that can be jumped through from below and stood on. */
export interface Richel {
  readonly x: number;
  /** Height of its top. */
  readonly y: number;
  readonly w: number;
}

export interface Zwaartekracht {
  /** Stage units per tick per tick. */
  readonly g: number;
  /** The floor, and how far left and right one can go. */
  readonly vloer: number;
  readonly links: number;
  readonly rechts: number;
}

/** Speed with which a jump reaches `hoogte` stage units. */
export const jumpFor = (hoogte: number, g: number): number => Math.sqrt(2 * g * hoogte);

export const jump = (lijf: Lijf, snelheid: number): Lijf => (lijf.staat ? { ...lijf, vy: -snelheid, staat: false } : lijf);

export interface Beweging {
  readonly lijf: Lijf;
  /** Index of the ledge it landed on; -1 for the floor; null as long as it did not land. */
  readonly geland: number | null;
}

interface MoveOpties {
  readonly dx: number;
  readonly richels: readonly Richel[];
  readonly wereld: Zwaartekracht;
  readonly dt?: number;
}

/** `dt` ticks of `dx` stage units sideways per tick, and of falling where it does not stand. */
export function moveLijf(lijf: Lijf, { dx, richels, wereld, dt = 1 }: MoveOpties): Beweging {
  const x = Math.min(wereld.rechts, Math.max(wereld.links, lijf.x + dx * dt));
  if (lijf.staat) return { lijf: x === lijf.x ? lijf : { ...lijf, x }, geland: null };
  const vy = lijf.vy + wereld.g * dt;
  const y = lijf.y + ((lijf.vy + vy) / 2) * dt;
  const geland = vy <= 0 ? null : landing(richels, wereld, { x, van: lijf.y, tot: y });
  const hoogte = geland === null ? y : geland < 0 ? wereld.vloer : (richels[geland]?.y ?? y);
  return { lijf: { x, y: hoogte, vy: geland === null ? vy : 0, staat: geland !== null }, geland };
}

interface LandingOpties {
  readonly x: number;
  readonly van: number;
  readonly tot: number;
}

function landing(richels: readonly Richel[], { vloer }: Zwaartekracht, { x, van, tot }: LandingOpties): number | null {
  const op = richels.findIndex((richel) => Math.abs(x - richel.x) <= richel.w / 2 && van <= richel.y && tot >= richel.y);
  if (op >= 0) return op;
  return tot >= vloer ? -1 : null;
}
