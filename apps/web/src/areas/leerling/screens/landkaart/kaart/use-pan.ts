import { startTransition, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { MAP_HEIGHT } from './geometry.ts';

/** CSS pixels per map unit with which the map just fits; follows the height of the window. */
export function useMapScale(scroller: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // It reports once by itself, after the first drawing: asking for the height here would hold that up.
    const observer = new ResizeObserver(([entry]) => entry && setScale(Math.max(0.3, entry.contentRect.height / MAP_HEIGHT)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return scale;
}

/** Pixels a mouse may move before a press is a drag and no click. */
const SLACK = 6;

/** Panning with mouse and wheel; fingers scroll by themselves. */
export function usePan(scroller: RefObject<HTMLElement | null>): void {
  const drag = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      drag.current = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop, moved: false };
    };
    const move = (event: PointerEvent): void => {
      const start = drag.current;
      if (!start) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) start.moved = true;
      if (!start.moved) return;
      element.scrollLeft = start.left - (event.clientX - start.x);
      element.scrollTop = start.top - (event.clientY - start.y);
    };
    const up = (): void => {
      const moved = drag.current?.moved ?? false;
      // The click follows the release; it must still see that this was a drag.
      setTimeout(() => (drag.current = null), 0);
      if (moved) element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50);
    };
    const wheel = (event: WheelEvent): void => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      element.scrollLeft += event.deltaY * (event.deltaMode === 1 ? 32 : 1);
    };
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      element.removeEventListener('wheel', wheel);
    };
  }, [scroller]);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** What is in view, in map units and coarse steps: far scenery need not be drawn. */
export function useVisibleRange(scroller: RefObject<HTMLElement | null>, scale: number): { readonly from: number; readonly to: number } {
  const [range, setRange] = useState({ from: 0, to: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element || scale === 0) return;
    const step = 600;
    const look = (): void => {
      const from = Math.floor(element.scrollLeft / scale / step - 1) * step;
      const to = Math.ceil((element.scrollLeft + element.clientWidth) / scale / step + 1) * step;
      // Trees may come a moment later than the road, the places and what the child wants to press.
      startTransition(() => setRange((old) => (old.from === from && old.to === to ? old : { from, to })));
    };
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => element.removeEventListener('scroll', look);
  }, [scroller, scale]);
  return range;
}
