/** The thread that reads a large EdeXML file. */
import { serveWorker } from '../../../platform/bestand/werker.ts';
import { maakBestand } from './bestand.ts';
import { Opdracht } from './inlezen.ts';
import { leesEdexml } from './lees.ts';

await serveWorker((opdracht) => {
  const { bytes, vandaag } = Opdracht.parse(opdracht);
  return maakBestand(leesEdexml(bytes), vandaag);
});
