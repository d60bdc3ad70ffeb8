import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { DaysChart } from '../../../../../shared/chart/days-chart.tsx';
import { FiguresTable } from '../../../../../shared/chart/figures-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import { foutenPerWeek } from '../foutenverloop.ts';
import css from '../voortgang.module.css';
import type { Voortgang } from '../../../voortgang.ts';

const PLAATSEN = ['begin', 'midden', 'eind'] as const;

function Plaats({ plaats }: Pick<Voortgang, 'plaats'>) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  const totaal = plaats.begin + plaats.midden + plaats.eind;
  return (
    <section className={panel['paneel']}>
      <h2>{t('plaats.titel')}</h2>
      <p className={css['inleiding']}>{t('plaats.uitleg', { aantal: totaal })}</p>
      <ul className={css['regels']}>
        {PLAATSEN.map((naam) => (
          <li key={naam}>
            <span>{t(`plaats.${naam}`)}</span>
            <span className={css['keer']}>{plaats[naam]}</span>
            <span className={css['regelbaan']} aria-hidden="true">
              <span className={css['keren']} style={{ width: `${(100 * plaats[naam]) / Math.max(1, totaal)}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Verloop({ voortgang }: { readonly voortgang: Voortgang }) {
  const { t, i18n } = useTexts(leerlingvoortgangTeksten);
  const dates = useDates();
  const weken = foutenPerWeek(voortgang);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const words = weken.map(({ vanaf, perHonderd }) => `${dates.dayMonth(vanaf)} ${number.format(perHonderd)}`);
  return (
    <section className={panel['paneel']}>
      <h2>{t('verloopFouten.titel')}</h2>
      {weken.length < 2 ? (
        <p>{t('verloopFouten.leeg')}</p>
      ) : (
        <>
          <p className={css['inleiding']}>{t('verloopFouten.uitleg')}</p>
          <DaysChart
            range={weken.map(({ vanaf }) => vanaf)}
            days={weken.map(({ vanaf, perHonderd }) => ({ dag: vanaf, waarde: perHonderd }))}
            labelEvery={2}
            summary={t('verloopFouten.zin', { weken: words.join('; ') })}
          />
          <FiguresTable
            summary={t('cijfers')}
            head={(['week', 'fouten', 'antwoorden', 'perHonderd'] as const).map((kolom) => t(`verloopFouten.${kolom}`))}
            rows={weken.map(
              ({ vanaf, fouten, antwoorden, perHonderd }) =>
                [vanaf, dates.short(vanaf), fouten, antwoorden, number.format(perHonderd)] as const,
            )}
          />
        </>
      )}
    </section>
  );
}

/** Where in the word it goes wrong, and whether that gets less. */
export function AnalysePanel({ voortgang }: { readonly voortgang: Voortgang }) {
  return (
    <div className={css['twee']}>
      <Plaats plaats={voortgang.plaats} />
      <Verloop voortgang={voortgang} />
    </div>
  );
}
