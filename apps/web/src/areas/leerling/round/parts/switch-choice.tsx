import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useId } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { setOneSwitch, useOneSwitch } from '../../audio/device-setting.ts';
import css from './pause-dialog.module.css';

/** Playing with one key or one tap: choices light up one after the other. */
export function SwitchChoice() {
  const { t } = useTexts(leerlingTeksten);
  const id = useId();
  const on = useOneSwitch();
  return (
    <p className={css['stem']}>
      <input id={id} type="checkbox" checked={on} onChange={(event) => setOneSwitch(event.target.checked)} />
      <label htmlFor={id}>{t('pauze.eenKnop')}</label>
    </p>
  );
}
