export { AANLOOP, MASKER, aftellen, beeldNu, inTicks, isFlits } from './belichting.ts';
export type { Beeld } from './belichting.ts';
