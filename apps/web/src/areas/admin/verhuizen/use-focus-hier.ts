import { type RefObject, useEffect, useRef } from 'react';

/** What comes in the place of a form gets the focus that was on its button: a screen reader says what is there now, and the tab key goes on from there. */
export function useFocusHier<T extends HTMLElement>(): RefObject<T | null> {
  const hier = useRef<T>(null);
  useEffect(() => hier.current?.focus(), []);
  return hier;
}
