/** Family G: the line from a rod to its hook, and the hook. */
import type { Plek } from '../dingen.ts';
import type { Item } from '../game.ts';
import type { Haak } from './hengel.ts';

/** Height of the drawing of the line, which is stretched. */
const LIJN = 100;

/** From the top of the rod to wherever the hook is; drawn by the game as `lijn` (straight down) and `haak`. */
export function tuig([x, y]: Plek, haak: Haak, z: number): Item[] {
  const dx = haak.x - x;
  const dy = haak.y - y;
  const rot = (-Math.atan2(dx, dy) * 180) / Math.PI;
  return [
    { key: 'lijn', x: x + dx / 2, y: y + dy / 2, w: 5, h: LIJN, sy: Math.max(4, Math.hypot(dx, dy)) / LIJN, rot, art: 'lijn', z },
    { key: 'haak', x: haak.x + 6, y: haak.y + 10, w: 34, h: 46, art: 'haak', z: z + 1 },
  ];
}
