/** A file of any kind that we take becomes one table. Read in a thread of its own when it can be heavy: an archive always can. */
import { join } from 'node:path';
import { z } from 'zod';
import { MEEST_BYTES } from '@spelrijk/contract/lvsspelling';
import { AppError } from '../../../platform/app-error.ts';
import { readCsv, type Tabel } from '../../../platform/bestand/tabel.ts';
import { runWorker } from '../../../platform/bestand/werker.ts';
import { readXlsx } from '../../../platform/bestand/werkmap.ts';
import { isPrive } from './kop.ts';
import { readUwlr } from './uwlr.ts';
import { eersteRij, findKop, toetsBoven, type Kop } from './zoek-kop.ts';

export interface Inhoud {
  readonly soort: 'csv' | 'xlsx' | 'uwlr';
  /** Rows below the heading, without cells that are private. */
  readonly tabel: Tabel;
  /** The heading as it stands, and our guess. */
  readonly koppen: readonly string[];
  readonly kop: Kop;
  /** Columns that we did not read, by place. */
  readonly weg: readonly number[];
  /** Which test a title above the table names; ''. */
  readonly toets: string;
}

const KLEIN = 200_000;
const GRENS = { ms: 30_000, mb: 512 };
export const Opdracht = z.object({ bytes: z.instanceof(Uint8Array) });

/** An archive begins with `PK`, XML with `<` (after a mark, in one or two bytes). */
function soortVan(bytes: Uint8Array): Inhoud['soort'] {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return 'xlsx';
  const begin = [...bytes.subarray(0, 64)].filter((byte) => byte !== 0 && byte < 0x80 && byte > 0x20);
  return begin[0] === 0x3c ? 'uwlr' : 'csv';
}

async function readTabel(bytes: Uint8Array, soort: Inhoud['soort']): Promise<Tabel> {
  if (soort === 'xlsx') return readXlsx(bytes, (rijen) => findKop(rijen) !== undefined);
  return soort === 'uwlr' ? readUwlr(bytes) : readCsv(bytes);
}

/** Throws `lvs/...`, `tabel/...` and `bestand/...`, with a clear sentence each. */
export async function readInhoud(bytes: Uint8Array): Promise<Inhoud> {
  if (bytes.length > MEEST_BYTES) throw new AppError('too-large', 'lvs/te-groot');
  if (bytes.length === 0) throw new AppError('invalid', 'bestand/leeg');
  const soort = soortVan(bytes);
  const { rijen, geraden } = await readTabel(bytes, soort);
  const kop = findKop(rijen) ?? eersteRij(rijen);
  const koppen = (rijen[kop.rij] ?? []).map((cel) => cel.trim());
  const weg = koppen.flatMap((naam, i) => (isPrive(naam) ? [i] : []));
  const schoon = rijen.map((rij, nr) => (nr <= kop.rij ? rij : rij.map((cel, i) => (weg.includes(i) ? '' : cel))));
  return { soort, tabel: { rijen: schoon, geraden }, koppen, kop, weg, toets: toetsBoven(rijen, kop) };
}

export async function readBestand(bytes: Uint8Array): Promise<Inhoud> {
  if (soortVan(bytes) !== 'xlsx' && bytes.length <= KLEIN) return readInhoud(bytes);
  return runWorker<Inhoud>(join(import.meta.dirname, 'inlezen-werker.ts'), { bytes }, GRENS);
}
