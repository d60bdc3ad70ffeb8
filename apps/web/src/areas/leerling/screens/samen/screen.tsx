import { mdiChevronRight, mdiPlay, mdiStop } from '@mdi/js';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingKlaarTeksten } from '@spelrijk/teksten/leerling-klaar';
import { PRAATVRAGEN, samenlezenTeksten } from '@spelrijk/teksten/samenlezen';
import { BigButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { sessionStore } from '../../../../shared/session/storage.ts';
import { beeldProps } from '../../../../shared/kindbeeld/kindbeeld.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useToneel } from '../../audio/use-regie.ts';
import { Page, PageLink } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { useVerder } from '../../parts/use-verder.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { leesplankPath } from '../../paths.ts';
import { useInstelling } from '../../use-instelling.ts';
import css from './samen.module.css';

export const meta = () => pageTitle(leerlingKlaarTeksten, 'samen.titel');

type Samenlezing = Output<Api['readSamenlezing']>;

const samenQuery = (leerlingId: string, opdrachtId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'samen', opdrachtId],
    queryFn: () => call('readSamenlezing', { params: { leerlingId, opdrachtId } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What is read next, and how: sentences `van` up to `tot`, from 0. */
interface Stap {
  readonly hoe: 'voor' | 'samen' | 'zelf' | 'heel';
  readonly van: number;
  readonly tot: number;
  /** The piece it belongs to, from 1; 0: the whole text. */
  readonly nr: number;
}

/** A tutor reads paragraph by paragraph; voor-koor-zelf goes sentence by sentence, and then the whole. */
function stappenVan({ vorm, alineas }: Samenlezing): readonly Stap[] {
  const lengtes = vorm === 'tutor' ? alineas.map(({ length }) => length) : alineas.flat().map(() => 1);
  const stukken = lengtes.map((lengte, i) => {
    const van = lengtes.slice(0, i).reduce((som, n) => som + n, 0);
    return { van, tot: van + lengte, nr: i + 1 };
  });
  const stappen = stukken.flatMap((stuk) => (['voor', 'samen', 'zelf'] as const).map((hoe) => ({ hoe, ...stuk })));
  return vorm === 'tutor' ? stappen : [...stappen, { hoe: 'heel', van: 0, tot: lengtes.length, nr: 0 }];
}

/** Who says these sentences, and whom they name. */
function usePaar({ rol, lezer, tutor }: Samenlezing) {
  const { t } = useTexts(leerlingKlaarTeksten);
  const wie = tutor === null ? 'naast' : rol === 'tutor' ? 'tutor' : 'met';
  const naam = (rol === 'tutor' ? lezer : tutor) ?? '';
  return (wat: 'wie' | 'vast' | Stap['hoe']): string => t(`samen.${wat}.${wie}`, { naam });
}

export default function SamenScreen() {
  const { t } = useTexts(leerlingKlaarTeksten, leerlingTeksten);
  useToneel(null);
  const { leerlingId = '', opdrachtId = '' } = useParams();
  const { data, error, refetch } = useQuery(samenQuery(leerlingId, opdrachtId));
  if (isNotFound(error)) return <NotFound inFrame to={leesplankPath(leerlingId)} label={t('toneel.terug')} />;
  if (error) return <TryAgain message={t('samen.fout')} detail={error.message} onRetry={() => void refetch()} />;
  return data ? <Samen key={opdrachtId} samen={data} /> : <Waiting text={t('leerling:laden')} />;
}

/** Time that was read (ms) since the page was opened, also when they stop and go on. */
function useKlok(): { readonly run: (loopt: boolean) => void; readonly ms: () => number } {
  const stand = useRef<{ ms: number; sinds: number | null; loopt: boolean }>({ ms: 0, sinds: null, loopt: false });
  const schakel = (loopt: boolean): void => {
    const { ms, sinds } = stand.current;
    const now = performance.now();
    const kijkt = document.visibilityState === 'visible';
    stand.current = { ms: sinds === null ? ms : ms + now - sinds, sinds: loopt && kijkt ? now : null, loopt };
  };
  const onLook = useEffectEvent((): void => schakel(stand.current.loopt));
  useEffect(() => {
    const change = (): void => onLook();
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  return {
    run: schakel,
    ms: () => {
      schakel(stand.current.loopt);
      return Math.round(stand.current.ms);
    },
  };
}

interface Tot {
  readonly ms: number;
  readonly verst: number;
  readonly uit: boolean;
}

/** What is not at the server yet, in this tab: it is still there after a reload, and is sent when the text is opened again. */
function useWacht() {
  const { leerlingId = '', opdrachtId = '' } = useParams();
  const sleutel = `samen ${leerlingId} ${opdrachtId}`;
  const read = (): Tot | null => {
    const [ms, verst, uit] = (sessionStore.get(sleutel) ?? '').split(' ').map(Number);
    return ms === undefined || verst === undefined || !(ms > 0 && verst > 0) ? null : { ms, verst, uit: uit === 1 };
  };
  return {
    read,
    /** With what waited already: nothing of it goes back. */
    add: (tot: Tot): Tot => {
      const er = read();
      const samen = { ms: Math.max(tot.ms, er?.ms ?? 0), verst: Math.max(tot.verst, er?.verst ?? 0), uit: tot.uit || er?.uit === true };
      sessionStore.set(sleutel, `${samen.ms} ${samen.verst} ${samen.uit ? 1 : 0}`);
      return samen;
    },
    /** It was kept; what came in meanwhile stays. */
    settle: (tot: Tot): void => {
      const er = read();
      if (er && er.ms <= tot.ms && er.verst <= tot.verst) sessionStore.remove(sleutel);
    },
  };
}

/** Kept at the end, at stopping and when it is left half-way; the server keeps one turn a day. */
function useSamen(samen: Samenlezing) {
  const { leerlingId = '', opdrachtId = '' } = useParams();
  const stappen = stappenVan(samen);
  const [at, setAt] = useState(-1);
  const klok = useKlok();
  const wacht = useWacht();
  const bewaren = useMutation({
    mutationFn: (tot: Tot) => call('saveSamenlezing', { params: { leerlingId, opdrachtId }, body: tot }),
    onSuccess: (_, tot) => wacht.settle(tot),
  });
  const { mutate } = bewaren;
  /** What was read by the child alone; the sentence after it is the furthest. */
  const keep = (tot: number): void => {
    const zelf = stappen.slice(0, tot).findLast(({ hoe }) => hoe === 'zelf');
    if (zelf) mutate(wacht.add({ ms: klok.ms(), verst: zelf.tot + 1, uit: tot >= stappen.length }));
  };
  const again = useEffectEvent((): void => {
    const er = wacht.read();
    if (er && !bewaren.isPending) mutate(er);
  });
  // What waited from before this page was opened, and when there is a connection again.
  useEffect(() => {
    again();
    const online = (): void => again();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  const loopt = at >= 0 && at < stappen.length;
  const leave = useEffectEvent((): void => {
    if (loopt) keep(at);
  });
  useEffect(() => () => leave(), []);
  return {
    stap: stappen[at],
    aantal: new Set(stappen.filter(({ nr }) => nr > 0).map(({ nr }) => nr)).size,
    fase: loopt ? 'loopt' : at < 0 ? 'kaart' : 'uit',
    bewaren,
    start: (): void => {
      bewaren.reset();
      klok.run(true);
      setAt(0);
    },
    next: (): void => {
      if (at + 1 === stappen.length) {
        klok.run(false);
        keep(stappen.length);
      }
      setAt(Math.min(stappen.length, at + 1));
    },
    stop: (): void => {
      klok.run(false);
      keep(at);
      setAt(-1);
    },
    nogEensBewaren: (): void => {
      const er = wacht.read();
      if (er) mutate(er);
    },
  } as const;
}

function Samen({ samen }: { readonly samen: Samenlezing }) {
  const { t } = useTexts(leerlingKlaarTeksten);
  const { leerlingId = '' } = useParams();
  const zeg = usePaar(samen);
  const lezen = useSamen(samen);
  const { stap, fase, aantal, start, next, stop } = lezen;
  useVerder(fase === 'loopt', next);
  const plaats = { nr: stap?.nr ?? 0, van: aantal };
  return (
    <Page
      leerlingId={leerlingId}
      title={t('samen.titel')}
      hear={[]}
      aside={<PageLink to={leesplankPath(leerlingId)}>{t('toneel.terug')}</PageLink>}
    >
      {fase === 'kaart' && <Kaart samen={samen} lezen={lezen} />}
      {fase === 'uit' ? <Uit samen={samen} lezen={lezen} /> : <Blad samen={samen} stap={stap} />}
      <div className={css['balk']}>
        <output className={css['stand']}>
          {stap && (
            <>
              {zeg(stap.hoe)}
              <span>
                {stap.nr === 0 || aantal === 1 ? t('samen.alles') : t(samen.vorm === 'tutor' ? 'samen.alinea' : 'samen.zin', plaats)}
              </span>
            </>
          )}
        </output>
        {fase === 'loopt' ? (
          <>
            <BigButton onClick={next}>
              <Icon path={mdiChevronRight} size={24} /> {t('samen.verder')}
            </BigButton>
            <BigButton tone="papier" onClick={stop}>
              <Icon path={mdiStop} size={24} /> {t('samen.stop')}
            </BigButton>
          </>
        ) : (
          // What was not kept yet is not written over.
          (fase === 'kaart' || !lezen.bewaren.isError) && (
            <BigButton onClick={start}>
              <Icon path={mdiPlay} size={24} /> {t(fase === 'uit' ? 'samen.nogEens' : 'samen.start')}
            </BigButton>
          )
        )}
      </div>
    </Page>
  );
}

/** Who does what, before it begins. */
function Kaart({ samen, lezen }: DeelProps) {
  const { t } = useTexts(leerlingKlaarTeksten);
  const zeg = usePaar(samen);
  return (
    <section className={css['kaart']} aria-labelledby="samen-kaart">
      <h2 id="samen-kaart">{t('samen.kaart')}</h2>
      <p>{zeg('wie')}</p>
      <p>{t(`samen.stuk.${samen.vorm}`)}</p>
      <ol>
        {(['voor', 'samen', 'zelf'] as const).map((hoe) => (
          <li key={hoe}>{zeg(hoe)}</li>
        ))}
      </ol>
      <p>{zeg('vast')}</p>
      {samen.tutor !== null && <p>{t('samen.schermen')}</p>}
      <Bewaard lezen={lezen} />
    </section>
  );
}

interface DeelProps {
  readonly samen: Samenlezing;
  readonly lezen: ReturnType<typeof useSamen>;
}

/** Whether what was read is at the server; nothing as long as nothing was read. */
function Bewaard({ lezen: { bewaren, nogEensBewaren } }: Pick<DeelProps, 'lezen'>) {
  const { t } = useTexts(leerlingKlaarTeksten);
  const { data, isPending, isError } = bewaren;
  return (
    <>
      <output>
        {isPending && t('samen.bezig')}
        {isError && t('samen.weg')}
        {data && data.woorden > 0 && t('samen.gelezen', { count: data.woorden })}
      </output>
      {isError && <BigButton onClick={nogEensBewaren}>{t('samen.bewaar')}</BigButton>}
    </>
  );
}

/** Two questions to talk about, and how much was read. */
function Uit({ samen, lezen }: DeelProps) {
  const { t } = useTexts(leerlingKlaarTeksten, samenlezenTeksten);
  return (
    <section className={css['kaart']} aria-labelledby="samen-praat">
      <h2 id="samen-praat">{t('leerlingKlaar:samen.praat')}</h2>
      <ul>
        {(['een', 'twee'] as const).map((nr) => (
          <li key={nr}>{t(`samenlezen:vraag.${PRAATVRAGEN[samen.soort]}.${nr}`)}</li>
        ))}
      </ul>
      <Bewaard lezen={lezen} />
    </section>
  );
}

/** The text, in the letters of the child whose screen it is; what is read now is lit. */
function Blad({ samen: { titel, alineas, perRegel }, stap }: { readonly samen: Samenlezing; readonly stap: Stap | undefined }) {
  const { instelling } = useInstelling();
  const { className, ...beeld } = beeldProps(instelling);
  const blad = useRef<HTMLElement>(null);
  // Before it begins nothing is scrolled: who does what stands above the text.
  const at = stap?.van ?? -1;
  useEffect(() => {
    blad.current?.querySelector(`[data-plek="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const starts = alineas.map((_, i) => alineas.slice(0, i).flat().length);
  return (
    <section ref={blad} className={`${css['blad']} ${className}`} {...beeld} data-regels={perRegel} aria-labelledby="samen-tekst">
      <h2 id="samen-tekst">{titel}</h2>
      {alineas.map((zinnen, i) => (
        <p key={starts[i]}>
          {zinnen.map((zin, n) => {
            const plek = (starts[i] ?? 0) + n;
            const nu = stap !== undefined && plek >= stap.van && plek < stap.tot;
            return (
              <span key={`${n}-${zin}`} className={css['zin']} data-plek={plek} aria-current={nu ? true : undefined}>
                {zin}{' '}
              </span>
            );
          })}
        </p>
      ))}
    </section>
  );
}
