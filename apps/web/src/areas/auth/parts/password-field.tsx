import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { authTeksten } from '@spelrijk/teksten/auth';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './card.module.css';
import { Field } from './field.tsx';

interface PasswordFieldProps {
  readonly fout: string | undefined;
  readonly onInput: () => void;
  readonly label?: string;
  /** A password that is being chosen: the browser offers to make and keep one. */
  readonly isNew?: boolean;
}

export function PasswordField({ fout, onInput, label, isNew = false }: PasswordFieldProps) {
  const { t } = useTexts(authTeksten);
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label ?? t('login.wachtwoord')}
      name="wachtwoord"
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
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
