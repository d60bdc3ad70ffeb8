import { useRef, useState } from 'react';
import { serverNow } from '../session/clock.ts';
import { useUser } from '../session/session.ts';
import { storeConcept, loadConcept, forgetConcept } from './concept.ts';

export interface Concept<T> {
  readonly waarde: T;
  readonly set: (waarde: T) => void;
  /** What stands here by now. Who waited for an answer asks this: in the `waarde` of before is not what was typed meanwhile. */
  readonly nu: () => T;
  /** It was saved, or is not wanted any more: back to the beginning, and off this device. */
  readonly forget: () => void;
  /** What stands here was typed before this screen opened. */
  readonly hersteld: boolean;
}

/** A value that is typed on this screen; `naam` says which (a form and what it is of), `isHeel` knows what this screen kept. */
export function useConcept<T>(naam: string, begin: T, isHeel: (value: unknown) => value is T): Concept<T> {
  const userId = useUser()?._id ?? '';
  const [bewaard] = useState(() => loadConcept(userId, naam, serverNow(), isHeel, begin));
  // Typed, or what the screen opened with; null once that is saved or thrown away: then it is what is there now.
  const [eigen, setEigen] = useState<{ readonly waarde: T } | null>({ waarde: bewaard ?? begin });
  const laatste = useRef(eigen);
  const [hersteld, setHersteld] = useState(bewaard !== undefined);
  const put = (nieuw: typeof eigen): void => {
    laatste.current = nieuw;
    setEigen(nieuw);
  };
  return {
    waarde: eigen ? eigen.waarde : begin,
    hersteld,
    nu: () => (laatste.current ? laatste.current.waarde : begin),
    set: (nieuw) => {
      put({ waarde: nieuw });
      if (JSON.stringify(nieuw) === JSON.stringify(begin)) forgetConcept(userId, naam);
      else storeConcept(userId, naam, serverNow(), nieuw);
    },
    forget: () => {
      put(null);
      setHersteld(false);
      forgetConcept(userId, naam);
    },
  };
}

/**
 * The form of something new (with the id that it will have) or of what is there. What is there has no version of its own: a draft of what somebody
 * changed since is not found again, or it would go over that.
 */
export function useRijConcept<T extends { readonly id: string }>(
  soort: string,
  { begin, isNieuw }: { readonly begin: T; readonly isNieuw: boolean },
  isHeel: (value: unknown) => value is T,
): Concept<T> {
  const van = isNieuw ? '' : JSON.stringify(begin);
  const isVan = (value: unknown): value is { readonly van: string; readonly nu: T } =>
    typeof value === 'object' && value !== null && 'van' in value && value.van === van && 'nu' in value && isHeel(value.nu);
  const { waarde, nu: laatste, set, ...concept } = useConcept(`${soort}:${isNieuw ? 'nieuw' : begin.id}`, { van, nu: begin }, isVan);
  return { ...concept, waarde: waarde.nu, nu: () => laatste().nu, set: (nu) => set({ van, nu }) };
}
