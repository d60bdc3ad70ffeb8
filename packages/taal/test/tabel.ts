/** Reads the tables of this folder; only tests use it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rows as objects by column name; a missing field is ''. */
export function readTabel(bestand: string): Readonly<Record<string, string>>[] {
  const [kop = '', ...regels] = readFileSync(join(import.meta.dirname, bestand), 'utf8').split('\n');
  const kolommen = kop.split('\t');
  return regels
    .filter((regel) => regel.trim() !== '')
    .map((regel) => {
      const velden = regel.split('\t');
      return Object.fromEntries(kolommen.map((kolom, index) => [kolom, velden[index] ?? '']));
    });
}
