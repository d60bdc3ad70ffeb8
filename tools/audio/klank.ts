/**
 * Mastering of one clip, on samples: silence off, a fixed lead-in, every clip equally loud.
 * Pure, so that the same speech always gives the same bytes.
 */

/** Hertz; what espeak-ng delivers. */
export const MONSTERS_PER_SECONDE = 22_050;
const ms = (duur: number): number => Math.round((duur * MONSTERS_PER_SECONDE) / 1000);

const AANLOOP = ms(60);
const UITLOOP = ms(90);
const VENSTER = ms(10);
/** A window this far below the loudest one is silence (-46 dB). */
const STILTE = 0.005;
/** Loudness of speech: root mean square of the windows that are not silent, -20 dBFS. */
const DOEL = 0.1;
const PIEK = 0.89;

/** Root mean square of each window of 10 ms. */
function windows(monsters: Float32Array): number[] {
  const uit: number[] = [];
  for (let i = 0; i < monsters.length; i += VENSTER) {
    const deel = monsters.subarray(i, i + VENSTER);
    uit.push(Math.sqrt(deel.reduce((som, x) => som + x * x, 0) / deel.length));
  }
  return uit;
}

/** Gain that brings the voiced windows to the target without a peak above the ceiling. */
function gainFor(monsters: Float32Array, vensters: readonly number[], drempel: number): number {
  const luid = vensters.filter((v) => v > drempel * 10);
  const rms = Math.sqrt(luid.reduce((som, v) => som + v * v, 0) / luid.length);
  const piek = monsters.reduce((hoog, x) => Math.max(hoog, Math.abs(x)), 0);
  return Math.min(DOEL / rms, PIEK / piek);
}

/**
 * Trims, levels and pads.
 * @param monsters mono, -1..1, at 22050 Hz
 * @returns mono at 22050 Hz: 60 ms silence, the speech, 90 ms silence
 * @throws when nothing is to be heard
 */
export function master(monsters: Float32Array): Float32Array {
  const vensters = windows(monsters);
  const drempel = Math.max(...vensters) * STILTE;
  const begin = vensters.findIndex((v) => v > drempel);
  if (begin < 0) throw new Error('silence');
  const eind = vensters.findLastIndex((v) => v > drempel) + 1;
  const gain = gainFor(monsters, vensters, drempel);
  const spraak = monsters.subarray(begin * VENSTER, eind * VENSTER);
  const uit = new Float32Array(AANLOOP + spraak.length + UITLOOP);
  uit.set(
    spraak.map((x) => x * gain),
    AANLOOP,
  );
  return uit;
}
