import { useState } from 'react';
import { isGrond, isWijziging, metDeel, typedSince, type Wijziging } from './concept.ts';
import { useConcept, type Concept } from './use-concept.ts';

interface Begin<T> {
  readonly naam: string;
  readonly inhoud: T;
  readonly versie: number;
}

export interface VersieConcept<T> extends Concept<T> {
  /** Of what is stored: the version that this draft was begun on, or that it got when it was saved. */
  readonly versie: number;
  /** It was saved and is this version now: what stands here by then goes on from it, stays on this device, and is given back. */
  readonly goOn: (versie: number) => T;
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
    nu: () => concept.nu().inhoud,
    goOn: (op) => {
      const { inhoud: nu } = concept.nu();
      concept.set({ inhoud: nu, versie: op });
      setVersie(op);
      return nu;
    },
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

export interface Wijzigbaar<T> extends Pick<Concept<T>, 'waarde' | 'forget' | 'hersteld'> {
  /** What was read when the first of it was typed: it goes along with a save, so that what was set since is not put back. */
  readonly was: T;
  readonly zet: (deel: Partial<T>) => void;
  /** Nothing is typed: what is shown is what is there now. */
  readonly isLeeg: boolean;
  /** What was typed stays, also while the answer came, on what is there now: after a refusal it is seen, and may be saved. */
  readonly keepOp: (nu: T) => void;
  /** This was saved, and this is there now: what was typed since it was sent stays. */
  readonly saved: (verstuurd: T, nu: T) => void;
}

/** Changing what has no version of its own and what others set too (`nu`, with at least one field): only what was typed is kept. */
export function useWijziging<T extends object>(naam: string, nu: T): Wijzigbaar<T> {
  const concept = useConcept<Wijziging<T>>(naam, { was: nu, eigen: {} }, isWijziging(nu));
  const { was, eigen } = concept.waarde;
  const isLeeg = Object.keys(eigen).length === 0;
  const rest = (vers: T, getypt: Partial<T>): void => {
    if (Object.keys(getypt).length === 0) concept.forget();
    else concept.set({ was: vers, eigen: getypt });
  };
  return {
    waarde: { ...nu, ...eigen },
    was: isLeeg ? nu : was,
    isLeeg,
    hersteld: concept.hersteld,
    forget: concept.forget,
    zet: (deel) => {
      const nieuw = metDeel(concept.waarde, nu, deel);
      if (Object.keys(nieuw.eigen).length === 0) concept.forget();
      else concept.set(nieuw);
    },
    keepOp: (vers) => rest(vers, concept.nu().eigen),
    saved: (verstuurd, vers) => rest(vers, typedSince(concept.nu().eigen, verstuurd)),
  };
}
