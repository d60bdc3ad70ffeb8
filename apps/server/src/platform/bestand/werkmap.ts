/**
 * A workbook (Office Open XML, ECMA-376) as rows of cells. Its archive is unpacked by us within limits and only parts that were looked at are
 * handed on; hidden sheets are left closed, and of a formula only the value counts that was saved with it.
 */
import { SaxesParser } from 'saxes';
import { AppError } from '../app-error.ts';
import { packZip, unpackZip } from './zip.ts';
import { demandTabel, type Tabel } from './tabel.ts';

/** A hundred parts, 60 MB unpacked: ten years of a large school. */
const GRENS = { bestanden: 100, bytes: 60_000_000 };
const WERKMAP = 'xl/workbook.xml';
const DELEN =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;
const MEEST_BLADEN = 40;

const refuse = (): AppError => new AppError('invalid', 'tabel/geen-werkmap');
const tekens = new TextDecoder();

/** The first thousand signs hold the declaration; a DOCTYPE may stand nowhere. */
function demandZonderDoctype(bytes: Uint8Array): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(tekens.decode(bytes))) throw new AppError('invalid', 'tabel/doctype');
}

/** Names of the sheets that a person sees in the workbook. */
function zichtbareBladen(werkmap: Uint8Array): readonly string[] {
  const bladen: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', () => {
    throw refuse();
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name.split(':').at(-1) === 'sheet' && (attributes['state'] ?? 'visible') === 'visible') bladen.push(attributes['name'] ?? '');
  });
  parser.write(tekens.decode(werkmap)).close();
  return bladen.slice(0, MEEST_BLADEN);
}

/** A number as a person sees it: 0.30000000000000004 is an error of the computer, not of the school. */
const alsGetal = (tekst: string): string => {
  const getal = Number(tekst);
  return Number.isFinite(getal) ? String(Number(getal.toPrecision(12))) : tekst;
};

function alsTekst(cel: unknown): string {
  if (cel instanceof Date) return Number.isNaN(cel.getTime()) ? '' : cel.toISOString().slice(0, 10);
  return typeof cel === 'string' || typeof cel === 'number' || typeof cel === 'boolean' ? String(cel).replaceAll('\0', '').trim() : '';
}

async function readBlad(bestand: ArrayBuffer, naam: string): Promise<string[][]> {
  // Read when the first workbook comes in: a start has no use for it.
  const { readSheet } = await import('read-excel-file/universal');
  const rijen = await readSheet<string>(bestand, naam, { parseNumber: alsGetal });
  return rijen.map((rij) => rij.map(alsTekst));
}

/** The first visible sheet with headings that its reader knows (`kent`), else the first with more than one column. Throws `tabel/...` and `bestand/archief`. */
export async function readXlsx(bytes: Uint8Array, kent: (rijen: Tabel['rijen']) => boolean): Promise<Tabel> {
  const delen = [...(await unpackZip(bytes, GRENS))].filter(([naam]) => DELEN.test(naam));
  const werkmap = delen.find(([naam]) => naam.toLowerCase() === WERKMAP)?.[1];
  if (!werkmap) throw refuse();
  for (const [, inhoud] of delen) demandZonderDoctype(inhoud);
  const bladen = zichtbareBladen(werkmap);
  const schoon = await packZip(
    delen.map(([naam, inhoud]) => ({ naam, bytes: inhoud })),
    'zo-laten',
  );
  const bestand = schoon.buffer.slice(schoon.byteOffset, schoon.byteOffset + schoon.byteLength);
  if (!(bestand instanceof ArrayBuffer)) throw refuse();
  const gelezen: string[][][] = [];
  for (const naam of bladen) {
    const rijen = await readBlad(bestand, naam).catch(() => {
      throw refuse();
    });
    if (kent(rijen)) return demandTabel({ rijen, geraden: false });
    gelezen.push(rijen);
  }
  return demandTabel({ rijen: gelezen.find((rijen) => rijen.some((rij) => rij.length > 1)) ?? [], geraden: false });
}
