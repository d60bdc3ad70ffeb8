/**
 * WAV, the plainest container: 16-bit samples, one channel. What is read here comes from outside, so every number in it
 * is distrusted. Source: "Multimedia Programming Interface and Data Specifications 1.0" (IBM, Microsoft, 1991).
 */
import { fail, ok, type Result } from '@spelrijk/base/result';

export interface Geluid {
  readonly hertz: number;
  /** Mono, -1..1. */
  readonly monsters: Float32Array;
}

export type WavFout = 'geen-wav' | 'verkeerde-vorm' | 'kapot';

const KOP = 44;
const PCM = 1;

const tag = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

interface Brok {
  readonly at: number;
  readonly bytes: number;
}

/** The chunks by name; of two with one name the first. Stops at the first that does not fit. */
function chunksOf(view: DataView): ReadonlyMap<string, Brok> {
  const brokken = new Map<string, Brok>();
  for (let at = 12; at + 8 <= view.byteLength;) {
    const naam = tag(view, at);
    // A program that writes to a pipe cannot know the length beforehand and leaves it too large: then it is the rest.
    const bytes = Math.min(view.getUint32(at + 4, true), view.byteLength - at - 8);
    if (!brokken.has(naam)) brokken.set(naam, { at: at + 8, bytes });
    at += 8 + bytes + (bytes % 2);
  }
  return brokken;
}

/** Reads one channel of 16-bit samples; anything else is refused with the reason. */
export function readWav(bytes: Uint8Array): Result<Geluid, WavFout> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < KOP || tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE') return fail('geen-wav');
  const brokken = chunksOf(view);
  const [vorm, data] = [brokken.get('fmt '), brokken.get('data')];
  if (!vorm || !data || vorm.bytes < 16) return fail('kapot');
  const soort = view.getUint16(vorm.at, true);
  const kanalen = view.getUint16(vorm.at + 2, true);
  const hertz = view.getUint32(vorm.at + 4, true);
  const bits = view.getUint16(vorm.at + 14, true);
  if (soort !== PCM || kanalen !== 1 || bits !== 16 || hertz < 8000 || hertz > 96_000) return fail('verkeerde-vorm');
  const monsters = new Float32Array(data.bytes >> 1);
  for (let i = 0; i < monsters.length; i++) monsters[i] = view.getInt16(data.at + 2 * i, true) / 32_768;
  return ok({ hertz, monsters });
}

const writeTag = (view: DataView, at: number, naam: string): void => {
  for (let i = 0; i < 4; i++) view.setUint8(at + i, naam.charCodeAt(i));
};

/** 16-bit samples; louder than full scale is cut off. */
function toInt16(monsters: Float32Array): Int16Array {
  return Int16Array.from(monsters, (x) => Math.round(Math.max(-1, Math.min(1, x)) * 32_767));
}

export function writeWav({ hertz, monsters }: Geluid): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(KOP + 2 * monsters.length));
  writeTag(view, 0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  writeTag(view, 8, 'WAVE');
  writeTag(view, 12, 'fmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, hertz, true);
  view.setUint32(28, 2 * hertz, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  writeTag(view, 36, 'data');
  view.setUint32(40, 2 * monsters.length, true);
  toInt16(monsters).forEach((x, i) => view.setInt16(KOP + 2 * i, x, true));
  return new Uint8Array(view.buffer);
}
