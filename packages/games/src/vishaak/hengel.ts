/** Family G: things that swim to and fro, and a hook that goes down to them; without sines, so that a catch is the same everywhere. */
export interface Zwemmer {
  /** Height in stage units; larger is deeper. */
  readonly y: number;
  /** Where on its round it was at tick 0 (0-1), and stage units per tick. */
  readonly begin: number;
  readonly vaart: number;
}

export interface Plaats {
  readonly x: number;
  readonly y: number;
  /** 1 swims to the right, -1 to the left. */
  readonly kant: 1 | -1;
}

/** Where it is after `tick` ticks between `links` and `rechts`; it turns at both ends. */
export function swim({ y, begin, vaart }: Zwemmer, tick: number, links: number, rechts: number): Plaats {
  const baan = Math.max(1, rechts - links);
  const weg = (begin * 2 * baan + tick * vaart) % (2 * baan);
  return weg < baan ? { x: links + weg, y, kant: 1 } : { x: rechts - (weg - baan), y, kant: -1 };
}

export interface Haak {
  readonly x: number;
  readonly y: number;
}

/** The first thing that the hook touches; -1 when there is none. `w` and `h` are the size of what can be touched. */
export const hookedIndex = (haak: Haak, plaatsen: readonly Plaats[], { w, h }: { readonly w: number; readonly h: number }): number =>
  plaatsen.findIndex(({ x, y }) => Math.abs(x - haak.x) <= w / 2 && Math.abs(y - haak.y) <= h / 2);

/** One tick of going down, and sideways by a share of what is left where the child pointed at something. */
export const sink = (haak: Haak, perTick: number, naarX: number | null): Haak => ({
  x: naarX === null ? haak.x : haak.x + (naarX - haak.x) * 0.16,
  y: haak.y + perTick,
});

/** `n` depths between `van` and `tot`, the first the highest. */
export const diepten = (n: number, van: number, tot: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => van + ((i + 0.5) / Math.max(1, n)) * (tot - van));
