/**
 * Tables for spreadsheets. In a CSV a text that a spreadsheet would run gets an apostrophe in front (CSV injection, OWASP); in an XLSX
 * every text is of the type text, so that nothing is run and nothing has to be changed.
 */
import type { CellObject, Sheet } from 'write-excel-file/node';

/** `null` is an empty cell. Numbers stay numbers. */
export type Waarde = string | number | null;

export interface Blad {
  /** Name of the tab. */
  readonly naam: string;
  readonly kop: readonly string[];
  readonly rijen: readonly (readonly Waarde[])[];
}

/** What a spreadsheet takes for a formula or a command, also in full width; and our own apostrophe in front of one. */
const FORMULE = /^'?[=+\-@\t\r\n＝＋－＠]/u;
const BOM = '\uFEFF';
/** What Dutch and Flemish spreadsheets split on; a decimal comma then needs no quotes. */
const SCHEIDING = ';';

const alsGetal = (getal: number): string => String(getal).replace('.', ',');
const alsTekst = (tekst: string): string => `"${(FORMULE.test(tekst) ? `'${tekst}` : tekst).replaceAll('"', '""')}"`;

function cel(waarde: Waarde): string {
  if (waarde === null) return '';
  return typeof waarde === 'number' ? alsGetal(waarde) : alsTekst(waarde);
}

/** UTF-8 with a byte order mark, semicolons, every text between quotes, lines end as RFC 4180 asks. */
export function toCsv({ kop, rijen }: Blad): Uint8Array {
  const regels = [kop, ...rijen].map((rij) => rij.map(cel).join(SCHEIDING));
  return new TextEncoder().encode(`${BOM}${regels.join('\r\n')}\r\n`);
}

const BREEDSTE = 40;
const SMALST = 8;
/** Signs that a tab may not have, and how long its name may be. */
const BLADTEKENS = /[[\]:*?/\\']/g;
const BLADNAAM = 31;
/** A cell holds no more (limit of the format). */
const LANGSTE = 32_767;

function xlsxCel(waarde: Waarde): CellObject | null {
  if (waarde === null) return null;
  return typeof waarde === 'number' ? { value: waarde, type: Number } : { value: waarde.slice(0, LANGSTE), type: String };
}

function breedte({ kop, rijen }: Blad, kolom: number): number {
  const lengtes = [kop[kolom], ...rijen.map((rij) => rij[kolom])].map((waarde) => String(waarde ?? '').length + 2);
  return Math.min(BREEDSTE, Math.max(SMALST, ...lengtes));
}

const toSheet = (blad: Blad): Sheet<never> => ({
  sheet: blad.naam.replaceAll(BLADTEKENS, ' ').slice(0, BLADNAAM),
  columns: blad.kop.map((_, kolom) => ({ width: breedte(blad, kolom) })),
  stickyRowsCount: 1,
  data: [
    blad.kop.map((tekst): CellObject => ({ value: tekst, type: String, fontWeight: 'bold' })),
    ...blad.rijen.map((rij) => rij.map(xlsxCel)),
  ],
});

/** A workbook with these tabs. What writes it is read when the first is asked for: that is much, and a start has no use for it. */
export async function toXlsx(bladen: readonly Blad[]): Promise<Uint8Array> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return new Uint8Array(await writeXlsxFile(bladen.map(toSheet)).toBuffer());
}

export const CSV = 'text/csv; charset=utf-8';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
