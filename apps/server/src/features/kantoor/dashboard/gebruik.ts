/** Sums per week and per day as a drawing needs them: every week and every day is there, also those in which nothing happened. */
import { addDays } from '../../../platform/clock.ts';
import type { DagTelling, WeekTelling } from './store-gebruik.ts';

/** So many blocks of seven days. */
export const WEKEN = 12;
/** So many days one by one. */
export const DAGEN = 28;
const PER_WEEK = 7;

/** First day (YYYY-MM-DD) of the block that ended so many blocks before `vandaag`. */
export const beginVan = (vandaag: string, geleden: number): string => addDays(vandaag, -PER_WEEK * (geleden + 1) + 1);

export interface Week extends Omit<WeekTelling, 'geleden'> {
  readonly vanaf: string;
  readonly aanvragen: number;
}

/** The oldest first. */
export function wekenVan(
  vandaag: string,
  geoefend: readonly WeekTelling[],
  aanvragen: readonly { readonly geleden: number; readonly aantal: number }[],
): Week[] {
  return Array.from({ length: WEKEN }, (_, n) => WEKEN - 1 - n).map((geleden) => {
    const week = geoefend.find((telling) => telling.geleden === geleden);
    return {
      vanaf: beginVan(vandaag, geleden),
      admins: week?.admins ?? 0,
      leerlingen: week?.leerlingen ?? 0,
      taken: week?.taken ?? 0,
      aanvragen: aanvragen.find((telling) => telling.geleden === geleden)?.aantal ?? 0,
    };
  });
}

/** The oldest first. */
export function dagenVan(vandaag: string, tellingen: readonly DagTelling[]): DagTelling[] {
  const taken = new Map(tellingen.map((telling) => [telling.dag, telling.taken]));
  return Array.from({ length: DAGEN }, (_, n) => addDays(vandaag, n - DAGEN + 1)).map((dag) => ({ dag, taken: taken.get(dag) ?? 0 }));
}
