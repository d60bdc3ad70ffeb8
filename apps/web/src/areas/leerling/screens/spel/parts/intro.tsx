import { mdiPlay } from '@mdi/js';
import type { Taak } from '@spelrijk/domain/taak';
import type { Game, GameManifest } from '@spelrijk/game-kit/contract';
import { uitlegFor } from '@spelrijk/game-kit/contract';
import { isLeesvorm, OEFENVORMEN } from '@spelrijk/domain/oefenvormen';
import { LEESVORMEN } from '@spelrijk/domain/leesvormen';
import { BigButton } from '@spelrijk/ui/big-button';
import { Bloep } from '@spelrijk/ui/blob';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useSoundOn } from '../../../audio/device-setting.ts';
import type { Line } from '../../../audio/speak.ts';
import { speak } from '../../../audio/speak.ts';
import { BlobSays, usePraat } from '../../../parts/blob-says.tsx';
import { Hear } from '../../../parts/hear.tsx';
import { localStore } from '../../../../../shared/session/storage.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { kaartPath } from '../../../paths.ts';
import { useMedia } from '../../../use-media.ts';
import { Backdrop } from './backdrop.tsx';
import { OtherGames } from './other-games.tsx';
import css from './intro.module.css';

interface IntroProps {
  readonly leerlingId: string;
  readonly taak: Taak;
  readonly manifest: GameManifest;
  readonly game: Game;
  readonly figuur: number;
  /** What to do is said at once: to the young always, to others the first time they see a game on this device. */
  readonly young: boolean;
  /** Words still to do; fewer than the taak has when it was begun before. */
  readonly left: number;
  readonly onStart: () => void;
}

/** Says the lines when the card opens: every time, or only the first time this game is seen on this device. */
function useSayOnce(slug: string, lines: readonly Line[], always: boolean, soundOn: boolean): void {
  const say = useEffectEvent(() => {
    const key = `uitleg:${slug}`;
    const seen = localStore.get(key) !== null;
    localStore.set(key, 'gehoord');
    if (soundOn && (always || !seen)) void speak(lines);
  });
  useEffect(() => say(), []);
}

/** How the words of this taak come to the child, where what to do does not say it: by ear, or as something that is to be completed. */
function ingangOf({ opgaven }: Taak): 'opdracht.luister' | 'spel.vulAan' | null {
  if (opgaven.some(({ antwoordvorm, audio }) => antwoordvorm !== 'FLITS' && audio.woord !== undefined)) return 'opdracht.luister';
  return opgaven.some(({ antwoordvorm, vraag }) => antwoordvorm === 'TYP' && vraag !== undefined) ? 'spel.vulAan' : null;
}

/** Before the game: what to do, once, read aloud at a tap, and the tap that unlocks sound. */
export function Intro({ leerlingId, taak, manifest, game, figuur, young, left, onStart }: IntroProps) {
  const { t } = useTexts(leerlingTeksten);
  const touch = useMedia('(pointer: coarse)');
  const soundOn = useSoundOn();
  const begun = left < taak.opgaven.length;
  const { bediening, instructie } = uitlegFor(manifest, OEFENVORMEN[taak.vorm].antwoordvorm, taak.vorm);
  const how = touch ? bediening.aanraken : bediening.toetsen;
  const ingang = ingangOf(taak);
  const hoort = ingang === 'opdracht.luister';
  const eerst = ingang !== null && (soundOn || !hoort) ? [t(ingang)] : [];
  const lines: readonly Line[] = [manifest.titel, ...eerst, instructie, how];
  const praat = usePraat('begin', leerlingId);
  const mustHear = isLeesvorm(taak.vorm) && LEESVORMEN[taak.vorm].horen;
  useSayOnce(manifest.slug, lines, young && soundOn, soundOn);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), []);
  return (
    <section className={css['scherm']} aria-labelledby="spel-titel">
      <Backdrop game={game} figuur={figuur} taak={taak} />
      <div className={css['kaart']}>
        <div className={css['bloep']}>
          <Bloep alive />
        </div>
        {!begun && <BlobSays line={praat} />}
        <h1 id="spel-titel">{manifest.titel}</h1>
        <p className={css['instructie']}>
          {[...eerst, instructie].join(' ')}
          <Hear name={t('spel.hoorUitleg')} lines={begun ? lines : [praat, ...lines]} />
        </p>
        <p className={css['hoe']}>{how}</p>
        {!soundOn && (hoort || mustHear) && <p className={css['hoe']}>{t(mustHear ? 'spel.moetHoren' : 'spel.zonderGeluid')}</p>}
        {begun && <p className={css['begonnen']}>{t('spel.nogTeGaan', { count: left })}</p>}
        <div className={css['knoppen']}>
          <BigButton ref={start} tone="zon" onClick={onStart}>
            <Icon path={mdiPlay} size={34} />
            {t(begun ? 'spel.verderSpelen' : 'spel.spelen')}
          </BigButton>
          <Link className={css['link']} to={kaartPath(leerlingId)}>
            {t('einde.kaart')}
          </Link>
        </div>
        <OtherGames leerlingId={leerlingId} taak={taak} slug={manifest.slug} />
      </div>
    </section>
  );
}
