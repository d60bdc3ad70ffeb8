import { gebruikTeksten } from '@spelrijk/teksten/gebruik';
import { DaysChart } from '../../../../../shared/chart/days-chart.tsx';
import { FiguresTable } from '../../../../../shared/chart/figures-table.tsx';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { Dashboard } from '../dashboard.ts';
import css from './gebruik.module.css';

type Weken = Dashboard['gebruik']['weken'];
type Dagen = Dashboard['gebruik']['dagen'];

function PerWeek({ weken }: { readonly weken: Weken }) {
  const { t } = useTexts(gebruikTeksten);
  const dates = useDates();
  const zin = weken.map(({ vanaf, leerlingen }) => `${dates.dayMonth(vanaf)} ${leerlingen}`).join(', ');
  return (
    <section className={css['paneel']}>
      <h3>{t('perWeek')}</h3>
      <DaysChart
        range={weken.map(({ vanaf }) => vanaf)}
        days={weken.map(({ vanaf, leerlingen }) => ({ dag: vanaf, waarde: leerlingen }))}
        labelEvery={3}
        summary={t('perWeekZin', { weken: zin })}
      />
      <FiguresTable
        summary={t('perWeekTabel')}
        head={[t('week'), t('klanten'), t('leerlingen'), t('taken'), t('aanvragen')]}
        rows={weken.map(
          ({ vanaf, admins, leerlingen, taken, aanvragen }) =>
            [vanaf, dates.dayMonth(vanaf), admins, leerlingen, taken, aanvragen] as const,
        )}
      />
    </section>
  );
}

function PerDag({ dagen }: { readonly dagen: Dagen }) {
  const { t, i18n } = useTexts(gebruikTeksten);
  const dates = useDates();
  const totaal = dagen.reduce((som, { taken }) => som + taken, 0);
  const drukste = dagen.toSorted((a, b) => b.taken - a.taken)[0];
  const zin =
    totaal === 0 || !drukste
      ? t('perDagLeeg')
      : t('perDagZin', {
          count: totaal,
          aantal: totaal.toLocaleString(i18n.language),
          dag: dates.short(drukste.dag),
          meest: drukste.taken.toLocaleString(i18n.language),
        });
  return (
    <section className={css['paneel']}>
      <h3>{t('perDag')}</h3>
      <p>{zin}</p>
      <DaysChart range={dagen.map(({ dag }) => dag)} days={dagen.map(({ dag, taken }) => ({ dag, waarde: taken }))} summary={zin} />
      <FiguresTable
        summary={t('perDagTabel')}
        head={[t('dag'), t('taken')]}
        rows={dagen.map(({ dag, taken }) => [dag, dates.short(dag), taken] as const)}
      />
    </section>
  );
}

/** Practice over all customers: how many take part, and how much. */
export function Gebruik({ gebruik: { weken, dagen } }: Pick<Dashboard, 'gebruik'>) {
  const { t } = useTexts(gebruikTeksten);
  const leeg = weken.every(({ leerlingen, aanvragen }) => leerlingen === 0 && aanvragen === 0);
  return (
    <section className={css['deel']} aria-labelledby="gebruik">
      <h2 id="gebruik">{t('titel')}</h2>
      {leeg ? (
        <p>{t('leeg')}</p>
      ) : (
        <div className={css['naast']}>
          <PerWeek weken={weken} />
          <PerDag dagen={dagen} />
        </div>
      )}
    </section>
  );
}
