export { RICHTINGEN, afstand, buur, kolomOf, raakt, rijOf, stapNaar, tegenOf, vakAt, zoekStap } from './raster.ts';
export type { Raster, Richting } from './raster.ts';
export { celXY, vakBij } from './veld.ts';
export type { Veld } from './veld.ts';
