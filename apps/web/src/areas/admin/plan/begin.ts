import type { Handelingsplan } from './queries.ts';

/** Is there a test that a later one can be compared with: a start test, or the fresh final test of the plan before? */
export const heeftBegin = ({ toetsen, volgtOp, startReden }: Pick<Handelingsplan, 'toetsen' | 'volgtOp' | 'startReden'>): boolean =>
  toetsen.some(({ soort, status }) => soort === 'zorg-start' && status === 'af') || (volgtOp !== null && startReden === '');
