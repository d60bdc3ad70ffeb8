/** Within which days the day of a test may be chosen. */
import { EINDTOETS_NA_DAGEN, NAMETING_DAGEN } from '@spelrijk/domain/handelingsplan';
import { addLocalDays } from '../../../shared/date/days.ts';

/** First and last day that can be chosen, and the one that is proposed: `YYYY-MM-DD`. */
export interface Toetsdagen {
  readonly van: string;
  readonly tot: string;
  readonly voorstel: string;
}

const laatste = (een: string, ander: string): string => (een > ander ? een : ander);

/** @example eindtoetsdagen('2026-11-20', '2026-12-27') // today up to and including 10 January */
export const eindtoetsdagen = (vandaag: string, tot: string | null): Toetsdagen => ({
  van: vandaag,
  tot: addLocalDays(laatste(vandaag, tot ?? vandaag), EINDTOETS_NA_DAGEN),
  voorstel: vandaag,
});

/** `einde`: the day on which the plan ended. Undefined: it is too late for a nameting. */
export function nametingdagen(vandaag: string, einde: string): Toetsdagen | undefined {
  const tot = addLocalDays(einde, NAMETING_DAGEN.tot - 1);
  const van = laatste(vandaag, addLocalDays(einde, NAMETING_DAGEN.van));
  return van > tot ? undefined : { van, tot, voorstel: laatste(van, addLocalDays(einde, NAMETING_DAGEN.best)) };
}
