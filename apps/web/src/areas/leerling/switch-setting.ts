import { deviceSetting } from './audio/device-setting.ts';

const oneSwitch = deviceSetting('eenknop', false);

/** Whether games on this device are played with one switch. */
export const setOneSwitch = oneSwitch.set;
export const useOneSwitch = oneSwitch.use;
