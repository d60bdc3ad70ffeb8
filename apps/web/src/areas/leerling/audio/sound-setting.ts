import { useSyncExternalStore } from 'react';
import { localStore } from '../../../shared/session/storage.ts';

const KEY = 'geluid';
const listeners = new Set<() => void>();

/** Sound is on unless this device was told otherwise. */
export const isSoundOn = (): boolean => localStore.get(KEY) !== 'uit';

export function setSound(on: boolean): void {
  localStore.set(KEY, on ? 'aan' : 'uit');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSoundOn = (): boolean => useSyncExternalStore(subscribe, isSoundOn, () => true);
