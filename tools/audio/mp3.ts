/**
 * How long an MP3 of ours is, from its first frame, which tells a player how much silence to skip.
 * Source: the "Info" frame of LAME (gabriel.mp3-tech.org/mp3infotag.html), as ffmpeg writes it.
 */

/** Header and side information of a frame of one channel, MPEG-2. */
const INFO = 13;
const MONSTERS_PER_FRAME = 576;
/** Hertz by the two bits of the header, MPEG-2. */
const HERTZ = [22_050, 24_000, 16_000] as const;

/** Milliseconds to be heard. Throws for what is no MP3 of one channel with such a frame. */
export function mp3Ms(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = String.fromCharCode(...bytes.subarray(INFO, INFO + 4));
  const hertz = HERTZ[(view.getUint8(2) >> 2) & 3];
  if ((tag !== 'Info' && tag !== 'Xing') || (view.getUint16(0) & 0xfff6) !== 0xfff2 || hertz === undefined)
    throw new Error('no MP3 of ours');
  const flags = view.getUint32(INFO + 4);
  // Frames, bytes, a table of contents and a quality, each only when its flag says so.
  const velden = [4, 4, 100, 4].reduce((som, maat, bit) => som + (flags & (1 << bit) ? maat : 0), 0);
  const stilte = view.getUint32(INFO + 8 + velden + 20) & 0xff_ffff;
  const monsters = view.getUint32(INFO + 8) * MONSTERS_PER_FRAME - (stilte >> 12) - (stilte & 0xfff);
  return Math.round((1000 * monsters) / hertz);
}
