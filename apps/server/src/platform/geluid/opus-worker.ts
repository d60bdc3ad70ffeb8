/** Encodes and decodes Opus beside the requests: a sentence costs some 70 ms, which nobody else should wait for. */
import { parentPort } from 'node:worker_threads';
import { Application, Signal, createDecoder, createEncoder } from 'libopus-wasm';
import { readOgg, writeOgg } from '@spelrijk/spraak/ogg';
import { resample } from '@spelrijk/spraak/monsters';
import type { Geluid } from '@spelrijk/spraak/wav';

/** The rate our files are coded at; a player does not notice. */
const HERTZ = 24_000;
const FRAME = 480;
/** Opus counts in samples of 48 kHz, whatever it was given. */
const NAAR_48 = 2;

export type Opdracht =
  | { readonly id: number; readonly soort: 'encode'; readonly geluid: Geluid; readonly bits: number }
  | { readonly id: number; readonly soort: 'decode'; readonly ogg: Uint8Array };

export type Antwoord = { readonly id: number } & ({ readonly ogg: Uint8Array } | { readonly geluid: Geluid } | { readonly fout: string });

async function encode({ hertz, monsters }: Geluid, bits: number): Promise<Uint8Array> {
  const invoer = resample(monsters, hertz, HERTZ);
  const encoder = await createEncoder({
    channels: 1,
    sampleRate: HERTZ,
    application: Application.Voip,
    signal: Signal.Voice,
    bitrate: bits,
    frameSize: FRAME,
  });
  try {
    const kijkVooruit = encoder.getLookahead();
    const gevuld = new Float32Array(Math.ceil((invoer.length + kijkVooruit) / FRAME) * FRAME);
    gevuld.set(invoer);
    const frames = Array.from({ length: gevuld.length / FRAME }, (_, i) => gevuld.subarray(i * FRAME, (i + 1) * FRAME));
    const pakketten = encoder.encodeFloatFrames(frames).map((pakket) => pakket.slice());
    return writeOgg({ pakketten, duur: FRAME * NAAR_48, aanloop: kijkVooruit * NAAR_48, lengte: invoer.length * NAAR_48, hertz });
  } finally {
    encoder.free();
  }
}

async function decode(ogg: Uint8Array): Promise<Geluid> {
  const stroom = readOgg(ogg);
  if (!stroom.ok) throw new Error(stroom.error);
  const decoder = await createDecoder({ channels: 1, sampleRate: HERTZ });
  try {
    const delen = stroom.value.pakketten.map((pakket) => decoder.decodeFloat(pakket).slice());
    const heel = new Float32Array(delen.reduce((som, deel) => som + deel.length, 0));
    let at = 0;
    for (const deel of delen) {
      heel.set(deel, at);
      at += deel.length;
    }
    const begin = stroom.value.aanloop / NAAR_48;
    return { hertz: HERTZ, monsters: heel.slice(begin, begin + Math.round(stroom.value.lengte / NAAR_48)) };
  } finally {
    decoder.free();
  }
}

async function run(opdracht: Opdracht): Promise<Antwoord> {
  const { id } = opdracht;
  try {
    if (opdracht.soort === 'encode') return { id, ogg: await encode(opdracht.geluid, opdracht.bits) };
    return { id, geluid: await decode(opdracht.ogg) };
  } catch (error) {
    return { id, fout: String(error) };
  }
}

// A port between threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.on('message', (opdracht: Opdracht) => void run(opdracht).then((antwoord) => parentPort?.postMessage(antwoord)));
