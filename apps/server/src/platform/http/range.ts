/**
 * A piece of a file, as a browser asks for it when somebody jumps in a sound (RFC 9110, 14.2). One range of bytes; of everything else, also of several at once, the
 * whole is the answer, which the RFC allows.
 */

const ONE = /^bytes=(\d*)-(\d*)$/;

/** First and last byte; undefined: send it all. */
export function parseRange(header: string | undefined, length: number): { readonly van: number; readonly tot: number } | undefined {
  const [, eerste = '', laatste = ''] = ONE.exec(header ?? '') ?? [];
  if (eerste === '' && laatste === '') return undefined;
  const van = eerste === '' ? Math.max(0, length - Number(laatste)) : Number(eerste);
  const tot = eerste === '' || laatste === '' ? length - 1 : Math.min(Number(laatste), length - 1);
  return van <= tot && van < length ? { van, tot } : undefined;
}
