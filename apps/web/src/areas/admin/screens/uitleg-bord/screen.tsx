import { isZin } from '@spelrijk/domain/woordlijst';
import { opdrachtTeksten } from '@spelrijk/teksten/opdrachten';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { href, useNavigate, useParams, useSearchParams } from 'react-router';
import { player } from '../../../../shared/audio/player.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { type Uitleg, uitlegQuery } from '../../opdrachten/queries.ts';
import { usePathParams } from '../../params.ts';
import { bladenVan, verder, type Blad, type Stand } from './stappen.ts';
import css from './uitleg-bord.module.css';

export const handle: Crumbs = { crumbs: [groepCrumb, crumb(opdrachtTeksten, 'bordscherm.titel')] };
export const meta = () => pageTitle(opdrachtTeksten, 'bordscherm.titel');

interface Keys {
  readonly go: (richting: 1 | -1) => void;
  readonly hear: () => void;
  readonly onClose: () => void;
}

/** Keys of somebody who stands beside the board, and of a pointer that sends page up and down. */
function useKeys({ go, hear, onClose }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isControl = event.target instanceof HTMLElement && event.target.closest('button') !== null;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowRight' || event.key === 'PageDown' || (event.key === ' ' && !isControl)) {
      event.preventDefault();
      go(1);
    } else if (event.key === 'ArrowLeft' || event.key === 'PageUp') go(-1);
    else if (event.key.toLowerCase() === 'r') hear();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function Merk({
  woord,
  plek,
  wrong,
}: {
  readonly woord: string;
  readonly plek: { readonly start: number; readonly end: number } | null;
  readonly wrong: boolean;
}) {
  if (!plek) return <span>{woord}</span>;
  return (
    <span>
      {woord.slice(0, plek.start)}
      {/* A sign that was left out has a place and no letters. */}
      <mark data-fout={wrong} data-leeg={plek.start === plek.end}>
        {woord.slice(plek.start, plek.end)}
      </mark>
      {woord.slice(plek.end)}
    </span>
  );
}

function Woord({ blad: { woord }, open }: { readonly blad: Blad & { readonly soort: 'woord' }; readonly open: boolean }) {
  const { t } = useTexts(opdrachtTeksten);
  const { fout } = woord;
  const zin = isZin(woord.woord);
  const shows = open || !fout;
  return (
    <>
      {fout && (
        <p className={css['woord']} data-fout="true" data-zin={zin}>
          <small>{t('bordscherm.zoMis')}</small>
          <Merk woord={fout.gegeven} plek={fout.getypt} wrong />
        </p>
      )}
      <p className={css['woord']} aria-live="polite" data-dicht={!shows} data-zin={zin}>
        <small>{t('bordscherm.zoGoed')}</small>
        {shows ? <Merk woord={woord.woord} plek={woord.knelpunt} wrong={false} /> : '…'}
      </p>
      {shows && woord.klankgroepen.length > 1 && <p className={css['groepen']}>{woord.klankgroepen.join(' · ')}</p>}
    </>
  );
}

function Page({ uitleg, blad, open }: { readonly uitleg: Uitleg; readonly blad: Blad; readonly open: boolean }) {
  const { t } = useTexts(opdrachtTeksten);
  if (blad.soort === 'woord') return <Woord blad={blad} open={open} />;
  const words = { nr: blad.soort === 'stap' ? blad.nr + 1 : 0, totaal: uitleg.stappen.length };
  return (
    <>
      <p className={css['boven']}>{blad.soort === 'stap' ? t('bordscherm.stap', words) : t('bordscherm.regel')}</p>
      <p className={css['tekst']}>{blad.soort === 'stap' ? uitleg.stappen[blad.nr] : uitleg.regel}</p>
      {blad.soort === 'regel' && <p className={css['hulp']}>{t('bordscherm.toetsen')}</p>}
    </>
  );
}

function Board({ uitleg, onClose }: { readonly uitleg: Uitleg; readonly onClose: () => void }) {
  const { t } = useTexts(opdrachtTeksten);
  const [stand, setStand] = useState<Stand>({ plek: 0, open: false });
  const bladen = bladenVan(uitleg);
  const blad = bladen[stand.plek];
  const hear = (): void => {
    if (typeof blad?.geluid !== 'string') return;
    player.unlock();
    void player.play([{ soort: 'klank', adres: blad.geluid }]);
  };
  const go = (richting: 1 | -1): void => {
    player.stop();
    setStand((nu) => verder(nu, bladen, richting));
  };
  useKeys({ go, hear, onClose });
  useEffect(() => () => player.stop(), []);
  const isLast = stand.plek === bladen.length - 1 && verder(stand, bladen, 1).open === stand.open;
  const closed = blad?.soort === 'woord' && blad.woord.fout !== null && !stand.open;
  return (
    <section className={css['bord']} aria-label={t('bordscherm.titel')}>
      <header className={css['kop']}>
        <h1>{uitleg.naam}</h1>
        <button type="button" onClick={onClose}>
          {t('bordscherm.sluit')}
        </button>
      </header>
      <div className={css['midden']}>{blad && <Page uitleg={uitleg} blad={blad} open={stand.open} />}</div>
      <footer className={css['knoppen']}>
        <button type="button" disabled={stand.plek === 0} onClick={() => go(-1)}>
          {t('bordscherm.vorige')}
        </button>
        <button type="button" disabled={typeof blad?.geluid !== 'string'} onClick={hear}>
          {t(typeof blad?.geluid === 'string' ? 'bordscherm.hoor' : 'bordscherm.stil')}
        </button>
        {isLast ? (
          <button type="button" data-eerst="true" onClick={() => setStand({ plek: 0, open: false })}>
            {t('bordscherm.opnieuw')}
          </button>
        ) : (
          <button type="button" data-eerst="true" onClick={() => go(1)}>
            {t(closed ? 'bordscherm.toon' : 'bordscherm.volgende')}
          </button>
        )}
        <output>
          {stand.plek + 1} / {bladen.length}
        </output>
      </footer>
    </section>
  );
}

export default function UitlegBordScreen() {
  const { t } = useTexts(opdrachtTeksten);
  const { adminId, groepId } = usePathParams();
  const { categorie = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(uitlegQuery({ adminId, groepId }, categorie, search.get('leerlingen') ?? ''));
  const to = href('/admins/:adminId/groepen/:groepId/voortgang', { adminId, groepId });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} back={{ to, label: t('bordscherm.titel') }} />;
  if (!data) return <Waiting />;
  // Back to where the docent came from; by its address alone the board belongs to the groep.
  const onClose = (): void => void (window.history.length > 1 ? navigate(-1) : navigate(to));
  return <Board uitleg={data} onClose={onClose} />;
}
