/** Settings of this device that screens follow. */
import { useSyncExternalStore } from 'react';
import { localStore } from '../../../shared/session/storage.ts';

export interface DeviceSetting {
  readonly is: () => boolean;
  readonly set: (on: boolean) => void;
  /** For screens; the default while the page is not in a browser yet. */
  readonly use: () => boolean;
}

/** On or off, kept under `key`; `standaard` as long as nobody chose. */
export function deviceSetting(key: string, standaard: boolean): DeviceSetting {
  const listeners = new Set<() => void>();
  const is = (): boolean => {
    const kept = localStore.get(key);
    return kept === null ? standaard : kept !== 'uit';
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    is,
    set: (on) => {
      localStore.set(key, on ? 'aan' : 'uit');
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, is, () => standaard),
  };
}
