/**
 * Speaks lines of JSON (`{ stem, snelheid, gesproken }`) from standard input as WAV on standard output; see README.md.
 *
 * Copyright (C) 2026 Spelrijk. This program is free software: you can redistribute it and/or modify it under the terms of
 * the GNU General Public License as published by the Free Software Foundation, either version 3 of the License, or (at your
 * option) any later version. It is distributed without any warranty; see the file COPYING.
 */
import { createInterface } from 'node:readline';
import createEspeak from 'espeak-ng';

interface Regel {
  readonly stem: string;
  /** Words per minute. */
  readonly snelheid: number;
  readonly gesproken: string;
}

const MAX_TEKENS = 2000;

function readJson(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The line as it has to be, or null. Nothing of it becomes an option of the program. */
function parse(line: string): Regel | null {
  const { stem, snelheid, gesproken }: Partial<Record<keyof Regel, unknown>> = readJson(line);
  if (typeof stem !== 'string' || !/^nl(\+\w+)?$/.test(stem)) return null;
  if (typeof snelheid !== 'number' || !Number.isInteger(snelheid) || snelheid < 60 || snelheid > 300) return null;
  if (typeof gesproken !== 'string' || gesproken === '' || gesproken.length > MAX_TEKENS) return null;
  return { stem, snelheid, gesproken };
}

/** A fresh instance per text: the program keeps state between runs of its main function. */
async function speak({ stem, snelheid, gesproken }: Regel): Promise<Uint8Array> {
  const quiet = (): void => undefined;
  const args = ['-v', stem, '-s', String(snelheid), '-w', 'uit.wav', '--', gesproken];
  const { FS } = await createEspeak({ arguments: args, print: quiet, printErr: quiet });
  return FS.readFile('uit.wav');
}

function write(wav: Uint8Array): void {
  const lengte = Buffer.alloc(4);
  lengte.writeUInt32LE(wav.length);
  process.stdout.write(Buffer.concat([lengte, wav]));
}

for await (const line of createInterface({ input: process.stdin })) {
  const regel = parse(line);
  write(regel ? await speak(regel).catch(() => new Uint8Array(0)) : new Uint8Array(0));
}
