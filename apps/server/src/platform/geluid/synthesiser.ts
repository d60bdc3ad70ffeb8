/**
 * The synthesiser, a separate program (GPL, see apps/synthesiser), as seen from outside: text in, sound out. At most one
 * process of it at a time, without network, without our environment, and killed when it takes too long.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { readWav, type Geluid } from '@spelrijk/spraak/wav';
import { AppError } from '../app-error.ts';

export interface Zeg {
  /** Text; phonemes between double brackets. */
  readonly gesproken: string;
  /** Words per minute. */
  readonly snelheid: number;
  readonly stem: string;
}

export interface Synthesiser {
  /** False where the program was not installed: own words are shown then, not spoken. */
  readonly aanwezig: boolean;
  /** In the same order; null for what it could not say. Waits for its turn; refuses when too many wait. */
  speak(zinnen: readonly Zeg[]): Promise<readonly (Geluid | null)[]>;
}

export interface SynthesiserOptions {
  /** The program; by default the one in this repository. */
  readonly program?: string;
  /** Milliseconds per process. */
  readonly timeout?: number;
  /** Calls that may wait for their turn. */
  readonly wachtrij?: number;
}

const PROGRAM = join(import.meta.dirname, '../../../../synthesiser/src/main.ts');
const TIMEOUT_MS = 15_000;
const WACHTRIJ = 40;
const MAX_BYTES = 16_000_000;
const MEMORY_MB = 384;

/** Folder of the package the program speaks with; undefined when it was not installed. Nothing of it is loaded here. */
function findLibrary(program: string): string | undefined {
  if (!existsSync(program)) return undefined;
  try {
    return dirname(createRequire(program).resolve('espeak-ng'));
  } catch {
    return undefined;
  }
}

/** The lengths and sounds of the answer; what is cut off counts as not spoken. */
function readAnswer(bytes: Buffer, aantal: number): (Geluid | null)[] {
  let at = 0;
  return Array.from({ length: aantal }, () => {
    if (at + 4 > bytes.length) return null;
    const lengte = bytes.readUInt32LE(at);
    const wav = readWav(bytes.subarray(at + 4, at + 4 + lengte));
    at += 4 + lengte;
    return wav.ok ? wav.value : null;
  });
}

function runProgram(program: string, library: string, invoer: string, timeout: number): Promise<Buffer> {
  const beschrijving = join(dirname(program), '..', 'package.json');
  const lezen = [`${dirname(program)}${sep}*`, beschrijving, `${join(library, '..')}${sep}*`].map((pad) => `--allow-fs-read=${pad}`);
  const args = ['--permission', ...lezen, `--max-old-space-size=${MEMORY_MB}`, '--no-warnings', program];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {},
      cwd: dirname(program),
      timeout,
      killSignal: 'SIGKILL',
    });
    const uit: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (deel: Buffer) => {
      bytes += deel.length;
      if (bytes > MAX_BYTES) child.kill('SIGKILL');
      else uit.push(deel);
    });
    // A program that ended early does not read its input to the end; how it ended says enough.
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(uit)));
    child.stdin.end(invoer);
  });
}

export function createSynthesiser({ program = PROGRAM, timeout = TIMEOUT_MS, wachtrij = WACHTRIJ }: SynthesiserOptions = {}): Synthesiser {
  const library = findLibrary(program);
  let rij: Promise<unknown> = Promise.resolve();
  let wachtend = 0;
  const enter = <T>(work: () => Promise<T>): Promise<T> => {
    if (wachtend >= wachtrij) throw new AppError('unavailable', 'spraak/te-druk', { retryAfter: 5 });
    wachtend += 1;
    const mine = rij.then(work).finally(() => (wachtend -= 1));
    rij = mine.catch(() => undefined);
    return mine;
  };
  return {
    aanwezig: library !== undefined,
    speak: async (zinnen) => {
      if (library === undefined) throw new AppError('unavailable', 'spraak/geen-stem');
      const invoer = zinnen.map((zin) => `${JSON.stringify(zin)}\n`).join('');
      return readAnswer(await enter(() => runProgram(program, library, invoer, timeout)), zinnen.length);
    },
  };
}

/** Where speech is switched off. */
export const noSynthesiser: Synthesiser = {
  aanwezig: false,
  speak: () => Promise.reject(new AppError('unavailable', 'spraak/geen-stem')),
};
