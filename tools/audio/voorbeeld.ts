/**
 * `node tools/audio/voorbeeld.ts`: the recordings of the demo school, made of the shipped voice and nobody else's: the sentences of two texts one after another, as a
 * child would send them (16 kHz, mono, Opus). Needs ffmpeg to decode; what it writes is committed, and named as an example wherever it is heard.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPNAME_HERTZ } from '../../packages/domain/src/voorleesopname.ts';
import { readWav } from '../../packages/spraak/src/wav.ts';
import { findTekst } from '../../packages/taal/src/lezen.ts';
import { readAudioBestand } from '../../apps/server/src/features/oefenen/spraak/audio.ts';
import { createOpus } from '../../apps/server/src/platform/geluid/opus.ts';
import { openStem } from '../../apps/server/src/platform/geluid/stem.ts';
import { VOORBEELDEN } from '../../apps/server/src/features/site/demo/opnamen.ts';
import { root, stop } from '../install.mjs';

/** Between two sentences: a breath (ms), a little longer than the voice leaves itself. */
const ADEM_MS = 450;
const BITS = 16_000;

const audioRoot = path.join(root, 'apps/server/audio');
const index = readAudioBestand(audioRoot);
const stem = openStem(audioRoot, (regel) => process.stderr.write(`${regel}\n`));
const map = mkdtempSync(path.join(tmpdir(), 'voorbeeld-'));
const naar = path.join(root, 'apps/server/src/features/site/demo/opnamen');

function toSamples(mp3: Uint8Array): Float32Array {
  const [van, tot] = [path.join(map, 'zin.mp3'), path.join(map, 'zin.wav')];
  writeFileSync(van, mp3);
  const { status } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', van, '-ac', '1', '-ar', String(OPNAME_HERTZ), tot], {
    stdio: 'inherit',
  });
  if (status !== 0) stop('ffmpeg kan een zin niet lezen.');
  const wav = readWav(readFileSync(tot));
  return wav.ok ? wav.value.monsters : stop('Geen WAV.');
}

async function render(tekstId: string): Promise<Float32Array> {
  const tekst = (await findTekst(tekstId)) ?? stop(`De tekst ${tekstId} is er niet.`);
  const adem = new Float32Array((ADEM_MS * OPNAME_HERTZ) / 1000);
  const stukken: Float32Array[] = [];
  for (const zin of tekst.alineas.flat()) {
    const id = index.teksten[zin] ?? stop(`Er is geen geluid van: ${zin}`);
    const bytes = (await stem.klanken.get(id)?.read()) ?? stop(`Er is geen klank ${id}.`);
    stukken.push(toSamples(bytes), adem);
  }
  const heel = new Float32Array(stukken.reduce((som, { length }) => som + length, 0));
  let plek = 0;
  for (const stuk of stukken) {
    heel.set(stuk, plek);
    plek += stuk.length;
  }
  return heel;
}

const opus = createOpus();
mkdirSync(naar, { recursive: true });
for (const { tekst } of VOORBEELDEN) {
  const monsters = await render(tekst);
  const ogg = await opus.encode({ hertz: OPNAME_HERTZ, monsters }, BITS);
  writeFileSync(path.join(naar, `${tekst}.ogg`), ogg);
  process.stdout.write(`${tekst}: ${((1000 * monsters.length) / OPNAME_HERTZ).toFixed(0)} ms, ${ogg.length} bytes\n`);
}
rmSync(map, { recursive: true });
