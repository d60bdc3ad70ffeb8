/**
 * What is heard of the sounds of letters, measured in the very bytes that are served (decoded by ffmpeg), and written down with their
 * hash in `klanken.gen.tsv`: so that the test needs no program to hold every sound to its kind.
 */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { measure, voicedShare } from '@spelrijk/spraak/monsters';
import { parseTsv } from './bank.ts';
import { readKlanken } from './klanken.ts';
import { writeTsv } from './measure.ts';
import { readPack } from './packs.ts';
import { runWith } from './program.ts';

const KLANKEN_GEN = path.join(import.meta.dirname, 'klanken.gen.tsv');
const HERTZ = 22_050;
/** Silence that belongs to every clip: 60 ms in front, 90 behind. */
const STILTE_MS = 150;

export interface Klankmeting {
  readonly grafeem: string;
  /** Of the bytes that were measured. */
  readonly hash: string;
  readonly ms: number;
  /** Share of it with a voice, 0-1. */
  readonly stem: number;
}

export const readKlankmetingen = (): readonly Klankmeting[] =>
  parseTsv(readFileSync(KLANKEN_GEN, 'utf8')).map(({ grafeem = '', hash = '', ms = '', stem = '' }) => ({
    grafeem,
    hash,
    ms: Number(ms),
    stem: Number(stem),
  }));

async function decode(bytes: Uint8Array): Promise<Float32Array> {
  const pcm = await runWith('ffmpeg', `-hide_banner -loglevel error -f mp3 -i - -f s16le -ac 1 -ar ${HERTZ} -`.split(' '), bytes);
  return Float32Array.from({ length: pcm.length >> 1 }, (_, i) => pcm.readInt16LE(2 * i) / 32_768);
}

/** Measures every sound in the pack of this voice. */
export async function measureKlanken(map: string): Promise<void> {
  const pack = readPack(map, 'klanken');
  const rijen: string[][] = [];
  for (const { grafeem, clip } of readKlanken()) {
    const klank = pack.get(clip.adres);
    if (!klank) throw new Error(`no sound for ${grafeem}`);
    const monsters = await decode(klank.bytes);
    rijen.push([grafeem, klank.hash, String(measure(monsters, HERTZ).ms - STILTE_MS), voicedShare(monsters, HERTZ).toFixed(3)]);
  }
  writeTsv(KLANKEN_GEN, ['grafeem', 'hash', 'ms', 'stem'], rijen);
}
