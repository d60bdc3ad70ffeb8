/** Where the rendered speech of a word is. Without rendered speech everything works, with the browser's own voice. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Audio } from '@spelrijk/domain/opgave';

const Index = z.object({ woorden: z.record(z.string(), Audio), regels: z.record(z.string(), z.string()).default({}) });

export interface AudioIndex {
  vanWoord(woord: string): Audio;
  /** The spoken rule of a categorie. */
  vanRegel(categorieId: string): string | undefined;
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** Reads `index.json` of the audio folder; an absent folder is an empty index, a broken one is an error. */
export function readAudio(root: string): AudioIndex {
  const path = join(root, 'index.json');
  const { woorden, regels } = existsSync(path) ? Index.parse(JSON.parse(readFileSync(path, 'utf8'))) : { woorden: {}, regels: {} };
  return { vanWoord: (woord) => own(woorden, woord) ?? {}, vanRegel: (id) => own(regels, id) };
}
