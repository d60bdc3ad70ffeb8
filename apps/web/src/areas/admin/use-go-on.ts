import { type RefObject, useEffect, useRef } from 'react';

/** For who works by keyboard: what was pressed is gone at every next step, so the next key goes on from what came in its place. */
export function useGoOn(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    place.current?.focus();
  }, [step]);
  return place;
}
