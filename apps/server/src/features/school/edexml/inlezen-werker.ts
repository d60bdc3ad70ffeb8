/** The thread that reads a large EdeXML file. */
import { serveWorker } from '../../../platform/bestand/werker.ts';
import { createBestand } from './bestand.ts';
import { Opdracht } from './inlezen.ts';
import { readEdexml } from './lees.ts';

await serveWorker((opdracht) => {
  const { bytes, vandaag } = Opdracht.parse(opdracht);
  return createBestand(readEdexml(bytes), vandaag);
});
