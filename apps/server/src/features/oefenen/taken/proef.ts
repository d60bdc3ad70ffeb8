/** Taken of somebody who looks on: kept in memory for a while, per viewer, because nothing of the child may change. */
import type { TaakRij } from './store.ts';

const MAX = 2000;

export interface Proeftaken {
  put(kijker: string, leerlingId: string, taken: readonly TaakRij[]): void;
  find(kijker: string, leerlingId: string, taakId: string): TaakRij | undefined;
}

export function createProeftaken(): Proeftaken {
  const taken = new Map<string, TaakRij>();
  const key = (kijker: string, leerlingId: string, taakId: string): string => `${kijker} ${leerlingId} ${taakId}`;
  return {
    put: (kijker, leerlingId, nieuw) => {
      for (const taak of nieuw) taken.set(key(kijker, leerlingId, taak.id), taak);
      for (const oud of taken.keys()) {
        if (taken.size <= MAX) break;
        taken.delete(oud);
      }
    },
    find: (kijker, leerlingId, taakId) => taken.get(key(kijker, leerlingId, taakId)),
  };
}
