import { useEffect, useRef } from 'react';

interface FocusStaysProps {
  /** Of the table, or of what says that it is empty. */
  readonly id: string;
  /** Which rows stand in it. */
  readonly keys: readonly string[];
}

/** After the last frame of a dialog that closed over the list. */
const DIALOG_MS = 400;

/** The first of `before` that is not there any more; -1 when all are. */
export const firstGone = (before: readonly string[], keys: readonly string[]): number => {
  const there = new Set(keys);
  return before.findIndex((key) => !there.has(key));
};

/** What had the focus is gone, or can not be pressed any more, and nothing else got it. */
const isLost = (last: Element | null): boolean =>
  (document.activeElement ?? document.body) === document.body && last !== null && (!last.isConnected || last.matches(':disabled'));

function goOn(id: string, plek: number): void {
  const hier = document.getElementById(id);
  const rijen = hier?.querySelectorAll('tbody > tr') ?? [];
  const rij = rijen[Math.min(plek, rijen.length - 1)];
  const volgende = rij?.querySelector<HTMLElement>('input:not(:disabled), a[href], button:not(:disabled)');
  (volgende ?? hier)?.focus();
}

/**
 * For who works by keyboard: a row that is put back, deleted, approved or moved leaves the list, and with it what was pressed. The next key goes on from
 * the row that came in its place, or from what says that the list is empty; who is somewhere else by then stays there.
 */
export default function FocusStays({ id, keys }: FocusStaysProps) {
  const last = useRef<Element | null>(null);
  // The same rows are another array at every drawing, and the same text.
  const alle = keys.join('\n');
  const before = useRef(alle);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => void (last.current = target instanceof Element ? target : null);
    last.current = document.activeElement;
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const plek = firstGone(before.current.split('\n'), alle.split('\n'));
    before.current = alle;
    if (plek < 0) return undefined;
    const go = (): void => {
      if (isLost(last.current)) goOn(id, plek);
    };
    go();
    const later = setTimeout(go, DIALOG_MS);
    return () => clearTimeout(later);
  }, [alle, id]);
  return null;
}
