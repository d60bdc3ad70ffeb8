/** Reads a file beside the requests when it is large: a file of 10,000 leerlingen would hold up everybody for half a second. */
import { join } from 'node:path';
import { z } from 'zod';
import { runWorker } from '../../../platform/bestand/werker.ts';
import { Regio } from '@spelrijk/domain/admin';
import { createBestand, type Bestand } from './bestand.ts';
import { readEdexml } from './lees.ts';
import { readLijst } from './lijst.ts';

/** Bytes; a school of 2,000. */
const KLEIN = 1_000_000;
/** A file that takes longer or more than this is no file of a school. */
const GRENS = { ms: 60_000, mb: 512 };

export const Opdracht = z.object({ bytes: z.instanceof(Uint8Array), vandaag: z.string(), regio: Regio });
export type Opdracht = z.infer<typeof Opdracht>;

/** A list of leerlingen, or an EdeXML file; throws what readEdexml throws. */
export const readInhoud = async ({ bytes, vandaag, regio }: Opdracht): Promise<Bestand> =>
  createBestand((await readLijst(bytes, regio)) ?? readEdexml(bytes), vandaag);

/** An archive is always unpacked beside the requests: nobody knows what it becomes. */
const isArchief = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

export async function readBestand(opdracht: Opdracht): Promise<Bestand> {
  if (opdracht.bytes.length <= KLEIN && !isArchief(opdracht.bytes)) return readInhoud(opdracht);
  return runWorker<Bestand>(join(import.meta.dirname, 'inlezen-werker.ts'), opdracht, GRENS);
}
