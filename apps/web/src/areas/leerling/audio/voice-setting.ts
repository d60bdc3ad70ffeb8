import { deviceSetting } from './device-setting.ts';

const voice = deviceSetting('toestelstem', false);

/** The voice of the device is never used unless somebody asked for it here. */
export const isDeviceVoiceOn = voice.is;
export const setDeviceVoice = voice.set;
export const useDeviceVoiceOn = voice.use;
