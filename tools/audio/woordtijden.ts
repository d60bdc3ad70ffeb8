/**
 * When each word of a line of a reading text begins, for reading along. The synthesiser tells it (`apps/synthesiser`, a program of its
 * own); from the times of its sound follow those of the clip, which begins where the voice does, after a silence.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AANLOOP_MS, spanOf } from '@spelrijk/spraak/monsters';
import { STEM } from '@spelrijk/spraak/recept';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { loadTeksten } from '@spelrijk/taal/lezen';
import { AUDIO_MAP, ROOT } from './bank.ts';
import { writeWhole } from './packs.ts';
import type { Plan } from './plan.ts';
import { runWith } from './program.ts';
import type { Clip } from './recept.ts';

const BESTAND = path.join(AUDIO_MAP, 'woordtijden.json');
const PROGRAMMA = path.join(ROOT, 'apps/synthesiser/src/woordtijden.ts');
const WERKERS = 2;

/** By clip: of each piece between spaces when it begins, in hundredths of a second; empty where a word was not told of. */
export type Woordtijden = Readonly<Record<string, readonly number[]>>;

/** What the program tells: where each word stands (code points), and the sample at which it begins. */
interface Gezegd {
  readonly hertz: number;
  readonly woorden: readonly (readonly [plek: number, monster: number])[];
}

export function readWoordtijden(): Woordtijden {
  if (!existsSync(BESTAND)) return {};
  const tijden: Woordtijden = JSON.parse(readFileSync(BESTAND, 'utf8'));
  return tijden;
}

interface Stuk {
  /** In code points, the end exclusive. */
  readonly van: number;
  readonly tot: number;
  /** Something of it is said. */
  readonly klinkt: boolean;
}

const countPoints = (tekst: string): number => [...tekst].length;

/** Pieces between spaces; phonemes may hold spaces of their own. */
export const splitStukken = (gesproken: string): readonly Stuk[] =>
  [...gesproken.matchAll(/(?:\[\[.*?\]\]|\S)+/gu)].map(({ 0: stuk, index }) => {
    const van = countPoints(gesproken.slice(0, index));
    return { van, tot: van + countPoints(stuk), klinkt: /[\p{L}\p{N}]/u.test(stuk) };
  });

/**
 * Begins of pieces in hundredths of a second of the clip, never earlier than the one before.
 * @param woorden where a word stands in the text, and when it begins (ms of the clip)
 * @returns empty when a piece that sounds was not told of
 */
export function tijdenVan(gesproken: string, woorden: readonly (readonly [plek: number, ms: number])[]): readonly number[] {
  const tijden: number[] = [];
  for (const { van, tot, klinkt } of splitStukken(gesproken)) {
    const begin = woorden.find(([plek]) => plek >= van && plek < tot)?.[1];
    if (begin === undefined && klinkt) return [];
    tijden.push(Math.max(tijden.at(-1) ?? 0, Math.round((begin ?? 0) / 10)));
  }
  return tijden;
}

/** Calling the library is experimental in Node, and now and then (twice in some five hundred) the process crashes; the same text is well the next time. */
const KEREN = 4;

async function askTimes({ gesproken, snelheid }: Pick<Clip, 'gesproken' | 'snelheid'>, keer = 1): Promise<Buffer> {
  const args = ['--experimental-ffi', '--disable-warning=ExperimentalWarning', PROGRAMMA];
  try {
    const uit = await runWith(process.execPath, args, Buffer.from(JSON.stringify({ stem: STEM, snelheid, gesproken })));
    if (uit.length === 0) throw new Error(`espeak-ng gave no sound for ${gesproken}`);
    return uit;
  } catch (error) {
    if (keer === KEREN) throw error;
    return askTimes({ gesproken, snelheid }, keer + 1);
  }
}

async function measureClip(clip: Clip): Promise<readonly number[]> {
  const { gesproken } = clip;
  const uit = await askTimes(clip);
  const kop = 4 + uit.readUInt32LE(0);
  const { hertz, woorden }: Gezegd = JSON.parse(uit.subarray(4, kop).toString());
  const monsters = Float32Array.from({ length: (uit.length - kop) >> 1 }, (_, i) => uit.readInt16LE(kop + 2 * i) / 32_768);
  const eerste = spanOf(monsters, hertz)?.begin ?? 0;
  return tijdenVan(
    gesproken,
    woorden.map(([plek, monster]) => [plek, AANLOOP_MS + ((monster - eerste) / hertz) * 1000]),
  );
}

/** Clips of what one reads along with: titles and sentences of reading texts. */
async function leesclips({ index, clips }: Plan): Promise<readonly Clip[]> {
  const teksten = await Promise.all(Leesniveau.options.map((niveau) => loadTeksten(niveau)));
  const zinnen = new Set(teksten.flat().flatMap(({ titel, alineas }) => [titel, ...alineas.flat()]));
  return [...zinnen].flatMap((zin) => clips.get(index.teksten[zin] ?? '') ?? []);
}

/** Asks for the lines that are new, and forgets those that are gone. */
export async function measureWoordtijden(plan: Plan): Promise<void> {
  const oud = readWoordtijden();
  const regels = await leesclips(plan);
  const tijden = new Map<string, readonly number[]>();
  const rij = regels.values();
  const werker = async (): Promise<void> => {
    for (const clip of rij) tijden.set(clip.adres, oud[clip.adres] ?? (await measureClip(clip)));
  };
  await Promise.all(Array.from({ length: WERKERS }, werker));
  const lijnen = [...tijden].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([adres, begins]) => `"${adres}":${JSON.stringify(begins)}`);
  writeWhole(BESTAND, `{\n${lijnen.join(',\n')}\n}\n`);
  const stom = [...tijden.values()].filter(({ length }) => length === 0).length;
  console.log(`woordtijden: ${tijden.size} regels, van ${stom} is een woord niet bekend`);
}
