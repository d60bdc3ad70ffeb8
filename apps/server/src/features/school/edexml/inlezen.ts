/** Reads a file beside the requests when it is large: a file of 10,000 leerlingen would hold up everybody for half a second. */
import { join } from 'node:path';
import { z } from 'zod';
import { runWorker } from '../../../platform/bestand/werker.ts';
import { createBestand, type Bestand } from './bestand.ts';
import { readEdexml } from './lees.ts';

/** Bytes; a school of 2,000. */
const KLEIN = 1_000_000;
/** A file that takes longer or more than this is no file of a school. */
const GRENS = { ms: 60_000, mb: 512 };

export const Opdracht = z.object({ bytes: z.instanceof(Uint8Array), vandaag: z.string() });
export type Opdracht = z.infer<typeof Opdracht>;

/** Throws what leesEdexml throws. */
export async function readBestand(opdracht: Opdracht): Promise<Bestand> {
  if (opdracht.bytes.length <= KLEIN) return createBestand(readEdexml(opdracht.bytes), opdracht.vandaag);
  return runWorker<Bestand>(join(import.meta.dirname, 'inlezen-werker.ts'), opdracht, GRENS);
}
