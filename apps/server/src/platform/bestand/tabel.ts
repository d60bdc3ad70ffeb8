/** A table as rows of cells, whatever they came in: CSV with any separator and encoding. Cells stay text; nothing is computed. */
import { parse } from 'csv-parse/sync';
import { AppError } from '../app-error.ts';
import { readTekens } from './tekens.ts';

const MEEST_CEL = 2000;
/** More than a list of a school has. */
const MEEST_KOLOMMEN = 200;
const MEEST_RIJEN = 20_000;
/** Characters that say how a table was written. */
const KENNISMAKING = 100_000;
const GEQUOTEERD = /(^|[;,\t|\r\n])"(?:[^"]|"")*"(?=[;,\t|\r\n]|$)/g;
const SCHEIDINGEN = [';', '\t', ',', '|'] as const;

export interface Tabel {
  readonly rijen: readonly (readonly string[])[];
  /** The file was no UTF-8 though it seemed so: a person has to look at the names. */
  readonly geraden: boolean;
}

/** `sep=;` on the first line, as a spreadsheet writes it, else the sign that most of the first lines agree on. */
function scheidingVan(tekst: string): { readonly scheiding: string; readonly rest: string } {
  const gezegd = /^sep=(.)\r?\n/i.exec(tekst);
  if (gezegd?.[1] !== undefined) return { scheiding: gezegd[1], rest: tekst.slice(gezegd[0].length) };
  // Without the cells in quotes, which may hold signs and ends of lines of their own.
  const regels = tekst
    .slice(0, KENNISMAKING)
    .replaceAll(GEQUOTEERD, '$1')
    .split(/\r\n|\r|\n/, 20);
  const keer = (teken: string): number => Math.max(0, ...regels.map((regel) => regel.split(teken).length - 1));
  const scheiding = SCHEIDINGEN.toSorted((a, b) => keer(b) - keer(a))[0] ?? ';';
  return { scheiding, rest: tekst };
}

/** Throws `tabel/geen-tabel`, `tabel/te-veel`, `tabel/oud-excel` and `bestand/...`. */
export function readCsv(bytes: Uint8Array): Tabel {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new AppError('invalid', 'tabel/oud-excel');
  const { tekst, geraden } = readTekens(bytes);
  if (tekst.includes('\0')) throw new AppError('invalid', 'tabel/geen-tabel');
  const { scheiding, rest } = scheidingVan(tekst);
  const rijen = parseOrRefuse(rest, scheiding);
  return demandTabel({ rijen, geraden });
}

/** A table that a school can have; a cell that is too long is said with its row. */
export function demandTabel(tabel: Tabel): Tabel {
  const { rijen } = tabel;
  // Text without columns is no table, however long.
  if (!rijen.some((rij) => rij.length > 1)) throw new AppError('invalid', 'tabel/geen-tabel');
  const lang = rijen.findIndex((rij) => rij.length > MEEST_KOLOMMEN || rij.some((cel) => cel.length > MEEST_CEL));
  if (rijen.length > MEEST_RIJEN + 20) throw new AppError('invalid', 'tabel/te-veel', { details: [`Er zijn ${rijen.length} rijen.`] });
  if (lang >= 0) throw new AppError('invalid', 'tabel/te-veel', { details: [`Rij ${lang + 1}.`] });
  return tabel;
}

function parseOrRefuse(tekst: string, delimiter: string): string[][] {
  try {
    return parse(tekst, { delimiter, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: false, bom: true, trim: true });
  } catch {
    throw new AppError('invalid', 'tabel/geen-tabel');
  }
}
