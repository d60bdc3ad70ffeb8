/** What a place sounds like when nobody plays: a loop of some seconds, made of noise and small voices. Pure; its end runs into its beginning. */
import { createRandom, type Random } from '@spelrijk/base/random';
import { loud } from './klank.ts';

export const SFEREN = ['zee', 'bos', 'beek', 'stad', 'nacht'] as const;
export type Sfeer = (typeof SFEREN)[number];

/** Wind and water hold nothing above 8 kHz. */
export const SFEER_RATE = 16_000;
const DUUR = 12;
const N = DUUR * SFEER_RATE;
/** The last part fades into what comes before the first. */
const NAAD = SFEER_RATE;
const PIEK = 0.6;

/** Noise that becomes softer above `hz`, twice as fast as one filter would. */
function makeNoise(random: Random, hz: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(N + NAAD);
  const a = 1 - Math.exp((-2 * Math.PI * hz) / SFEER_RATE);
  let [low, lower] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    low += a * (random.next() * 2 - 1 - low);
    lower += a * (low - lower);
    samples[i] = lower;
  }
  return samples;
}

/** Crossfades with equal power what runs over the end into the beginning. */
function close(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const loop = samples.slice(0, N);
  for (let i = 0; i < NAAD; i++) {
    const at = (Math.PI / 2) * (i / NAAD);
    loop[i] = (loop[i] ?? 0) * Math.sin(at) + (samples[N + i] ?? 0) * Math.cos(at);
  }
  return loop;
}

/** Rises and falls `keer` times a loop. */
const swell = (i: number, keer: number, from: number): number =>
  from + (1 - from) * (0.5 - 0.5 * Math.cos((2 * Math.PI * keer * i) / N)) ** 2;

/** Samples between two values of a swell; in between it goes straight. */
const BLOK = 400;

/** Noise whose loudness goes up and down; added to `to` where there is one. */
function noiseOf(
  random: Random,
  hz: number,
  hard: number,
  gang: (i: number) => number,
  to = new Float32Array(N),
): Float32Array<ArrayBuffer> {
  const noise = close(loud(makeNoise(random, hz), hard));
  for (let from = 0; from < N; from += BLOK) {
    const begin = gang(from);
    const step = (gang(from + BLOK) - begin) / BLOK;
    for (let i = 0; i < BLOK; i++) to[from + i] = (to[from + i] ?? 0) + (noise[from + i] ?? 0) * (begin + step * i);
  }
  return to;
}

interface Roep {
  readonly op: number;
  readonly van: number;
  readonly naar: number;
  readonly duur: number;
  readonly hard: number;
}

/** A small voice: a tone that glides, soft at both ends. */
function addRoep(to: Float32Array<ArrayBuffer>, { op, van, naar, duur, hard }: Roep): void {
  const n = Math.round(duur * SFEER_RATE);
  const begin = Math.round(op * SFEER_RATE);
  let phase = 0;
  for (let i = 0; i < n && begin + i < to.length; i++) {
    phase += (2 * Math.PI * (van + ((naar - van) * i) / n)) / SFEER_RATE;
    to[begin + i] = (to[begin + i] ?? 0) + Math.sin(phase) * hard * Math.sin((Math.PI * i) / n) ** 2;
  }
}

/** Moments spread over the loop, away from its seam. */
const moments = (random: Random, n: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => 0.5 + ((i + random.next() * 0.7) * (DUUR - 2)) / n);

function addBirds(to: Float32Array<ArrayBuffer>, random: Random): void {
  for (const op of moments(random, 5)) {
    const hoog = 2300 + random.below(1500);
    const keer = 2 + random.below(3);
    for (let i = 0; i < keer; i++)
      addRoep(to, { op: op + i * 0.17, van: hoog, naar: hoog * (i % 2 === 0 ? 1.24 : 0.86), duur: 0.11, hard: 0.13 });
  }
}

const MAKEN: Readonly<Record<Sfeer, (random: Random) => Float32Array<ArrayBuffer>>> = {
  zee: (random) => {
    const loop = noiseOf(random, 900, 0.5, (i) => swell(i, 2, 0.15));
    return noiseOf(random, 380, 0.4, (i) => swell(i + N / 5, 3, 0.4), loop);
  },
  bos: (random) => {
    const loop = noiseOf(random, 420, 0.3, (i) => swell(i, 2, 0.35));
    addBirds(loop, random);
    return loop;
  },
  beek: (random) => {
    const loop = noiseOf(random, 1100, 0.26, (i) => swell(i, 5, 0.7));
    for (const op of moments(random, 22)) {
      const van = 420 + random.below(420);
      addRoep(loop, { op, van, naar: van * 1.5, duur: 0.07, hard: 0.1 });
    }
    return loop;
  },
  stad: (random) => {
    const loop = noiseOf(random, 170, 0.5, (i) => swell(i, 1, 0.45));
    for (const op of moments(random, 2))
      for (const later of [0, 0.22]) addRoep(loop, { op: op + later, van: 1980, naar: 1976, duur: 0.34, hard: 0.05 });
    return loop;
  },
  nacht: (random) => {
    const loop = noiseOf(random, 240, 0.32, (i) => swell(i, 1, 0.5));
    for (const op of moments(random, 14))
      for (let i = 0; i < 5; i++) addRoep(loop, { op: op + i * 0.055, van: 3650, naar: 3690, duur: 0.035, hard: 0.045 });
    for (const op of moments(random, 2)) {
      addRoep(loop, { op, van: 392, naar: 372, duur: 0.3, hard: 0.12 });
      addRoep(loop, { op: op + 0.42, van: 372, naar: 330, duur: 0.6, hard: 0.12 });
    }
    return loop;
  },
};

export const makeSfeer = (sfeer: Sfeer): Float32Array<ArrayBuffer> => loud(MAKEN[sfeer](createRandom(SFEREN.indexOf(sfeer) + 11)), PIEK);
