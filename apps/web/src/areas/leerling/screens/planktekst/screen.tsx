import { mdiCheck, mdiChevronDown, mdiChevronUp, mdiPlay, mdiStop } from '@mdi/js';
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { player } from '../../../../shared/audio/player.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { useToneel } from '../../audio/use-regie.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../../audio/sound-setting.ts';
import { useLooksOn } from '../../looks-on.ts';
import { Page } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { leesplankPath } from '../../paths.ts';
import { beurtenSent } from '../../queue/reading.ts';
import { useMedia } from '../../use-media.ts';
import { useBeurt } from './use-beurt.ts';
import { type Follow, useFollow } from './use-follow.ts';
import css from './planktekst.module.css';

export const meta = () => pageTitle(leerlingTeksten, 'plank.titel');

type Planktekst = Output<Api['readPlanktekst']>;

const tekstQuery = (leerlingId: string, tekstId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'leesplank', tekstId],
    queryFn: async () => {
      await beurtenSent();
      return call('readPlanktekst', { params: { leerlingId, tekstId } });
    },
    // Where the child was is of this moment; while it reads, nothing comes between.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export default function PlanktekstScreen() {
  const { t } = useTexts(leerlingTeksten);
  useToneel(null);
  const { leerlingId = '', tekstId = '' } = useParams();
  const { data, error, refetch } = useQuery(tekstQuery(leerlingId, tekstId));
  if (isNotFound(error)) return <NotFound inFrame to={leesplankPath(leerlingId)} label={t('plank.terug')} />;
  if (error) return <TryAgain message={t('plank.fout')} detail={error.message} onRetry={() => void refetch()} />;
  return data ? <Turns key={tekstId} leerlingId={leerlingId} tekst={data} /> : <Waiting text={t('laden')} />;
}

/** The first turn goes on where the child was; the next one begins at the title. */
function Turns({ leerlingId, tekst }: { readonly leerlingId: string; readonly tekst: Planktekst }) {
  const [turn, setTurn] = useState(0);
  const again = (): void => setTurn((nr) => nr + 1);
  return <Reading key={turn} leerlingId={leerlingId} tekst={tekst} from={turn === 0 ? tekst.plek : 0} onAgain={again} />;
}

/** Pressed as in a text: down and up a sentence, right and left a word, which is heard at once. */
const STAPPEN: Readonly<Record<string, readonly [zinnen: number, woorden: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Words that are heard: by tapping one, or from word to word with the keyboard; the one that is heard last is marked. */
function useWords(woorden: Planktekst['woorden'], { at, stop, move }: Follow, onHeard: (woord: string) => void) {
  const body = useRef<HTMLDivElement>(null);
  const hear = (woord: HTMLElement | undefined): void => {
    for (const vorig of body.current?.querySelectorAll('[data-nu]') ?? []) vorig.removeAttribute('data-nu');
    const naam = woord?.dataset['woord'] ?? '';
    const adres = woorden[naam];
    if (!woord || adres === undefined) return;
    onHeard(naam);
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

interface ReadingProps {
  readonly leerlingId: string;
  readonly tekst: Planktekst;
  readonly from: number;
  readonly onAgain: () => void;
}

function Reading({ leerlingId, tekst, from, onAgain }: ReadingProps) {
  const { t } = useTexts(leerlingTeksten);
  const { titel, alineas, perRegel, klanken, woorden } = tekst;
  const keeps = !useLooksOn();
  const [done, setDone] = useState(false);
  const follow = useFollow(klanken, alineas.flat().length + 1, from);
  const beurt = useBeurt({ leerlingId, tekstId: tekst.id, van: from, keeps }, follow.at);
  const body = useWords(woorden, follow, beurt.tap);
  const finish = (): void => {
    follow.stop();
    beurt.finish();
    setDone(true);
  };
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
      {done ? (
        <Done leerlingId={leerlingId} onAgain={onAgain} />
      ) : (
        <Controls follow={follow} heard={klanken.length > 0} onVoice={beurt.hear} onDone={finish} />
      )}
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

function Done({ leerlingId, onAgain }: { readonly leerlingId: string; readonly onAgain: () => void }) {
  const { t } = useTexts(leerlingTeksten);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={css['knoppen']}>
      <p ref={said} tabIndex={-1}>
        {t('plank.uit')}
      </p>
      <BigButton tone="papier" onClick={onAgain}>
        {t('plank.nogEens')}
      </BigButton>
      <Link className={css['klaar']} to={leesplankPath(leerlingId)}>
        {t('plank.terug')}
      </Link>
    </div>
  );
}

interface ControlsProps {
  readonly follow: Follow;
  readonly heard: boolean;
  readonly onVoice: () => void;
  readonly onDone: () => void;
}

function Controls({ follow, heard, onVoice, onDone }: ControlsProps) {
  const { t } = useTexts(leerlingTeksten);
  const soundOn = useSoundOn();
  const touch = useMedia('(pointer: coarse)');
  const { playing, broken, start, stop, move } = follow;
  const listen = (): void => {
    onVoice();
    start();
  };
  return (
    <div className={css['knoppen']}>
      {heard && soundOn && (
        <BigButton onClick={playing ? stop : listen}>
          <Icon path={playing ? mdiStop : mdiPlay} size={24} /> {t(playing ? 'plank.stop' : 'plank.luister')}
        </BigButton>
      )}
      <RoundButton name={t('plank.vorige')} onClick={() => move(-1)}>
        <Icon path={mdiChevronUp} size={28} />
      </RoundButton>
      <RoundButton name={t('plank.volgende')} onClick={() => move(1)}>
        <Icon path={mdiChevronDown} size={28} />
      </RoundButton>
      <BigButton tone="papier" onClick={onDone}>
        <Icon path={mdiCheck} size={24} /> {t('plank.ikBenKlaar')}
      </BigButton>
      {!touch && <p className={css['toetsen']}>{t('plank.toetsen')}</p>}
      {(!heard || broken) && <output>{t(heard ? 'plank.stemWeg' : 'plank.zonderStem')}</output>}
    </div>
  );
}
