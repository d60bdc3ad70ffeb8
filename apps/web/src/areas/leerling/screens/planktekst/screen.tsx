import { mdiChevronDown, mdiChevronUp, mdiPlay, mdiStop } from '@mdi/js';
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
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
import { useMedia } from '../../use-media.ts';
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

/** Pressed as in a text: down and up a sentence, right and left a word, which is heard at once. */
const STAPPEN: Readonly<Record<string, readonly [zinnen: number, woorden: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Words that are heard: by tapping one, or from word to word with the keyboard; the one that is heard last is marked. */
function useWords(woorden: Planktekst['woorden'], { at, stop, move }: Follow) {
  const body = useRef<HTMLDivElement>(null);
  const hear = (woord: HTMLElement | undefined): void => {
    for (const vorig of body.current?.querySelectorAll('[data-nu]') ?? []) vorig.removeAttribute('data-nu');
    const adres = woorden[woord?.dataset['woord'] ?? ''];
    if (!woord || adres === undefined) return;
    stop();
    woord.dataset['nu'] = '';
    player.unlock();
    void player.play([{ soort: 'klank', adres }]);
  };
  const isHeard = ({ dataset }: HTMLElement): boolean => woorden[dataset['woord'] ?? ''] !== undefined;
  const step = (woordstap: number): void => {
    const zin = body.current?.querySelector(`[data-zin="${at}"]`);
    const rij = [...(zin?.querySelectorAll<HTMLElement>('[data-woord]') ?? [])].filter(isHeard);
    const nu = rij.findIndex(({ dataset }) => dataset['nu'] !== undefined);
    hear(rij[nu < 0 ? (woordstap > 0 ? 0 : rij.length - 1) : nu + woordstap]);
  };
  const onTap = useEffectEvent(({ target }: Event): void => {
    if (target instanceof HTMLElement && target.dataset['woord'] !== undefined) hear(target);
  });
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const [zinnen, stap] = STAPPEN[event.key] ?? [0, 0];
    if ((zinnen === 0 && stap === 0) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (zinnen === 0) step(stap);
    else move(zinnen);
  });
  useEffect(() => {
    const text = body.current;
    const tap = (event: Event): void => onTap(event);
    const key = (event: KeyboardEvent): void => onKey(event);
    text?.addEventListener('click', tap);
    document.addEventListener('keydown', key);
    return () => {
      text?.removeEventListener('click', tap);
      document.removeEventListener('keydown', key);
    };
  }, []);
  useEffect(() => {
    // In new browsers scrolling answers with a promise, which an effect must not give back.
    body.current?.querySelector(`[data-zin="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return body;
}

function Reading({ leerlingId, tekst }: { readonly leerlingId: string; readonly tekst: Planktekst }) {
  const { t } = useTexts(leerlingTeksten);
  const { titel, alineas, perRegel, klanken, woorden } = tekst;
  const follow = useFollow(klanken, alineas.flat().length + 1);
  const body = useWords(woorden, follow);
  const { at } = follow;
  const starts = alineas.map((_, i) => 1 + alineas.slice(0, i).flat().length);
  return (
    <Page
      leerlingId={leerlingId}
      title={t('plank.titel')}
      hear={[]}
      aside={
        <Link className={css['terug']} to={leesplankPath(leerlingId)}>
          {t('plank.terug')}
        </Link>
      }
    >
      <div ref={body} className={css['tekst']} data-regels={perRegel}>
        <h2>
          <Sentence zin={titel} nr={0} lit={at === 0} />
        </h2>
        {alineas.map((zinnen, i) => (
          <p key={starts[i]}>
            {zinnen.map((zin, n) => (
              <Sentence key={`${n}-${zin}`} zin={zin} nr={(starts[i] ?? 1) + n} lit={(starts[i] ?? 1) + n === at} />
            ))}
          </p>
        ))}
      </div>
      <Controls follow={follow} heard={klanken.length > 0} />
    </Page>
  );
}

const wordIn = (stuk: string): string | undefined => /\p{L}+(?:['’-]\p{L}+)*/u.exec(stuk.toLowerCase())?.[0];

function Sentence({ zin, nr, lit }: { readonly zin: string; readonly nr: number; readonly lit: boolean }) {
  return (
    <>
      <span className={css['zin']} data-zin={nr} aria-current={lit ? true : undefined}>
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
  const touch = useMedia('(pointer: coarse)');
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
      {!touch && <p className={css['toetsen']}>{t('plank.toetsen')}</p>}
      {(!heard || broken) && <output>{t(heard ? 'plank.stemWeg' : 'plank.zonderStem')}</output>}
    </div>
  );
}
