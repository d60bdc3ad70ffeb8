/** Renders music without a browser, the way `speler.ts` plays it: the same tones, lengths and layers. For tests and for listening. */
import { makeKlank, RATE, sampleOf, UITKLINK } from '../src/areas/leerling/audio/muziek/klank.ts';
import { LAGEN, playPassage, type Laag, type Noot } from '../src/areas/leerling/audio/muziek/passage.ts';
import { duurOf, type Stuk } from '../src/areas/leerling/audio/muziek/stuk.ts';

const tones = new Map<string, Float32Array>();

function toneOf(toon: Noot['toon'], van: number): Float32Array {
  const key = `${toon} ${van}`;
  const known = tones.get(key);
  if (known) return known;
  const made = makeKlank(toon, van);
  tones.set(key, made);
  return made;
}

function addNote(to: Float32Array, { op, duur, toon, hoogte, hard }: Noot, after: number): void {
  const { van, snelheid } = sampleOf(toon, hoogte);
  const samples = toneOf(toon, van);
  const begin = Math.round((after + op) * RATE);
  const [held, fade] = [duur * RATE, UITKLINK[toon] * RATE];
  for (let i = 0; i < held + fade && begin + i < to.length; i++) {
    const at = i * snelheid;
    const whole = Math.floor(at);
    const here = samples[whole];
    if (here === undefined) break;
    const value = here + ((samples[whole + 1] ?? 0) - here) * (at - whole);
    to[begin + i] = (to[begin + i] ?? 0) + value * hard * (i < held ? 1 : 1 - (i - held) / fade);
  }
}

/** `passages` passages after each other with these layers, at full volume. */
export function mixStuk(
  stuk: Stuk,
  { passages = 1, lagen = LAGEN, seed = 1 }: { passages?: number; lagen?: readonly Laag[]; seed?: number } = {},
): Float32Array {
  const duur = duurOf(stuk);
  const out = new Float32Array(Math.round((passages * duur + 2) * RATE));
  for (let passage = 0; passage < passages; passage++)
    for (const noot of playPassage(stuk, seed, passage)) if (lagen.includes(noot.laag)) addNote(out, noot, passage * duur);
  return out;
}

/** What can be measured of samples: the loudest, the mean power in dB, and the largest step between two. */
export function measure(samples: Float32Array): { readonly piek: number; readonly rms: number; readonly sprong: number } {
  let [piek, power, sprong] = [0, 0, 0];
  samples.forEach((value, i) => {
    piek = Math.max(piek, Math.abs(value));
    power += value * value;
    if (i > 0) sprong = Math.max(sprong, Math.abs(value - (samples[i - 1] ?? 0)));
  });
  return { piek, rms: 10 * Math.log10(power / Math.max(1, samples.length) + 1e-12), sprong };
}
