/**
 * A voice on disk: a folder with `voice.json` and packs. A pack is written anew when its words change; what stays in it is copied, so
 * that a new word costs one clip. The same clips are the same bytes.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackIndex, writePack, type Packclip } from '@spelrijk/spraak/pack';
import { mp3Ms } from './mp3.ts';
import type { PlanClip } from './plan.ts';

/** `voice.json`; the server reads the first four. */
export interface VoiceManifest {
  readonly name: string;
  readonly region: 'nl' | 'be';
  readonly licence: string;
  readonly source: string;
  /** How its clips were made; of another recipe nothing is copied. */
  readonly recipe: string;
}

export interface PackChange {
  readonly pack: string;
  readonly nieuw: number;
  readonly weg: number;
  readonly gelijk: number;
}

/** Renders clips, in the same order; null for what this voice cannot say. */
export type Render = (clips: readonly PlanClip[]) => Promise<readonly (Uint8Array | null)[]>;

const manifestPath = (map: string): string => path.join(map, 'voice.json');
const packPath = (map: string, naam: string): string => path.join(map, `${naam}.pack`);

export function readManifest(map: string): VoiceManifest | undefined {
  const file = manifestPath(map);
  if (!existsSync(file)) return undefined;
  const manifest: VoiceManifest = JSON.parse(readFileSync(file, 'utf8'));
  return manifest;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

export const toPackclip = (id: string, bytes: Uint8Array): Packclip => ({ id, bytes, ms: mp3Ms(bytes), hash: hashOf(bytes) });

/** The clips of a pack by id; none when there is no such pack, or no whole one. */
export function readPack(map: string, naam: string): ReadonlyMap<string, Packclip> {
  const file = packPath(map, naam);
  if (!existsSync(file)) return new Map();
  const bytes = readFileSync(file);
  const index = readPackIndex(bytes, bytes.length);
  if (!index.ok) return new Map();
  return new Map(index.value.map(({ begin, lengte, ...plek }) => [plek.id, { ...plek, bytes: bytes.subarray(begin, begin + lengte) }]));
}

export const packNames = (map: string): string[] =>
  existsSync(map)
    ? readdirSync(map)
        .filter((naam) => naam.endsWith('.pack'))
        .map((naam) => path.basename(naam, '.pack'))
        .sort()
    : [];

/** Under another name first, so that a file that is there is whole. */
export function writeWhole(file: string, inhoud: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.deel`, inhoud);
  renameSync(`${file}.deel`, file);
}

function groupByPack(clips: Iterable<PlanClip>): ReadonlyMap<string, readonly PlanClip[]> {
  const packs = new Map<string, PlanClip[]>();
  for (const clip of clips) packs.set(clip.pack, [...(packs.get(clip.pack) ?? []), clip]);
  return new Map([...packs].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Brings one pack up to what is asked; an empty one goes. */
async function updatePack(
  map: string,
  naam: string,
  clips: readonly PlanClip[],
  oud: ReadonlyMap<string, Packclip>,
  render: Render,
): Promise<PackChange> {
  const hier = readPack(map, naam);
  const bekend = clips.flatMap(({ adres }) => oud.get(adres) ?? []);
  const ontbreekt = clips.filter(({ adres }) => !oud.has(adres));
  const gezegd = ontbreekt.length === 0 ? [] : await render(ontbreekt);
  const nieuw = ontbreekt.flatMap(({ adres }, i) => {
    const bytes = gezegd[i];
    return bytes ? [toPackclip(adres, bytes)] : [];
  });
  const alle = [...bekend, ...nieuw];
  const blijft = new Set(alle.map(({ id }) => id));
  const weg = [...hier.keys()].filter((id) => !blijft.has(id)).length;
  const erbij = alle.filter(({ id }) => !hier.has(id)).length;
  if (alle.length === 0) rmSync(packPath(map, naam), { force: true });
  else if (nieuw.length + weg + erbij > 0) writeWhole(packPath(map, naam), writePack(alle));
  return { pack: naam, nieuw: nieuw.length, weg, gelijk: bekend.length };
}

export interface Update {
  readonly map: string;
  readonly manifest: VoiceManifest;
  readonly clips: Iterable<PlanClip>;
  readonly render: Render;
  /** Told after every pack. */
  readonly report: (change: PackChange, klaar: number, totaal: number) => void;
}

/** Brings a voice up to its plan, pack by pack; stopped halfway it goes on where it was. */
export async function updateVoice({ map, manifest, clips, render, report }: Update): Promise<readonly PackChange[]> {
  const gelijk = readManifest(map)?.recipe === manifest.recipe;
  if (!gelijk) for (const naam of packNames(map)) rmSync(packPath(map, naam));
  writeWhole(manifestPath(map), `${JSON.stringify(manifest, null, 2)}\n`);
  // A clip can move to another pack: it is looked for in all of them.
  const oud = new Map(packNames(map).flatMap((naam) => [...readPack(map, naam)]));
  const packs = groupByPack(clips);
  const veranderd: PackChange[] = [];
  for (const [naam, gevraagd] of packs) {
    const change = await updatePack(map, naam, gevraagd, oud, render);
    veranderd.push(change);
    report(change, veranderd.length, packs.size);
  }
  for (const naam of packNames(map).filter((pack) => !packs.has(pack))) {
    const weg = readPack(map, naam).size;
    rmSync(packPath(map, naam));
    veranderd.push({ pack: naam, nieuw: 0, weg, gelijk: 0 });
  }
  return veranderd;
}
