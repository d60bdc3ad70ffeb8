/** A backdrop in the dress of the night: its colours graded, and where it shows the sky, a city with lit windows under stars. */
import { gradeNight, isGlass, isLight } from './kleur.ts';
import { drawNachtlucht, type Nachtbeeld } from './beelden.ts';
import { drawNeonlicht } from './stad.ts';

const TAG = /<([a-zA-Z]+)((?:\s+[a-zA-Z][\w-]*="[^"]*")*)\s*\/?>/g;
const PAINT = /\b(fill|stroke|stop-color)="(#[0-9a-fA-F]{3,6})"/g;
/** A pane is small: what is larger is a wall or water. */
const PANE = 74;
const LAMP = '#ffd873';

const readNumber = (attributes: string, name: string): number =>
  Number(new RegExp(`(?:^|\\s)${name}="(-?[\\d.]+)"`).exec(attributes)?.[1] ?? Number.NaN);

interface Verf {
  readonly tag: string;
  readonly kind: string;
  readonly hex: string;
  readonly numberOf: (name: string) => number;
}

/** What one colour of one shape is at night: lamps stay lit, small panes light up, all else goes dark. */
export function gradePaint({ tag, kind, hex, numberOf }: Verf): string {
  if (kind !== 'stop-color' && isLight(hex, tag === 'circle')) return hex;
  const pane = tag === 'rect' && kind === 'fill' && numberOf('width') <= PANE && numberOf('height') <= PANE;
  return pane && isGlass(hex) ? LAMP : gradeNight(hex);
}

/** The inside of an `<svg>` with every colour as it is at night. */
export const gradeDrawing = (svg: string): string =>
  svg.replace(TAG, (whole, tag: string, attributes: string) =>
    whole.replace(PAINT, (_, kind: string, hex: string) => {
      const numberOf = (name: string): number => readNumber(attributes, name);
      return `${kind}="${gradePaint({ tag, kind, hex, numberOf })}"`;
    }),
  );

/** A backdrop with a sky begins with it: in a gradient that is called so, or in one light blue. */
const FIRST = /<rect width="[\d.]+" height="([\d.]+)" fill="(?:url\(#([\w-]+)\)|(#[0-9a-fA-F]+))"\/>/;
/** What lies before a sky that goes on behind it. */
const LAND = /<rect y="([\d.]+)" width="[\d.]+"/;
/** A gradient that is called after a wall. */
const WALL = /muur|wand|hal/;
/** Where a sky goes on behind everything, the land begins about here. */
const HORIZON = 0.62;
const MOON_FROM = 36;

/** Does it hang a sun or a moon of its own in the sky? */
const hasMoon = (svg: string): boolean =>
  [...svg.matchAll(/<circle((?:\s+[\w-]+="[^"]*")*)\s*\/>/g)].some(
    ([, attributes = '']) => readNumber(attributes, 'r') >= MOON_FROM && isLight(/fill="(#[^"]+)"/.exec(attributes)?.[1] ?? '#000', true),
  );

interface Eerste {
  readonly sky: boolean;
  readonly walls: boolean;
  readonly height: number;
}

function readFirst(svg: string): Eerste {
  const [, height = '0', gradient = '', flat = ''] = FIRST.exec(svg) ?? [];
  const sky = gradient.includes('lucht') || (flat !== '' && isGlass(flat));
  return { sky, walls: WALL.test(gradient) || flat !== '', height: Number(height) };
}

/** Does this backdrop get the city behind it? */
export const showsSky = (svg: string): boolean => readFirst(svg).sky;

/**
 * @param beeld what stands behind it
 * @param svg the inside of the `<svg>` of a backdrop, `w` by `h`
 * @returns the same backdrop at night
 */
export function dressDecor(beeld: Nachtbeeld, svg: string, w: number, h: number): string {
  const { sky, walls, height } = readFirst(svg);
  const graded = gradeDrawing(svg);
  if (height === 0) return graded;
  if (!sky) return graded + drawNeonlicht(w, h, walls);
  const land = Number(LAND.exec(svg)?.[1] ?? Number.NaN);
  const horizon = height < h * 0.85 ? height : land > 60 ? land : h * HORIZON;
  return graded.replace(FIRST, (rect) => rect + drawNachtlucht(beeld, w, horizon, !hasMoon(svg)));
}
