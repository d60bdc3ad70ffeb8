export { beginReading, bladzijden, drawBoekOp, read, readAloud } from './boek.ts';
export type { Boek, Lezend } from './boek.ts';
