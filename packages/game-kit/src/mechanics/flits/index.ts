export { AANLOOP, MASKER, countDown, beeldAt, toTicks, isFlits } from './belichting.ts';
export type { Beeld } from './belichting.ts';
