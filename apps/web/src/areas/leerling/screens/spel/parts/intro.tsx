import { mdiPlay, mdiVolumeHigh } from '@mdi/js';
import type { Taak } from '@spelrijk/domain/taak';
import { type Game, type GameManifest, uitlegFor } from '@spelrijk/game-kit/game';
import { OEFENVORMEN } from '@spelrijk/domain/oefenvorm';
import { manifests } from '@spelrijk/games/manifests';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Bloep } from '@spelrijk/ui/blob';
import { Icon } from '@spelrijk/ui/icon';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSoundOn } from '../../../audio/sound-setting.ts';
import { useReadAloud } from '../../../audio/use-read-aloud.ts';
import { kaartPath, spelPath } from '../../../paths.ts';
import { useMedia } from '../../../use-media.ts';
import { Backdrop } from './backdrop.tsx';
import css from './intro.module.css';

interface IntroProps {
  readonly leerlingId: string;
  readonly taak: Taak;
  readonly manifest: GameManifest;
  readonly game: Game;
  readonly figuur: number;
  /** Words still to do; fewer than the taak has when it was begun before. */
  readonly left: number;
  readonly onStart: () => void;
}

/** Before the game: what to do, once, read aloud at a tap, and the tap that unlocks sound. */
export function Intro({ leerlingId, taak, manifest, game, figuur, left, onStart }: IntroProps) {
  const { t } = useTranslation('leerling');
  const touch = useMedia('(pointer: coarse)');
  const soundOn = useSoundOn();
  const others = manifests.filter(({ slug }) => slug !== manifest.slug && taak.games.includes(slug));
  const begun = left < taak.opgaven.length;
  const { bediening, instructie } = uitlegFor(manifest, OEFENVORMEN[taak.vorm].antwoordvorm);
  const read = useReadAloud().text(instructie);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), []);
  return (
    <section className={css['scherm']} aria-labelledby="spel-titel">
      <Backdrop game={game} figuur={figuur} taak={taak} />
      <div className={css['kaart']}>
        <div className={css['bloep']}>
          <Bloep alive />
        </div>
        <h1 id="spel-titel">{manifest.titel}</h1>
        <p className={css['instructie']}>
          {instructie}
          {read && soundOn && (
            <RoundButton name={t('spel.hoorUitleg')} onClick={read}>
              <Icon path={mdiVolumeHigh} />
            </RoundButton>
          )}
        </p>
        <p className={css['hoe']}>{touch ? bediening.aanraken : bediening.toetsen}</p>
        {!soundOn && <p className={css['hoe']}>{t('spel.zonderGeluid')}</p>}
        {begun && <p className={css['begonnen']}>{t('spel.nogWoorden', { count: left })}</p>}
        <div className={css['knoppen']}>
          <BigButton ref={start} tone="zon" onClick={onStart}>
            <Icon path={mdiPlay} size={34} />
            {t(begun ? 'spel.verderSpelen' : 'spel.spelen')}
          </BigButton>
          <Link className={css['link']} to={kaartPath(leerlingId)}>
            {t('einde.kaart')}
          </Link>
        </div>
        {others.length > 0 && (
          <p className={css['andere']}>
            {t('spel.anderSpel')}{' '}
            {others.map(({ slug, titel: name }) => (
              <Link key={slug} className={css['link']} replace to={spelPath(leerlingId, { ...taak, game: slug })}>
                {name}
              </Link>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
