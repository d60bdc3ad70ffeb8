/** The pupil's boat from above, with its sail, its wake and who steers it. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBlob, type Plek } from '@spelrijk/game-kit/stage';
import { ding } from './plaatsen.ts';
import type { BotenState, Koers } from './state.ts';

const BLOB = 62;
/** Where on the boat, from its middle with the bow up. */
const OP = { zeil: [30, 6], blob: [0, 44], zog: [0, 120] } as const;

interface Bootlook {
  readonly plek: Plek;
  /** Degrees clockwise from straight up. */
  readonly rot: number;
  /** To which side the sail bulges, from -1 to 1. */
  readonly bolt: number;
  /** How strong its wake is. */
  readonly vaart: number;
  readonly stemming: string;
}

/** A place on the boat when that lies turned. */
function turned([x, y]: Plek, [dx, dy]: Plek, rot: number): Plek {
  const rad = (rot * Math.PI) / 180;
  const [sin, cos] = [Math.sin(rad), Math.cos(rad)];
  return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
}

export function drawBoot({ plek, rot, bolt, vaart, stemming }: Bootlook): Item[] {
  const kant: Koers = bolt < 0 ? -1 : 1;
  const [bx, by] = turned(plek, OP.blob, rot);
  return [
    ...(vaart > 0 ? [ding('zog', turned(plek, OP.zog, rot), { rot, alpha: vaart, sy: 0.6 + vaart * 0.4 })] : []),
    ding('boot', plek, { rot }),
    { ...drawBlob({ x: bx, y: by, w: BLOB, stemming, z: 7 }), rot: rot * 0.4 },
    ding('zeil', turned(plek, [OP.zeil[0] * kant, OP.zeil[1]], rot), { rot, sx: kant * Math.max(0.3, Math.abs(bolt)) }),
  ];
}

/** Its sail flaps a little in the wind. */
export const flap = (state: BotenState): number => (state.rustig ? 0.5 : 0.5 + Math.sin(state.tick / 11) * 0.12);
