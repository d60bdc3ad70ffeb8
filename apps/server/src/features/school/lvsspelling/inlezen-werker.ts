/** The thread that reads a workbook or a large list. */
import { serveWorker } from '../../../platform/bestand/werker.ts';
import { readInhoud, Opdracht } from './inlezen.ts';

await serveWorker((opdracht) => readInhoud(Opdracht.parse(opdracht).bytes));
