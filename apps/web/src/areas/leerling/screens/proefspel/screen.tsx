import '@spelrijk/ui/tokens.css';
import { uitlegFor } from '@spelrijk/game-kit/contract';
import type { Game, GameManifest } from '@spelrijk/game-kit/contract';
import type { Taak } from '@spelrijk/domain/taak';
import { OEFENVORMEN } from '@spelrijk/domain/oefenvormen';
import { catalog } from '@spelrijk/games/catalog';
import { manifests } from '@spelrijk/games/manifests';
import { parseSlug } from '@spelrijk/games/slugs';
import { BigButton } from '@spelrijk/ui/big-button';
import { proefspelTeksten } from '@spelrijk/teksten/proefspel';
import { BlobFigure } from '@spelrijk/ui/blob';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { href, useParams, useSearchParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { audioOf } from '../../../../shared/audio/plan.ts';
import { STANDAARD_OEFENINSTELLING } from '@spelrijk/domain/standaard-instelling';
import { loadEffects } from '../../audio/effects.ts';
import { useSound } from '../../audio/use-regie.ts';
import { player } from '../../../../shared/audio/player.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { countInEenKeer, restOf } from '../../play/resume.ts';
import { useMedia } from '../../use-media.ts';
import { Round } from '../../round/round.tsx';
import css from './proefspel.module.css';

interface Geladen {
  readonly taak: Taak;
  readonly game: Game;
  readonly manifest: GameManifest;
}

async function load(slug: string, regio: 'nl' | 'be'): Promise<Geladen> {
  const manifest = manifests.find((m) => m.slug === slug);
  const game = await catalog[parseSlug(slug) ?? 'rups']?.();
  if (!manifest || !game) throw new Error(slug);
  return { taak: await call('readProeftaak', { params: { game: slug }, query: { regio } }), game, manifest };
}

export const meta = () => [...pageTitle(proefspelTeksten, 'kop'), { name: 'robots', content: 'noindex' }];

/** One round over the whole window, without an account: what to do, the game itself, and a friendly end. Stores nothing. */
export default function ProefspelScreen() {
  const { slug = '' } = useParams();
  const [zoek] = useSearchParams();
  const onStop = (): void => window.location.assign(`${href(zoek.get('van') === 'home' ? '/site/home' : '/site/spellen')}#spelen`);
  const { t, i18n } = useTexts(proefspelTeksten);
  const regio = i18n.language === 'nl-BE' ? 'be' : 'nl';
  const { data, isError, refetch } = useQuery({
    queryKey: ['proef', slug, regio],
    queryFn: () => load(slug, regio),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  useSound('', STANDAARD_OEFENINSTELLING);
  useEffect(() => () => player.stop(), []);
  return (
    <main className={css['venster']} aria-label={data?.manifest.titel ?? slug}>
      {data && <Gespeeld {...data} regio={regio} onStop={onStop} />}
      {!data && (
        <Kaart kop={isError ? t('fout') : t('laden')}>
          {isError && (
            <BigButton tone="zon" onClick={() => void refetch()}>
              {t('opnieuw')}
            </BigButton>
          )}
          <BigButton tone="papier" onClick={onStop}>
            {t('terug')}
          </BigButton>
        </Kaart>
      )}
    </main>
  );
}

function Kaart({ kop, tekst, children }: { readonly kop: string; readonly tekst?: string; readonly children: ReactNode }) {
  return (
    <div className={css['kaart']}>
      <div className={css['blob']} aria-hidden="true">
        <BlobFigure seed={41} mood="blij" alive />
      </div>
      <h1>{kop}</h1>
      {tekst !== undefined && <p>{tekst}</p>}
      <div className={css['knoppen']}>{children}</div>
    </div>
  );
}

type Fase = 'begin' | 'spelen' | 'einde';

function Gespeeld({ taak, game, manifest, regio, onStop }: Geladen & { readonly regio: 'nl' | 'be'; readonly onStop: () => void }) {
  const { t } = useTexts(proefspelTeksten);
  const touch = useMedia('(pointer: coarse)');
  const [fase, setFase] = useState<Fase>('begin');
  const [goed, setGoed] = useState(0);
  const [rest] = useState(() => restOf(taak.opgaven, []));
  useEffect(() => {
    for (const adres of audioOf(taak.opgaven)) void player.load(adres);
  }, [taak]);
  const start = (): void => {
    player.unlock();
    void loadEffects();
    setFase('spelen');
  };
  if (fase === 'spelen')
    return (
      <Round
        leerlingId=""
        taak={taak}
        rest={rest}
        manifest={manifest}
        game={game}
        sender={null}
        looksOn
        regio={regio}
        figuur={41}
        jaargroep={5}
        onStop={onStop}
        onBreuk={onStop}
        onDone={(uitslag) => {
          setGoed(countInEenKeer(uitslag));
          setFase('einde');
        }}
      />
    );
  const { instructie, bediening } = uitlegFor(manifest, OEFENVORMEN[taak.vorm].antwoordvorm, taak.vorm);
  const einde = fase === 'einde';
  return (
    <Kaart
      kop={einde ? t('klaar') : manifest.titel}
      tekst={
        einde
          ? `${t('goed', { aantal: goed, totaal: taak.opgaven.length })} ${t('dank')}`
          : `${instructie} ${touch ? bediening.aanraken : bediening.toetsen}`
      }
    >
      <BigButton tone="zon" onClick={start}>
        {t(einde ? 'nogEens' : 'begin')}
      </BigButton>
      {einde && (
        <BigButton tone="zee" onClick={() => window.location.assign(href('/site/aanvraagformulier'))}>
          {t('aanvragen')}
        </BigButton>
      )}
      <BigButton tone="papier" onClick={onStop}>
        {t('terug')}
      </BigButton>
    </Kaart>
  );
}
