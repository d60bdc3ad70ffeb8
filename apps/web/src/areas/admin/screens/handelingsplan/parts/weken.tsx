import { planTeksten } from '@spelrijk/teksten/plan';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import css from '../../../plan/plan.module.css';
import type { Handelingsplan } from '../../../plan/queries.ts';

/** Minutes held against promised, three kinds apart. */
export function Weken({ plan: { perWeek, sessies } }: { readonly plan: Handelingsplan }) {
  const { t } = useTexts(planTeksten);
  const dates = useDates();
  const tellen = perWeek.filter(({ vrij }) => !vrij);
  const sum = (of: (week: (typeof perWeek)[number]) => number): number => tellen.reduce((total, week) => total + of(week), 0);
  const aantal = sessies.filter(({ doorgehaald }) => !doorgehaald).length;
  return (
    <section className={panel['paneel']}>
      <h2>{t('sessies')}</h2>
      <p>
        {t('gehouden', { gehouden: sum(({ school, leek }) => school + leek), beloofd: sum(({ beloofd }) => beloofd), sessies: aantal })}{' '}
        <span className={css['zacht']}>{t('telt')}</span>
      </p>
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css['tabelrol']} tabIndex={0} aria-label={t('perWeekTabel')}>
        <table className={css['tabel']}>
          <thead>
            <tr>
              <th scope="col">{t('kolom.week')}</th>
              <th scope="col">{t('kolom.deel')}</th>
              {(['beloofd', 'school', 'leek', 'alleen'] as const).map((kolom) => (
                <th key={kolom} scope="col" className={css['getal']}>
                  {t(`kolom.${kolom}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {perWeek.map(({ nr, vanaf, beloofd, school, leek, alleen, vrij }) => (
              <tr key={nr}>
                <th scope="row">
                  {nr}, {dates.dayMonth(vanaf)}
                </th>
                <td>
                  {vrij ? (
                    t('vrij')
                  ) : (
                    <span className={css['baan']} aria-hidden="true">
                      <span className={css['vol']} style={{ width: `${Math.min(100, (100 * (school + leek)) / Math.max(1, beloofd))}%` }} />
                    </span>
                  )}
                </td>
                {[beloofd, school, leek, alleen].map((minuten, i) => (
                  // The columns are fixed: their place is what they are.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={i} className={css['getal']}>
                    {minuten}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
