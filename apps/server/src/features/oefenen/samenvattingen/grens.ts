/** From which day on every answer is kept as it was given. */
import { schooljaarVan } from '@spelrijk/domain/schooljaar';
import { addDays } from '../../../platform/clock.ts';

/** First day of the first school year of which the term is not over. @example grensVan('2026-11-28', 366) // '2025-08-01' */
export const grensVan = (vandaag: string, dagen: number): string => `${schooljaarVan(addDays(vandaag, -dagen)).slice(0, 4)}-08-01`;
