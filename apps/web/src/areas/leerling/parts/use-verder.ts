import { useEffect, useEffectEvent } from 'react';

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
