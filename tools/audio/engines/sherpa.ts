/**
 * A neural voice through sherpa-onnx (Apache-2.0) with a VITS or Piper model that somebody brings: a folder with the model, its
 * tokens and the data of espeak-ng. Neither model nor library is shipped; see README.md for what may be used.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readWav, type Geluid } from '@spelrijk/spraak/wav';
import type { Clip } from '../recept.ts';
import type { Engine } from './engine.ts';

/** The version that was tried. */
const SHERPA = 'sherpa-onnx-node@1.13.8';

export interface VitsConfig {
  readonly model: {
    readonly vits: {
      readonly model: string;
      readonly tokens: string;
      readonly dataDir: string;
      readonly noiseScale: number;
      readonly noiseScaleW: number;
      readonly lengthScale: number;
    };
    readonly numThreads: number;
    readonly provider: 'cpu';
    readonly debug: boolean;
  };
  readonly maxNumSentences: number;
}

/** Words per minute at which such a model speaks of itself. */
const EIGEN_TEMPO = 140;

const isFolder = (file: string): boolean => existsSync(file) && statSync(file).isDirectory();

/** The file of the model: `model.onnx`, or the only one that ends so. Throws a sentence that says what is missing. */
function findModel(map: string): string {
  if (!isFolder(map)) throw new Error(`De map ${map} is er niet. Geef met --model de map van een Nederlands VITS- of Piper-model.`);
  const modellen = readdirSync(map).filter((naam) => naam.endsWith('.onnx'));
  const model = modellen.includes('model.onnx') ? 'model.onnx' : modellen[0];
  if (model === undefined) throw new Error(`In ${map} staat geen model: er hoort een bestand model.onnx te staan.`);
  if (model !== 'model.onnx' && modellen.length > 1)
    throw new Error(`In ${map} staan meer modellen (${modellen.join(', ')}). Noem er een model.onnx.`);
  if (!existsSync(path.join(map, 'tokens.txt'))) throw new Error(`In ${map} ontbreekt tokens.txt, de lijst met tekens van het model.`);
  if (!isFolder(path.join(map, 'espeak-ng-data'))) throw new Error(`In ${map} ontbreekt de map espeak-ng-data, waarmee het model leest.`);
  return path.join(map, model);
}

/** The library, beside the model or in this repository. Throws a sentence that says what to install. */
function findLibrary(map: string): string {
  for (const vanaf of [path.join(map, 'x.js'), import.meta.filename]) {
    try {
      return createRequire(vanaf).resolve('sherpa-onnx-node');
    } catch {
      // Looked for in the next place.
    }
  }
  throw new Error(`Het pakket sherpa-onnx-node is niet geïnstalleerd. Doe dat zelf, eenmalig: npm install --prefix ${map} ${SHERPA}`);
}

function configOf(map: string, model: string): VitsConfig {
  // Without noise the same text is the same sound, at every run.
  const vits = {
    model,
    tokens: path.join(map, 'tokens.txt'),
    dataDir: path.join(map, 'espeak-ng-data'),
    noiseScale: 0,
    noiseScaleW: 0,
    lengthScale: 1,
  };
  return { model: { vits, numThreads: 1, provider: 'cpu', debug: false }, maxNumSentences: 1 };
}

interface Wachtend {
  readonly resolve: (wav: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the voice. It answers in the order in which it is asked. */
export function openSherpa(folder: string): Engine {
  const map = path.resolve(folder);
  const model = findModel(map);
  const args = [path.join(import.meta.dirname, 'sherpa-child.ts'), findLibrary(map), JSON.stringify(configOf(map, model))];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const wachtend: Wachtend[] = [];
  let uit = Buffer.alloc(0);
  let laatste = '';
  let einde: Error | undefined;
  child.stdout.on('data', (deel: Buffer) => {
    uit = Buffer.concat([uit, deel]);
    while (uit.length >= 4 && uit.length >= 4 + uit.readUInt32LE(0)) {
      const lengte = 4 + uit.readUInt32LE(0);
      wachtend.shift()?.resolve(uit.subarray(4, lengte));
      uit = uit.subarray(lengte);
    }
  });
  child.stderr.on('data', (deel: Buffer) => (laatste = (laatste + deel.toString()).slice(-1500)));
  child.stdin.on('error', () => undefined);
  child.on('close', (code) => {
    einde = new Error(`De stem in ${map} sprak niet (sherpa-onnx stopte met code ${code}). Het meldde:\n${laatste.trim()}`);
    for (const { reject } of wachtend.splice(0)) reject(einde);
  });
  const ask = (text: string, speed: number): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (einde) return reject(einde);
      wachtend.push({ resolve, reject });
      child.stdin.write(`${JSON.stringify({ text, speed })}\n`);
    });
  return {
    recipe: `sherpa-onnx ${path.basename(model)} ${createHash('sha256').update(readFileSync(model)).digest('hex').slice(0, 16)}`,
    speak: async ({ tekst, snelheid }: Clip): Promise<Geluid | null> => {
      if (tekst === undefined) return null;
      const wav = readWav(await ask(tekst, snelheid / EIGEN_TEMPO));
      if (!wav.ok) throw new Error(`De stem in ${map} gaf geen geluid voor: ${tekst}`);
      return wav.value;
    },
    close: () => child.stdin.end(),
  };
}
