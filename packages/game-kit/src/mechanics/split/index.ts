export { beginSnijden, beschrijfSneden, delenVan, isMisSnede, isTipSnede, omSnede, sneeKnop, snij } from './snijden.ts';
export type { Snijdaad, Snijdend } from './snijden.ts';
