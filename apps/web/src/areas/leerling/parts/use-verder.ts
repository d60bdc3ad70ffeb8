import { useEffect, useEffectEvent, useState } from 'react';

/** Where a key already means something of its own. */
const EIGEN_TOETSEN = 'a, button, input, select, textarea';

/** Space, Enter and the arrow go on, as pressing the button does. */
export function useVerder(on: boolean, next: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const gaat = event.key === 'ArrowRight' || event.key === 'ArrowDown' || event.key === ' ' || event.key === 'Enter';
    if (!gaat || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if (!event.key.startsWith('Arrow') && event.target instanceof Element && event.target.closest(EIGEN_TOETSEN)) return;
    event.preventDefault();
    next();
  });
  useEffect(() => {
    if (!on) return undefined;
    const key = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [on]);
}

/** After so long without a press the next one is meant for what is seen. */
const RUST_MS = 700;

/**
 * Tells once that nothing was pressed for a while. Until then Enter and the space bar go nowhere: who presses on as a card comes up over the
 * stage, where the same keys played, has not read it and would press it away.
 */
export function watchRust(doel: EventTarget, wacht: number, tell: () => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop.abort();
      tell();
    }, wacht);
  };
  const keep = (event: Event): void => {
    if ('key' in event && event.key !== 'Enter' && event.key !== ' ') return;
    if ('key' in event) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type !== 'keyup') begin();
  };
  for (const soort of ['keydown', 'keyup', 'pointerdown']) doel.addEventListener(soort, keep, { capture: true, signal: stop.signal });
  begin();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** Whether what came up may be pressed: see above. */
export function useRust(wacht = RUST_MS): boolean {
  const [rust, setRust] = useState(false);
  useEffect(() => (rust ? undefined : watchRust(window, wacht, () => setRust(true))), [rust, wacht]);
  return rust;
}
