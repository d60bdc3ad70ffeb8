/** The one word that may wait on this device for a connection: it outlives a reload, and the next one is only given when it has arrived. */
import { localStore } from '../../../../shared/session/storage.ts';

export interface Wachtend {
  readonly itemId: string;
  readonly gegeven: string;
  readonly rtMs: number;
}

const isWachtend = (value: unknown): value is Wachtend =>
  typeof value === 'object' &&
  value !== null &&
  'itemId' in value &&
  typeof value.itemId === 'string' &&
  'gegeven' in value &&
  typeof value.gegeven === 'string' &&
  'rtMs' in value &&
  typeof value.rtMs === 'number';

const keyOf = (leerlingId: string, toetsId: string): string => `toetswoord:${toetsId}:${leerlingId}`;

export function readWachtend(leerlingId: string, toetsId: string): Wachtend | null {
  try {
    const bewaard: unknown = JSON.parse(localStore.get(keyOf(leerlingId, toetsId)) ?? 'null');
    return isWachtend(bewaard) ? bewaard : null;
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
