import { mdiChevronDown, mdiChevronUp, mdiPlay, mdiStop } from '@mdi/js';
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { player } from '../../../../shared/audio/player.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../../audio/sound-setting.ts';
import { Page } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { leesplankPath } from '../../paths.ts';
import { type Follow, useFollow } from './use-follow.ts';
import css from './planktekst.module.css';

export const meta = () => pageTitle(leerlingTeksten, 'plank.titel');

type Planktekst = Output<Api['readPlanktekst']>;

const tekstQuery = (leerlingId: string, tekstId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'leesplank', tekstId],
    queryFn: () => call('readPlanktekst', { params: { leerlingId, tekstId } }),
  });

export default function PlanktekstScreen() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '', tekstId = '' } = useParams();
  const { data, error, refetch } = useQuery(tekstQuery(leerlingId, tekstId));
  if (isNotFound(error)) return <NotFound inFrame to={leesplankPath(leerlingId)} label={t('plank.terug')} />;
  if (error) return <TryAgain message={t('plank.fout')} detail={error.message} onRetry={() => void refetch()} />;
  return data ? <Reading key={tekstId} leerlingId={leerlingId} tekst={data} /> : <Waiting text={t('laden')} />;
}

function Reading({ leerlingId, tekst }: { readonly leerlingId: string; readonly tekst: Planktekst }) {
  const { t } = useTexts(leerlingTeksten);
  const { titel, alineas, perRegel, klanken, woorden } = tekst;
  const follow = useFollow(klanken, alineas.flat().length + 1);
  const words = useRef<HTMLDivElement>(null);
  const { stop, at } = follow;
  useEffect(() => {
    const body = words.current;
    const hear = ({ target }: Event): void => {
      const adres = target instanceof HTMLElement ? woorden[target.dataset['woord'] ?? ''] : undefined;
      if (adres === undefined) return;
      stop();
      player.unlock();
      void player.play([{ soort: 'klank', adres }]);
    };
    body?.addEventListener('click', hear);
    return () => body?.removeEventListener('click', hear);
  });
  useEffect(() => words.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [at]);
  const starts = alineas.map((_, i) => 1 + alineas.slice(0, i).flat().length);
  return (
    <Page
      leerlingId={leerlingId}
      title={titel}
      hear={[]}
      aside={
        <Link className={css['terug']} to={leesplankPath(leerlingId)}>
          {t('plank.terug')}
        </Link>
      }
    >
      <div ref={words} className={css['tekst']} data-regels={perRegel}>
        {alineas.map((zinnen, i) => (
          <p key={starts[i]}>
            {zinnen.map((zin, n) => (
              <Sentence key={`${n}-${zin}`} zin={zin} lit={(starts[i] ?? 1) + n === at} />
            ))}
          </p>
        ))}
      </div>
      <Controls follow={follow} heard={klanken.length > 0} />
    </Page>
  );
}

const wordIn = (stuk: string): string | undefined => /\p{L}+(?:['’-]\p{L}+)*/u.exec(stuk.toLowerCase())?.[0];

function Sentence({ zin, lit }: { readonly zin: string; readonly lit: boolean }) {
  return (
    <>
      <span className={css['zin']} aria-current={lit ? true : undefined}>
        {zin.split(/(\s+)/).map((stuk, i) => (
          <span key={`${i}-${stuk}`} data-woord={wordIn(stuk)}>
            {stuk}
          </span>
        ))}
      </span>{' '}
    </>
  );
}

function Controls({ follow, heard }: { readonly follow: Follow; readonly heard: boolean }) {
  const { t } = useTexts(leerlingTeksten);
  const soundOn = useSoundOn();
  const { playing, broken, start, stop, move } = follow;
  return (
    <div className={css['knoppen']}>
      {heard && soundOn && (
        <BigButton onClick={playing ? stop : start}>
          <Icon path={playing ? mdiStop : mdiPlay} size={24} /> {t(playing ? 'plank.stop' : 'plank.luister')}
        </BigButton>
      )}
      <RoundButton name={t('plank.vorige')} onClick={() => move(-1)}>
        <Icon path={mdiChevronUp} size={28} />
      </RoundButton>
      <RoundButton name={t('plank.volgende')} onClick={() => move(1)}>
        <Icon path={mdiChevronDown} size={28} />
      </RoundButton>
      {(!heard || broken) && <p role="status">{t(heard ? 'plank.stemWeg' : 'plank.zonderStem')}</p>}
    </div>
  );
}
