/**
 * Bytes of a file that somebody sends us become text, without ever guessing silently: a byte order mark, else what the file says
 * of itself, else UTF-8. Who says UTF-8 and is not, is read as windows-1252 and told so, unless parts of it are UTF-8: then any
 * reading would spoil names.
 */
import { AppError } from '../app-error.ts';

export interface Tekst {
  readonly tekst: string;
  /** The file was no UTF-8, though it said or seemed so: read as windows-1252. A person has to look at the names. */
  readonly geraden: boolean;
}

/** Encodings that school programs write; anything else is refused. Labels of the Encoding Standard (encoding.spec.whatwg.org). */
const BEKEND: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
};

const MERKEN: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // A file without a mark whose first sign is `<` in two bytes.
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];

const beginsWith = (bytes: Uint8Array, merk: readonly number[]): boolean => merk.every((byte, i) => bytes[i] === byte);

/** What an XML declaration in the first bytes says; `undefined` when it says nothing. */
function findDeclared(bytes: Uint8Array): string | undefined {
  const begin = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  return /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']{1,40})["']/.exec(begin)?.[1]?.toLowerCase();
}

function readAs(bytes: Uint8Array, codering: string): string | undefined {
  try {
    return new TextDecoder(codering, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Two or more bytes that can only be one UTF-8 sign: proof that somebody meant UTF-8 in that place. */
function hasUtf8(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length - 1; i++) {
    const byte = bytes[i] ?? 0;
    const lengte = byte >= 0xc2 && byte <= 0xdf ? 1 : byte >= 0xe0 && byte <= 0xef ? 2 : byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
    if (lengte === 0) continue;
    const rest = bytes.subarray(i + 1, i + 1 + lengte);
    if (rest.length === lengte && rest.every((b) => b >= 0x80 && b <= 0xbf)) return true;
  }
  return false;
}

/** The text of a file. Throws `bestand/leeg`, `bestand/tekenset` (unknown encoding) or `bestand/gemengde-tekens`. */
export function readTekens(bytes: Uint8Array): Tekst {
  if (bytes.length === 0) throw new AppError('invalid', 'bestand/leeg');
  const gemerkt = MERKEN.find(([merk]) => beginsWith(bytes, merk))?.[1];
  const gezegd = gemerkt ?? findDeclared(bytes) ?? 'utf-8';
  const codering = BEKEND[gezegd];
  if (codering === undefined) throw new AppError('invalid', 'bestand/tekenset');
  // In letters of one byte anything can be read: what can only be UTF-8 was declared wrongly.
  const eigenlijk = codering === 'windows-1252' && hasUtf8(bytes) ? readAs(bytes, 'utf-8') : undefined;
  if (eigenlijk !== undefined) return { tekst: eigenlijk, geraden: true };
  const tekst = readAs(bytes, codering);
  if (tekst !== undefined) return { tekst, geraden: false };
  if (codering !== 'utf-8') throw new AppError('invalid', 'bestand/tekenset');
  if (hasUtf8(bytes)) throw new AppError('invalid', 'bestand/gemengde-tekens');
  return { tekst: new TextDecoder('windows-1252').decode(bytes), geraden: true };
}
