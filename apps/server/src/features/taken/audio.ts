/** What taken say is found by the index of speech. */
export { readAudio, type AudioIndex } from '../spraak/index.ts';
