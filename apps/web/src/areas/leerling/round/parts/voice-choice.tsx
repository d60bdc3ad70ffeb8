import type { Regio } from '@spelrijk/domain/admin';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useId } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useDeviceVoice } from '../../audio/use-device-voice.ts';
import { setDeviceVoice, useDeviceVoiceOn } from '../../audio/device-setting.ts';
import css from './pause-dialog.module.css';

/** Asks for the voice of this device; only where it has a good one. */
export function VoiceChoice() {
  const { t, i18n } = useTexts(leerlingTeksten);
  const id = useId();
  const regio: Regio = i18n.language === 'nl-BE' ? 'be' : 'nl';
  const voice = useDeviceVoice(regio);
  const on = useDeviceVoiceOn();
  if (!voice) return null;
  return (
    <p className={css['stem']}>
      <input id={id} type="checkbox" checked={on} onChange={(event) => setDeviceVoice(event.target.checked)} />
      <label htmlFor={id}>{t('pauze.toestelstem')}</label>
    </p>
  );
}
