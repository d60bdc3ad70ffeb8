import { mdiBookmarkOutline, mdiCheck, mdiChevronDown, mdiChevronUp, mdiPlay, mdiStop } from '@mdi/js';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { useEffect, useRef } from 'react';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../../audio/device-setting.ts';
import { useMedia } from '../../use-media.ts';
import type { Follow } from './use-follow.ts';
import { Geknipt } from './vooraf.tsx';
import css from './planktekst.module.css';

interface TempoControlsProps {
  /** Of how many paragraphs this is which, from 1. */
  readonly nr: number;
  readonly van: number;
  readonly onNext: () => void;
}

/** Own pace: one button, also under space and Enter. */
export function TempoControls({ nr, van, onNext }: TempoControlsProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  const knop = useRef<HTMLButtonElement>(null);
  useEffect(() => knop.current?.focus(), []);
  return (
    <div className={css['knoppen']}>
      <output>{t('plank.tempo.nummer', { nr, van })}</output>
      <BigButton ref={knop} onClick={onNext}>
        <Icon path={nr < van ? mdiChevronDown : mdiCheck} size={24} /> {t(nr < van ? 'plank.tempo.verder' : 'plank.ikBenKlaar')}
      </BigButton>
    </div>
  );
}

interface ControlsProps {
  readonly follow: Follow;
  readonly heard: boolean;
  /** The word that was heard last, cut as it is read; empty: it is of one piece. */
  readonly stukken: string;
  readonly onVoice: () => void;
  readonly onDone: () => void;
  /** Stop before the end. */
  readonly onStop: () => void;
}

export function Controls({ follow, heard, stukken, onVoice, onDone, onStop }: ControlsProps) {
  const { t } = useTexts(leerlingLezenTeksten);
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
      {follow.at > 0 && (
        <RoundButton name={t('plank.daarna.stopHier')} onClick={onStop}>
          <Icon path={mdiBookmarkOutline} size={26} />
        </RoundButton>
      )}
      {!touch && <p className={css['toetsen']}>{t('plank.toetsen')}</p>}
      {/* Heard at that moment, so not said once more. */}
      {stukken !== '' && (
        <p className={css['stukken']}>
          <Geknipt woord={stukken} />
        </p>
      )}
      {(!heard || broken) && <output>{t(heard ? 'plank.stemWeg' : 'plank.zonderStem')}</output>}
    </div>
  );
}
