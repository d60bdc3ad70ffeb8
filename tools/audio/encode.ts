/**
 * From speech to the bytes of a clip: cut, brought to one loudness, and encoded by ffmpeg (a separate program) as MP3, the one format
 * that every supported browser plays. The same speech always gives the same bytes.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cutOut, master, resample } from '@spelrijk/spraak/monsters';
import type { Geluid } from '@spelrijk/spraak/wav';
import { run } from './program.ts';
import { type Clip, MP3, type Mp3 } from './recept.ts';

/** Raise it when anything in this file changes how a clip sounds: then every pack is rendered anew. */
export const ENCODING = 'mp3 1';

/** The rate that ffmpeg is given. */
const HERTZ = 22_050;

function toPcm(monsters: Float32Array): Buffer {
  const pcm = Buffer.alloc(monsters.length * 2);
  monsters.forEach((x, i) => pcm.writeInt16LE(Math.round(x * 32_767), 2 * i));
  return pcm;
}

/** What is encoded of a piece of speech. */
function prepare({ knip }: Clip, { hertz, monsters }: Geluid): Float32Array {
  const stuk = knip ? cutOut(monsters, hertz, knip.van, knip.tot) : monsters;
  return resample(master(stuk, hertz), hertz, HERTZ);
}

/** Without metadata: every byte follows from the sound. */
const KAAL = '-map_metadata -1 -flags:a +bitexact -fflags +bitexact -id3v2_version 0';

const outputArgs = ({ bits, hertz }: Mp3, nummer: number, file: string): string[] => [
  ...`-map ${nummer}:a ${KAAL} -c:a libmp3lame -b:a ${bits} -ar ${hertz} -f mp3`.split(' '),
  file,
];
const inputArgs = (file: string): string[] => [...`-f s16le -ar ${HERTZ} -ac 1 -i`.split(' '), file];

/**
 * Encodes clips with their speech, in the same order. One ffmpeg for all of them, because starting it costs as much as encoding a word.
 */
export async function encode(gezegd: readonly (readonly [Clip, Geluid])[]): Promise<Buffer[]> {
  const map = await mkdtemp(path.join(tmpdir(), 'spelrijk-audio-'));
  try {
    const klaar = gezegd.map(([clip, geluid]) => prepare(clip, geluid));
    const file = (nummer: number, einde: string): string => path.join(map, `${nummer}.${einde}`);
    for (const [nummer, monsters] of klaar.entries()) await writeFile(file(nummer, 'raw'), toPcm(monsters));
    const invoer = gezegd.flatMap((_, nummer) => inputArgs(file(nummer, 'raw')));
    const uitvoer = gezegd.flatMap(([{ soort }], nummer) => outputArgs(MP3[soort], nummer, file(nummer, 'mp3')));
    await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...invoer, ...uitvoer]);
    return await Promise.all(gezegd.map((_, nummer) => readFile(file(nummer, 'mp3'))));
  } finally {
    await rm(map, { recursive: true });
  }
}
