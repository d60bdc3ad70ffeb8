import { BigButton } from '@spelrijk/ui/big-button';
import { BlobFigure } from '@spelrijk/ui/blob';
import type { Zitting } from '@spelrijk/contract/zittingen';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingMethodetoetsTeksten } from '@spelrijk/teksten/leerling-methodetoets';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { player } from '../../../../shared/audio/player.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { useUser } from '../../../../shared/session/session.ts';
import { useToneel } from '../../audio/use-regie.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Page } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import css from '../../parts/vel.module.css';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath } from '../../paths.ts';
import { stapVan, type Bezoek } from './stap.ts';
import { useZitting, type ToetsAdres } from './use-zitting.ts';
import { Toetswoord } from './toetswoord.tsx';

export const meta = () => pageTitle(leerlingMethodetoetsTeksten, 'titel');

const MAX_RT_MS = 86_400_000;

interface VelProps {
  readonly leerlingId: string;
  readonly mood?: 'blij' | 'trots';
  readonly kop?: string;
  readonly tekst: string;
  /** What is pressed most; without it the way to the map is. */
  readonly verder?: { readonly label: string; readonly onClick: () => void };
  readonly terug: string;
  readonly children?: ReactNode;
}

/** A sheet with something to read, and where to go from there. */
function Vel({ leerlingId, mood = 'blij', kop, tekst, verder, terug, children }: VelProps) {
  const navigate = useNavigate();
  const away = (): void => void navigate(kaartPath(leerlingId));
  return (
    <div className={css['vel']}>
      <span className={css['blob']}>
        <BlobFigure seed={11} mood={mood} alive />
      </span>
      {kop !== undefined && <h2>{kop}</h2>}
      <p className={css['zin']}>{tekst}</p>
      {children}
      <div className={css['knoppen']}>
        {verder && <BigButton onClick={verder.onClick}>{verder.label}</BigButton>}
        <BigButton tone={verder ? 'papier' : 'zee'} onClick={away}>
          {terug}
        </BigButton>
      </div>
    </div>
  );
}

/** A visitor of the demo reads on every sheet that it is an example; who looks along reads so above the page. */
function Voorbeeld() {
  const { t } = useTexts(leerlingMethodetoetsTeksten);
  return useUser()?.role === 'demo' ? <p className={css['voorbeeld']}>{t('voorbeeld')}</p> : null;
}

type Werk = ReturnType<typeof useZitting>;

interface ToetsProps {
  readonly leerlingId: string;
  readonly zitting: Zitting;
  readonly werk: Werk;
  readonly bezoek: Bezoek;
  readonly onBezoek: (bezoek: Bezoek) => void;
}

/** The sheet of this moment. */
function Toets({ leerlingId, zitting, werk, bezoek, onBezoek }: ToetsProps) {
  const { t } = useTexts(leerlingMethodetoetsTeksten);
  const { gemaakt, aantal, item, afspeel } = zitting;
  const terug = t('naarKaart');
  const begin = (): void => {
    player.unlock();
    onBezoek({ begonnen: true, vanaf: gemaakt });
  };
  const stap = werk.isDicht ? 'dicht' : stapVan(zitting, bezoek);
  const isHervat = gemaakt > 0 && !zitting.meekijken;
  const verder = { label: t(isHervat ? 'verder' : 'begin'), onClick: begin };
  if (stap === 'begin')
    return (
      <Vel leerlingId={leerlingId} tekst={t('uitleg', { count: aantal })} verder={verder} terug={terug}>
        {isHervat && <p>{t('hervat', { gemaakt, aantal })}</p>}
      </Vel>
    );
  if (stap === 'rust')
    return (
      <Vel
        leerlingId={leerlingId}
        kop={t('rust')}
        tekst={t('rustUitleg', { gemaakt, aantal })}
        verder={{ label: t('verder'), onClick: begin }}
        terug={t('stop')}
      />
    );
  if (stap === 'klaar') return <Vel leerlingId={leerlingId} mood="trots" kop={t('klaar')} tekst={t('klaarUitleg')} terug={terug} />;
  if (stap !== 'woord' || item === null) return <Vel leerlingId={leerlingId} tekst={t(stap === 'woord' ? 'dicht' : stap)} terug={terug} />;
  return (
    <>
      {werk.isAlBewaard && <output className={css['bericht']}>{t('alBewaard')}</output>}
      <Toetswoord
        key={item.id}
        item={item}
        totaal={aantal}
        afspeel={afspeel}
        isBezig={werk.isBezig}
        onAnswer={(gegeven, rtMs) =>
          werk.answer({ itemId: item.id, gegeven: gegeven.slice(0, 80), rtMs: Math.max(0, Math.min(MAX_RT_MS, Math.round(rtMs))) })
        }
      />
    </>
  );
}

function Sheet({ adres }: { readonly adres: ToetsAdres }) {
  const { t } = useTexts(leerlingMethodetoetsTeksten, leerlingTeksten);
  const { leerlingId } = adres;
  const werk = useZitting(adres);
  // Here, so that a child that waited for its connection goes on at its word and not at the start.
  const [bezoek, setBezoek] = useState<Bezoek>({ begonnen: false, vanaf: 0 });
  const { zitting, error, isDicht, isWachtend } = werk;
  // Switched off, or thrown away, while a child was in it: what it made is kept.
  const wasHere = zitting !== undefined || isDicht;
  if (isNotFound(error) && !wasHere) return <NotFound inFrame to={kaartPath(leerlingId)} label={t('leerling:venster.terug')} />;
  if (isNotFound(error)) return <Vel leerlingId={leerlingId} tekst={t('dicht')} terug={t('naarKaart')} />;
  if (isWachtend)
    return (
      <Vel leerlingId={leerlingId} tekst={t('wachtOpNet')} verder={{ label: t('probeer'), onClick: werk.probeer }} terug={t('naarKaart')} />
    );
  if (!zitting && error) return <TryAgain message={t('fout')} detail={error.message} onRetry={werk.refetch} />;
  if (!zitting) return <Waiting text={t('leerling:laden')} />;
  return (
    <>
      <Voorbeeld />
      <Toets leerlingId={leerlingId} zitting={zitting} werk={werk} bezoek={bezoek} onBezoek={setBezoek} />
    </>
  );
}

export default function MethodetoetsScreen() {
  const { t } = useTexts(leerlingMethodetoetsTeksten);
  useToneel(null);
  const { leerlingId = '', adminId = '', methodetoetsId = '' } = useParams();
  return (
    <Page leerlingId={leerlingId} title={t('titel')} hear={[]}>
      <Sheet key={`${leerlingId} ${methodetoetsId}`} adres={{ leerlingId, adminId, methodetoetsId }} />
    </Page>
  );
}
