import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../login.module.css';
import { Field } from './field.tsx';

interface PasswordFieldProps {
  readonly fout: string | undefined;
  readonly onInput: () => void;
}

export function PasswordField({ fout, onInput }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={t('login.wachtwoord')}
      name="wachtwoord"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      fout={fout}
      onInput={onInput}
    >
      <button
        type="button"
        className={css['oog']}
        aria-label={t(shown ? 'login.verbergWachtwoord' : 'login.toonWachtwoord')}
        onClick={() => setShown(!shown)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={shown ? mdiEyeOffOutline : mdiEyeOutline} />
        </svg>
      </button>
    </Field>
  );
}
