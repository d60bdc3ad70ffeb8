/** Four weeks of practice that end today, and the first day of the school year. */
import type { VoortgangLeerling } from '@spelrijk/contract/voortgang';
import { addDays } from '../../../platform/clock.ts';
import type { DagSom } from './store-groep.ts';

const WEKEN = 4;
const DAGEN = 7;

/** First day of the four weeks. */
export const beginVanWeken = (vandaag: string): string => addDays(vandaag, 1 - WEKEN * DAGEN);

/** The first of August on or before this day. */
export function beginVanSchooljaar(vandaag: string): string {
  const jaar = Number(vandaag.slice(0, 4));
  return `${vandaag.slice(5) >= '08-01' ? jaar : jaar - 1}-08-01`;
}

/** Sums per week, oldest first. */
export function perWeek(dagen: readonly DagSom[], vandaag: string): VoortgangLeerling['weken'] {
  return Array.from({ length: WEKEN }, (_, i) => {
    const vanaf = addDays(beginVanWeken(vandaag), i * DAGEN);
    const tot = addDays(vanaf, DAGEN);
    const eigen = dagen.filter(({ dag }) => dag >= vanaf && dag < tot);
    const som = (waarde: (dag: DagSom) => number): number => eigen.reduce((totaal, dag) => totaal + waarde(dag), 0);
    return {
      vanaf,
      dagen: eigen.length,
      ms: som(({ ms }) => ms),
      antwoorden: som(({ antwoorden }) => antwoorden),
      goed: som(({ goed }) => goed),
    };
  });
}
