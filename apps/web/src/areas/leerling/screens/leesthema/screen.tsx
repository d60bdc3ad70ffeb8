import { mdiCheck } from '@mdi/js';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingKlaarTeksten } from '@spelrijk/teksten/leerling-klaar';
import { BigButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useToneel } from '../../audio/use-regie.ts';
import { Page, PageLink } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { leesplankPath, planktekstPath } from '../../paths.ts';
import { beurtenSent } from '../../queue/reading.ts';
import css from './leesthema.module.css';

export const meta = () => pageTitle(leerlingKlaarTeksten, 'thema.titel');

type Leesthema = Output<Api['readLeesthema']>;
type Slotvraag = Leesthema['vragen'][number];

const themaQuery = (leerlingId: string, opdrachtId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'leesthema', opdrachtId],
    queryFn: async () => {
      await beurtenSent();
      return call('readLeesthema', { params: { leerlingId, opdrachtId } });
    },
    // What was just read opens its question at once.
    gcTime: 0,
    staleTime: 0,
  });

export default function LeesthemaScreen() {
  const { t } = useTexts(leerlingKlaarTeksten, leerlingTeksten);
  useToneel(null);
  const { leerlingId = '', opdrachtId = '' } = useParams();
  const { data, error, refetch } = useQuery(themaQuery(leerlingId, opdrachtId));
  if (isNotFound(error)) return <NotFound inFrame to={leesplankPath(leerlingId)} label={t('toneel.terug')} />;
  if (error) return <TryAgain message={t('thema.fout')} detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Waiting text={t('leerling:laden')} />;
  return (
    <Page
      leerlingId={leerlingId}
      title={t('thema.kop', { naam: data.naam })}
      hear={[]}
      aside={<PageLink to={leesplankPath(leerlingId)}>{t('toneel.terug')}</PageLink>}
    >
      <section className={css['blad']}>
        <p>{t('thema.woorden', { woorden: data.woorden.join(', ') })}</p>
        <ol>
          {data.teksten.map(({ id, titel, uit }) => (
            <li key={id}>
              <Link to={planktekstPath(leerlingId, id)}>{titel}</Link>
              {uit && (
                <span>
                  <Icon path={mdiCheck} size={18} /> {t('plank.uit')}
                </span>
              )}
            </li>
          ))}
        </ol>
      </section>
      {data.vragen.map((vraag, nr) => (
        <Vraag key={vraag.id} thema={data} vraag={vraag} nr={nr + 1} />
      ))}
    </Page>
  );
}

/** One question about three texts: choose until it is right; the server judges, and keeps the first answer. */
function Vraag({ thema, vraag, nr }: { readonly thema: Leesthema; readonly vraag: Slotvraag; readonly nr: number }) {
  const { t } = useTexts(leerlingKlaarTeksten);
  const { leerlingId = '', opdrachtId = '' } = useParams();
  const [mis, setMis] = useState<readonly string[]>([]);
  const [goed, setGoed] = useState('');
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (antwoord: string) =>
      call('answerSlotvraag', { params: { leerlingId, opdrachtId, vraagId: vraag.id }, body: { antwoord } }),
    onSuccess: (oordeel, antwoord) => (oordeel.goed ? setGoed(antwoord) : setMis((oud) => [...oud, antwoord])),
  });
  const titels = vraag.teksten.flatMap((id) => thema.teksten.find((tekst) => tekst.id === id)?.titel ?? []);
  const melding = isError ? 'thema.weg' : goed === '' ? (mis.length > 0 ? 'thema.anders' : null) : 'thema.goed';
  return (
    <section className={css['blad']} aria-label={t('thema.nummer', { nr, van: thema.vragen.length })}>
      <h2>{t('thema.nummer', { nr, van: thema.vragen.length })}</h2>
      <p>{t('thema.drie', { titels: titels.join(' · ') })}</p>
      {vraag.open ? (
        <>
          <h3>{vraag.vraag}</h3>
          <ul className={css['keuzes']}>
            {vraag.keuzes.map((keus) => (
              <li key={keus}>
                <BigButton
                  tone={keus === goed ? 'zon' : 'papier'}
                  // Not disabled: whoever pressed it stays on it, and hears what comes of it.
                  aria-disabled={goed !== '' || mis.includes(keus)}
                  onClick={() => {
                    if (!isPending && goed === '' && !mis.includes(keus)) mutate(keus);
                  }}
                >
                  {keus}
                </BigButton>
              </li>
            ))}
          </ul>
          <output>{melding === null ? (vraag.gedaan && goed === '' ? t('thema.alGedaan') : '') : t(melding)}</output>
        </>
      ) : (
        <p>{t('thema.dicht')}</p>
      )}
    </section>
  );
}
