import { voorleesbladTeksten } from '@spelrijk/teksten/voorleesblad';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { beeldProps } from '../../../../shared/kindbeeld/kindbeeld.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useToneel } from '../../audio/use-regie.ts';
import { Page } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { leesplankPath } from '../../paths.ts';
import { useInstelling } from '../../use-instelling.ts';
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

/** The text that somebody listens to now: plain, with no sound, no clock and nothing to tap. */
export default function VoorlezenScreen() {
  const { t } = useTexts(voorleesbladTeksten);
  useToneel(null);
  const { leerlingId = '' } = useParams();
  const { instelling } = useInstelling();
  const { data, error, refetch } = useQuery(voorleesQuery(leerlingId));
  if (isNotFound(error) && !data) return <NotFound inFrame to={leesplankPath(leerlingId)} label={t('terug')} />;
  if (error && !data) return <TryAgain message={t('fout')} detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Waiting text={t('laden')} />;
  const { tekst } = data;
  const { className, ...beeld } = beeldProps(instelling);
  return (
    <Page
      leerlingId={leerlingId}
      title={t('titel')}
      hear={[]}
      aside={
        <Link className={css['terug']} to={leesplankPath(leerlingId)}>
          {t('terug')}
        </Link>
      }
    >
      <output className={css['uitleg']}>{t(tekst ? 'lees' : 'wacht')}</output>
      {tekst && (
        <article className={`${css['tekst']} ${className}`} {...beeld} data-regels={tekst.perRegel}>
          <h2>{tekst.titel}</h2>
          {tekst.alineas.map((zinnen) => (
            <p key={zinnen.join(' ')}>
              {zinnen.map((zin, i) => (
                <span key={`${i}-${zin}`}>{zin} </span>
              ))}
            </p>
          ))}
        </article>
      )}
    </Page>
  );
}
