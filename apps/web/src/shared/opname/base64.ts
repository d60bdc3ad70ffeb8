import { writeWav } from '@spelrijk/spraak/wav';
import { OPNAME_HERTZ } from './maat.ts';

/** As it is sent: a WAV, in letters. */
export function toBase64(monsters: Float32Array<ArrayBuffer>): string {
  const bytes = writeWav({ hertz: OPNAME_HERTZ, monsters });
  let tekst = '';
  for (let i = 0; i < bytes.length; i += 8192) tekst += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(tekst);
}
