import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { setOneSwitch, useOneSwitch } from '../../../switch-setting.ts';
import css from './pause-dialog.module.css';

/** Playing with one key or one tap: choices light up one after the other. */
export function SwitchChoice() {
  const { t } = useTranslation('leerling');
  const id = useId();
  const on = useOneSwitch();
  return (
    <p className={css['stem']}>
      <input id={id} type="checkbox" checked={on} onChange={(event) => setOneSwitch(event.target.checked)} />
      <label htmlFor={id}>{t('pauze.eenKnop')}</label>
    </p>
  );
}
