import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePrinting } from '../screen/use-printing.ts';

/** Until the real width is known: that of a chart on an ordinary laptop. */
const FIRST_WIDTH = 560;
/** What a sheet of A4 has room for; `chart.module.css` says the same. */
const PAPER_WIDTH = 704;

/** The width in pixels of an element, kept up to date; a chart drawn in real pixels keeps its letters readable on a phone. */
export function useWidth<T extends Element>(): readonly [ref: RefObject<T | null>, width: number] {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0);
      if (next > 0) setWidth(next);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, usePrinting() ? Math.min(width, PAPER_WIDTH) : width];
}
