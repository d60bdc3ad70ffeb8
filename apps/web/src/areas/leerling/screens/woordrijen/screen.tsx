import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { BigButton } from '@spelrijk/ui/big-button';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { player } from '../../../../shared/audio/player.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../../audio/device-setting.ts';
import { Page, PageLink } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath, leesplankPath } from '../../paths.ts';
import css from './woordrijen.module.css';

export const meta = () => pageTitle(leerlingLezenTeksten, 'rijen.titel');

type Rij = Output<Api['readWoordrijen']>['rijen'][number];

const rijenQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'woordrijen'],
    queryFn: () => call('readWoordrijen', { params: { leerlingId } }),
  });

export default function WoordrijenScreen() {
  const { t } = useTexts(leerlingLezenTeksten, leerlingTeksten);
  const { leerlingId = '' } = useParams();
  const { data, error, refetch } = useQuery(rijenQuery(leerlingId));
  const [nr, setNr] = useState(0);
  if (isNotFound(error)) return <NotFound inFrame to={kaartPath(leerlingId)} label={t('leerling:venster.terug')} />;
  if (error) return <TryAgain message={t('rijen.weg')} detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Waiting text={t('leerling:laden')} />;
  const { rijen } = data;
  const rij = rijen[nr];
  const uitleg = rijen.length === 0 ? 'rijen.leeg' : 'rijen.uitleg';
  return (
    <Page
      leerlingId={leerlingId}
      title={t('rijen.titel')}
      hear={[t('rijen.titel'), t(uitleg)]}
      aside={<PageLink to={leesplankPath(leerlingId)}>{t('rijen.terug')}</PageLink>}
    >
      {rij ? (
        <Row key={nr} rij={rij} nr={nr} van={rijen.length} onNext={() => setNr(nr + 1)} />
      ) : (
        <section className={css['vel']}>
          <p>{t(rijen.length === 0 ? 'rijen.leeg' : 'rijen.klaar')}</p>
          {rijen.length > 0 && <BigButton onClick={() => setNr(0)}>{t('rijen.opnieuw')}</BigButton>}
        </section>
      )}
    </Page>
  );
}

interface RowProps {
  readonly rij: Rij;
  readonly nr: number;
  readonly van: number;
  readonly onNext: () => void;
}

/** The row is read first, then it is out of sight and a word is asked for; a wrong choice shows the row again. */
function Row({ rij: { woorden, keuzes }, nr, van, onNext }: RowProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  const { leerlingId = '' } = useParams();
  const [gelezen, setGelezen] = useState(false);
  const { mutate, data, variables, isPending, error } = useMutation({
    mutationFn: (antwoord: string) => call('checkWoordrij', { params: { leerlingId, rij: String(nr) }, body: { antwoord } }),
  });
  const melding = error ? 'geenVerbinding' : data && (data.goed ? 'goed' : 'fout');
  return (
    <section className={css['vel']} aria-label={t('rijen.nummer', { nr: nr + 1, van })}>
      <p className={css['teller']}>{t('rijen.nummer', { nr: nr + 1, van })}</p>
      <Heading key={gelezen ? 'vraag' : 'rij'} text={t(gelezen ? 'rijen.vraag' : 'rijen.uitleg')} />
      {(!gelezen || data) && <Words woorden={woorden} />}
      {gelezen ? (
        <>
          <ul className={css['keuzes']}>
            {keuzes.map((keus) => (
              <li key={keus}>
                <button
                  type="button"
                  data-stand={data && keus === variables ? (data.goed ? 'goed' : 'fout') : undefined}
                  aria-disabled={data !== undefined}
                  onClick={() => !isPending && data === undefined && mutate(keus)}
                >
                  {keus}
                </button>
              </li>
            ))}
          </ul>
          <output>{melding && t(`rijen.${melding}`)}</output>
          {data && (
            <BigButton ref={focusOn} onClick={onNext}>
              {t('rijen.verder')}
            </BigButton>
          )}
        </>
      ) : (
        <BigButton onClick={() => setGelezen(true)}>{t('rijen.gelezen')}</BigButton>
      )}
    </section>
  );
}

/** The question is over: what leads on is at hand. */
const focusOn = (knop: HTMLButtonElement | null): void => knop?.focus();

/** What is asked now; who listens to the screen hears it when it changes. */
function Heading({ text }: { readonly text: string }) {
  const kop = useRef<HTMLHeadingElement>(null);
  useEffect(() => kop.current?.focus(), []);
  return (
    <h2 ref={kop} tabIndex={-1}>
      {text}
    </h2>
  );
}

function Words({ woorden }: Pick<Rij, 'woorden'>) {
  const soundOn = useSoundOn();
  const hear = (adres: string): void => {
    player.unlock();
    void player.play([{ soort: 'klank', adres }]);
  };
  return (
    <ul className={css['woorden']}>
      {woorden.map(({ woord, klank }) => (
        <li key={woord}>
          {klank === undefined || !soundOn ? (
            <span>{woord}</span>
          ) : (
            <button type="button" onClick={() => hear(klank)}>
              {woord}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
