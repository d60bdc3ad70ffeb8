import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { minutenTekst } from '@spelrijk/teksten/oefentijd';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import panel from '../../../parts/parts.module.css';
import { DaysChart } from '../../../../../shared/chart/days-chart.tsx';
import css from '../voortgang.module.css';
import { recent, type Voortgang } from '../../../voortgang.ts';
import { FiguresTable } from '../../../../../shared/chart/figures-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface TijdPanelProps {
  readonly voortgang: Voortgang;
  /** School days that are drawn, oldest first. */
  readonly range: readonly string[];
}

/** On which of the last days there was practice, and how long. */
export function TijdPanel({ voortgang: { dagen, leerling }, range }: TijdPanelProps) {
  const { t } = useTexts(kindvoortgangTeksten);
  const dates = useDates();
  const since = range[0] ?? '';
  const days = dagen.filter(({ dag }) => dag >= since);
  const { dagen: count, minuten } = recent({ dagen }, since);
  const summary = count === 0 ? t('tijd.leeg') : t('tijd.zin', { count, minuten: minutenTekst(minuten), naam: leerling.roepnaam });
  const head = [t('tijd.dag'), t('tijd.minuten'), t('tijd.antwoorden'), t('tijd.goed')];
  const rows = days.map(({ dag, minuten, antwoorden, goed }) => [dag, dates.short(dag), Math.round(minuten), antwoorden, goed] as const);
  return (
    <section className={panel['paneel']}>
      <h2>{t('tijd.titel')}</h2>
      <p className={css['inleiding']}>{summary}</p>
      {count > 0 && (
        <>
          <DaysChart range={range} days={days.map(({ dag, minuten: waarde }) => ({ dag, waarde }))} summary={summary} />
          <FiguresTable summary={t('tijd.tabel')} head={head} rows={rows} />
        </>
      )}
    </section>
  );
}
