import { mdiAccountVoice, mdiMusicNote, mdiStarFourPoints } from '@mdi/js';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useId, useState } from 'react';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { loadEffects, playEffect } from '../audio/effects.ts';
import { isMusicTime } from '../audio/music-time.ts';
import { setMusicHere, setSound, useMusicHere, useSoundOn } from '../audio/device-setting.ts';
import { setVolume, useVolumes, VOLST, type Schuif } from '../audio/volumes.ts';
import { useInstelling } from '../use-instelling.ts';
import css from './sound-panel.module.css';

const BEELD: Readonly<Record<Schuif, string>> = { stem: mdiAccountVoice, effecten: mdiStarFourPoints, muziek: mdiMusicNote };

/** How loud the voice, the effects and the music are; and whether this device sounds at all. */
export function SoundPanel() {
  const { t } = useTexts(leerlingTeksten);
  const soundOn = useSoundOn();
  const musicHere = useMusicHere();
  const { geluidseffecten, muziek } = useInstelling().instelling;
  const [opened] = useState(() => new Date());
  const mayMusic = geluidseffecten && isMusicTime(muziek, opened);
  return (
    <fieldset className={css['paneel']} aria-label={t('geluid.kop')}>
      <Tick name={t('geluid.alles')} on={soundOn} onChange={setSound} />
      <Slider schuif="stem" uit={!soundOn} />
      {geluidseffecten ? <Slider schuif="effecten" uit={!soundOn} /> : <p className={css['heel']}>{t('geluid.geenEffecten')}</p>}
      {mayMusic ? (
        <>
          <Slider schuif="muziek" uit={!soundOn || !musicHere} />
          <Tick name={t('geluid.hier')} on={musicHere} onChange={setMusicHere} />
        </>
      ) : (
        <p className={css['heel']}>{t('geluid.geenMuziek')}</p>
      )}
    </fieldset>
  );
}

function Slider({ schuif, uit }: { readonly schuif: Schuif; readonly uit: boolean }) {
  const { t } = useTexts(leerlingTeksten);
  const id = useId();
  const stand = useVolumes()[schuif];
  const onChange = (next: number): void => {
    setVolume(schuif, next);
    if (schuif === 'effecten') void loadEffects().then(() => playEffect('plop'));
  };
  return (
    <div className={css['schuif']}>
      <label htmlFor={id}>
        <Icon path={BEELD[schuif]} size={24} />
        {t(`geluid.${schuif}`)}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={VOLST}
        step={1}
        value={stand}
        disabled={uit}
        aria-valuetext={stand === 0 ? t('geluid.stil') : t('geluid.stand', { stand })}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

interface TickProps {
  readonly name: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Tick({ name, on, onChange }: TickProps) {
  const id = useId();
  return (
    <p className={css['vink']}>
      <input id={id} type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <label htmlFor={id}>{name}</label>
    </p>
  );
}
