/**
 * Wolkenhop, the game behind the chest: the child's blob runs over clouds and catches stars for as long as the sun shines.
 * Pure, like the games: state and input in, state out; chance comes from the seed. Nothing can be lost: who falls is carried back.
 */
import { createRandom } from '@spelrijk/base/random';

/** Stage units per tick of 1/60 s. */
const SPEED = 5.4;
const GRAVITY = 0.62;
const JUMP = -16.5;
/** Letting go early makes a small jump. */
const SHORT = 0.55;
/** Ticks after the edge in which one can still jump, and before landing in which a press still counts. */
const COYOTE = 8;
const EARLY = 9;
const GAP = 372;
const REACH = 62;
/** Ticks of a whole day: 50 seconds. */
export const DAG_TICKS = 3000;
const CARRY_TICKS = 70;
/** Below this the blob has fallen. */
const ABYSS = 760;

export interface Wolk {
  readonly nr: number;
  /** Left edge and top, stage units of the whole sky. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

export interface Ster {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Big ones hang high and count for three. */
  readonly groot: boolean;
}

export interface HopState {
  readonly seed: number;
  readonly tempo: number;
  readonly tick: number;
  /** Middle of the feet. */
  readonly x: number;
  readonly y: number;
  readonly vy: number;
  /** Ticks since there was ground under the feet; 0 on a cloud. */
  readonly los: number;
  /** Ticks since the last press, for a press just before landing. */
  readonly druk: number;
  readonly vast: boolean;
  /** Cloud stood on last: there one is carried back to. */
  readonly laatste: number;
  /** Ticks of being carried that are left. */
  readonly gedragen: number;
  readonly gevangen: ReadonlySet<string>;
  readonly punten: number;
}

/** The n-th cloud of this sky, from 0; the first is long. */
export function wolk(seed: number, nr: number): Wolk {
  if (nr <= 0) return { nr: 0, x: -200, y: 500, w: 620 };
  const random = createRandom(seed * 1009 + nr);
  const w = 190 + random.below(90);
  return { nr, x: 130 + nr * GAP + random.below(40), y: 420 + random.below(150), w };
}

/** Stars above cloud `nr`: three in a bow, and now and then a big one high up. */
export function sterrenBij(seed: number, nr: number): readonly Ster[] {
  const { x, y, w } = wolk(seed, nr);
  const hoog = [120, 160, 120];
  const klein = hoog.map((h, i): Ster => ({ id: `${nr}-${i}`, x: x + w / 2 + (i - 1) * 74, y: y - h, groot: false }));
  return nr > 0 && nr % 4 === 0 ? [...klein, { id: `${nr}-g`, x: x + w / 2, y: y - 250, groot: true }] : klein;
}

/** The clouds around `x` that can matter within one stage width. */
export function wolkenBij(seed: number, x: number): readonly Wolk[] {
  const midden = Math.max(0, Math.floor((x - 130) / GAP));
  return Array.from({ length: 7 }, (_, i) => midden - 2 + i)
    .filter((nr) => nr >= 0)
    .map((nr) => wolk(seed, nr));
}

/** `tempo` 1 is normal, 0.6 calm. */
export const beginHop = (seed: number, tempo: number): HopState => ({
  seed,
  tempo,
  tick: 0,
  x: 60,
  y: 500,
  vy: 0,
  los: 0,
  druk: EARLY + 1,
  vast: false,
  laatste: 0,
  gedragen: 0,
  gevangen: new Set(),
  punten: 0,
});

export const isAf = (state: HopState): boolean => state.tick >= DAG_TICKS;

/** Pressing and letting go of the one button there is. */
export function pressJump(state: HopState, ingedrukt: boolean): HopState {
  if (ingedrukt) return state.vast ? state : { ...state, vast: true, druk: 0 };
  const kort = state.vy < 0 && state.vast ? state.vy * SHORT : state.vy;
  return { ...state, vast: false, vy: kort };
}

/** The cloud on which somebody who goes from height `van` to `naar` at `x` lands. */
function landing(seed: number, x: number, van: number, naar: number): Wolk | undefined {
  return wolkenBij(seed, x).find((w) => x > w.x - 12 && x < w.x + w.w + 12 && van <= w.y + 1 && naar >= w.y);
}

function carried(state: HopState): HopState {
  const doel = wolk(state.seed, state.laatste);
  const over = state.gedragen - 1;
  const t = 1 / (over + 1);
  const x = state.x + (doel.x + doel.w * 0.3 - state.x) * t;
  const y = state.y + (doel.y - state.y) * t;
  return { ...state, x, y, vy: 0, gedragen: over, los: over === 0 ? 0 : state.los, druk: EARLY + 1 };
}

function moved(state: HopState): HopState {
  const springt = state.druk <= EARLY && state.los <= COYOTE;
  const vy = (springt ? JUMP : state.vy) + GRAVITY * state.tempo;
  const x = state.x + SPEED * state.tempo;
  const y = state.y + vy * state.tempo;
  const grond = vy > 0 ? landing(state.seed, x, state.y, y) : undefined;
  const gedrukt = springt ? EARLY + 1 : state.druk + 1;
  if (grond) return { ...state, x, y: grond.y, vy: 0, los: 0, druk: gedrukt, laatste: grond.nr };
  if (y > ABYSS) return { ...state, x, y, vy: 0, gedragen: CARRY_TICKS, druk: gedrukt };
  return { ...state, x, y, vy, los: springt ? COYOTE + 1 : state.los + 1, druk: gedrukt };
}

function caught(state: HopState): HopState {
  const hier = wolkenBij(state.seed, state.x)
    .flatMap(({ nr }) => sterrenBij(state.seed, nr))
    .filter(({ id, x, y }) => !state.gevangen.has(id) && Math.hypot(x - state.x, y - (state.y - 50)) < REACH);
  if (hier.length === 0) return state;
  const punten = state.punten + hier.reduce((som, { groot }) => som + (groot ? 3 : 1), 0);
  return { ...state, gevangen: new Set([...state.gevangen, ...hier.map(({ id }) => id)]), punten };
}

/** 1/60 s goes by. After the day is over nothing changes any more. */
export function tick(state: HopState): HopState {
  if (isAf(state)) return state;
  const next = state.gedragen > 0 ? carried(state) : caught(moved(state));
  return { ...next, tick: state.tick + 1 };
}
