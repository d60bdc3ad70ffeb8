/** The thread that reads a large EdeXML file, or a workbook. */
import { serveWorker } from '../../../platform/bestand/werker.ts';
import { Opdracht, readInhoud } from './inlezen.ts';

await serveWorker((opdracht) => readInhoud(Opdracht.parse(opdracht)));
