import type { Stand } from '@spelrijk/game-kit/contract';
import { standFor } from '@spelrijk/game-kit/stage';
import { type RefObject, useEffect, useState } from 'react';

/** How the stage is best held: by the room it gets, not by the device. */
export function useStand(field: RefObject<HTMLElement | null>): Stand {
  const [stand, setStand] = useState<Stand>(() => standFor(window.innerWidth, window.innerHeight * 0.8));
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0 && element.clientHeight > 0) setStand(standFor(element.clientWidth, element.clientHeight));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [field]);
  return stand;
}
