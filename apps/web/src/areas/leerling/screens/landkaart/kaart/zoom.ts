/** How large the map is shown beside the size that just fits: pure, so that buttons, keys, wheel and fingers agree. */

/** Smaller shows more of the road, larger shows one place well. */
export const MIN_ZOOM = 0.7;
export const MAX_ZOOM = 2;
/** What one press of a button or a key does. */
const PRESS = 1.25;

/** Within the limits, in hundredths, so that a kept value is the same when it is read. */
export const clampZoom = (zoom: number): number => Math.round(Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, zoom)) * 100) / 100;

/** One press larger (1) or smaller (-1); on the way it never passes the size that just fits without stopping there. */
export function pressZoom(zoom: number, direction: 1 | -1): number {
  const next = clampZoom(direction > 0 ? zoom * PRESS : zoom / PRESS);
  return (zoom < 1 && next > 1) || (zoom > 1 && next < 1) ? 1 : next;
}

/** The map unit under `at` (pixels from the edge of the view) stays there: where to scroll when the scale goes from `before` to `after`. */
export const keepUnder = (scroll: number, at: number, before: number, after: number): number =>
  Math.max(0, ((scroll + at) / before) * after - at);

/** What was kept, or 1 where that is no zoom. */
export function readZoom(kept: string | null): number {
  const zoom = Number(kept ?? '');
  return Number.isFinite(zoom) && zoom >= MIN_ZOOM && zoom <= MAX_ZOOM ? zoom : 1;
}
