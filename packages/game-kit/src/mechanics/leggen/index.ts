export { beginLaying, describeLosse, findLoose, GEEN_STUKKEN, isDoneLaying, joinAll, lay, looseStukken } from './leggen.ts';
export type { Legdaad, Leggend } from './leggen.ts';
