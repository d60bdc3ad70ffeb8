/**
 * Many clips in one file: an index, then the sounds one behind the other. Pure bytes; the same clips are always the same file,
 * whatever the order they come in. What is read may come from outside, so every number in it is distrusted.
 *
 * Bytes 0-7 `SPRPACK1`, 8-11 how many clips; then per clip 28 bytes: id (8), begin in the file (4), length in bytes (4), duration in
 * ms (4), hash of the bytes (8). Numbers are little-endian, clips stand in the order of their ids, and nothing lies between them.
 */
import { fail, ok, type Result } from '@spelrijk/base/result';

/** A sound in a pack, by its place. */
export interface Packplek {
  /** 16 hex digits: what is said and how. */
  readonly id: string;
  /** From the begin of the file, in bytes. */
  readonly begin: number;
  readonly lengte: number;
  readonly ms: number;
  /** First 16 hex digits of the sha256 of the bytes. */
  readonly hash: string;
}

export interface Packclip extends Pick<Packplek, 'id' | 'ms' | 'hash'> {
  readonly bytes: Uint8Array;
}

export type Packfout = 'geen-pack' | 'kapotte-index' | 'verkeerde-lengte';

const MAGIC = 'SPRPACK1';
/** Bytes before the index. */
export const PACK_KOP = 12;
const REGEL = 28;
/** More clips than this is no pack of ours. */
const MAX_CLIPS = 65_536;
/** A clip is some kB; a megabyte is a minute. */
const MAX_CLIP_BYTES = 1_048_576;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function writeHex(view: DataView, at: number, hex: string): void {
  for (let i = 0; i < 8; i++) view.setUint8(at + i, Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

const hexOf = (getal: number): string => getal.toString(16).padStart(8, '0');
/** Tens of thousands of them at every start. */
const readHex = (view: DataView, at: number): string => hexOf(view.getUint32(at)) + hexOf(view.getUint32(at + 4));

/** The file of these clips. An id stands in it once. */
export function writePack(clips: readonly Packclip[]): Uint8Array<ArrayBuffer> {
  const rij = clips.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  let begin = PACK_KOP + REGEL * rij.length;
  const uit = new Uint8Array(rij.reduce((som, { bytes }) => som + bytes.length, begin));
  const view = viewOf(uit);
  for (let i = 0; i < MAGIC.length; i++) view.setUint8(i, MAGIC.charCodeAt(i));
  view.setUint32(8, rij.length, true);
  for (const [nummer, { id, bytes, ms, hash }] of rij.entries()) {
    const at = PACK_KOP + REGEL * nummer;
    writeHex(view, at, id);
    view.setUint32(at + 8, begin, true);
    view.setUint32(at + 12, bytes.length, true);
    view.setUint32(at + 16, ms, true);
    writeHex(view, at + 20, hash);
    uit.set(bytes, begin);
    begin += bytes.length;
  }
  return uit;
}

/** How many bytes, from the begin of the file, say where the clips are. @param kop the first `PACK_KOP` bytes */
export function readPackKop(kop: Uint8Array): Result<number, Packfout> {
  if (kop.length < PACK_KOP || String.fromCharCode(...kop.subarray(0, MAGIC.length)) !== MAGIC) return fail('geen-pack');
  const aantal = viewOf(kop).getUint32(8, true);
  return aantal > MAX_CLIPS ? fail('kapotte-index') : ok(PACK_KOP + REGEL * aantal);
}

/**
 * Where every clip of a pack is. Refused unless the clips fill the file to its last byte, in order.
 * @param index the bytes that `readPackKop` counted
 * @param grootte bytes of the whole file
 */
export function readPackIndex(index: Uint8Array, grootte: number): Result<readonly Packplek[], Packfout> {
  const kop = readPackKop(index);
  if (!kop.ok) return kop;
  if (index.length < kop.value || grootte < kop.value) return fail('verkeerde-lengte');
  const view = viewOf(index);
  const plekken: Packplek[] = [];
  let [verwacht, vorige] = [kop.value, ''];
  for (let at = PACK_KOP; at < kop.value; at += REGEL) {
    const [begin, lengte, ms] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
    const id = readHex(view, at);
    if (begin !== verwacht || lengte === 0 || lengte > MAX_CLIP_BYTES || id <= vorige) return fail('kapotte-index');
    plekken.push({ id, begin, lengte, ms, hash: readHex(view, at + 20) });
    [verwacht, vorige] = [begin + lengte, id];
  }
  return verwacht === grootte ? ok(plekken) : fail('verkeerde-lengte');
}
