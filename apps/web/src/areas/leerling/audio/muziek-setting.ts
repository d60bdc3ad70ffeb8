import { deviceSetting } from './device-setting.ts';

const muziek = deviceSetting('muziek', true);

/** A device that has to be quiet for everybody: a rule of the classroom, not of a child. */
export const setMusicHere = muziek.set;
export const useMusicHere = muziek.use;
