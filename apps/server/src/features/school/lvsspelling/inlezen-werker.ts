/** The thread that reads a workbook or a large list. */
import { serveWorker } from '../../../platform/bestand/werker.ts';
import { leesInhoud, Opdracht } from './inlezen.ts';

await serveWorker((opdracht) => leesInhoud(Opdracht.parse(opdracht).bytes));
