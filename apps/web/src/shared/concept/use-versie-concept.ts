import { useState } from 'react';
import { isGrond } from './grond.ts';
import { useConcept, type Concept } from './use-concept.ts';

interface Begin<T> {
  readonly naam: string;
  readonly inhoud: T;
  readonly versie: number;
}

export interface VersieConcept<T> extends Concept<T> {
  /** Of what is stored: the version that this draft was begun on, or that it got when it was saved. */
  readonly versie: number;
  readonly setVersie: (versie: number) => void;
  /** Stays on this device as it stands, begun on another version. */
  readonly keep: (waarde: T, versie: number) => void;
}

/** A draft of what others may save too: found again days later it is still sent as of its own version, never over what they saved since. */
export function useVersieConcept<T>({ naam, inhoud, versie: gelezen }: Begin<T>, isHeel: (value: unknown) => value is T): VersieConcept<T> {
  const concept = useConcept(naam, { inhoud, versie: gelezen }, isGrond(isHeel));
  const [eigen, setVersie] = useState<number | null>(concept.waarde.versie);
  // Thrown away it is begun anew, on what is there now.
  const versie = eigen ?? gelezen;
  return {
    waarde: concept.waarde.inhoud,
    hersteld: concept.hersteld,
    versie,
    setVersie,
    set: (nieuw) => concept.set({ inhoud: nieuw, versie }),
    keep: (nieuw, op) => {
      concept.set({ inhoud: nieuw, versie: op });
      setVersie(op);
    },
    forget: () => {
      concept.forget();
      setVersie(null);
    },
  };
}
