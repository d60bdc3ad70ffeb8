/** Settings of this device that screens follow. */
import { useSyncExternalStore } from 'react';
import { localStore } from '../../../shared/session/storage.ts';

interface DeviceSetting {
  readonly is: () => boolean;
  readonly set: (on: boolean) => void;
  /** For screens; the default while the page is not in a browser yet. */
  readonly use: () => boolean;
}

/** On or off, kept under `key`; `standaard` as long as nobody chose. */
function deviceSetting(key: string, standaard: boolean): DeviceSetting {
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

const sound = deviceSetting('geluid', true);

/** Sound is on unless this device was told otherwise. */
export const isSoundOn = sound.is;
export const setSound = sound.set;
export const useSoundOn = sound.use;

const muziek = deviceSetting('muziek', true);

/** A device that has to be quiet for everybody: a rule of the classroom, not of a child. */
export const setMusicHere = muziek.set;
export const useMusicHere = muziek.use;

const voice = deviceSetting('toestelstem', false);

/** The voice of the device is never used unless somebody asked for it here. */
export const isDeviceVoiceOn = voice.is;
export const setDeviceVoice = voice.set;
export const useDeviceVoiceOn = voice.use;

const oneSwitch = deviceSetting('eenknop', false);

/** Whether games on this device are played with one switch. */
export const setOneSwitch = oneSwitch.set;
export const useOneSwitch = oneSwitch.use;
