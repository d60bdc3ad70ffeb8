/**
 * Speech as samples: where it begins and ends, how loud it is, and one clip brought to the house's loudness.
 * Pure, so that the same speech always gives the same bytes, in the browser, on the server and in the tools.
 *
 * Source of the loudness: ITU-R BS.1770 gates silence before it averages; so do we, without its frequency weighting,
 * because every clip here is one voice.
 */

const VENSTER_MS = 10;
/** Silence in front of the speech of every clip. */
export const AANLOOP_MS = 60;
const UITLOOP_MS = 90;
/** A window this far below the loudest one is silence (-46 dB). */
const STILTE = 0.005;
/** A recording has the noise of a room: silence is what stays 36 dB below the loudest window. */
const STILTE_OPNAME = 0.016;
/** Loudness of speech: root mean square of the windows that are not silent, -20 dBFS. */
const DOEL = 0.1;
const PIEK = 0.89;
/** Of full scale: from here on a sample counts as cut off by the microphone. */
const AFGEKAPT = 0.995;

const aantal = (ms: number, hertz: number): number => Math.round((ms * hertz) / 1000);

/** Part of a clip, in samples, end exclusive. */
export interface Stuk {
  readonly begin: number;
  readonly eind: number;
}

/** Root mean square of each window of 10 ms. */
function windows(monsters: Float32Array, hertz: number): number[] {
  const stap = aantal(VENSTER_MS, hertz);
  const uit: number[] = [];
  for (let i = 0; i < monsters.length; i += stap) {
    const deel = monsters.subarray(i, i + stap);
    uit.push(Math.sqrt(deel.reduce((som, x) => som + x * x, 0) / deel.length));
  }
  return uit;
}

const peakOf = (monsters: Float32Array): number => monsters.reduce((hoog, x) => Math.max(hoog, Math.abs(x)), 0);

/** From the first to the last window above a share of the loudest one; null when there is no sound at all. */
function spanAbove(vensters: readonly number[], share: number): Stuk | null {
  const hoogste = Math.max(0, ...vensters);
  if (hoogste === 0) return null;
  const begin = vensters.findIndex((v) => v > hoogste * share);
  return { begin, eind: vensters.findLastIndex((v) => v > hoogste * share) + 1 };
}

/** Loudness over the windows that carry speech (within 26 dB of the loudest); 0 for silence. */
function speechRms(vensters: readonly number[], drempel: number): number {
  const luid = vensters.filter((v) => v > drempel * 10);
  return luid.length === 0 ? 0 : Math.sqrt(luid.reduce((som, v) => som + v * v, 0) / luid.length);
}

/** Where the speech of a clip begins and ends; null when nothing is to be heard. */
export function spanOf(monsters: Float32Array, hertz: number): Stuk | null {
  const span = spanAbove(windows(monsters, hertz), STILTE);
  const stap = aantal(VENSTER_MS, hertz);
  return span && { begin: span.begin * stap, eind: span.eind * stap };
}

/**
 * Trims, levels and pads.
 * @param monsters mono, -1..1
 * @returns at the same rate: 60 ms silence, the speech, 90 ms silence
 * @throws when nothing is to be heard
 */
export function master(monsters: Float32Array, hertz: number): Float32Array {
  const vensters = windows(monsters, hertz);
  const drempel = Math.max(...vensters) * STILTE;
  const span = spanOf(monsters, hertz);
  if (!span) throw new Error('silence');
  const gain = Math.min(DOEL / speechRms(vensters, drempel), PIEK / peakOf(monsters));
  return pad(
    monsters.subarray(span.begin, span.eind).map((x) => x * gain),
    hertz,
  );
}

function pad(spraak: Float32Array, hertz: number): Float32Array {
  const aanloop = aantal(AANLOOP_MS, hertz);
  const uit = new Float32Array(aanloop + spraak.length + aantal(UITLOOP_MS, hertz));
  uit.set(spraak, aanloop);
  return uit;
}

/** Room for breath that is kept around the speech of a recording. */
const RAND_MS = 30;

/** Where somebody speaks in a recording; the whole of it when nothing stands out. */
export function findSpeech(monsters: Float32Array, hertz: number): Stuk {
  const span = spanAbove(windows(monsters, hertz), STILTE_OPNAME);
  if (!span) return { begin: 0, eind: monsters.length };
  const stap = aantal(VENSTER_MS, hertz);
  const rand = aantal(RAND_MS, hertz);
  return { begin: Math.max(0, span.begin * stap - rand), eind: Math.min(monsters.length, span.eind * stap + rand) };
}

/** A recording cut to `stuk` (by default where the speech is), as loud as every other clip, edges faded over 5 ms. */
export function masterRecording(monsters: Float32Array, hertz: number, stuk: Stuk = findSpeech(monsters, hertz)): Float32Array {
  const spraak = monsters.slice(stuk.begin, stuk.eind);
  const vensters = windows(spraak, hertz);
  const drempel = Math.max(0, ...vensters) * STILTE;
  const rms = speechRms(vensters, drempel);
  if (rms === 0) throw new Error('silence');
  const gain = Math.min(DOEL / rms, PIEK / peakOf(spraak));
  fade(spraak, aantal(5, hertz));
  return pad(
    spraak.map((x) => x * gain),
    hertz,
  );
}

function fade(monsters: Float32Array, over: number): void {
  const n = Math.min(over, monsters.length >> 1);
  for (let i = 0; i < n; i++) {
    const laatste = monsters.length - 1 - i;
    monsters[i] = (monsters[i] ?? 0) * (i / n);
    monsters[laatste] = (monsters[laatste] ?? 0) * (i / n);
  }
}

/** A piece of speech, in ms, with edges that do not click: how a single sound is taken out of its surroundings. */
export function cutOut(monsters: Float32Array, hertz: number, van: number, tot: number): Float32Array {
  const stuk = monsters.slice(aantal(van, hertz), aantal(tot, hertz));
  fade(stuk, aantal(8, hertz));
  return stuk;
}

/** What can be said of a recording before anybody listens. */
export interface Meting {
  readonly ms: number;
  /** Decibels below full scale; -Infinity for silence. */
  readonly piek: number;
  readonly luidheid: number;
  /** Loudness of the quietest tenth: the room. */
  readonly ruis: number;
  /** Samples that hit the ceiling of the microphone. */
  readonly afgekapt: number;
}

const decibel = (x: number): number => 20 * Math.log10(x);

export function measure(monsters: Float32Array, hertz: number): Meting {
  const vensters = windows(monsters, hertz).toSorted((a, b) => a - b);
  const drempel = (vensters.at(-1) ?? 0) * STILTE;
  return {
    ms: Math.round((1000 * monsters.length) / hertz),
    piek: decibel(peakOf(monsters)),
    luidheid: decibel(speechRms(vensters, drempel)),
    ruis: decibel(vensters[Math.floor(vensters.length / 10)] ?? 0),
    afgekapt: monsters.reduce((som, x) => som + (Math.abs(x) >= AFGEKAPT ? 1 : 0), 0),
  };
}

const GRONDTOON = { laag: 70, hoog: 350 } as const;
/** From this likeness with itself one period later a window has a voice in it. */
const STEM_DREMPEL = 0.6;

/**
 * Share of the sounding windows (30 ms) with a voice in them, 0-1: near 1 for m and a, near 0 for p and s.
 * Source: normalised autocorrelation, as in Boersma (1993), without its interpolation.
 */
export function voicedShare(monsters: Float32Array, hertz: number): number {
  const breed = aantal(30, hertz);
  const stap = aantal(10, hertz);
  const vensters = Array.from({ length: Math.max(0, Math.floor((monsters.length - breed) / stap) + 1) }, (_, i) =>
    monsters.subarray(i * stap, i * stap + breed),
  );
  const energie = vensters.map((venster) => venster.reduce((som, x) => som + x * x, 0));
  const drempel = Math.max(0, ...energie) * 0.01;
  const hoorbaar = vensters.filter((_, i) => (energie[i] ?? 0) > drempel);
  return hoorbaar.length === 0 ? 0 : hoorbaar.filter((venster) => periodicity(venster, hertz) > STEM_DREMPEL).length / hoorbaar.length;
}

function periodicity(venster: Float32Array, hertz: number): number {
  let beste = 0;
  for (let lag = Math.round(hertz / GRONDTOON.hoog); lag <= hertz / GRONDTOON.laag; lag++) {
    let [samen, links, rechts] = [0, 0, 0];
    for (let i = 0; i + lag < venster.length; i++) {
      const [a, b] = [venster[i] ?? 0, venster[i + lag] ?? 0];
      samen += a * b;
      links += a * a;
      rechts += b * b;
    }
    beste = Math.max(beste, samen / Math.sqrt(links * rechts + Number.EPSILON));
  }
  return beste;
}

/** Half of the taps of the low-pass filter, in zero crossings. */
const NULDOORGANGEN = 12;

/** Windowed-sinc resampling (Smith, "Digital Audio Resampling"): no aliasing to be heard in speech. */
export function resample(monsters: Float32Array, van: number, naar: number): Float32Array {
  if (van === naar) return monsters;
  const schaal = Math.min(1, naar / van);
  const breedte = NULDOORGANGEN / schaal;
  const uit = new Float32Array(Math.floor((monsters.length * naar) / van));
  for (let i = 0; i < uit.length; i++) {
    const midden = (i * van) / naar;
    let som = 0;
    for (let j = Math.max(0, Math.ceil(midden - breedte)); j <= Math.min(monsters.length - 1, midden + breedte); j++)
      som += (monsters[j] ?? 0) * tap((j - midden) * schaal);
    uit[i] = som * schaal;
  }
  return uit;
}

/** Sinc times a Hann window. */
function tap(x: number): number {
  if (x === 0) return 1;
  const hoek = Math.PI * x;
  return (Math.sin(hoek) / hoek) * 0.5 * (1 + Math.cos(hoek / NULDOORGANGEN));
}
