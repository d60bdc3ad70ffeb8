/**
 * Archives (ZIP, APPNOTE 6.3), read without trust and written in pieces. Reading looks at the whole table of contents before it
 * unpacks one byte: an archive that is too large, names a place outside itself, overlaps itself or is locked is refused.
 */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { AppError } from '../app-error.ts';

export interface Grens {
  /** Files in the archive. */
  readonly bestanden: number;
  /** Bytes of everything together, unpacked. */
  readonly bytes: number;
}

const EINDE = 0x06054b50;
const INHOUD = 0x02014b50;
const BESTAND = 0x04034b50;
const EINDE_LENGTE = 22;
const INHOUD_LENGTE = 46;
const BESTAND_LENGTE = 30;
/** Longest comment that can stand behind the end record. */
const MEEST_COMMENTAAR = 65_535;
const OPGESLAGEN = 0;
const DEFLATE = 8;
const VERSLEUTELD = 1;
const UTF8_NAMEN = 1 << 11;
const SYMLINK = 0xa000;
const SOORT = 0xf000;

const weiger = (): AppError => new AppError('invalid', 'bestand/archief');

interface Ingang {
  readonly naam: string;
  readonly methode: number;
  readonly crc: number;
  readonly ingepakt: number;
  readonly uitgepakt: number;
  readonly plaats: number;
}

/** A name that stays inside the archive: no root, no parent, no drive, no control signs. */
const isVeilig = (naam: string): boolean =>
  naam !== '' && naam.length <= 260 && !/^[/\\]|\\|^[A-Za-z]:|\p{Cc}/u.test(naam) && !naam.split('/').includes('..');

function leesEinde(bytes: Buffer): { readonly aantal: number; readonly begin: number } {
  const laatste = bytes.length - EINDE_LENGTE;
  for (let i = laatste; i >= Math.max(0, laatste - MEEST_COMMENTAAR); i--) {
    if (bytes.readUInt32LE(i) !== EINDE) continue;
    const aantal = bytes.readUInt16LE(i + 10);
    const delen = bytes.readUInt16LE(i + 4) + bytes.readUInt16LE(i + 6);
    if (delen !== 0 || bytes.readUInt16LE(i + 8) !== aantal) throw weiger();
    return { aantal, begin: bytes.readUInt32LE(i + 16) };
  }
  throw weiger();
}

function leesIngang(bytes: Buffer, op: number): { readonly ingang: Ingang; readonly volgende: number } {
  if (op + INHOUD_LENGTE > bytes.length || bytes.readUInt32LE(op) !== INHOUD) throw weiger();
  const lengte = bytes.readUInt16LE(op + 28);
  const extra = bytes.readUInt16LE(op + 30) + bytes.readUInt16LE(op + 32);
  const naam = bytes.toString('utf8', op + INHOUD_LENGTE, op + INHOUD_LENGTE + lengte);
  const methode = bytes.readUInt16LE(op + 10);
  const ingang: Ingang = {
    naam,
    methode,
    crc: bytes.readUInt32LE(op + 16),
    ingepakt: bytes.readUInt32LE(op + 20),
    uitgepakt: bytes.readUInt32LE(op + 24),
    plaats: bytes.readUInt32LE(op + 42),
  };
  const gesloten = (bytes.readUInt16LE(op + 8) & VERSLEUTELD) !== 0;
  const link = ((bytes.readUInt32LE(op + 38) >>> 16) & SOORT) === SYMLINK;
  if (gesloten || link || !isVeilig(naam) || (methode !== OPGESLAGEN && methode !== DEFLATE)) throw weiger();
  return { ingang, volgende: op + INHOUD_LENGTE + lengte + extra };
}

function leesInhoud(bytes: Buffer, grens: Grens): readonly Ingang[] {
  const { aantal, begin } = leesEinde(bytes);
  if (aantal > grens.bestanden) throw weiger();
  const ingangen: Ingang[] = [];
  for (let i = 0, op = begin; i < aantal; i++) {
    const { ingang, volgende } = leesIngang(bytes, op);
    ingangen.push(ingang);
    op = volgende;
  }
  const som = (veld: 'ingepakt' | 'uitgepakt'): number => ingangen.reduce((totaal, ingang) => totaal + ingang[veld], 0);
  const namen = new Set(ingangen.map(({ naam }) => naam.toLowerCase()));
  // Together more than the archive itself: parts lie over each other, as in the smallest known bombs.
  if (som('uitgepakt') > grens.bytes || som('ingepakt') > bytes.length || namen.size !== ingangen.length) throw weiger();
  return ingangen;
}

function pakIngangUit(bytes: Buffer, { methode, crc, ingepakt, uitgepakt, plaats }: Ingang): Buffer {
  if (plaats + BESTAND_LENGTE > bytes.length || bytes.readUInt32LE(plaats) !== BESTAND) throw weiger();
  const begin = plaats + BESTAND_LENGTE + bytes.readUInt16LE(plaats + 26) + bytes.readUInt16LE(plaats + 28);
  if (begin + ingepakt > bytes.length) throw weiger();
  const deel = bytes.subarray(begin, begin + ingepakt);
  const uit = methode === OPGESLAGEN ? deel : inflate(deel, uitgepakt);
  if (uit.length !== uitgepakt || crc32(uit) !== crc) throw weiger();
  return uit;
}

function inflate(deel: Buffer, uitgepakt: number): Buffer {
  try {
    return inflateRawSync(deel, { maxOutputLength: Math.max(1, uitgepakt) });
  } catch {
    throw weiger();
  }
}

/**
 * The files of an archive by name, folders left out. Throws `bestand/archief` for whatever is not a plain small archive.
 * @example pakUit(bytes, { bestanden: 100, bytes: 60_000_000 }).get('xl/workbook.xml')
 */
export function pakUit(bestand: Uint8Array, grens: Grens): ReadonlyMap<string, Uint8Array> {
  const bytes = Buffer.from(bestand.buffer, bestand.byteOffset, bestand.byteLength);
  if (bytes.length < EINDE_LENGTE) throw weiger();
  const ingangen = leesInhoud(bytes, grens).filter(({ naam }) => !naam.endsWith('/'));
  return new Map(ingangen.map((ingang) => [ingang.naam, pakIngangUit(bytes, ingang)]));
}

export interface InTePakken {
  readonly naam: string;
  readonly bytes: Uint8Array;
}

/** 1 January 1980, the first day that the format knows: the archive does not say when it was made. */
const DATUM = 0x21;
/** Version of the format that reads this: 2.0, deflate. */
const VERSIE = 20;

function kop(ingang: Ingang, deel: 'bestand' | 'inhoud'): Buffer {
  const naam = Buffer.from(ingang.naam, 'utf8');
  const inhoud = deel === 'inhoud';
  const uit = Buffer.alloc(inhoud ? INHOUD_LENGTE : BESTAND_LENGTE);
  let op = uit.writeUInt32LE(inhoud ? INHOUD : BESTAND, 0);
  if (inhoud) op = uit.writeUInt16LE(VERSIE, op);
  for (const waarde of [VERSIE, UTF8_NAMEN, ingang.methode, 0, DATUM]) op = uit.writeUInt16LE(waarde, op);
  for (const waarde of [ingang.crc, ingang.ingepakt, ingang.uitgepakt]) op = uit.writeUInt32LE(waarde, op);
  uit.writeUInt16LE(naam.length, op);
  if (inhoud) uit.writeUInt32LE(ingang.plaats, 42);
  return Buffer.concat([uit, naam]);
}

function einde(aantal: number, lengte: number, begin: number): Buffer {
  const uit = Buffer.alloc(EINDE_LENGTE);
  uit.writeUInt32LE(EINDE, 0);
  uit.writeUInt16LE(aantal, 8);
  uit.writeUInt16LE(aantal, 10);
  uit.writeUInt32LE(lengte, 12);
  uit.writeUInt32LE(begin, 16);
  return uit;
}

/** Writes files one by one: what was written can be sent while the next is made. Up to 65,535 files and 4 GB. */
export function createZip() {
  const ingangen: Ingang[] = [];
  let plaats = 0;
  return {
    /** The bytes of the archive that this file adds. */
    add({ naam, bytes }: InTePakken, methode: 'pakken' | 'zo-laten' = 'pakken'): Buffer {
      const deel = methode === 'pakken' ? deflateRawSync(bytes) : Buffer.from(bytes);
      const code = methode === 'pakken' ? DEFLATE : OPGESLAGEN;
      const ingang = { naam, methode: code, crc: crc32(bytes), ingepakt: deel.length, uitgepakt: bytes.length, plaats };
      ingangen.push(ingang);
      const uit = Buffer.concat([kop(ingang, 'bestand'), deel]);
      plaats += uit.length;
      return uit;
    },
    /** The table of contents, last of all. */
    finish(): Buffer {
      const inhoud = Buffer.concat(ingangen.map((ingang) => kop(ingang, 'inhoud')));
      return Buffer.concat([inhoud, einde(ingangen.length, inhoud.length, plaats)]);
    },
  };
}

/** A whole archive at once. */
export function pakIn(bestanden: Iterable<InTePakken>, methode: 'pakken' | 'zo-laten' = 'pakken'): Buffer {
  const zip = createZip();
  const delen = [...bestanden].map((bestand) => zip.add(bestand, methode));
  return Buffer.concat([...delen, zip.finish()]);
}
