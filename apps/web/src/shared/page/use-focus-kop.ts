import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loadedPath } from './is-here.ts';

/** Somebody who is typing, looking at a dialog or opened the menu already is left alone. */
function isBezig(main: HTMLElement): boolean {
  const nu = document.activeElement;
  if (document.querySelector('[data-opengeklapt]') !== null) return true;
  return nu !== null && nu !== main && (main.contains(nu) || nu.closest('[role="dialog"]') !== null);
}

/** Focuses the head as soon as it is there: most screens wait for their data first. Returns what stops the waiting. */
function focusKop(main: HTMLElement): () => void {
  const isKlaar = (): boolean => {
    if (isBezig(main)) return true;
    const kop = main.querySelector('h1');
    if (!kop) return false;
    kop.tabIndex = -1;
    kop.focus({ preventScroll: true });
    return true;
  };
  if (isKlaar()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (isKlaar()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * After going to another page the focus stands on its head: a screen reader says where one is, and the tab key goes on from there. The
 * link that was followed is gone by then, and the browser would begin at the top. The page that the browser loaded is read by the browser itself.
 */
export function useFocusKop(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const seen = useRef<string>(null);
  useEffect(() => {
    seen.current ??= loadedPath();
    if (seen.current === pathname || main.current === null) return undefined;
    seen.current = pathname;
    return focusKop(main.current);
  }, [pathname, main]);
}
