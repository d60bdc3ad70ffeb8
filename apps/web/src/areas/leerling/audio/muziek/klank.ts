/** Makes single tones as samples: a few partials that die away, a plucked string, some noise. Pure, and the same everywhere. */
import { createRandom } from '@spelrijk/base/random';
import type { Toon } from './stuk.ts';

/** Enough for what these tones hold, and a third less memory than 44.1 kHz. */
export const RATE = 32_000;

/** Multiple of the pitch, loudness, and in how many seconds it falls to a third. */
type Deeltoon = readonly [veelvoud: number, hard: number, uit: number];

interface Recept {
  readonly deeltonen: readonly Deeltoon[];
  /** Seconds of the whole tone, and until it is at its loudest. */
  readonly duur: number;
  readonly aan: number;
  /** Holds instead of dying away; `passage` says how long. */
  readonly houdt?: true;
  /** Part of noise at the start. */
  readonly tik?: number;
  /** Hz and depth of a slow trembling of the pitch. */
  readonly vibrato?: readonly [hz: number, diep: number];
}

/** Marimba bars are tuned to 1 : 4 : 10, bells to no whole numbers (Fletcher & Rossing, The Physics of Musical Instruments). */
const RECEPTEN: Readonly<Record<Exclude<Toon, 'harp' | 'trom' | 'tok' | 'schud'>, Recept>> = {
  marimba: {
    deeltonen: [
      [1, 1, 0.34],
      [3.93, 0.16, 0.09],
      [9.6, 0.045, 0.035],
    ],
    duur: 1.3,
    aan: 0.003,
    tik: 0.03,
  },
  bel: {
    deeltonen: [
      [1, 0.9, 0.55],
      [2.76, 0.22, 0.22],
      [5.4, 0.07, 0.09],
    ],
    duur: 1.8,
    aan: 0.002,
  },
  bas: {
    deeltonen: [
      [1, 1, 0.5],
      [2, 0.34, 0.3],
      [3, 0.12, 0.16],
      [4, 0.04, 0.1],
    ],
    duur: 1.4,
    aan: 0.008,
  },
  fluit: {
    deeltonen: [
      [1, 1, 9],
      [2, 0.2, 9],
      [3, 0.09, 9],
      [4, 0.02, 9],
    ],
    duur: 3.4,
    aan: 0.06,
    houdt: true,
    tik: 0.05,
    vibrato: [4.6, 0.0028],
  },
  deken: {
    deeltonen: [
      [0.9985, 0.5, 9],
      [1.0015, 0.5, 9],
      [2.003, 0.2, 9],
      [2.998, 0.09, 9],
      [4.004, 0.035, 9],
    ],
    duur: 4.4,
    aan: 0.55,
    houdt: true,
  },
};

const hertz = (hoogte: number): number => 440 * 2 ** ((hoogte - 69) / 12);

/** A drum keeps its length; what rings is as long as its recipe. */
const DUUR_HARP = 1.9;
const DUUR_SLAG: Readonly<Record<'trom' | 'tok' | 'schud', number>> = { trom: 0.3, tok: 0.12, schud: 0.11 };

/** Adds a partial that dies away: one rotation a sample, no sine to compute. */
function addPartial(to: Float32Array, hz: number, hard: number, uit: number): void {
  const step = (2 * Math.PI * hz) / RATE;
  const fall = Math.exp(-1.1 / (uit * RATE));
  const [c, s] = [Math.cos(step) * fall, Math.sin(step) * fall];
  let [re, im] = [hard, 0];
  for (let i = 0; i < to.length; i++) {
    to[i] = (to[i] ?? 0) + im;
    [re, im] = [re * c - im * s, re * s + im * c];
  }
}

/** Begins and ends in silence, so that no tone clicks. */
function shape(samples: Float32Array, aan: number, uit: number): Float32Array {
  const [up, down] = [Math.max(1, Math.round(aan * RATE)), Math.max(1, Math.round(uit * RATE))];
  for (let i = 0; i < Math.min(up, samples.length); i++) samples[i] = (samples[i] ?? 0) * Math.sin((Math.PI / 2) * (i / up)) ** 2;
  for (let i = 0; i < Math.min(down, samples.length); i++) {
    const at = samples.length - 1 - i;
    samples[at] = (samples[at] ?? 0) * (i / down);
  }
  return samples;
}

function addNoise(samples: Float32Array, hard: number, seconds: number, seed: number): void {
  const random = createRandom(seed);
  const n = Math.min(samples.length, Math.round(seconds * RATE));
  for (let i = 0; i < n; i++) samples[i] = (samples[i] ?? 0) + (random.next() * 2 - 1) * hard * (1 - i / n) ** 2;
}

function makeTone({ deeltonen, duur, aan, houdt, tik, vibrato }: Recept, hoogte: number): Float32Array {
  const samples = new Float32Array(Math.round(duur * RATE));
  const hz = hertz(hoogte);
  for (const [veelvoud, hard, uit] of deeltonen) {
    // High bars ring shorter than low ones.
    const ring = houdt === true ? uit : uit * (hertz(60) / hz) ** 0.45;
    if (hz * veelvoud < RATE / 2) addPartial(samples, hz * veelvoud, hard, ring);
  }
  if (tik !== undefined) addNoise(samples, tik, 0.02, Math.round(hoogte));
  return shape(vibrato ? tremble(samples, vibrato) : samples, aan, houdt === true ? 0.3 : 0.05);
}

/** Reads the samples a little earlier and later in turn. */
function tremble(samples: Float32Array, [hz, diep]: readonly [number, number]): Float32Array {
  const out = new Float32Array(samples.length);
  const reach = (diep * RATE) / (2 * Math.PI * hz);
  for (let i = 0; i < samples.length; i++) {
    const at = Math.max(0, i - reach + reach * Math.sin((2 * Math.PI * hz * i) / RATE) * Math.min(1, i / (RATE * 0.5)));
    const whole = Math.floor(at);
    const part = at - whole;
    out[i] = (samples[whole] ?? 0) * (1 - part) + (samples[whole + 1] ?? 0) * part;
  }
  return out;
}

/** A string (Karplus & Strong 1983): noise that goes round and loses its sharpness. */
function makeString(hoogte: number): Float32Array {
  const samples = new Float32Array(Math.round(DUUR_HARP * RATE));
  const period = RATE / hertz(hoogte);
  const whole = Math.floor(period - 0.5);
  const part = period - 0.5 - whole;
  const random = createRandom(Math.round(hoogte) * 31);
  const line = Float32Array.from({ length: whole + 2 }, () => random.next() * 2 - 1);
  // A soft finger: the noise is smoothed before it is let go.
  for (let turn = 0; turn < 3; turn++) for (let i = 1; i < line.length; i++) line[i] = ((line[i] ?? 0) + (line[i - 1] ?? 0)) / 2;
  const mean = line.reduce((sum, value) => sum + value, 0) / line.length;
  for (let i = 0; i < samples.length; i++) {
    if (i < line.length) {
      samples[i] = (line[i] ?? 0) - mean;
      continue;
    }
    const [near, far, further] = [samples[i - whole] ?? 0, samples[i - whole - 1] ?? 0, samples[i - whole - 2] ?? 0];
    const now = near * (1 - part) + far * part;
    const before = far * (1 - part) + further * part;
    samples[i] = (now + before) * 0.4985;
  }
  return loud(shape(samples, 0.002, 0.4), 0.8);
}

function makeDrum(toon: 'trom' | 'tok' | 'schud'): Float32Array {
  const samples = new Float32Array(Math.round(DUUR_SLAG[toon] * RATE));
  if (toon === 'tok') {
    addPartial(samples, 784, 0.8, 0.022);
    addPartial(samples, 1290, 0.3, 0.014);
  } else if (toon === 'trom') {
    let phase = 0;
    for (let i = 0; i < samples.length; i++) {
      phase += (2 * Math.PI * (52 + 60 * Math.exp(-i / (0.03 * RATE)))) / RATE;
      samples[i] = Math.sin(phase) * Math.exp(-i / (0.075 * RATE));
    }
  } else {
    const random = createRandom(9);
    let before = 0;
    for (let i = 0; i < samples.length; i++) {
      const noise = random.next() * 2 - 1;
      samples[i] = (noise - before) * 0.5 * Math.exp(-i / (0.024 * RATE));
      before = noise;
    }
  }
  return shape(samples, toon === 'schud' ? 0.012 : 0.002, 0.03);
}

/** Brings the loudest sample to `peak`, in place: loops, because these are hundred thousands of samples on the thread that draws. */
export function loud<T extends Float32Array>(samples: T, peak: number): T {
  let most = 0;
  for (const value of samples) if (value > most || -value > most) most = Math.abs(value);
  if (most === 0) return samples;
  const by = peak / most;
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * by;
  return samples;
}

/** One tone, its peak at 0.8. */
export function makeKlank(toon: Toon, hoogte: number): Float32Array {
  if (toon === 'harp') return makeString(hoogte);
  if (toon === 'trom' || toon === 'tok' || toon === 'schud') return loud(makeDrum(toon), 0.8);
  return loud(makeTone(RECEPTEN[toon], hoogte), 0.8);
}

const SLAGEN: ReadonlySet<Toon> = new Set<Toon>(['trom', 'tok', 'schud']);
/** Semitones that share one sample: played a little faster or slower. */
const GREEP = 4;

/** The sample that a tone is played from, and how fast. */
export function sampleOf(toon: Toon, hoogte: number): { readonly van: number; readonly snelheid: number } {
  if (SLAGEN.has(toon)) return { van: 0, snelheid: 1 };
  const van = Math.round(hoogte / GREEP) * GREEP;
  return { van, snelheid: 2 ** ((hoogte - van) / 12) };
}

/** Seconds in which a tone fades after its time: what is plucked rings on, what is held breathes out. */
export const UITKLINK: Readonly<Record<Toon, number>> = {
  marimba: 0.6,
  bel: 1,
  harp: 0.8,
  bas: 0.25,
  fluit: 0.14,
  deken: 0.7,
  trom: 0.3,
  tok: 0.1,
  schud: 0.1,
};
