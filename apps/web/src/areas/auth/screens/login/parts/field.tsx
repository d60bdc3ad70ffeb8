import { mdiAlertCircleOutline } from '@mdi/js';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import css from '../login.module.css';

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type' | 'autoComplete' | 'onInput'> {
  readonly label: string;
  readonly fout: string | undefined;
  /** A button inside the outline. */
  readonly children?: ReactNode;
}

/** An outlined field for names and passwords: nothing is capitalised, corrected or underlined by the device. */
export function Field({ label, fout, children, ...input }: FieldProps) {
  const id = useId();
  const foutId = `${id}fout`;
  return (
    <div className={css['veld']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      <div className={css['vak']} data-fout={fout !== undefined}>
        <input
          {...input}
          id={id}
          className={css['invoer']}
          maxLength={200}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={fout !== undefined}
          aria-describedby={fout === undefined ? undefined : foutId}
        />
        {children}
      </div>
      {fout !== undefined && (
        <p id={foutId} className={css['veldfout']}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path fill="currentColor" d={mdiAlertCircleOutline} />
          </svg>
          {fout}
        </p>
      )}
    </div>
  );
}
