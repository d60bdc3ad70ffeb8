import { mdiChevronRight, mdiPlay, mdiStop } from '@mdi/js';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingKlaarTeksten } from '@spelrijk/teksten/leerling-klaar';
import { BigButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useToneel } from '../../audio/use-regie.ts';
import { useLooksOn } from '../../looks-on.ts';
import { Page, PageLink } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { useVerder } from '../../parts/use-verder.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { leesplankPath } from '../../paths.ts';
import { useSpel, type Toneelstuk } from './use-spel.ts';
import css from './toneel.module.css';

export const meta = () => pageTitle(leerlingKlaarTeksten, 'toneel.titel');

const stukQuery = (leerlingId: string, tekstId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'toneel', tekstId],
    queryFn: () => call('readToneelstuk', { params: { leerlingId, tekstId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export default function ToneelScreen() {
  const { t } = useTexts(leerlingKlaarTeksten, leerlingTeksten);
  useToneel(null);
  const { leerlingId = '', tekstId = '' } = useParams();
  const { data, error, refetch } = useQuery(stukQuery(leerlingId, tekstId));
  if (isNotFound(error)) return <NotFound inFrame to={leesplankPath(leerlingId)} label={t('toneel.terug')} />;
  if (error) return <TryAgain message={t('toneel.fout')} detail={error.message} onRetry={() => void refetch()} />;
  return data ? <Stuk key={tekstId} leerlingId={leerlingId} stuk={data} /> : <Waiting text={t('leerling:laden')} />;
}

interface StukProps {
  readonly leerlingId: string;
  readonly stuk: Toneelstuk;
}

function Stuk({ leerlingId, stuk }: StukProps) {
  const { t } = useTexts(leerlingKlaarTeksten);
  const keeps = !useLooksOn();
  const [gekozen, setGekozen] = useState<string | null>(null);
  const eigen = new Set(gekozen === null ? stuk.eigen : [gekozen]);
  const spel = useSpel({ leerlingId, stuk, eigen, keeps });
  const { at, fase, wacht, start, next, stop } = spel;
  useVerder(fase === 'loopt', next);
  const isEigen = (rol: string | null): boolean => rol !== null && eigen.has(rol);
  const nu = stuk.beurten[at];
  return (
    <Page
      leerlingId={leerlingId}
      title={t('toneel.titel')}
      hear={[]}
      aside={<PageLink to={leesplankPath(leerlingId)}>{t('toneel.terug')}</PageLink>}
    >
      {fase === 'kies' && <Rolkeuze stuk={stuk} eigen={eigen} onKies={setGekozen} />}
      <Regels stuk={stuk} at={at} isEigen={isEigen} />
      <div className={css['knoppen']}>
        <output className={css['stand']}>
          {fase === 'uit' ? t('toneel.klaar') : nu ? t(isEigen(nu.rol) ? 'toneel.jij' : wacht ? 'toneel.lees' : 'toneel.luister') : ''}
        </output>
        {fase === 'loopt' ? (
          <>
            <BigButton onClick={next}>
              <Icon path={mdiChevronRight} size={24} /> {t('toneel.verder')}
            </BigButton>
            <BigButton tone="papier" onClick={stop}>
              <Icon path={mdiStop} size={24} /> {t('toneel.stop')}
            </BigButton>
          </>
        ) : (
          <BigButton onClick={start} disabled={eigen.size === 0}>
            <Icon path={mdiPlay} size={24} /> {t(fase === 'uit' ? 'toneel.nogEens' : 'toneel.start')}
          </BigButton>
        )}
      </div>
    </Page>
  );
}

interface RolkeuzeProps {
  readonly stuk: Toneelstuk;
  readonly eigen: ReadonlySet<string>;
  readonly onKies: (rol: string) => void;
}

function Rolkeuze({ stuk, eigen, onKies }: RolkeuzeProps) {
  const { t } = useTexts(leerlingKlaarTeksten);
  return (
    <fieldset className={css['rollen']}>
      <legend>{eigen.size === 0 ? t('toneel.kies') : t('toneel.bent', { rollen: [...eigen].join(', ') })}</legend>
      {stuk.rollen.map((rol) => (
        <label key={rol}>
          <input type="radio" name="rol" checked={eigen.size === 1 && eigen.has(rol)} onChange={() => onKies(rol)} />
          {rol}
        </label>
      ))}
    </fieldset>
  );
}

interface RegelsProps {
  readonly stuk: Toneelstuk;
  readonly at: number;
  readonly isEigen: (rol: string | null) => boolean;
}

function Regels({ stuk, at, isEigen }: RegelsProps) {
  const { t } = useTexts(leerlingKlaarTeksten);
  const blad = useRef<HTMLOListElement>(null);
  useEffect(() => {
    blad.current?.querySelector(`[data-nr="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section className={css['blad']} aria-labelledby="toneelstuk">
      <h2 id="toneelstuk">{stuk.titel}</h2>
      <ol ref={blad}>
        {stuk.beurten.map(({ rol, zinnen }, nr) => (
          <li
            key={`${nr}-${zinnen[0]}`}
            data-nr={nr}
            data-eigen={isEigen(rol) || undefined}
            data-aanwijzing={rol === null || undefined}
            aria-current={nr === at ? true : undefined}
          >
            {rol !== null && (
              <strong>
                {rol}
                {isEigen(rol) && <span> ({t('toneel.jou')})</span>}
              </strong>
            )}
            <p>{zinnen.join(' ')}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
