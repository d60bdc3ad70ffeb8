/** Where the road, the gantry and the car are, for both ways to hold the device. */
import { rijstrook } from '@spelrijk/game-kit/baan/diepte';
import type { Weg } from '@spelrijk/game-kit/baan/diepte';
import { tussen, uitloop } from '@spelrijk/game-kit/beweging';
import type { Stand } from '@spelrijk/game-kit/game';
import { maatOf } from '@spelrijk/game-kit/maat';
import type { RaceState } from './state.ts';

interface Circuit {
  readonly weg: Weg;
  readonly autoY: number;
  readonly auto: readonly [w: number, h: number];
  readonly vraag: readonly [x: number, y: number, w: number, h: number];
  /** Height of the boards when the gantry stands before the car, and of one board. */
  readonly bordY: number;
  readonly bordH: number;
}

const CIRCUITS: Readonly<Record<Stand, Circuit>> = {
  liggend: {
    weg: { x: 640, horizon: 236, dichtbij: 700, halfBreed: 590 },
    autoY: 596,
    auto: [230, 176],
    vraag: [640, 70, 760, 108],
    bordY: 296,
    bordH: 112,
  },
  staand: {
    weg: { x: 360, horizon: 330, dichtbij: 930, halfBreed: 370 },
    autoY: 800,
    auto: [196, 150],
    vraag: [360, 88, 680, 124],
    bordY: 330,
    bordH: 112,
  },
};

export const circuitOf = (stand: Stand): Circuit => CIRCUITS[stand];

/** Where the wheels of a car in lane `i` of `n` are. */
export function baanX(stand: Stand, i: number, n: number): number {
  const { weg, autoY } = CIRCUITS[stand];
  const s = (autoY + 60 - weg.horizon) / (weg.dichtbij - weg.horizon);
  return weg.x + rijstrook(i, n) * weg.halfBreed * s * 0.94;
}

/** The car on its way from lane to lane. */
export function autoX(state: RaceState): number {
  const n = Math.max(1, state.opties.length);
  const t = state.rustig ? 1 : uitloop((state.tick - state.baanOp) / 16);
  return tussen(baanX(state.stand, state.baanVan, n), baanX(state.stand, state.baan, n), t);
}

/** The lane at a point of the stage. */
export function baanBij(stand: Stand, x: number, n: number): number {
  const i = Math.floor((x / maatOf(stand).w) * n);
  return Math.min(n - 1, Math.max(0, i));
}

/** Centre and width of board `i` of `n` when the gantry is near; in portrait four hang in two rows. */
export function bordPlek(stand: Stand, i: number, n: number): readonly [x: number, y: number, w: number] {
  const { w } = maatOf(stand);
  const { bordY, bordH } = CIRCUITS[stand];
  const trap = stand === 'staand' && n === 4;
  const stap = (w - (stand === 'staand' ? 24 : 100)) / n;
  const x = w / 2 + (i - (n - 1) / 2) * stap;
  if (!trap) return [x, bordY, Math.min(400, stap - 14)];
  return [Math.min(w - 130, Math.max(130, x)), bordY + (i % 2 === 0 ? 0 : bordH + 26), 244];
}
