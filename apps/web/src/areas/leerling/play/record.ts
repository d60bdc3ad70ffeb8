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

const rondeKey = (leerlingId: string, slug: string): string => `ronde:${slug}:${leerlingId}`;

/** Rounds of this game that the child played to their end on this device: what comes by in it goes on from there. */
export function readRonde(leerlingId: string, slug: string): number {
  const kept = Number(localStore.get(rondeKey(leerlingId, slug)));
  return Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
}

export const keepRonde = (leerlingId: string, slug: string, ronde: number): void =>
  localStore.set(rondeKey(leerlingId, slug), String(ronde));
