export { plekInBalk, rijenInBalk } from './balk.ts';
export { beginCutting, describeSneden, delenOf, isMisSnede, isTipSnede, lettersAround, makeSneeKnop, cutBy } from './snijden.ts';
export type { CutDeed, Cutting } from './snijden.ts';
export { deelOf, drawSnijknoppen, endsOf, isTight, placeGat, placeLetter, widthInBalk } from './snijbalk.ts';
export type { Snijbalk } from './snijbalk.ts';
