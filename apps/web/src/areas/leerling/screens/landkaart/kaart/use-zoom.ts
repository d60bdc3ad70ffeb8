import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { localStore } from '../../../../../shared/session/storage.ts';
import { clampZoom, pressZoom, readZoom } from './zoom.ts';

const KEY = 'kaartzoom';

/** A point of the view, in CSS pixels from its left top corner. */
interface ViewPoint {
  readonly x: number;
  readonly y: number;
}

export interface ZoomControl {
  readonly zoom: number;
  /** One press larger or smaller. */
  readonly press: (direction: 1 | -1) => void;
  /** What has to stay where it is while the size changes; taken once. */
  readonly takeFocus: () => ViewPoint | null;
}

const KEYS: Readonly<Record<string, 1 | -1 | 0>> = { '+': 1, '=': 1, '-': -1, '0': 0 };

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, textarea, select');

/** Larger and smaller with buttons, keys, two fingers, or wheel and Ctrl; this device remembers it. */
export function useZoom(scroller: RefObject<HTMLElement | null>): ZoomControl {
  const [zoom, setZoom] = useState(() => readZoom(localStore.get(KEY)));
  const focus = useRef<ViewPoint | null>(null);
  const change = (next: number, at: ViewPoint | null): void => {
    const wanted = clampZoom(next);
    if (wanted === zoom) return;
    const element = scroller.current;
    focus.current = at ?? (element && { x: element.clientWidth / 2, y: element.clientHeight / 2 });
    localStore.set(KEY, String(wanted));
    setZoom(wanted);
  };
  const press = (direction: 1 | -1): void => change(pressZoom(zoom, direction), null);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const direction = KEYS[event.key];
    if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    if (direction === 0) change(1, null);
    else press(direction);
  });
  const onBy = useEffectEvent((factor: number, at: ViewPoint) => change(zoom * factor, at));
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    const element = scroller.current;
    const unpinch = element ? watchPinch(element, (factor, at) => onBy(factor, at)) : undefined;
    return () => {
      window.removeEventListener('keydown', listener);
      unpinch?.();
    };
  }, [scroller]);
  const takeFocus = (): ViewPoint | null => {
    const at = focus.current;
    focus.current = null;
    return at;
  };
  return { zoom, press, takeFocus };
}

/** Two fingers, or wheel with Ctrl (which is what a trackpad says of two fingers). One finger stays the browser's own scrolling. */
function watchPinch(element: HTMLElement, onBy: (factor: number, at: ViewPoint) => void): () => void {
  let before: number | null = null;
  const pointOf = (clientX: number, clientY: number): ViewPoint => {
    const box = element.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  const touch = (event: TouchEvent): void => {
    const [a, b] = [event.touches[0], event.touches[1]];
    if (a === undefined || b === undefined) {
      before = null;
      return;
    }
    event.preventDefault();
    const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    // A hundredth of difference is the least that counts, so small movements are saved up.
    if (before !== null && Math.abs(apart / before - 1) < 0.02) return;
    if (before !== null) onBy(apart / before, pointOf((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2));
    before = apart;
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    onBy(Math.exp(-event.deltaY / 200), pointOf(event.clientX, event.clientY));
  };
  const kinds = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
  for (const kind of kinds) element.addEventListener(kind, touch, { passive: false });
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    for (const kind of kinds) element.removeEventListener(kind, touch);
    element.removeEventListener('wheel', wheel);
  };
}
