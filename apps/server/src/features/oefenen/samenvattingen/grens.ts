/** From which day on every answer is kept as it was given. */
import { schooljaarVan } from '@spelrijk/domain/schooljaar';
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';
import { addDays } from '../../../platform/clock.ts';

/** First day of the first school year of which the term is not over. @example grensVan('2026-11-28', 366) // '2025-08-01' */
export const grensVan = (vandaag: string, dagen: number): string => `${schooljaarVan(addDays(vandaag, -dagen)).slice(0, 4)}-08-01`;

const uur = new Intl.DateTimeFormat('nl-NL', { timeZone: SCHOOL_TIJDZONE, hour: 'numeric', hourCycle: 'h23' });
const OCHTEND = 6;

/** Between midnight and six nobody practises. */
export const isNacht = (ms: number): boolean => Number(uur.format(ms)) < OCHTEND;
