import { mdiCheck, mdiChevronDown, mdiChevronUp, mdiPlay, mdiStop } from '@mdi/js';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../../audio/device-setting.ts';
import { useMedia } from '../../use-media.ts';
import type { Follow } from './use-follow.ts';
import css from './planktekst.module.css';

interface ControlsProps {
  readonly follow: Follow;
  readonly heard: boolean;
  /** The word that was heard last, cut as it is read; empty: it is of one piece. */
  readonly stukken: string;
  readonly onVoice: () => void;
  readonly onDone: () => void;
}

export function Controls({ follow, heard, stukken, onVoice, onDone }: ControlsProps) {
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
      {!touch && <p className={css['toetsen']}>{t('plank.toetsen')}</p>}
      {stukken !== '' && <output className={css['stukken']}>{stukken}</output>}
      {(!heard || broken) && <output>{t(heard ? 'plank.stemWeg' : 'plank.zonderStem')}</output>}
    </div>
  );
}
