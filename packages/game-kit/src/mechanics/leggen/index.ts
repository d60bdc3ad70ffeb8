export { beginLaying, describeLosse, GEEN_STUKKEN, isDoneLaying, joinAll, lay, looseStukken } from './leggen.ts';
export type { Legdaad, Leggend } from './leggen.ts';
