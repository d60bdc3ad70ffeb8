/**
 * Where everything on the landkaart lies. Pure numbers in map units: the map is 720 high and as wide as its places need,
 * so that the drawing, the buttons and the tests agree.
 */
export const MAP_HEIGHT = 720;

/** Units between two places along the map; a place is 72 wide, so neighbours never touch. */
export const STEP = 112;
const REGION_MARGIN = 150;
/** Sea before the first place: the signpost stands over it without hiding a place. */
const LEFT = 470;
const RIGHT = 420;

export interface Span {
  readonly id: string;
  readonly x0: number;
  readonly x1: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface MapLayout {
  readonly width: number;
  readonly spans: readonly Span[];
  /** Per region, per place. */
  readonly spots: readonly (readonly Spot[])[];
}

/** The height of the road at `x`: two waves, so that it never repeats within a screen. */
export function roadY(x: number): number {
  return 502 + 84 * Math.sin(x / 142) + 17 * Math.sin(x / 61 + 1);
}

/** Lays out regions with these numbers of places, left to right. */
export function layoutMap(regions: readonly { readonly id: string; readonly count: number }[]): MapLayout {
  const spans: Span[] = [];
  const spots: Spot[][] = [];
  let x = LEFT;
  for (const { id, count } of regions) {
    const length = 2 * REGION_MARGIN + Math.max(2, count - 1) * STEP;
    spans.push({ id, x0: x, x1: x + length });
    spots.push(Array.from({ length: count }, (_, i) => spotAt(x + REGION_MARGIN + i * STEP)));
    x += length;
  }
  return { width: x + RIGHT, spans, spots };
}

const spotAt = (x: number): Spot => ({ x, y: roadY(x) });

/** The road from `from` to `to` as an SVG path, a point every 24 units. */
export function roadPath(from: number, to: number): string {
  const steps = Math.max(1, Math.ceil((to - from) / 24));
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / steps;
    return `${x.toFixed(1)} ${roadY(x).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** 0 before `a`, 1 after `b`, smooth between. */
function smoothStep(a: number, b: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

const BLEND = 130;

/** A property of the regions that flows from one into the next around their borders. */
export function blended(spans: readonly Span[], value: (id: string) => number, x: number): number {
  const first = spans[0];
  if (!first) return 0;
  let result = value(first.id);
  for (const span of spans.slice(1)) result += (value(span.id) - result) * smoothStep(span.x0 - BLEND, span.x0 + BLEND, x);
  return result;
}

/** A hilly strip from `top(x)` down to `bottom` as a closed SVG path. */
export function hillPath(width: number, top: (x: number) => number, bottom: number): string {
  const steps = Math.ceil(width / 40);
  const points = Array.from({ length: steps + 1 }, (_, i) => `${i * 40} ${top(i * 40).toFixed(1)}`);
  return `M0 ${bottom}L${points.join('L')}L${steps * 40} ${bottom}Z`;
}

/** The skyline of the meadow in front of the hills. */
export function groundY(x: number): number {
  return 364 + 9 * Math.sin(x / 190) + 5 * Math.sin(x / 83);
}

/** How far to scroll so that `x` (pixels) stands in the middle of what the signpost leaves free. */
export function scrollTarget(x: number, viewWidth: number, coveredLeft: number): number {
  return Math.max(0, Math.round(x - coveredLeft - (viewWidth - coveredLeft) / 2));
}

/** The same downwards, for a map that is taller than its view. */
export const scrollTargetY = (y: number, viewHeight: number): number => Math.max(0, Math.round(y - viewHeight * 0.55));

const WAVE = 142 * 2 * Math.PI;

function crests(span: Span, first: number): number[] {
  const from = span.x0 + 130;
  const start = Math.ceil((from - first) / WAVE);
  const count = Math.max(0, Math.floor((span.x1 - 130 - first) / WAVE) - start + 1);
  return Array.from({ length: count }, (_, i) => Math.round(first + (start + i) * WAVE));
}

/** Where the road swings low (near us): room for something big behind it. */
export function lowRoads(span: Span): readonly number[] {
  return crests(span, 142 * (Math.PI / 2));
}

/** Where the road swings high (far off): room for something big before it. */
export function highRoads(span: Span): readonly number[] {
  return crests(span, 142 * (Math.PI * 1.5));
}
