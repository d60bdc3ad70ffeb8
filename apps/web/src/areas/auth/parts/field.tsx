import { mdiAlertCircleOutline } from '@mdi/js';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import css from './card.module.css';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'onInput' | 'autoFocus' | 'defaultValue'
> {
  readonly label: string;
  readonly fout: string | undefined;
  /** One line of help under the label. */
  readonly uitleg?: string | undefined;
  /** A button inside the outline. */
  readonly children?: ReactNode;
}

/** An outlined field for names and passwords: nothing is capitalised, corrected or underlined by the device. */
export function Field({ label, fout, uitleg, children, ...input }: FieldProps) {
  const id = useId();
  const foutId = `${id}fout`;
  const uitlegId = `${id}uitleg`;
  const described = [uitleg !== undefined && uitlegId, fout !== undefined && foutId].filter((part) => part !== false).join(' ');
  return (
    <div className={css['veld']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      {uitleg !== undefined && (
        <p id={uitlegId} className={css['hulp']}>
          {uitleg}
        </p>
      )}
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
          aria-describedby={described === '' ? undefined : described}
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
