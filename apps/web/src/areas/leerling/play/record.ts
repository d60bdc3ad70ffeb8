/** What a game measured of this child the last time, kept on this device: an own record, never compared with anyone. */
import { localStore } from '../../../shared/session/storage.ts';

const keyOf = (leerlingId: string, slug: string): string => `record:${slug}:${leerlingId}`;

/** Null when there is none, or when what is kept is no number. */
export function readRecord(leerlingId: string, slug: string): number | null {
  const kept = localStore.get(keyOf(leerlingId, slug));
  const value = kept === null || kept.trim() === '' ? Number.NaN : Number(kept);
  return Number.isFinite(value) ? value : null;
}

export const keepRecord = (leerlingId: string, slug: string, waarde: number): void =>
  localStore.set(keyOf(leerlingId, slug), String(Math.round(waarde)));
