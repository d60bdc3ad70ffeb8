export { drawVerzameling, placeInAlbum } from './verzameling.ts';
export type { Stukbeelden } from './verzameling.ts';
