import { deviceSetting } from './device-setting.ts';

const sound = deviceSetting('geluid', true);

/** Sound is on unless this device was told otherwise. */
export const isSoundOn = sound.is;
export const setSound = sound.set;
export const useSoundOn = sound.use;
