/** The helicopter with who flies it, its cable and its hook. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBlob, stemmingOf, sway, type Plek } from '@spelrijk/game-kit/stage';
import { ding } from './plaatsen.ts';
import type { HeliState } from './state.ts';
import { LIER } from './takelen.ts';

const WIEK = { periode: 7, smal: 0.25 } as const;
const BLOB = { w: 58, rechts: 58, boven: -10 } as const;
const ROTOR = { links: 4, boven: 62 } as const;
const STAART = { links: 106, boven: 24 } as const;
/** How its tail turns in a tick. */
const DRAAI = 31;
const HAAK = 22;

interface Helibeeld {
  readonly plek: Plek;
  /** Where the hook is. */
  readonly haak: Plek;
  /** How it leans, in degrees, and whether it looks to the left. */
  readonly rot: number;
  readonly links?: boolean;
}

/** The rotor goes so fast that it is seen wide and narrow by turns; in calm mode it stands. */
export function drawHeli(state: HeliState, { plek: [x, y], haak, rot, links = false }: Helibeeld): Item[] {
  const kant = links ? -1 : 1;
  const wiek = state.rustig ? 1 : WIEK.smal + Math.abs(sway(state, { periode: WIEK.periode * 2, uitslag: 1 - WIEK.smal }));
  return [
    ...drawKabel([x, y + LIER], haak),
    { ...drawBlob({ x: x + BLOB.rechts * kant, y: y + BLOB.boven, w: BLOB.w, stemming: stemmingOf(state.run.fase), z: 11 }), rot },
    ding('heli', [x, y], { toon: links ? 'links' : '', rot }),
    ding('rotor', [x + (ROTOR.links + rot * 0.9) * kant, y - ROTOR.boven], { sx: wiek, rot }),
    ding('staart', [x - STAART.links * kant, y - STAART.boven - rot * 1.6 * kant], { rot: state.rustig ? 0 : (state.tick * DRAAI) % 360 }),
  ];
}

/** From the winch to the hook, wherever that swings. */
function drawKabel([x, y]: Plek, [hx, hy]: Plek): Item[] {
  const [dx, dy] = [hx - x, hy - HAAK - y];
  const rot = (Math.atan2(-dx, dy) * 180) / Math.PI;
  return [ding('kabel', [x + dx / 2, y + dy / 2], { h: Math.max(1, Math.hypot(dx, dy)), rot }), ding('haak', [hx, hy], { rot: rot * 0.6 })];
}
