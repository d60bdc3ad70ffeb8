/**
 * Seeded chance. The generator is mulberry32 (Tommy Ettinger, public domain): 32 bits of plain state, so a
 * game or a session can store it in JSON and go on from it, and the same seed gives the same run everywhere.
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [0, bound). */
  below(bound: number): number;
  pick<T>(items: readonly T[]): T;
  /** A new array in random order (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[];
  /** The state, to go on from later with `createRandom(state)`. */
  readonly state: number;
}

const advance = (state: number): number => (state + 0x6d2b79f5) | 0;

function valueOf(state: number): number {
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

/** One step of mulberry32: the next state and a uniform number in [0, 1). */
export function stepRandom(state: number): { readonly state: number; readonly value: number } {
  const next = advance(state);
  return { state: next, value: valueOf(next) };
}

function swap(items: unknown[], i: number, j: number): void {
  const [one, other] = [items[i], items[j]];
  if (one === undefined || other === undefined) throw new RangeError('shuffle of a list with holes');
  items[i] = other;
  items[j] = one;
}

/** Turns a text (an id, a date) into a seed: FNV-1a, 32 bits. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = advance(state);
    return valueOf(state);
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('pick from an empty list');
      return item;
    },
    shuffle<T>(items: readonly T[]): T[] {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) swap(copy, i, below(i + 1));
      return copy;
    },
    get state() {
      return state;
    },
  };
}
