import { type ReactElement, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import css from './laatje.module.css';

interface LaatjeProps {
  readonly naam: string;
  /** What opened it: there the focus goes back to. */
  readonly knop: RefObject<HTMLButtonElement | null>;
  /** Where it lies beside what it was opened with. */
  readonly kant: 'onder' | 'boven';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Named things that are not needed all the time. Shuts at Escape, at a press beside it and when the focus leaves it. */
export function Laatje({ naam, knop, kant, onClose, children }: LaatjeProps): ReactElement {
  const vak = useRef<HTMLUListElement>(null);
  const onOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !vak.current?.contains(target) && !knop.current?.contains(target)) onClose();
  });
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    onClose();
    knop.current?.focus();
  });
  useEffect(() => {
    vak.current?.querySelector<HTMLElement>('a, button')?.focus();
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerdown', (event) => onOutside(event), { capture: true, signal });
    document.addEventListener('focusin', (event) => onOutside(event), { signal });
    document.addEventListener('keydown', (event) => onKey(event), { signal });
    return () => stop.abort();
  }, []);
  return (
    <ul ref={vak} className={css['laatje']} data-laatje={kant} aria-label={naam}>
      {children}
    </ul>
  );
}
