/** Fruit that dances on drums, and the swipe that goes through it. Only + - * and /, so that it plays the same everywhere. */
import type { Gebied, PointerInput } from '@spelrijk/game-kit/run';
import { ligplekOf } from './plaatsen.ts';
import type { NinjaState } from './state.ts';

/** Ticks of a jump and of the rest after it; how much later the next one jumps. */
const SPRONG = 120;
const RONDE = 260;
const NA = 62;
/** A finger that moved less has tapped. */
const VEEG = 70;
/** As share of its size: a swipe that comes nearer goes through it. */
const KERN = 0.3;

/** How far fruit `i` is in its jump: 0 lies on the drum, and so does 1. */
export function sprongOf({ klok }: NinjaState, i: number): number {
  const t = (klok + RONDE * 4 - i * NA) % RONDE;
  return t < SPRONG ? t / SPRONG : 0;
}

/** Where it is now. */
export function vruchtPlek(state: NinjaState, i: number): Gebied {
  const { sprong, ...plek } = ligplekOf(state, i);
  const u = sprongOf(state, i);
  return { ...plek, y: plek.y - sprong * 4 * u * (1 - u) };
}

/** Does the stretch from `a` to `b` go through this fruit? */
function goesThrough(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
  vrucht: Gebied,
): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const lang = dx * dx + dy * dy;
  const t = lang === 0 ? 0 : Math.min(1, Math.max(0, ((vrucht.x - a.x) * dx + (vrucht.y - a.y) * dy) / lang));
  const [px, py] = [(a.x + dx * t - vrucht.x) / (vrucht.w * KERN), (a.y + dy * t - vrucht.y) / (vrucht.h * KERN)];
  return px * px + py * py < 1;
}

/** The fruit that this swipe goes through, -1 when there is none yet. A tap is no swipe: that goes by the fruit itself. */
export function sweptVrucht(state: NinjaState, { x, y }: PointerInput): number {
  const { veeg } = state;
  if (veeg === null || (x - veeg.x) * (x - veeg.x) + (y - veeg.y) * (y - veeg.y) < VEEG * VEEG) return -1;
  return state.opties.findIndex((optie, i) => !state.weg.includes(optie) && goesThrough(veeg, { x, y }, vruchtPlek(state, i)));
}
