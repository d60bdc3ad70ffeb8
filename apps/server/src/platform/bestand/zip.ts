/**
 * Archives (ZIP), read without trust and written in pieces. The library knows the format; ours is what we refuse. Reading looks at the
 * whole table of contents before it unpacks one byte: an archive that is too large, names a place outside itself, overlaps itself or
 * is locked is refused.
 */
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import { AppError } from '../app-error.ts';

export interface Grens {
  /** Files in the archive. */
  readonly bestanden: number;
  /** Bytes of everything together, unpacked. */
  readonly bytes: number;
}

const OPGESLAGEN = 0;
const DEFLATE = 8;
const SYMLINK = 0xa000;
const SOORT = 0xf000;

const refuse = (): AppError => new AppError('invalid', 'bestand/archief');

interface Ingang {
  readonly naam: string;
  readonly entry: Entry;
}

/** A name that stays inside the archive: no root, no parent, no drive, no control signs. */
const isVeilig = (naam: string): boolean =>
  naam !== '' && naam.length <= 260 && !/^[/\\]|\\|^[A-Za-z]:|\p{Cc}/u.test(naam) && !naam.split('/').includes('..');

/** Names are read as UTF-8 whatever the archive says of itself: Info-ZIP writes UTF-8 without saying so. */
function toIngang(entry: Entry): Ingang {
  const naam = entry.fileNameRaw.toString('utf8');
  const link = ((entry.externalFileAttributes >>> 16) & SOORT) === SYMLINK;
  const bekend = entry.compressionMethod === OPGESLAGEN || entry.compressionMethod === DEFLATE;
  if (entry.isEncrypted() || link || !bekend || !isVeilig(naam)) throw refuse();
  return { naam, entry };
}

async function readInhoud(zip: ZipFile, grens: Grens): Promise<readonly Ingang[]> {
  if (zip.entryCount > grens.bestanden) throw refuse();
  const ingangen: Ingang[] = [];
  for await (const entry of zip.eachEntry()) ingangen.push(toIngang(entry));
  const som = (veld: 'compressedSize' | 'uncompressedSize'): number => ingangen.reduce((totaal, { entry }) => totaal + entry[veld], 0);
  const namen = new Set(ingangen.map(({ naam }) => naam.toLowerCase()));
  // Together more than the archive itself: parts lie over each other, as in the smallest known bombs.
  if (som('uncompressedSize') > grens.bytes || som('compressedSize') > zip.fileSize || namen.size !== ingangen.length) throw refuse();
  return ingangen;
}

/** The library stops at the size that the table of contents told; that it is the right text is for us to see. */
async function unpackEntry(zip: ZipFile, { entry }: Ingang): Promise<Buffer> {
  const uit = await buffer(await zip.openReadStreamPromise(entry));
  if (uit.length !== entry.uncompressedSize || crc32(uit) !== entry.crc32) throw refuse();
  return uit;
}

async function readEntry(bytes: Buffer, grens: Grens): Promise<ReadonlyMap<string, Uint8Array>> {
  const zip = await fromBufferPromise(bytes, { decodeStrings: false });
  const uit = new Map<string, Uint8Array>();
  for (const ingang of await readInhoud(zip, grens)) if (!ingang.naam.endsWith('/')) uit.set(ingang.naam, await unpackEntry(zip, ingang));
  return uit;
}

/**
 * The files of an archive by name, folders left out. Throws `bestand/archief` for whatever is not a plain small archive.
 * @example (await unpackArchief(bytes, { bestanden: 100, bytes: 60_000_000 })).get('xl/workbook.xml')
 */
export const unpackZip = (bestand: Uint8Array, grens: Grens): Promise<ReadonlyMap<string, Uint8Array>> =>
  readEntry(Buffer.from(bestand.buffer, bestand.byteOffset, bestand.byteLength), grens).catch(() => {
    throw refuse();
  });

export interface InTePakken {
  readonly naam: string;
  readonly bytes: Uint8Array;
}

/** The first day that the format knows: the archive does not say when it was made. */
const BEGIN = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true } as const;

/** Writes files one by one: what was packed of one is let go of when the next is added. */
export function createZip() {
  const zip = new ZipWriter();
  const geheel = buffer(zip.outputStream);
  return {
    add({ naam, bytes }: InTePakken, methode: 'pakken' | 'zo-laten' = 'pakken'): void {
      zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), naam, { ...BEGIN, compress: methode === 'pakken' });
    },
    finish(): Promise<Buffer> {
      zip.end();
      return geheel;
    },
  };
}

/** A whole archive at once. */
export function packZip(bestanden: Iterable<InTePakken>, methode: 'pakken' | 'zo-laten' = 'pakken'): Promise<Buffer> {
  const zip = createZip();
  for (const bestand of bestanden) zip.add(bestand, methode);
  return zip.finish();
}
