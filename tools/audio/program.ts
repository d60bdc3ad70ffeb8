/** Starts the separate programs espeak-ng and ffmpeg. Nothing of either is linked or shipped. */
import { spawn, spawnSync } from 'node:child_process';

/** Runs a program to its end, with this on its standard input. @returns standard output; rejects with the last lines of standard error */
export function runWith(program: string, args: readonly string[], invoer: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const uit: Buffer[] = [];
    let fout = '';
    child.stdout.on('data', (deel: Buffer) => uit.push(deel));
    child.stderr.on('data', (deel: Buffer) => (fout = (fout + deel.toString()).slice(-2000)));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(Buffer.concat(uit)) : reject(new Error(`${program} ended with ${code}: ${fout}`))));
    // A program that ended early does not read on; how it ended says enough.
    child.stdin.on('error', () => undefined);
    child.stdin.end(invoer);
  });
}

export const run = (program: string, args: readonly string[]): Promise<Buffer> => runWith(program, args, new Uint8Array(0));

/** First line of the version of a program, or undefined when it is not installed. */
export function versionOf(program: 'espeak-ng' | 'ffmpeg'): string | undefined {
  const uit = spawnSync(program, [program === 'ffmpeg' ? '-version' : '--version'], { encoding: 'utf8' });
  return uit.status === 0 ? uit.stdout.split('\n')[0] : undefined;
}
