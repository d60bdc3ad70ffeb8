export { RICHTINGEN, measureAfstand, buurOf, kolomOf, touches, rijOf, stepTo, tegenOf, vakAt, findStap } from './raster.ts';
export type { Raster, Richting } from './raster.ts';
export { celXY, vakUnder } from './veld.ts';
export type { Veld } from './veld.ts';
