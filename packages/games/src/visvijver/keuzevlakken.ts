/** Places for two to four large options: a shallow bow over the upper half of the stage in landscape, a block in portrait. */
import type { Gebied, Choosing } from '@spelrijk/game-kit/run';

const MIDDEN = 640;
/** In portrait: left, right, and the odd one out between them. */
const KOLOMMEN = [192, 528, 360] as const;

/** Middle and size of every option. */
export const keuzevlakkenOf = ({ stand, opties: { length: n } }: Pick<Choosing, 'stand' | 'opties'>): readonly Gebied[] =>
  Array.from({ length: n }, (_, i): Gebied => {
    if (stand === 'staand')
      return { x: KOLOMMEN[n === 3 && i === 2 ? 2 : i % 2 === 0 ? 0 : 1], y: n === 2 ? 340 : i < 2 ? 286 : 500, w: 300, h: 190 };
    const k = i - (n - 1) / 2;
    const ver = Math.abs(k);
    if (n === 4) return { x: MIDDEN + k * 290, y: 292 - ver * 26, w: 268, h: 176 };
    return { x: MIDDEN + k * (n === 2 ? 480 : 370), y: n === 2 ? 280 : 292 - ver * 36, w: 320, h: 204 };
  });
