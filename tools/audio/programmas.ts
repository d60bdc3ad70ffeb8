/** The two separate programs: espeak-ng speaks, ffmpeg encodes. Nothing of either is linked or shipped. */
import { spawn, spawnSync } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { type Clip, MP3, STEM } from './recept.ts';
import { MONSTERS_PER_SECONDE, master } from './klank.ts';

/** Runs a program to its end. @returns standard output; rejects with the last lines of standard error */
function run(program: string, args: readonly string[], input: Uint8Array = new Uint8Array()): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const uit: Buffer[] = [];
    let fout = '';
    child.stdout.on('data', (deel: Buffer) => uit.push(deel));
    child.stderr.on('data', (deel: Buffer) => (fout = (fout + deel.toString()).slice(-2000)));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(Buffer.concat(uit)) : reject(new Error(`${program} ended with ${code}: ${fout}`))));
    // A program may end before it has read its input (espeak-ng never reads it); how it ended says what happened.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
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

async function speak(clip: Clip): Promise<Float32Array> {
  const wav = await run('espeak-ng', ['-v', STEM, '-s', String(clip.snelheid), '--stdout', '--', clip.gesproken]);
  const uit = new Float32Array((wav.length - WAV_KOP) >> 1);
  for (let i = 0; i < uit.length; i++) uit[i] = wav.readInt16LE(WAV_KOP + 2 * i) / 32_768;
  return uit;
}

function toPcm(monsters: Float32Array): Buffer {
  const pcm = Buffer.alloc(monsters.length * 2);
  monsters.forEach((x, i) => pcm.writeInt16LE(Math.round(x * 32_767), 2 * i));
  return pcm;
}

/** Without `bitexact` the ogg serial is random and the same clip would differ at every run. */
const KAAL = '-map 0:a -map_metadata -1 -flags:a +bitexact -fflags +bitexact'.split(' ');
const opusArgs = ({ opus }: Clip): string[] => `-c:a libopus -b:a ${opus} -application voip -ar 24000 -f ogg`.split(' ');
const MP3_ARGS = `-c:a libmp3lame -b:a ${MP3.bits} -ar ${MP3.hertz} -id3v2_version 0 -f mp3`.split(' ');

/** Renders a clip to `<base>.ogg` and `<base>.mp3`. The names appear only when both files are whole. */
export async function render(clip: Clip, base: string): Promise<void> {
  const pcm = toPcm(master(await speak(clip)));
  const invoer = `-hide_banner -loglevel error -y -f s16le -ar ${MONSTERS_PER_SECONDE} -ac 1 -i pipe:0`.split(' ');
  const uitvoer = [...KAAL, ...opusArgs(clip), `${base}.ogg.deel`, ...KAAL, ...MP3_ARGS, `${base}.mp3.deel`];
  await run('ffmpeg', [...invoer, ...uitvoer], pcm);
  await rename(`${base}.mp3.deel`, `${base}.mp3`);
  await rename(`${base}.ogg.deel`, `${base}.ogg`);
}
