/**
 * A voice: a folder with `voice.json` and packs of clips. Of a pack only the index is read at start; a clip is read when somebody
 * listens, and given only when its bytes are what the index promised: a file that was changed meanwhile is silence, never a wrong word.
 */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, lstatSync, openSync, read, readFileSync, readSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Regio } from '@spelrijk/domain/admin';
import { PACK_KOP, readPackIndex, readPackKop, type Packplek } from '@spelrijk/spraak/pack';

const readAt = promisify(read);

/** `voice.json`: what a voice says of itself. */
const Manifest = z.object({
  name: z.string().min(1).max(80),
  /** Whose Dutch it is. */
  region: Regio,
  licence: z.string().min(1).max(200),
  /** Who or what spoke. */
  source: z.string().min(1).max(500),
});

export interface Klank {
  readonly hash: string;
  readonly lengte: number;
  /** When its pack was written, ms since 1970. */
  readonly gemaakt: number;
  /** The bytes; null when they are not what the index promised. */
  read(): Promise<Uint8Array | null>;
}

export interface Stem {
  readonly naam: string;
  readonly regio: Regio;
  /** By id of the clip. */
  readonly klanken: ReadonlyMap<string, Klank>;
  close(): void;
}

/** Says what is wrong with a voice or a pack, in one line. */
export type Report = (regel: string) => void;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

function readBegin(fd: number, lengte: number): Buffer {
  const bytes = Buffer.alloc(lengte);
  return bytes.subarray(0, readSync(fd, bytes, 0, lengte, 0));
}

interface OpenPack {
  readonly fd: number;
  readonly gemaakt: number;
  readonly plekken: readonly Packplek[];
}

/** Throws an Error that says why when it is no whole pack. */
function openPack(path: string): OpenPack {
  // A pipe under the name of a pack would keep us waiting for ever.
  if (!lstatSync(path).isFile()) throw new Error('geen-bestand');
  const fd = openSync(path, 'r');
  try {
    const { size, mtimeMs } = fstatSync(fd);
    const kop = readPackKop(readBegin(fd, PACK_KOP));
    if (!kop.ok) throw new Error(kop.error);
    const index = readPackIndex(readBegin(fd, kop.value), size);
    if (!index.ok) throw new Error(index.error);
    return { fd, gemaakt: mtimeMs, plekken: index.value };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

const toKlank = ({ fd, gemaakt }: OpenPack, { begin, lengte, hash }: Packplek): Klank => ({
  hash,
  lengte,
  gemaakt,
  read: async () => {
    const { bytesRead, buffer } = await readAt(fd, Buffer.alloc(lengte), 0, lengte, begin);
    const bytes = buffer.subarray(0, bytesRead);
    return hashOf(bytes) === hash ? bytes : null;
  },
});

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 200);

const packNames = (map: string): string[] =>
  readdirSync(map)
    .filter((naam) => naam.endsWith('.pack'))
    .sort();

/** Opens a voice; a pack that is not whole is left out, and said. Throws when the folder is no voice at all. */
export function openStem(map: string, report: Report): Stem {
  const { name, region } = Manifest.parse(JSON.parse(readFileSync(join(map, 'voice.json'), 'utf8')));
  const packs = packNames(map).flatMap((naam) => {
    try {
      return [openPack(join(map, naam))];
    } catch (error) {
      report(`geluid: ${join(map, naam)} is geen heel pak en telt niet mee (${reasonOf(error)})`);
      return [];
    }
  });
  const klanken = new Map<string, Klank>();
  for (const pack of packs) for (const plek of pack.plekken) klanken.set(plek.id, toKlank(pack, plek));
  return {
    naam: name,
    regio: region,
    klanken,
    close: () => {
      for (const { fd } of packs) closeSync(fd);
    },
  };
}

/** The voices in a folder of voices, by the name of their folder; what is no voice is left out, and said. */
export function openStemmen(root: string, report: Report): ReadonlyMap<string, Stem> {
  const stemmen = new Map<string, Stem>();
  for (const naam of listFolders(root)) {
    try {
      stemmen.set(naam, openStem(join(root, naam), report));
    } catch (error) {
      report(`geluid: ${join(root, naam)} is geen stem en telt niet mee (${reasonOf(error)})`);
    }
  }
  return stemmen;
}

function listFolders(root: string): string[] {
  try {
    return readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}
