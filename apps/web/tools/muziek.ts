/** `node apps/web/tools/muziek.ts [map]`: measures every piece and ambience; with a folder it writes them there as WAV to listen to. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RATE } from '../src/areas/leerling/audio/muziek/klank.ts';
import { LAGEN, playPassage } from '../src/areas/leerling/audio/muziek/passage.ts';
import { makeSfeer, SFEER_RATE, SFEREN } from '../src/areas/leerling/audio/muziek/sfeer.ts';
import { duurOf } from '../src/areas/leerling/audio/muziek/stuk.ts';
import { STUKKEN } from '../src/areas/leerling/audio/muziek/stukken.ts';
import { measure, mixStuk } from './muziek-mix.ts';

function toWav(samples: Float32Array, rate: number): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0).toString();
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, i) => bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + i * 2));
  return bytes;
}

/** The most tones that sound in the same second. */
function busiest(times: readonly number[]): number {
  return times.reduce((most, from) => Math.max(most, times.filter((at) => at >= from && at < from + 1).length), 0);
}

const [folder] = process.argv.slice(2);
if (folder !== undefined) mkdirSync(folder, { recursive: true });
const row = (naam: string, samples: Float32Array, rest: string): void => {
  const { piek, rms, sprong } = measure(samples);
  process.stdout.write(`${naam.padEnd(16)} piek ${piek.toFixed(2)}  rms ${rms.toFixed(1)} dB  sprong ${sprong.toFixed(2)}  ${rest}\n`);
};
for (const [naam, stuk] of Object.entries(STUKKEN)) {
  const rust = measure(mixStuk(stuk, { lagen: ['rust'] })).rms.toFixed(1);
  const samples = mixStuk(stuk, { passages: 2, lagen: LAGEN });
  const noten = playPassage(stuk, 1, 0);
  row(
    naam,
    samples,
    `${duurOf(stuk).toFixed(0)} s, ${noten.length} tonen, ten hoogste ${busiest(noten.map(({ op }) => op))} per s, rust ${rust} dB`,
  );
  if (folder !== undefined) writeFileSync(path.join(folder, `${naam}.wav`), toWav(samples, RATE));
}
for (const sfeer of SFEREN) {
  const samples = makeSfeer(sfeer);
  const naad = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0)).toFixed(3);
  row(sfeer, samples, `${samples.length / SFEER_RATE} s, naad ${naad}`);
  if (folder !== undefined) writeFileSync(path.join(folder, `sfeer-${sfeer}.wav`), toWav(samples, SFEER_RATE));
}
