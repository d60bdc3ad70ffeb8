/** The two separate programs: espeak-ng speaks, ffmpeg encodes. Nothing of either is linked or shipped. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cutOut, master } from '@spelrijk/spraak/monsters';
import { STEM } from '@spelrijk/spraak/recept';
import { type Clip, MP3, bestandenVan } from './recept.ts';

/** Runs a program to its end. @returns standard output; rejects with the last lines of standard error */
function run(program: string, args: readonly string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const uit: Buffer[] = [];
    let fout = '';
    child.stdout.on('data', (deel: Buffer) => uit.push(deel));
    child.stderr.on('data', (deel: Buffer) => (fout = (fout + deel.toString()).slice(-2000)));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(Buffer.concat(uit)) : reject(new Error(`${program} ended with ${code}: ${fout}`))));
  });
}

/** First line of the version of a program, or undefined when it is not installed. */
export function versionOf(program: 'espeak-ng' | 'ffmpeg'): string | undefined {
  const uit = spawnSync(program, [program === 'ffmpeg' ? '-version' : '--version'], { encoding: 'utf8' });
  return uit.status === 0 ? uit.stdout.split('\n')[0] : undefined;
}

/** What the plain Dutch voice makes of each text, in IPA, in the same order. */
export async function ipaOf(teksten: readonly string[]): Promise<string[]> {
  const ipa: string[] = [];
  for (const tekst of teksten) ipa.push((await run('espeak-ng', ['-q', '--ipa', '-v', 'nl', '--', tekst])).toString().trim());
  return ipa;
}

const WAV_KOP = 44;
/** Hertz; what espeak-ng delivers. */
export const MONSTERS_PER_SECONDE = 22_050;

/** The plain speech of a clip, mono. */
export async function speak(clip: Clip): Promise<Float32Array> {
  const wav = await run('espeak-ng', ['-v', STEM, '-s', String(clip.snelheid), '--stdout', '--', clip.gesproken]);
  const uit = new Float32Array((wav.length - WAV_KOP) >> 1);
  for (let i = 0; i < uit.length; i++) uit[i] = wav.readInt16LE(WAV_KOP + 2 * i) / 32_768;
  return clip.knip ? cutOut(uit, MONSTERS_PER_SECONDE, clip.knip.van, clip.knip.tot) : uit;
}

function toPcm(monsters: Float32Array): Buffer {
  const pcm = Buffer.alloc(monsters.length * 2);
  monsters.forEach((x, i) => pcm.writeInt16LE(Math.round(x * 32_767), 2 * i));
  return pcm;
}

/** Without `bitexact` the ogg serial is random and the same clip would differ at every run. */
const KAAL = '-map_metadata -1 -flags:a +bitexact -fflags +bitexact';
const opusArgs = ({ opus }: Clip): string[] => `-c:a libopus -b:a ${opus} -application voip -ar 24000 -f ogg`.split(' ');
const MP3_ARGS = `-c:a libmp3lame -b:a ${MP3.bits} -ar ${MP3.hertz} -id3v2_version 0 -f mp3`.split(' ');

/** Input and output arguments of one clip: raw samples in, both files out under a name that says they are not whole yet. */
function argsOf(clip: Clip, nummer: number, rauw: string, base: string): { readonly invoer: string[]; readonly uitvoer: string[] } {
  const kaal = `-map ${nummer}:a ${KAAL}`.split(' ');
  return {
    invoer: [...`-f s16le -ar ${MONSTERS_PER_SECONDE} -ac 1 -i`.split(' '), rauw],
    uitvoer: [...kaal, ...opusArgs(clip), `${base}.ogg.deel`, ...(clip.alleenOpus ? [] : [...kaal, ...MP3_ARGS, `${base}.mp3.deel`])],
  };
}

/**
 * Renders clips to `<address>.ogg` and `<address>.mp3` in a folder. One ffmpeg for all of them, because starting it costs as
 * much as encoding a word. The names appear only when the files are whole.
 */
export async function render(clips: readonly Clip[], map: string): Promise<void> {
  const tijdelijk = await mkdtemp(path.join(tmpdir(), 'spelrijk-audio-'));
  try {
    const args = [];
    for (const [nummer, clip] of clips.entries()) {
      const rauw = path.join(tijdelijk, `${nummer}.raw`);
      await writeFile(rauw, toPcm(master(await speak(clip), MONSTERS_PER_SECONDE)));
      args.push(argsOf(clip, nummer, rauw, path.join(map, clip.adres)));
    }
    const alles = [...args.flatMap(({ invoer }) => invoer), ...args.flatMap(({ uitvoer }) => uitvoer)];
    await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...alles]);
    const namen = clips.flatMap((clip) => bestandenVan(clip).map((naam) => path.join(map, naam)));
    for (const naam of namen) await rename(`${naam}.deel`, naam);
  } finally {
    await rm(tijdelijk, { recursive: true });
  }
}
