import { useLayoutEffect, type RefObject } from 'react';

/** Room above and below the lines that stay clear (px). */
const RAND = 4;

/** Tells the text where its lit sentence stands, so that a cover can leave those lines free; again when the text is laid out anew. */
export function useLiniaal(body: RefObject<HTMLElement | null>, at: number, on: boolean): void {
  useLayoutEffect(() => {
    const text = body.current;
    if (!text || !on) return undefined;
    const place = (): void => {
      const zin = text.querySelector(`[data-zin="${at}"]`);
      if (!zin) return;
      const [blad, regels] = [text.getBoundingClientRect(), zin.getBoundingClientRect()];
      text.style.setProperty('--regel-van', `${Math.round(regels.top - blad.top) - RAND}px`);
      text.style.setProperty('--regel-tot', `${Math.round(regels.bottom - blad.top) + RAND}px`);
    };
    const watcher = new ResizeObserver(place);
    watcher.observe(text);
    // Letters that arrive later lay the lines out anew, without changing the size of the text.
    void document.fonts.ready.then(place);
    place();
    return () => watcher.disconnect();
  }, [body, at, on]);
}
