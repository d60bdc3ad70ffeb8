/** The names of the categories and of the steps of reading: staff screens need them in sentences, and the rest is ten times as much. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { LEESTREDEN } from '@spelrijk/taal/lezen';

const namen = Object.fromEntries([...CATEGORIEEN, ...LEESTREDEN].map(({ id, naam }) => [id, naam]));
writeFileSync(
  path.join(import.meta.dirname, '../src/shared/categorie/namen.gen.ts'),
  `/** Name of every categorie, and of every step of reading, by its id. Made by apps/web/tools/gen.ts. */
export const namen: Readonly<Record<string, string>> = ${JSON.stringify(namen, null, 2)};\n`,
);
