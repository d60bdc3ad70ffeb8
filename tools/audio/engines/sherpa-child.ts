/**
 * Speaks with a neural voice, as a process of its own: the library is native code that may end the process, and holds espeak-ng (GPL).
 * One JSON line in (text, speed), one answer out: the length of a WAV in 4 bytes, little-endian, then the WAV.
 * Started by sherpa.ts: node sherpa-child.ts <library> <config as JSON>
 */
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { writeWav } from '@spelrijk/spraak/wav';
import type { VitsConfig } from './sherpa.ts';

interface Tts {
  generate(vraag: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }): {
    readonly samples: Float32Array;
    readonly sampleRate: number;
  };
}

interface Library {
  readonly OfflineTts: new (config: VitsConfig) => Tts;
}

interface Zeg {
  readonly text: string;
  readonly speed: number;
}

const [library = '', config = '{}'] = process.argv.slice(2);
const { OfflineTts }: Library = createRequire(import.meta.url)(library);
const vits: VitsConfig = JSON.parse(config);
const tts = new OfflineTts(vits);

for await (const regel of createInterface({ input: process.stdin })) {
  const { text, speed }: Zeg = JSON.parse(regel);
  const { samples, sampleRate } = tts.generate({ text, sid: 0, speed, enableExternalBuffer: false });
  const wav = Buffer.from(writeWav({ hertz: sampleRate, monsters: samples }));
  const kop = Buffer.alloc(4);
  kop.writeUInt32LE(wav.length);
  process.stdout.write(Buffer.concat([kop, wav]));
}
