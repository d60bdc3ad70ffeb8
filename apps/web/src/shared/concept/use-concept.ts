import { useState } from 'react';
import { serverNow } from '../session/clock.ts';
import { useUser } from '../session/session.ts';
import { bewaarConcept, leesConcept, vergeetConcept } from './concept.ts';

export interface Concept<T> {
  readonly waarde: T;
  readonly zet: (waarde: T) => void;
  /** It was saved, or is not wanted any more: back to the beginning, and off this device. */
  readonly vergeet: () => void;
  /** What stands here was typed before this screen opened. */
  readonly hersteld: boolean;
}

/** A value that is typed on this screen; `naam` says which (a form and what it is of), `isHeel` knows what this screen kept. */
export function useConcept<T>(naam: string, begin: T, isHeel: (value: unknown) => value is T): Concept<T> {
  const userId = useUser()?._id ?? '';
  const [bewaard] = useState(() => leesConcept(userId, naam, serverNow(), isHeel));
  const [waarde, setWaarde] = useState<T>(bewaard ?? begin);
  const [hersteld, setHersteld] = useState(bewaard !== undefined);
  return {
    waarde,
    hersteld,
    zet: (nieuw) => {
      setWaarde(nieuw);
      if (JSON.stringify(nieuw) === JSON.stringify(begin)) vergeetConcept(userId, naam);
      else bewaarConcept(userId, naam, serverNow(), nieuw);
    },
    vergeet: () => {
      setWaarde(begin);
      setHersteld(false);
      vergeetConcept(userId, naam);
    },
  };
}
