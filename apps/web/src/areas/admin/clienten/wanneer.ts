/** Days of appointments in the words of the reader. */
import type { Client } from '@spelrijk/contract/clienten';
import { clientTeksten } from '@spelrijk/teksten/clienten';
import { daysAgo } from '../../../shared/date/days.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { weekdagNaam } from '../../../shared/date/weekdag.ts';
import { serverNow } from '../../../shared/session/clock.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';

/** 1 (Monday) to 7, of a day `YYYY-MM-DD`. */
const weekdagVan = (dag: string): number => new Date(`${dag}T12:00:00Z`).getUTCDay() || 7;

/** The name of a day says enough for so many days; on the last of them it is the day that it is today. */
const NAAM_DAGEN = 7;

export function useWanneer() {
  const { t } = useTexts(clientTeksten);
  const dates = useDates();
  return {
    weekdag: weekdagNaam,
    /** `Sinds dinsdag`; a week ago `Sinds vorige dinsdag`, of longer ago `Sinds 3 november`. */
    sinds: ({ vorige, sinds: { vanaf } }: Pick<Client, 'vorige' | 'sinds'>): string => {
      if (vorige === null) return t('sinds.week');
      const geleden = daysAgo(`${vanaf}T12:00:00Z`, serverNow());
      if (geleden > NAAM_DAGEN) return t('sinds.dag', { dag: dates.long(vanaf) });
      return t(geleden === NAAM_DAGEN ? 'sinds.vorigeDag' : 'sinds.dag', { dag: weekdagNaam(weekdagVan(vanaf)) });
    },
    /** `di 24 nov om 14:30` */
    moment: ({ dag, tijd }: { readonly dag: string; readonly tijd: string }): string =>
      tijd === '' ? t('afspraak.op', { dag: dates.short(dag) }) : t('afspraak.opTijd', { dag: dates.short(dag), tijd }),
  };
}
