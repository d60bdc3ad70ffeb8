import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { toneelOfRegio } from '../../../audio/toneel.ts';
import { useMuziekStand, useToneel } from '../../../audio/use-regie.ts';
import type { PlacedMap } from './places.ts';

/** So long somebody looks at a region before its music begins (ms). */
const LOOK_MS = 900;

interface MapMusicProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly map: PlacedMap;
  readonly scale: number;
}

/** The music of the region that is in the middle of the view: who travels over the map hears it change. */
export function MapMusic({ scroller, map, scale }: MapMusicProps) {
  const [seen, setSeen] = useState<string | undefined>();
  const look = useEffectEvent(() => {
    const element = scroller.current;
    if (!element || scale === 0) return;
    const x = (element.scrollLeft + element.clientWidth / 2) / scale;
    setSeen(map.regions.find(({ span }) => span.x0 <= x && x < span.x1)?.span.id);
  });
  useEffect(() => {
    const element = scroller.current;
    let timer = setTimeout(look, LOOK_MS);
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, LOOK_MS);
    };
    element?.addEventListener('scroll', later, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('scroll', later);
    };
  }, [scroller]);
  useToneel(toneelOfRegio(seen ?? map.places[map.today]?.regionId));
  useMuziekStand('bouw');
  return null;
}
