/**
 * Opus packets in an Ogg file and out of it again. Pure bytes: no clock, and a serial number that follows from the content,
 * so that the same sound is always the same file. Source: RFC 3533 (Ogg pages), RFC 7845 (Opus in Ogg).
 */
import { fail, ok, type Result } from '@spelrijk/base/result';

export interface OpusStroom {
  /** In order, each of `duur` samples. */
  readonly pakketten: readonly Uint8Array[];
  /** Samples per packet at 48 kHz, e.g. 960 for 20 ms. */
  readonly duur: number;
  /** Samples at 48 kHz that a player throws away at the start: what the encoder looks ahead. */
  readonly aanloop: number;
  /** Samples at 48 kHz to be heard. */
  readonly lengte: number;
  /** Of the original, for the record only. */
  readonly hertz: number;
}

const MAKER = 'Spelrijk';
/** A page holds at most 255 segments of at most 255 bytes. */
const MAX_SEGMENTEN = 255;

const CRC_TABEL = Uint32Array.from({ length: 256 }, (_, i) => {
  let rest = (i << 24) >>> 0;
  for (let bit = 0; bit < 8; bit++) rest = (rest & 0x8000_0000 ? (rest << 1) ^ 0x04c1_1db7 : rest << 1) >>> 0;
  return rest;
});

export function crc(bytes: Uint8Array): number {
  let rest = 0;
  for (const byte of bytes) rest = ((rest << 8) ^ (CRC_TABEL[(rest >>> 24) ^ byte] ?? 0)) >>> 0;
  return rest;
}

function concat(delen: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const uit = new Uint8Array(delen.reduce((som, deel) => som + deel.length, 0));
  let at = 0;
  for (const deel of delen) {
    uit.set(deel, at);
    at += deel.length;
  }
  return uit;
}

const ascii = (tekst: string): Uint8Array => Uint8Array.from(tekst, (teken) => teken.charCodeAt(0));

function opusHead({ aanloop, hertz }: OpusStroom): Uint8Array {
  const view = new DataView(new ArrayBuffer(19));
  ascii('OpusHead').forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(8, 1);
  view.setUint8(9, 1);
  view.setUint16(10, aanloop, true);
  view.setUint32(12, hertz, true);
  return new Uint8Array(view.buffer);
}

function opusTags(): Uint8Array {
  const uit = new Uint8Array(16 + MAKER.length);
  uit.set(ascii('OpusTags'));
  uit[8] = MAKER.length;
  uit.set(ascii(MAKER), 12);
  return uit;
}

interface Pagina {
  readonly pakketten: readonly Uint8Array[];
  /** Samples at 48 kHz that are decoded when this page is. */
  readonly stand: number;
  readonly vlag: number;
}

/** Lacing values: 255 for every full segment and one shorter at the end. */
const segmentsOf = (pakket: Uint8Array): number[] => [
  ...Array.from({ length: Math.floor(pakket.length / 255) }, () => 255),
  pakket.length % 255,
];

function writePage({ pakketten, stand, vlag }: Pagina, serie: number, nummer: number): Uint8Array {
  const segmenten = pakketten.flatMap(segmentsOf);
  const kop = new DataView(new ArrayBuffer(27 + segmenten.length));
  ascii('OggS').forEach((byte, i) => kop.setUint8(i, byte));
  kop.setUint8(5, vlag);
  kop.setUint32(6, stand >>> 0, true);
  kop.setUint32(10, Math.floor(stand / 2 ** 32), true);
  kop.setUint32(14, serie, true);
  kop.setUint32(18, nummer, true);
  kop.setUint8(26, segmenten.length);
  segmenten.forEach((n, i) => kop.setUint8(27 + i, n));
  const pagina = concat([new Uint8Array(kop.buffer), ...pakketten]);
  new DataView(pagina.buffer).setUint32(22, crc(pagina), true);
  return pagina;
}

const [BEGIN, EIND] = [2, 4];

/** Fills pages up to their limit; the last one says how much of its sound is to be heard. */
function pagesOf(stroom: OpusStroom): Pagina[] {
  const paginas: Pagina[] = [];
  let hier: Uint8Array[] = [];
  let segmenten = 0;
  let gedaan = 0;
  const flush = (vlag: number, stand: number): void => {
    paginas.push({ pakketten: hier, stand, vlag });
    [hier, segmenten] = [[], 0];
  };
  for (const pakket of stroom.pakketten) {
    if (segmenten + segmentsOf(pakket).length > MAX_SEGMENTEN) flush(0, gedaan);
    hier.push(pakket);
    segmenten += segmentsOf(pakket).length;
    gedaan += stroom.duur;
  }
  flush(EIND, Math.min(gedaan, stroom.aanloop + stroom.lengte));
  return paginas;
}

export function writeOgg(stroom: OpusStroom): Uint8Array<ArrayBuffer> {
  const serie = crc(concat(stroom.pakketten));
  const paginas: Pagina[] = [
    { pakketten: [opusHead(stroom)], stand: 0, vlag: BEGIN },
    { pakketten: [opusTags()], stand: 0, vlag: 0 },
    ...pagesOf(stroom),
  ];
  return concat(paginas.map((pagina, nummer) => writePage(pagina, serie, nummer)));
}

/** What a player needs of a file. */
export type GelezenStroom = Pick<OpusStroom, 'pakketten' | 'aanloop' | 'lengte'>;

interface Gelezen {
  readonly pakketten: Uint8Array[];
  readonly stand: number;
}

/** All packets in order, joined over the borders of pages; null when a page is damaged. */
function readPages(bytes: Uint8Array): Gelezen | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pakketten: Uint8Array[] = [];
  let [half, stand]: [Uint8Array, number] = [new Uint8Array(0), 0];
  for (let at = 0; at < bytes.length;) {
    if (at + 27 > bytes.length || view.getUint32(at, false) !== 0x4f67_6753) return null;
    const n = view.getUint8(at + 26);
    let data = at + 27 + n;
    for (let i = 0; i < n; i++) {
      if (data > bytes.length) return null;
      const lengte = view.getUint8(at + 27 + i);
      half = concat([half, bytes.subarray(data, data + lengte)]);
      data += lengte;
      if (lengte === 255) continue;
      pakketten.push(half);
      half = new Uint8Array(0);
    }
    stand = view.getUint32(at + 6, true) + view.getUint32(at + 10, true) * 2 ** 32;
    at = data;
  }
  return { pakketten, stand };
}

/** Reads a file of one Opus stream. */
export function readOgg(bytes: Uint8Array): Result<GelezenStroom, 'geen-opus'> {
  const gelezen = readPages(bytes);
  const [kop, , ...pakketten] = gelezen?.pakketten ?? [];
  if (!gelezen || !kop || kop.length < 19 || String.fromCharCode(...kop.subarray(0, 8)) !== 'OpusHead') return fail('geen-opus');
  const aanloop = (kop[10] ?? 0) + 256 * (kop[11] ?? 0);
  return ok({ pakketten, aanloop, lengte: Math.max(0, gelezen.stand - aanloop) });
}
