/** What taken say is found by the index of speech. */
export { readAudio, type AudioIndex, type Luistervraag, type EigenSpraak, type SpraakService } from '../spraak/index.ts';
