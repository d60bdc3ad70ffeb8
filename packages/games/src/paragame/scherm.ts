/** Somebody under a parachute, with all the patches of the round on it. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBlob, type Plek } from '@spelrijk/game-kit/stage';
import { ding } from './plaatsen.ts';
import type { ParaState } from './state.ts';

const BLOB = 88;
/** From the feet up to the harness, and from there to the middle of the parachute. */
const TUIG = 78;
const TOUW = 82;
/** Rows of patches from the top down: their height on the parachute, how many, how far apart. */
const RIJEN = [
  { y: -54, n: 2, stap: 40 },
  { y: -19, n: 4, stap: 42 },
  { y: 13, n: 5, stap: 41 },
] as const;
const LAPPLEKKEN: readonly Plek[] = RIJEN.flatMap(({ y, n, stap }) =>
  Array.from({ length: n }, (_, i): Plek => [(i - (n - 1) / 2) * stap, y + 2.4 * Math.abs(i - (n - 1) / 2) ** 2]),
);

interface Hang {
  /** Where the feet are. */
  readonly voeten: Plek;
  readonly rot?: number;
  /** How far the parachute is open; 0 is not there. */
  readonly open?: number;
  /** It lies beside who landed: from 0 to 1. */
  readonly plat?: number;
  readonly stemming: string;
  /** Stretch of who hangs there. */
  readonly sy?: number;
}

function drawScherm(state: ParaState, { voeten: [x, y], rot = 0, open = 1, plat = 0 }: Hang): Item[] {
  if (open <= 0) return [];
  const rad = (rot * Math.PI) / 180;
  const [sin, cos] = [Math.sin(rad), Math.cos(rad)];
  const sy = open * (1 - plat * 0.72);
  const midden: Plek = [x + sin * (TUIG + TOUW) + plat * 104, y - (TUIG + TOUW) * cos * (0.4 + open * 0.6) + plat * 128];
  const scherm = ding('scherm', midden, { rot, sx: open, sy });
  const lappen = state.lappen.slice(-LAPPLEKKEN.length).map((lap, i) => {
    const [dx, dy] = LAPPLEKKEN[i] ?? [0, 0];
    const [px, py] = [dx * open, dy * sy];
    return ding(
      'lap',
      [midden[0] + px * cos - py * sin, midden[1] + px * sin + py * cos],
      { rot: rot + dx * 0.22, sx: open, sy, toon: lap === 'roos' ? '' : lap },
      i,
    );
  });
  return [scherm, ...lappen];
}

/** With the pupil's own blob under it. */
export function drawParachutist(state: ParaState, hang: Hang): Item[] {
  const { voeten, rot = 0, stemming, sy = 1 } = hang;
  const blob = { ...drawBlob({ x: voeten[0], y: voeten[1] - BLOB * 0.52 * sy, w: BLOB, stemming, z: 9 }), rot: rot * 0.6, sy, sx: 2 - sy };
  return [...drawScherm(state, hang), blob];
}
