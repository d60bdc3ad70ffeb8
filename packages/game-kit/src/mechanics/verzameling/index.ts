export { drawVerzameling, placeInAlbum } from './verzameling.ts';
export type { Stukbeeld, Stukbeelden } from './verzameling.ts';
