import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { localStore } from '../../../../../shared/session/storage.ts';
import type { Place } from './places.ts';
import { stepAt, walkMs } from './walk.ts';
import type { Step } from './walk.ts';

interface WalkOptions {
  readonly leerlingId: string;
  readonly places: readonly Place[];
  /** Index of the place the blob belongs at; null as long as that is not known. */
  readonly goal: number | null;
  /** Who looks on leaves no trace: the blob just stands there. */
  readonly keeps: boolean;
  /** Every frame of the walk, to let the view follow. */
  readonly onStep: (step: Step) => void;
}

export interface Walk {
  readonly blob: RefObject<HTMLDivElement | null>;
  /** Index of the place it stands at, or left; null as long as that is not known. */
  readonly at: number | null;
  readonly walking: boolean;
}

const keyOf = (leerlingId: string): string => `plek:${leerlingId}`;
const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Waits for the map to be there, and for the child to look. */
const START_MS = 700;
/** Fading away and back. */
const FADE_MS = 400;

/** The child's blob stands where it stood the last time and walks over the road to where it belongs now. */
export function useWalk({ leerlingId, places, goal, keeps, onStep }: WalkOptions): Walk {
  const indexOf = (id: string | null): number => places.findIndex(({ plek }) => plek.somvensterId === id);
  const [kept] = useState(() => (keeps ? localStore.get(keyOf(leerlingId)) : null));
  const [arrived, setArrived] = useState<number | null>(() => {
    const index = indexOf(kept);
    return index < 0 ? null : index;
  });
  const [walking, setWalking] = useState(false);
  const blob = useRef<HTMLDivElement>(null);
  const at = arrived ?? goal;
  const target = goal === null || places[goal] === undefined ? null : goal;
  const arrive = useEffectEvent((index: number): void => {
    setWalking(false);
    setArrived(index);
    const id = places[index]?.plek.somvensterId;
    if (keeps && id !== undefined) localStore.set(keyOf(leerlingId), id);
  });
  // The map gets its size while the blob is on its way: every step asks for what holds then.
  const follow = useEffectEvent((step: Step) => onStep(step));
  const walk = useEffectEvent((from: number, to: number): (() => void) => {
    const [start, end, element] = [places[from], places[to], blob.current];
    if (!start || !end || !element) return () => undefined;
    if (isCalm()) return fade(element, () => arrive(to));
    return run(element, start.x, end.x, {
      onBegin: () => setWalking(true),
      onStep: (step) => follow(step),
      onEnd: () => arrive(to),
    });
  });
  useEffect(() => {
    if (target === null) return;
    if (arrived === null) {
      const timer = setTimeout(() => arrive(target), 0);
      return () => clearTimeout(timer);
    }
    return arrived === target ? undefined : walk(arrived, target);
  }, [arrived, target]);
  return { blob, at, walking };
}

function fade(element: HTMLElement, onEnd: () => void): () => void {
  element.style.opacity = '0';
  const timer = setTimeout(() => {
    onEnd();
    element.style.opacity = '';
  }, FADE_MS);
  return () => {
    clearTimeout(timer);
    element.style.opacity = '';
  };
}

interface RunEvents {
  readonly onBegin: () => void;
  readonly onStep: (step: Step) => void;
  readonly onEnd: () => void;
}

function run(element: HTMLElement, from: number, to: number, { onBegin, onStep, onEnd }: RunEvents): () => void {
  const duration = walkMs(from, to);
  let begin: number | null = null;
  let frame = 0;
  const paint = (now: number): void => {
    begin ??= now;
    const step = stepAt(from, to, (now - begin) / duration);
    element.style.setProperty('--x', String(step.x));
    element.style.setProperty('--y', String(step.y - step.hop));
    onStep(step);
    if (now - begin >= duration) onEnd();
    else frame = requestAnimationFrame(paint);
  };
  const timer = setTimeout(() => {
    onBegin();
    frame = requestAnimationFrame(paint);
  }, START_MS);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
