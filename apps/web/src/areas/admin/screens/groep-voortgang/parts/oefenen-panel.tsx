import type { VoortgangLeerling } from '@spelrijk/contract/voortgang';
import { minutenKort, minutenTekst } from '@spelrijk/teksten/oefentijd';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import type { ReactNode } from 'react';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { DaysChart } from '../../../../../shared/chart/days-chart.tsx';
import { FiguresTable } from '../../../../../shared/chart/figures-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { usePathParams } from '../../../params.ts';
import type { GroepVoortgang } from '../../../volgen.ts';
import namenCss from '../namen.module.css';
import panelCss from '../panel.module.css';
import { groepsweken, minuten, procent, samen, stil } from '../oefenen.ts';

type Leerlingen = Pick<GroepVoortgang, 'leerlingen'>;

function Week({ week: { vanaf, dagen, ms } }: { readonly week: VoortgangLeerling['weken'][number] }) {
  const { t } = useTexts(voortgangTeksten);
  const kop = useDates().dayMonth(vanaf);
  if (dagen === 0)
    return (
      <td className={namenCss['niet']} data-kop={kop}>
        {t('oefenen.geen')}
      </td>
    );
  const words = { dagen, minuten: minuten(ms) };
  return (
    <td data-kop={kop}>
      <span aria-hidden="true">{t('oefenen.week', { ...words, minuten: minutenKort(words.minuten) })}</span>
      <span className="verborgen">{t('oefenen.weekLang', { count: dagen, minuten: minutenTekst(words.minuten) })}</span>
    </td>
  );
}

const KOLOMMEN = ['dagen', 'minuten', 'goed', 'gokjes'] as const;

interface GetalProps {
  readonly kolom: (typeof KOLOMMEN)[number];
  readonly children: ReactNode;
}

function Getal({ kolom, children }: GetalProps) {
  const { t } = useTexts(voortgangTeksten);
  return (
    <td className={namenCss['getallen']} data-kop={t(`oefenen.${kolom}`)}>
      {children}
    </td>
  );
}

function LeerlingRow({ leerling }: { readonly leerling: VoortgangLeerling }) {
  const { t } = useTexts(voortgangTeksten);
  const { groepId } = usePathParams();
  const dates = useDates();
  const tot = samen(leerling.weken);
  const goed = procent(tot);
  return (
    <tr>
      <th scope="row">
        <LeerlingLink groepId={groepId} leerling={leerling} />
      </th>
      {leerling.weken.map((week) => (
        <Week key={week.vanaf} week={week} />
      ))}
      <Getal kolom="dagen">{tot.dagen}</Getal>
      <Getal kolom="minuten">{minuten(tot.ms)}</Getal>
      <Getal kolom="goed">{goed === null ? '–' : `${goed}%`}</Getal>
      <Getal kolom="gokjes">{leerling.gokjes}</Getal>
      <td data-kop={t('oefenen.laatst')}>{leerling.laatst === null ? t('oefenen.nooit') : dates.relative(leerling.laatst)}</td>
    </tr>
  );
}

function WeekTable({ leerlingen }: Leerlingen) {
  const { t } = useTexts(voortgangTeksten);
  const dates = useDates();
  const [first] = leerlingen;
  const all = samen(leerlingen.flatMap(({ weken }) => weken));
  const goed = procent(all);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={panelCss['rol']} aria-label={t('oefenen.tabel')} tabIndex={0}>
      <table className={panelCss['lijst']} aria-label={t('oefenen.tabel')}>
        <thead>
          <tr>
            <th scope="col">{t('oefenen.naam')}</th>
            {(first?.weken ?? []).map(({ vanaf }) => (
              <th key={vanaf} scope="col">
                {t('oefenen.weekVan', { dag: dates.dayMonth(vanaf) })}
              </th>
            ))}
            {KOLOMMEN.map((kolom) => (
              <th key={kolom} scope="col" className={namenCss['getallen']}>
                {t(`oefenen.${kolom}`)}
              </th>
            ))}
            <th scope="col">{t('oefenen.laatst')}</th>
          </tr>
        </thead>
        <tbody>
          {leerlingen.map((leerling) => (
            <LeerlingRow key={leerling.id} leerling={leerling} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('oefenen.samen')}</th>
            {groepsweken(leerlingen).map(({ vanaf, ms }) => (
              <td key={vanaf} data-kop={dates.dayMonth(vanaf)}>
                {minuten(ms)} min
              </td>
            ))}
            <Getal kolom="dagen">{all.dagen}</Getal>
            <Getal kolom="minuten">{minuten(all.ms)}</Getal>
            <Getal kolom="goed">{goed === null ? '–' : `${goed}%`}</Getal>
            <Getal kolom="gokjes">{leerlingen.reduce((som, { gokjes }) => som + gokjes, 0)}</Getal>
            <td>–</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Who practised when and how much, who did not, and the whole groep per week. */
export function OefenenPanel({ voortgang: { leerlingen } }: { readonly voortgang: GroepVoortgang }) {
  const { t } = useTexts(voortgangTeksten);
  const { groepId } = usePathParams();
  const dates = useDates();
  const silent = stil(leerlingen);
  const weken = groepsweken(leerlingen);
  const bars = weken.map(({ vanaf, ms }) => ({ dag: vanaf, waarde: minuten(ms) }));
  const words = bars.map(({ dag, waarde: aantal }) => t('oefenen.grafiekWeek', { dag: dates.dayMonth(dag), minuten: aantal }));
  return (
    <>
      <h2 className={panelCss['deelkop']}>{t('oefenen.stilTitel')}</h2>
      {silent.length === 0 ? (
        <p>{t('oefenen.stilNiemand')}</p>
      ) : (
        <ul className={namenCss['namen']}>
          {silent.map((leerling) => (
            <li key={leerling.id}>
              <LeerlingLink groepId={groepId} leerling={leerling} />
              <span>{leerling.laatst === null ? t('oefenen.nooit') : dates.relative(leerling.laatst)}</span>
            </li>
          ))}
        </ul>
      )}
      <h2 className={panelCss['deelkop']}>{t('oefenen.titel')}</h2>
      <p className={panelCss['inleiding']}>{t('oefenen.uitleg')}</p>
      <WeekTable leerlingen={leerlingen} />
      <h2 className={panelCss['deelkop']}>{t('oefenen.grafiekTitel')}</h2>
      <DaysChart
        range={weken.map(({ vanaf }) => vanaf)}
        days={bars}
        labelEvery={1}
        summary={t('oefenen.grafiek', { weken: words.join('; ') })}
      />
      <FiguresTable
        summary={t('oefenen.cijfers')}
        head={[t('oefenen.weekVan', { dag: '' }).trim(), t('oefenen.minuten'), t('oefenen.leerlingen')]}
        rows={weken.map(({ vanaf, ms, oefenden }) => [vanaf, dates.short(vanaf), minuten(ms), oefenden] as const)}
      />
    </>
  );
}
