export { arrivedAt, beginShooting, GEEN_SCHOT, hit, isOrdering, missShot, schijfToCopy, shoot, stands } from './schieten.ts';
export type { Schietend } from './schieten.ts';
