import { voorleesbladTeksten } from '@spelrijk/teksten/voorleesblad';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useToneel } from '../../audio/use-regie.ts';
import { Page, PageLink } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { leesplankPath } from '../../paths.ts';
import { useInstelling } from '../../use-instelling.ts';
import { Keuze } from './keuze.tsx';
import { Opnemen } from './opnemen.tsx';
import { Tekst } from './tekst.tsx';
import css from './voorlezen.module.css';

export const meta = () => pageTitle(voorleesbladTeksten, 'titel');

/** How often is asked whether somebody listens (ms). */
const VRAAG_MS = 3000;

const voorleesQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'voorlezen'],
    queryFn: () => call('readVoorlezen', { params: { leerlingId } }),
    refetchInterval: VRAAG_MS,
    gcTime: 0,
    staleTime: 0,
  });

/** The text that somebody listens to now; without one, what a child that may can record. */
function Live({ leerlingId }: { readonly leerlingId: string }) {
  const { t } = useTexts(voorleesbladTeksten);
  const { instelling } = useInstelling();
  // Who looks on, and a visitor of the demo, are not even asked.
  const eigen = useUser()?.role === 'leerling';
  const { data, error, refetch } = useQuery(voorleesQuery(leerlingId));
  if (isNotFound(error) && !data) return <NotFound inFrame to={leesplankPath(leerlingId)} label={t('terug')} />;
  if (error && !data) return <TryAgain message={t('fout')} detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Waiting text={t('laden')} />;
  const { tekst } = data;
  return (
    <>
      <output className={css['uitleg']}>{t(tekst ? 'lees' : 'wacht')}</output>
      {tekst && <Tekst tekst={tekst} instelling={instelling} />}
      {!tekst && eigen && <Keuze leerlingId={leerlingId} />}
    </>
  );
}

export default function VoorlezenScreen() {
  const { t } = useTexts(voorleesbladTeksten);
  useToneel(null);
  const { leerlingId = '' } = useParams();
  const [search] = useSearchParams();
  const tekst = search.get('tekst');
  return (
    <Page leerlingId={leerlingId} title={t('titel')} hear={[]} aside={<PageLink to={leesplankPath(leerlingId)}>{t('terug')}</PageLink>}>
      {tekst === null ? <Live leerlingId={leerlingId} /> : <Opnemen key={tekst} leerlingId={leerlingId} tekstId={tekst} />}
    </Page>
  );
}
