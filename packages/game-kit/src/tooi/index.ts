import type { Tooi } from '../contract/art.ts';
import type { Nachtbeeld } from './beelden.ts';
import { dressDecor, gradeDrawing } from './decor.ts';

export { contrastOf, gradeNight, isLight } from './kleur.ts';
export { gradeDrawing, gradePaint, showsSky } from './decor.ts';
export { drawHorizon, LUCHTEN } from './beelden.ts';
export type { Nachtbeeld } from './beelden.ts';
export { drawSterren, NEON } from './stad.ts';
export type { Stadspad } from './stad.ts';

/** Drawings that are scenery although they are no backdrop: a wall that moves along, a quay, a counter. Nothing is written on them. */
export const LANDSCHAP: ReadonlySet<string> = new Set([
  'hal-liggend',
  'hal-staand',
  'wand-liggend',
  'wand-staand',
  'kade',
  'bar-liggend',
  'bar-staand',
  'rit-berg',
  'rit-boom',
  'rit-struik',
]);

/** A dress of the older children: the night, with this on its horizon. */
export const dressOf = (beeld: Nachtbeeld): Tooi => ({
  decor: (svg, w, h) => dressDecor(beeld, svg, w, h),
  ding: (naam, svg) => (LANDSCHAP.has(naam) ? gradeDrawing(svg) : svg),
});

/** The city, with which they begin. */
export const NACHT: Tooi = dressOf('stad');
