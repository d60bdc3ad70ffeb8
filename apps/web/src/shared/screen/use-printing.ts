import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

/** The browser lays out the paper as soon as the event is over, so what changes has to be drawn inside it. */
function subscribe(listener: () => void): () => void {
  const set = (next: boolean) => (): void => {
    printing = next;
    flushSync(listener);
  };
  const [before, after] = [set(true), set(false)];
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

/** True while the page goes on paper, for what looks different there than styles can make it. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
