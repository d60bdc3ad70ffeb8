/** The one word that may wait on this device for a connection: it outlives a reload, and the next one is only given when it has arrived. */
import { z } from 'zod';
import { localStore } from '../../../../shared/session/storage.ts';

const Wachtend = z.object({ itemId: z.uuid(), gegeven: z.string(), rtMs: z.int() });
export type Wachtend = z.infer<typeof Wachtend>;

const keyOf = (leerlingId: string, toetsId: string): string => `toetswoord:${toetsId}:${leerlingId}`;

export function readWachtend(leerlingId: string, toetsId: string): Wachtend | null {
  try {
    return Wachtend.parse(JSON.parse(localStore.get(keyOf(leerlingId, toetsId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** A full store keeps nobody from going on: the word is in memory too. */
export function keepWachtend(leerlingId: string, toetsId: string, woord: Wachtend): void {
  try {
    localStore.set(keyOf(leerlingId, toetsId), JSON.stringify(woord));
  } catch {
    dropWachtend(leerlingId, toetsId);
  }
}

export const dropWachtend = (leerlingId: string, toetsId: string): void => localStore.remove(keyOf(leerlingId, toetsId));
