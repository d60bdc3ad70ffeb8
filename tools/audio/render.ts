/**
 * `npm run audio`: makes everything that is said and has no sound yet, takes away what nothing asks for any more, measures what the
 * voice does wrong, and writes packs and index. With `--voice` it makes another voice, in the data folder. See README.md beside this file.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AUDIO_MAP, ROOT } from './bank.ts';
import { ENCODING, encode } from './encode.ts';
import type { Engine } from './engines/engine.ts';
import { espeak } from './engines/espeak.ts';
import { openSherpa } from './engines/sherpa.ts';
import { measureKlanken } from './klankmeting.ts';
import { measureVoice } from './measure.ts';
import { type PackChange, type Render, type VoiceManifest, updateVoice, writeWhole } from './packs.ts';
import { type Plan, currentPlan, indexText } from './plan.ts';
import { versionOf } from './program.ts';
import { measureWoordtijden } from './woordtijden.ts';

const GEBRUIK = `npm run audio                                   de stem die meegaat, in apps/server/audio
npm run audio -- --engine sherpa --model MAP --voice NAAM [--region nl|be] --licence TEKST --source TEKST
                                                een eigen stem, in SPELRIJK_DATA/voices/NAAM (standaard ./data)`;

/** Clips per start of ffmpeg, and how many of such portions at once. */
const PORTIE = 24;
const WERKERS = 2;

const OPTIONS = {
  engine: { type: 'string', default: 'espeak' },
  model: { type: 'string' },
  voice: { type: 'string' },
  region: { type: 'string', default: 'nl' },
  licence: { type: 'string' },
  source: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const NAAM = /^[a-z0-9][a-z0-9-]{0,39}$/;

interface Opdracht {
  readonly engine: Engine;
  readonly map: string;
  readonly manifest: VoiceManifest;
  readonly gewoon: boolean;
}

function chooseEngine(naam: string, model: string | undefined): Engine {
  if (naam === 'espeak') return espeak;
  if (naam !== 'sherpa') throw new Error(`--engine is espeak of sherpa, niet ${naam}.`);
  if (model === undefined) throw new Error('--engine sherpa vraagt ook --model MAP, de map van een Nederlands VITS- of Piper-model.');
  return openSherpa(model);
}

function readOpdracht(args: readonly string[]): Opdracht {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { voice, region, licence, source, model } = values;
  const recipeOf = (engine: Engine): string => `${engine.recipe}, ${ENCODING}`;
  if (voice === undefined) {
    if (values.engine !== 'espeak') throw new Error('Noem de stem met --voice NAAM: de stem die meegaat is die van espeak-ng.');
    const manifest: VoiceManifest = { ...GEWOON, recipe: recipeOf(espeak) };
    return { engine: espeak, map: AUDIO_MAP, manifest, gewoon: true };
  }
  if (!NAAM.test(voice)) throw new Error('--voice is een naam van kleine letters, cijfers en streepjes.');
  if (region !== 'nl' && region !== 'be') throw new Error('--region is nl of be.');
  if (licence === undefined || source === undefined)
    throw new Error('Zeg met --licence en --source onder welke licentie de stem valt en van wie zij is.');
  const engine = chooseEngine(values.engine, model);
  const data = path.resolve(process.env['SPELRIJK_DATA'] ?? path.join(ROOT, 'data'));
  return {
    engine,
    map: path.join(data, 'voices', voice),
    manifest: { name: voice, region, licence, source, recipe: recipeOf(engine) },
    gewoon: false,
  };
}

/** The voice that is shipped. */
const GEWOON = {
  name: 'Shelby van espeak-ng',
  region: 'nl',
  licence: 'MIT, als de rest van Spelrijk; zie docs/licences.md over de uitvoer van espeak-ng',
  source: 'espeak-ng 1.51, stem nl in de variant shelby',
} as const;

/** Says clips in portions, a few at a time; null for what the voice cannot say. */
const renderWith =
  ({ speak }: Engine): Render =>
  async (clips) => {
    const uit: (Uint8Array | null)[] = clips.map(() => null);
    const porties = Array.from({ length: Math.ceil(clips.length / PORTIE) }, (_, i) => i * PORTIE).values();
    const werker = async (): Promise<void> => {
      for (const begin of porties) {
        const gezegd = [];
        for (const [i, clip] of clips.slice(begin, begin + PORTIE).entries()) {
          const geluid = await speak(clip);
          if (geluid) gezegd.push({ nummer: begin + i, clip, geluid });
        }
        const bytes = gezegd.length === 0 ? [] : await encode(gezegd.map(({ clip, geluid }) => [clip, geluid] as const));
        for (const [i, { nummer }] of gezegd.entries()) uit[nummer] = bytes[i] ?? null;
      }
    };
    await Promise.all(Array.from({ length: WERKERS }, werker));
    return uit;
  };

function report({ pack, nieuw, weg, gelijk }: PackChange, klaar: number, totaal: number): void {
  const stand = `${klaar}/${totaal}`;
  if (nieuw + weg > 0) console.log(`${stand} ${pack}: ${nieuw} nieuw, ${weg} weg, ${gelijk} gelijk`);
  else if (process.stdout.isTTY) process.stdout.write(`\r${stand}\u001B[K`);
}

function demandPrograms(): void {
  for (const program of ['espeak-ng', 'ffmpeg'] as const) {
    const versie = versionOf(program);
    if (versie === undefined) throw new Error(`${program} is niet geïnstalleerd (Debian: apt-get install ${program}).`);
    console.log(versie);
  }
}

async function planFor(gewoon: boolean): Promise<Plan> {
  if (gewoon) {
    console.log('alle woorden worden een keer gezegd en gemeten ...');
    const { anders, geblokkeerd } = await measureVoice();
    console.log(`${anders} woorden krijgen een eigen uitspraak, ${geblokkeerd} zijn geblokkeerd`);
  }
  return currentPlan();
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(GEBRUIK);
    return;
  }
  const { engine, map, manifest, gewoon } = readOpdracht(process.argv.slice(2));
  try {
    demandPrograms();
    const { index, clips } = await planFor(gewoon);
    const packs = await updateVoice({ map, manifest, clips: clips.values(), render: renderWith(engine), report });
    if (gewoon) {
      writeWhole(path.join(map, 'index.json'), indexText(index));
      await measureKlanken(map);
      await measureWoordtijden({ index, clips });
    }
    const som = (van: (change: PackChange) => number): number => packs.reduce((totaal, change) => totaal + van(change), 0);
    console.log(
      `${map}: ${som(({ nieuw }) => nieuw)} nieuw, ${som(({ weg }) => weg)} weg, ${som(({ gelijk }) => gelijk)} gelijk, van ${clips.size}`,
    );
  } finally {
    engine.close();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
