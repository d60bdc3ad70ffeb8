import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { meekijkTeksten } from '@spelrijk/teksten/meekijken';
import { minutenTekst } from '@spelrijk/teksten/oefentijd';
import { BlobFigure } from '@spelrijk/ui/blob';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { call } from '../../../../shared/api/call.ts';
import { DaysChart } from '../../../../shared/chart/days-chart.tsx';
import type { Crumb, Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { lastDays } from '../../../../shared/date/days.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { Empty } from '../../../../shared/list/empty.tsx';
import { serverNow } from '../../../../shared/session/clock.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useJaargroep } from '../../../../shared/region/jaargroep.ts';
import css from '../../parts/parts.module.css';
import { Unready } from '../../parts/unready.tsx';
import { Categorieen, Lezen } from './parts/categorieen.tsx';
import { Fouten } from './parts/fouten.tsx';
import kop from './meekijk.module.css';

const DAGEN = 28;
/** The latest say what goes wrong now. */
const FOUTEN = 20;

function useIds(): { readonly adminId: string; readonly meekijkId: string } {
  const { adminId = '', meekijkId = '' } = useParams();
  return { adminId, meekijkId };
}

/** Every look stands in two logs, so it is asked once a visit. */
const zichtQuery = (adminId: string, meekijkId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'meekijk', meekijkId],
    queryFn: () => call('readMeekijk', { params: { adminId, meekijkId } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

function MeekijkenNaam(): string {
  return useTexts(meekijkTeksten).t('lijst.titel');
}
function KindNaam(): string {
  const { adminId, meekijkId } = useIds();
  return useQuery({ ...zichtQuery(adminId, meekijkId), enabled: false }).data?.link.naam ?? '…';
}
const lijstCrumb: Crumb = { Name: MeekijkenNaam, to: ({ adminId = '' }) => href('/admins/:adminId/meekijken', { adminId }) };

export const handle: Crumbs = { crumbs: [lijstCrumb, { Name: KindNaam }] };
export const meta = () => pageTitle(meekijkTeksten, 'lijst.titel');

type Zicht = Output<Api['readMeekijk']>;

/** What the owner shows, to read and nothing more. */
function Voortgang({ link, leerling, categorieen, lezen, fouten, dagen, doelen }: Zicht) {
  const { t } = useTexts(meekijkTeksten);
  const { long } = useDates();
  const jaar = useJaargroep();
  const { naam } = link;
  const range = lastDays(DAGEN, serverNow());
  const gezien = dagen.filter(({ dag }) => dag >= (range[0] ?? ''));
  const minuten = Math.round(gezien.reduce((som, dag) => som + dag.minuten, 0));
  return (
    <>
      <header className={kop['kop']}>
        <span className={kop['figuur']}>
          <BlobFigure seed={leerling.figuur} />
        </span>
        <div>
          <h1>{naam}</h1>
          <p className={css['onder']}>
            {jaar(leerling.jaargroep)} · {t('zicht.onder', { eigenaar: link.ander, dag: long(link.tot) })}
          </p>
        </div>
      </header>
      {doelen && (
        <section className={css['paneel']}>
          <h2>{t('zicht.doelen')}</h2>
          {doelen.length === 0 ? (
            <p>{t('zicht.geenDoelen')}</p>
          ) : (
            <ul className={kop['doelen']}>
              {doelen.map((doel) => (
                <li key={doel}>{doel}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      {dagen.length === 0 ? (
        <Empty title={t('zicht.niets', { naam })} />
      ) : (
        <>
          <Categorieen naam={naam} categorieen={categorieen} />
          <Lezen lezen={lezen} />
          <Fouten naam={naam} fouten={fouten.slice(0, FOUTEN)} />
          <section className={css['paneel']}>
            <h2>{t('zicht.tijd')}</h2>
            <p>{t('zicht.tijdKort', { count: gezien.length, minuten: minutenTekst(minuten) })}</p>
            <DaysChart range={range} days={gezien.map(({ dag, minuten: waarde }) => ({ dag, waarde }))} summary={t('zicht.dag')} />
          </section>
        </>
      )}
    </>
  );
}

export default function MeekijkScreen() {
  const { adminId, meekijkId } = useIds();
  const { data, error, refetch } = useQuery(zichtQuery(adminId, meekijkId));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <Voortgang key={meekijkId} {...data} />;
}
