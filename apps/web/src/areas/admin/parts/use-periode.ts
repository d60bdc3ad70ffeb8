import type { Toewijzing } from '@spelrijk/contract/woordlijsten';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { schoolDay } from '../../../shared/date/days.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { serverNow } from '../../../shared/session/clock.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';

/** For whom a list is on and how long, in words. */
export function usePeriode(): (toewijzing: Toewijzing | null) => string {
  const { t } = useTexts(lijstenTeksten);
  const { dayMonth } = useDates();
  return (toewijzing) => {
    if (!toewijzing) return t('lijsten.niet');
    const { voor, leerlingIds, van, tot } = toewijzing;
    const wie = voor === 'groep' ? t('lijsten.groep') : t('lijsten.leerlingen', { count: leerlingIds.length });
    const zin =
      van !== null && tot !== null
        ? t('lijsten.vanTot', { wie, van: dayMonth(van), tot: dayMonth(tot) })
        : van !== null
          ? t('lijsten.vanaf', { wie, van: dayMonth(van) })
          : tot !== null
            ? t('lijsten.tot', { wie, tot: dayMonth(tot) })
            : t('lijsten.altijd', { wie });
    return tot !== null && tot < schoolDay(serverNow()) ? `${zin} (${t('lijsten.voorbij')})` : zin;
  };
}
