import type { Woordencurve as Curve } from '@spelrijk/contract/woordencurve';
import { woordencurveTeksten } from '@spelrijk/teksten/woordencurve';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { FiguresTable } from '../../../shared/chart/figures-table.tsx';
import { useDates } from '../../../shared/date/use-dates.ts';
import { Waiting } from '../../../shared/screen/waiting.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePathParams } from '../params.ts';
import { PanelFailure } from '../parts/panel-failure.tsx';
import panel from '../parts/parts.module.css';
import { BandChart } from './band-chart.tsx';
import chart from './chart.module.css';

type Punt = Curve['nieuw'][number];

const TICKS = [0, 25, 50, 75, 100];

const curveQuery = (adminId: string, groepId: string, leerlingId: string | undefined) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'woordencurve', leerlingId ?? 'groep'],
    queryFn: () =>
      leerlingId === undefined
        ? call('readGroepscurve', { params: { adminId, groepId } })
        : call('readWoordencurve', { params: { adminId, groepId, leerlingId } }),
  });

const range = ({ laag, hoog }: Punt): string => `${Math.round(laag)}–${Math.round(hoog)}`;

/** The picture in one sentence, for who listens to it. */
function useSummary(): (wat: string, first: Punt, last: Punt) => string {
  const { t } = useTexts(woordencurveTeksten);
  const dates = useDates();
  return (wat, first, last) => {
    const words = {
      wat,
      van: dates.long(first.dag),
      tot: dates.long(last.dag),
      laag0: Math.round(first.laag),
      hoog0: Math.round(first.hoog),
      laag1: Math.round(last.laag),
      hoog1: Math.round(last.hoog),
    };
    return first === last ? t('zinEen', words) : t('zin', words);
  };
}

interface CourseProps {
  readonly titel: string;
  readonly punten: readonly Punt[];
  readonly groep: boolean;
  readonly note?: string;
}

function Course({ titel, punten, groep, note }: CourseProps) {
  const { t } = useTexts(woordencurveTeksten);
  const dates = useDates();
  const summary = useSummary();
  const [first, last] = [punten[0], punten.at(-1)];
  const head = [t('tot'), t('schatting'), t('bereik'), t('woorden'), ...(groep ? [t('groep.leerlingen')] : [])];
  const rows = punten.map(
    (punt) =>
      [punt.dag, dates.short(punt.dag), Math.round(punt.midden), range(punt), punt.woorden, ...(groep ? [punt.leerlingen] : [])] as const,
  );
  return (
    <section className={chart['koers']}>
      <h3>{titel}</h3>
      {first && last ? (
        <>
          <BandChart points={punten} domain={[0, 100]} ticks={TICKS} axis={t('as')} summary={summary(titel, first, last)} />
          {note !== undefined && <p className={chart['klein']}>{note}</p>}
          <FiguresTable summary={t('tabel', { wat: titel })} head={head} rows={rows} />
        </>
      ) : (
        <p>{t('geoefendLeeg')}</p>
      )}
    </section>
  );
}

/** How words that were never practised are written, next to words that were: of one leerling, or of the groep without one. */
export function Woordencurve({ leerling }: { readonly leerling?: { readonly id: string; readonly roepnaam: string } }) {
  const { t } = useTexts(woordencurveTeksten);
  const { adminId, groepId } = usePathParams();
  const { data, error, refetch } = useQuery(curveQuery(adminId, groepId, leerling?.id));
  const groep = leerling === undefined;
  const wie = { naam: leerling?.roepnaam ?? '' };
  return (
    <section className={`${panel['paneel']} ${groep ? chart['los'] : ''}`}>
      <h2>{t('titel')}</h2>
      {error && <PanelFailure text={t('fout')} again={t('opnieuw')} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data?.nieuw.length === 0 && <p>{groep ? t('groep.leeg') : t('kind.leeg', wie)}</p>}
      {data && data.nieuw.length > 0 && (
        <>
          <p>{groep ? t('groep.uitleg') : t('kind.uitleg', wie)}</p>
          <div className={chart['koersen']}>
            <Course titel={t('nieuw')} punten={data.nieuw} groep={groep} />
            <Course titel={t('geoefend')} punten={data.geoefend} groep={groep} note={t('geoefendUitleg')} />
          </div>
          <p className={chart['klein']}>{groep ? t('groep.band') : t('band')}</p>
        </>
      )}
    </section>
  );
}
