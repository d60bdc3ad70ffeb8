/** How things move on the stage: from 0 to 1 in, from 0 to 1 (or a little past it) out. Only for scenes, never for rules. */
export const clamp01 = (t: number): number => Math.min(1, Math.max(0, t));

/** When something begins, and how many ticks it lasts. */
export interface Tijdvak {
  readonly van: number;
  readonly duur: number;
}

/** Progress of something that began at `van` and lasts `duur` ticks. */
export const progress01 = (tick: number, { van, duur }: Tijdvak): number => clamp01((tick - van) / duur);

export const between = (van: number, naar: number, t: number): number => van + (naar - van) * t;

/** Quick away, soft landing. */
export const easeOut = (t: number): number => 1 - (1 - clamp01(t)) ** 3;

/** Soft away, soft landing: a belt that starts and stops. */
export const easeInOut = (t: number): number => clamp01(t) ** 2 * (3 - 2 * clamp01(t));

/** Goes a little too far and settles. */
export function overshoot(t: number): number {
  const c = clamp01(t) - 1;
  return Math.max(0, 1 + 2.7 * c ** 3 + 1.7 * c ** 2);
}

/** Up and down again: 0 at both ends, 1 in the middle. */
export const arch = (t: number): number => 4 * clamp01(t) * (1 - clamp01(t));

/** Up and down again once, from `van` on and in `duur` ticks: a hop, a bump, a squeeze. */
export const bump = (tick: number, tijd: Tijdvak): number => arch(progress01(tick, tijd));

interface SwingOpties {
  readonly periode: number;
  readonly demping: number;
}

/** A swing that dies out: `t` in ticks since the push. */
export const swing = (t: number, { periode, demping }: SwingOpties): number =>
  Math.sin((t / periode) * Math.PI * 2) * Math.exp(-t / demping);

interface BreatheOpties {
  readonly periode: number;
  readonly faseVerschil?: number;
}

/** A soft breathing between -1 and 1. */
export const breathe = (tick: number, { periode, faseVerschil = 0 }: BreatheOpties): number =>
  Math.sin((tick / periode + faseVerschil) * Math.PI * 2);

/** A point on the curve from `van` to `naar` that bends towards `via`. */
export function bend(
  van: readonly [number, number],
  via: readonly [number, number],
  naar: readonly [number, number],
  t: number,
): readonly [number, number] {
  const u = 1 - t;
  return [u * u * van[0] + 2 * u * t * via[0] + t * t * naar[0], u * u * van[1] + 2 * u * t * via[1] + t * t * naar[1]];
}
