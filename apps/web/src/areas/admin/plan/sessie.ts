/** What of a session can be sent. */
import { addLocalDays } from '../../../shared/date/days.ts';

const LAAT_DAGEN = 14;
/** Minutes. */
export const LANGST = 120;

/** Level 3 of support is alone or with four at most; that a larger groepje does not count is said at every level. */
const MEEST_NIVEAU_3 = 4;
export const isTeGroot = (kinderen: number): boolean => kinderen > MEEST_NIVEAU_3;

export const isTussen = (waarde: number, max: number): boolean => Number.isInteger(waarde) && waarde >= 1 && waarde <= max;

/** So long ago that it is asked why it is noted only now. */
export const isLaat = (dag: string, vandaag: string): boolean => dag < addLocalDays(vandaag, -LAAT_DAGEN);

export const isSessieGeldig = (
  { dag, minuten, laat }: { readonly dag: string; readonly minuten: number; readonly laat: string },
  vandaag: string,
): boolean => isTussen(minuten, LANGST) && dag !== '' && dag <= vandaag && (!isLaat(dag, vandaag) || laat.trim() !== '');
